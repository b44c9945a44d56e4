/** Numbers of move sequences, like perft: one number catches what single rules miss. Each is worked out from the map and the table of rights. */
import { expect, test } from 'vitest';
import type { State } from '../../../src/games/koin/kinds.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { optionsWith } from './walks.ts';

function sequences(state: State, depth: number): number {
  const moves = depth === 0 ? [] : (rules.legalMoves(state) ?? []);
  if (moves.length === 0) return 1;
  return moves.reduce((total, move) => total + sequences(rules.apply(state, move).state, depth - 1), 0);
}

const start = rules.setup(optionsWith(), 2);

test('one way to toss, eight ways to fall', () => {
  expect(sequences(start, 1)).toBe(1);
  expect(sequences(start, 2)).toBe(8);
});

test('the first actions: 1 forced pass, 3 × 11, 3 × 21 and 34', () => {
  // One match: ten lands and the pass. Two: twenty placements and the pass. Three: thirty, three payments and the pass.
  expect(sequences(start, 3)).toBe(1 + 3 * 11 + 3 * 21 + 34);
});

test('the second actions of the first turn', () => {
  // After a forced pass the other seat has tossed: 8 falls. A pass or a placement with two or three matches: the other seat tosses.
  // A first coin with one match may then move to an empty neighbour (38 sides over ten lands) or stop. A payment owes 20 placements.
  const one = 3 * (38 + 10 + 1);
  const two = 3 * 21;
  const three = 31 + 3 * 20;
  expect(sequences(start, 4)).toBe(8 + one + two + three);
});
