/** The goldens of Kerajaan Koin: the usual rules to the end, a short match of duties, and ends looked for after the turn. */
import type { Case } from '../playthrough.ts';

export const cases: readonly Case[] = [
  { seats: 2, seed: 1, choices: {} },
  { seats: 2, seed: 2, choices: { optional: false, maxTurns: 40, fairOpening: true, gambar: 'biru' } },
  {
    seats: 2,
    seed: 3,
    choices: { endTiming: 'endOfTurn', coverOwn: false, capture: 'opponentOnly', tieBreak: 'coinsThenValue' },
  },
];
