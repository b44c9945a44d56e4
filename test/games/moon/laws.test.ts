/** Catch the Moon under the laws of every game; gravity is played by the crude stand-in of `sample`. */
import { expect, test } from 'vitest';
import { game } from '../../../src/games/moon/index.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import type { Seating } from '../../../src/contract/about.ts';
import { checkEvents, checkLaws } from '../../contract/laws.ts';

function seating(seats: number, starter: number | null): Seating {
  const each = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  return { colours: game.about.coloursFor(seats), human: each(true), helped: each(false), starter };
}

test.each([
  [2, 'family', {}],
  [3, 'short without the window', { ladders: 14, liability: false }],
  [6, 'ties by the die', { tieMoon: false, tears: 5 }],
  [4, 'together', { together: true }],
] as const)('%i seats, %s', (seats, seed, choices) => {
  const options = game.about.options(choices, seating(seats, seats === 3 ? null : 0));
  const setup = { options, seats, matches: 12, bound: 200, seed };
  expect(checkLaws(rules, setup)).toBeGreaterThan(100);
  checkEvents(rules, setup);
});
