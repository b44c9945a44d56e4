/** How many random matches a game plays in a CPU second through the public contract: set up, sample, apply, to the end. */
import type { Rules } from '../../src/contract/rules.ts';
import { type AnyGame } from '../../src/games/registry.ts';
import { type Random, randomFrom } from '../../src/lib/random.ts';
import { cpuMs } from './reference.ts';

/** CPU milliseconds to measure for, after a warm-up of a fifth of it. */
const MEASURE_MS = 3000;

function playOne(rules: Rules<never>, options: never, seats: number, random: Random): number {
  let state: never = rules.setup(options, seats);
  let plies = 0;
  while (rules.toMove(state) !== null) {
    state = rules.apply(state, rules.sample(state, random)).state;
    plies++;
  }
  return plies;
}

/** Matches and plies per CPU second with this many seats and every option at its standard. */
export async function playouts(
  game: AnyGame,
  seats: number,
): Promise<{ readonly matches: number; readonly plies: number }> {
  const rules = (await game.rules()) as Rules<never>;
  const colours = game.about.coloursFor(seats);
  const choices = Object.fromEntries(game.about.fields.map((field) => [field.key, field.standard]));
  const nobody = colours.map(() => false);
  const options = game.about.options(choices, { colours, human: nobody, helped: nobody, starter: null }) as never;
  const random = randomFrom(`${game.about.id}/bench`);
  const run = (budget: number) => {
    let [spent, matches, plies] = [0, 0, 0];
    while (spent < budget) {
      spent += cpuMs(() => {
        plies += playOne(rules, options, seats, random);
        matches++;
      });
    }
    return { matches: Math.round((matches / spent) * 1000), plies: Math.round((plies / spent) * 1000) };
  };
  run(MEASURE_MS / 5);
  return run(MEASURE_MS);
}
