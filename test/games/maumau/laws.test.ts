/** The laws of every game, over the presets and the toggles that change the course of a round. */
import { expect, test } from 'vitest';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Options } from '../../../src/games/maumau/shape.ts';
import { checkEvents, checkLaws } from '../../contract/laws.ts';
import { cardsBroken, optionsWith } from './table.ts';

const KITCHEN: Partial<Options> = { jackOnJack: false, starter: 'active', jackDouble: true, lastSeven: true };
const CASES: readonly (readonly [string, number, Partial<Options>])[] = [
  ['two, all standards', 2, {}],
  ['three, all standards', 3, {}],
  ['four, all standards', 4, {}],
  ['four, German kitchen table', 4, KITCHEN],
  ['two, until it fits, must play', 2, { draw: 'until', mustPlay: true, nine: 'none' }],
  ['four, until it fits, turned up again, Ace skips', 4, { draw: 'until', starter: 'redraw', aceSkips: true }],
  ['three, drawing ends the turn, no stacking, no last Jack', 3, { afterDraw: 'end', stack: false, lastJack: false }],
  ['two, the app calls for one', 2, { helped: [true, false], first: 1 }],
];

test.each(CASES)('%s: the laws hold', (name, seats, options) => {
  const setup = {
    options: optionsWith({ target: 50, ...options }, seats),
    seats,
    matches: 3,
    bound: 20_000,
    seed: `maumau/${name}`,
    every: 5,
    invariant: cardsBroken,
  };
  expect(checkLaws(rules, setup)).toBeGreaterThan(60);
  checkEvents(rules, { ...setup, matches: 1, bound: 150 });
});
