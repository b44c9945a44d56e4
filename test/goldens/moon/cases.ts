/** The goldens of Catch the Moon: a family match with its window and ties, a short match for two, and one played together. */
import type { Case } from '../playthrough.ts';

export const cases: readonly Case[] = [
  { seats: 4, seed: 1, choices: {} },
  { seats: 2, seed: 2, choices: { ladders: 14, liability: false } },
  { seats: 6, seed: 3, choices: { tears: 5, tieMoon: false } },
  { seats: 3, seed: 4, choices: { together: true } },
];
