/** Plays a saved match of Catch the Moon again from its seed and its hands' traces, in Node: every answer of nature must be the one that was kept. */
import { readFileSync } from 'node:fs';
import { play } from '../../../src/contract/play.ts';
import { nature } from '../../../src/games/moon/nature.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import type { MoonMove, MoonShape, MoonState } from '../../../src/games/moon/state.ts';
import { same } from '../../../src/lib/data.ts';
import { randomAt, type Seed } from '../../../src/lib/random.ts';
import type { SavedMatch } from '../../../src/match/saved-match.ts';

type Row = Pick<SavedMatch<MoonShape>, 'options' | 'players'> & {
  readonly body: Pick<SavedMatch<MoonShape>, 'log' | 'seed' | 'checkpoint'>;
};

export async function main([file = '']: readonly string[]): Promise<number> {
  const { options, players, body } = JSON.parse(readFileSync(file, 'utf8')) as Row;
  let state: MoonState = rules.setup(options, players.length);
  let memory: Uint8Array | null = null;
  let chance = body.seed;
  let turns = 0;
  for (const [index, ply] of body.log.entries()) {
    let move: MoonMove = ply.move;
    if (ply.actor === 'nature') {
      const random = randomAt(chance);
      const word = (): number => random.int(2 ** 32) | 0;
      const seed: Seed = [word(), word(), word(), word()];
      chance = random.cursor();
      const reply = await nature.answer(state, memory, seed);
      if (!same(reply.move, ply.move)) {
        console.log(`ply ${index}: ${JSON.stringify(reply.move)} instead of ${JSON.stringify(ply.move)}`);
        return 1;
      }
      ({ move, memory } = reply);
      if (move.type === 'settle') turns++;
    }
    state = play(rules, state, { actor: ply.actor, move }).state;
  }
  if (!same(state, body.checkpoint)) {
    console.log('another state at the end');
    return 1;
  }
  console.log(`played again in Node: ${turns} turns, the same answer to each, the same ${state.pile.length} poses`);
  return 0;
}
