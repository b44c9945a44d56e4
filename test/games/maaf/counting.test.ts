/** Counting: how many ways two cards in a row can be played, in the rules and in the second model. One number catches a lot. */
import { expect, test } from 'vitest';
import { apply } from '../../../src/games/maaf/apply.ts';
import { cardsOf, DECK } from '../../../src/games/maaf/cards.ts';
import { rules, squareName } from '../../../src/games/maaf/rules.ts';
import type { State } from '../../../src/games/maaf/shape.ts';
import { pawnName } from '../../scenarios/maaf.ts';
import { drawing } from './match.ts';
import { expected } from './reference.ts';

const KINDS = [...new Set(cardsOf(DECK))];
const LETTERS = ['R', 'B', 'Y', 'G'];

/** Ways by the rules: every card, every move, `depth` cards deep. */
function ways(state: State, depth: number): number {
  if (depth === 0 || rules.toMove(state) === null) return 1;
  let sum = 0;
  for (const card of KINDS) {
    const open = apply({ ...state, phase: 'card' }, { type: 'card', card }).state;
    for (const move of rules.legalMoves(open) ?? []) sum += ways(apply(open, move).state, depth - 1);
  }
  return sum;
}

/** The same for the last card, by the second model. */
function lastWays(state: State, options: { readonly [key: string]: unknown }): number {
  const places = Object.fromEntries(state.pawns.map((square, pawn) => [pawnName(state, pawn), squareName(square)]));
  const player = LETTERS[state.options.sides[state.turn] ?? 0] ?? 'R';
  return KINDS.map(
    (card) => expected({ places, player, card: card === 'maaf' ? 'M' : String(card), options }).size,
  ).reduce((sum, one) => sum + one, 0);
}

function bothWays(state: State, options: { readonly [key: string]: unknown }): number {
  let sum = 0;
  for (const card of KINDS) {
    const open = apply({ ...state, phase: 'card' }, { type: 'card', card }).state;
    for (const move of rules.legalMoves(open) ?? []) {
      const after = apply(open, move).state;
      sum += rules.toMove(after) === null ? 1 : lastWays(after, options);
    }
  }
  return sum;
}

test('all in the Nest: eleven cards, one way each', () => {
  const state = drawing({ R: 'S S S S', Y: 'S S S S' });
  expect(ways(state, 1)).toBe(11);
  // After a 1 the other seat has 11 ways. After a 2 the same seat goes on from its exit: each of 1, 2, 3, 4, 5, 7, 8, 11, 12
  // and Maaf! has one way (moving that pawn, or none), and 10 has two: 12 ways. Nine other cards are lost: 9 × 11.
  expect(ways(state, 2)).toBe(11 + 12 + 9 * 11);
});

test.each([
  ['a crowded corner', { R: 'T58 T3 Z2 S', B: 'T4 T16 S S', G: 'T2 T49 S H' }, {}],
  ['everybody near Home', { R: 'T59 Z3 Z5 H', Y: 'T29 Z1 T31 H' }, {}],
  ['Teams with few pawns', { R: 'T10 S H H', B: 'T15 S S S', Y: 'T40 Z4 H H', G: 'Z2 H H H' }, { teams: true }],
])('%s has as many ways as in the second model', (_, pos, options) => {
  const state = drawing(pos, 'R', options);
  expect(ways(state, 1)).toBe(lastWays(state, options));
  expect(ways(state, 2)).toBe(bothWays(state, options));
});
