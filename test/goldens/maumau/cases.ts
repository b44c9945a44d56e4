/** The goldens of Mau Mau: the beginnings of a plain match, one at the German kitchen table, and one with drawing until it fits. */
import type { Case } from '../playthrough.ts';

export const cases: readonly Case[] = [
  { seats: 2, seed: 1, choices: {}, plies: 220 },
  {
    seats: 3,
    seed: 2,
    choices: { jackOnJack: false, starter: 'active', jackDouble: true, lastSeven: true },
    plies: 220,
  },
  { seats: 4, seed: 3, choices: { draw: 'until', starter: 'redraw', aceSkips: true, mau: 'auto' }, plies: 220 },
];
