/** Writes one real save per registered game to `test/saves/<id>/r<revision>.json`. A save of a released revision is never remade. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Player } from '../../src/contract/player.ts';
import type { Ply, Rules } from '../../src/contract/rules.ts';
import { type AnyGame, games } from '../../src/games/registry.ts';
import { randomFrom } from '../../src/lib/random.ts';
import { FORMAT, type SavedMatch } from '../../src/match/saved-match.ts';

/** Plies of a save: deep enough to have most of a game's phases in its log. */
const PLIES = 60;

async function saveOf(game: AnyGame): Promise<SavedMatch<never>> {
  const rules = (await game.rules()) as Rules<never>;
  const seats = game.about.seats.min;
  const colours = game.about.coloursFor(seats);
  const choices = Object.fromEntries(game.about.fields.map((field) => [field.key, field.standard]));
  const yes = colours.map(() => true);
  const options = game.about.options(choices, {
    colours,
    human: yes,
    helped: yes.map(() => false),
    starter: null,
  }) as never;
  const random = randomFrom(`${game.about.id}/save`);
  const seed = random.cursor();
  const log: Ply<never>[] = [];
  let state: never = rules.setup(options, seats);
  while (log.length < PLIES) {
    const actor = rules.toMove(state);
    if (actor === null) break;
    const move: never = rules.sample(state, random);
    log.push({ actor, move });
    state = rules.apply(state, move).state;
  }
  const players = colours.map(
    (colour, seat): Player => ({ kind: 'human', name: `Rani ${seat + 1}`, colour, side: 'bottom', personId: null }),
  );
  return {
    format: FORMAT,
    id: `${game.about.id}-r${rules.revision}`,
    game: game.about.id,
    revision: rules.revision,
    options,
    players,
    from: null,
    log: log.map((ply) => ({ ...ply, by: ply.actor === 'nature' ? null : ('human' as const) })),
    checkpoint: state,
    chance: random.cursor(),
    seed,
    endedEarly: null,
  };
}

export async function main(args: readonly string[]): Promise<number> {
  for (const game of games) {
    if (args.length > 0 && !args.includes(game.about.id)) continue;
    const save = await saveOf(game);
    const folder = join('test/saves', game.about.id);
    const path = join(folder, `r${save.revision}.json`);
    mkdirSync(folder, { recursive: true });
    console.log(`${existsSync(path) ? 'remade' : 'made'} ${path}`);
    writeFileSync(path, `${JSON.stringify(save)}\n`);
  }
  return 0;
}
