/** Positions for tests: random matches, seeded, under any house rules. */
import { type Random, randomFrom } from '../../../src/lib/random.ts';
import { about } from '../../../src/games/koin/index.ts';
import type { Options, State } from '../../../src/games/koin/kinds.ts';
import { rules } from '../../../src/games/koin/rules.ts';

export function optionsWith(changes: Partial<Options> = {}): Options {
  const standard = Object.fromEntries(about.fields.map((field) => [field.key, field.standard]));
  const seating = { colours: about.coloursFor(2), human: [true, true], helped: [false, false], starter: 0 };
  return { ...about.options(standard, seating), ...changes };
}

/** Every state of a random match. */
export function walk(seed: string, changes: Partial<Options> = {}): readonly State[] {
  const random = randomFrom(seed);
  const states = [rules.setup(optionsWith(changes), 2)];
  for (let state = states[0]; state !== undefined && rules.toMove(state) !== null; state = states.at(-1)) {
    states.push(rules.apply(state, rules.sample(state, random)).state);
  }
  return states;
}

/** So many states of random matches for which `wanted` holds. */
export function statesWhere(
  count: number,
  wanted: (state: State, random: Random) => boolean,
  changes: Partial<Options> = {},
): readonly State[] {
  const found: State[] = [];
  for (let match = 0; found.length < count; match++) {
    const random = randomFrom(`pick/${match}`);
    const fitting = walk(`walk/${match}`, changes).filter((state) => wanted(state, random));
    const one = fitting[random.int(Math.max(1, fitting.length))];
    if (one !== undefined) found.push(one);
  }
  return found;
}
