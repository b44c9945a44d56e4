/** Saves of Catch the Moon for pictures and figures: one match with so many ladders standing and one in the hand. Run through Vite; prints JSON rows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChoices } from '../../src/contract/about.ts';
import type { Player } from '../../src/contract/player.ts';
import { play } from '../../src/contract/play.ts';
import { game } from '../../src/games/moon/index.ts';
import { nature } from '../../src/games/moon/nature.ts';
import { rules } from '../../src/games/moon/rules.ts';
import type { MoonMove, MoonOptions, MoonShape } from '../../src/games/moon/state.ts';
import { randomFrom } from '../../src/lib/random.ts';
import { FORMAT, type SavedPly } from '../../src/match/saved-match.ts';
import { toBody } from '../../src/storage/match-form.ts';
import { fingerprint, packBytes, toBase64 } from '../../src/storage/pack.ts';

/** The chance of the match; its hands' traces are in `moon-match.txt`. */
export const SEED = 'a family under the moon';

const NAMES = ['Rani', 'Bimo', 'Ayah', 'Kelinci'] as const;
const LADDERS = [2, 10, 20] as const;

const PLAYERS: readonly Player[] = (['merah', 'biru', 'kuning', 'hijau'] as const).map((colour, seat) => {
  const name = NAMES[seat] ?? '';
  const common = { name, colour, side: 'bottom' } as const;
  if (seat === 3) return { ...common, kind: 'computer', level: 'seru', character: null };
  return { ...common, kind: 'human', personId: null };
});

export function familyTable(): MoonOptions {
  const human = PLAYERS.map((player) => player.kind === 'human');
  const seating = { colours: game.about.coloursFor(4), human, helped: human.map(() => false), starter: 0 };
  return game.about.options(readChoices(game.about.fields, {}), seating);
}

interface Row {
  readonly [field: string]: unknown;
}

/** The rows of the match at the moments in which so many ladders stand and a person holds the next one. */
async function rows(): Promise<readonly Row[]> {
  const placings = readFileSync(join(import.meta.dirname, 'moon-match.txt'), 'utf8')
    .trim()
    .split('\n');
  const options = familyTable();
  const random = randomFrom(SEED);
  const word = (): number => random.int(2 ** 31);
  const log: SavedPly<MoonShape>[] = [];
  const found: Row[] = [];
  let state = rules.setup(options, PLAYERS.length);
  let memory: Uint8Array | null = null;
  let placed = 0;
  for (let actor = rules.toMove(state); actor !== null; actor = rules.toMove(state)) {
    const wanted = LADDERS[found.length];
    if (wanted === undefined) break;
    let move: MoonMove = { type: 'roll' };
    if (actor === 'nature') {
      const reply = await nature.answer(state, memory, [word(), word(), word(), 1]);
      ({ move, memory } = reply);
    } else if (state.phase === 'place') {
      const isPerson = PLAYERS[state.seat]?.kind === 'human';
      if (state.pile.length >= wanted && isPerson) found.push(await rowOf(wanted, log, memory));
      if (found.length === LADDERS.length) break;
      const [held = '0', trace = ''] = placings[placed++]?.split(' ') ?? [];
      move = { type: 'place', held: Number(held), trace };
    }
    state = play(rules, state, { actor, move }).state;
    log.push({ actor, move, by: actor === 'nature' ? null : 'human' });
  }
  return found;

  async function rowOf(ladders: number, plies: readonly SavedPly<MoonShape>[], bytes: Uint8Array | null): Promise<Row> {
    const saved = {
      format: FORMAT,
      id: `moon-${ladders}`,
      game: 'moon',
      revision: rules.revision,
      options,
      players: PLAYERS,
      from: null,
      log: [...plies],
      checkpoint: state,
      chance: [5, 6, 7, 8],
      seed: [1, 2, 3, 4],
      endedEarly: null,
    } as const;
    const row = await toBody(saved as never, { secret: false, toMove: rules.toMove(state), outcome: null });
    const blob = await packBytes(bytes ?? new Uint8Array());
    const memoryOf = { ply: plies.length, print: fingerprint(blob) };
    const times = { createdAt: 1, updatedAt: 1, deletedAt: null };
    return { row: { ...row, ...times, rev: 1, writer: 'test', memory: memoryOf }, blob: toBase64(blob) };
  }
}

export async function main(): Promise<number> {
  console.log(JSON.stringify(await rows()));
  return 0;
}
