/** The goldens of Maaf!: a classic match to its end, and the beginnings of a Teams and a Points match with house rules. */
import type { Case } from '../playthrough.ts';

export const cases: readonly Case[] = [
  { seats: 2, seed: 1, choices: {} },
  { seats: 4, seed: 2, choices: { mode: 'teams', fastStart: true, keepMaaf: true }, plies: 240 },
  { seats: 3, seed: 3, choices: { mode: 'points', pointsTarget: 200 }, plies: 240 },
];
