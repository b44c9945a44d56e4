/** Whose decision it is and what may be decided. One phase, one actor. */
import type { Actor } from '../../contract/rules.ts';
import { range } from '../../lib/lists.ts';
import { count, kinds } from './cards.ts';
import { cardMoves, swapOnly, uses } from './moves.ts';
import type { Card, Counts, Move, PlayMove, State } from './shape.ts';

const DRAW: readonly Move[] = [{ type: 'draw' }];
const DEAL: readonly Move[] = [{ type: 'deal' }];

export function toMove(state: State): Actor | null {
  switch (state.phase) {
    case 'over':
      return null;
    case 'starter':
    case 'dealing':
    case 'card':
    case 'refill':
      return 'nature';
    default:
      return state.turn;
  }
}

/** The next seat clockwise that still plays; the same seat if it is the only one. */
export function nextSeat({ options, finished }: Pick<State, 'options' | 'finished'>, seat: number): number {
  const { sides } = options;
  for (let further = 1; further < 4; further++) {
    const next = sides.indexOf(((sides[seat] as number) + further) % 4);
    if (next >= 0 && !finished.includes(next)) return next;
  }
  return seat;
}

/** Where the next card comes from: the pile, or the used cards when it is empty. */
export function pool(state: Pick<State, 'stock' | 'used'>): Counts {
  return count(state.stock) > 0 ? state.stock : state.used;
}

/** The uses of a hand, and the cards that may be thrown away instead: only if nothing but a free swap is possible (1.8). */
function handMoves(state: State): readonly Move[] {
  const hand = state.hands[state.turn] as readonly Card[];
  const cards = hand.filter((card, index) => hand.indexOf(card) === index);
  const moves: PlayMove[] = [];
  for (const card of cards) moves.push(...uses(state, card));
  if (!swapOnly(state, moves)) return moves;
  return [...moves, ...cards.map((card) => ({ type: 'discard', card }) as const)];
}

/** Every legal move; null for the deal, which has too many. */
export function legalMoves(state: State): readonly Move[] | null {
  switch (state.phase) {
    case 'starter':
      return range(state.options.sides.length).map((seat) => ({ type: 'starter', seat }));
    case 'dealing':
      return null;
    case 'draw':
      return (state.kept[state.turn] as number) > 0 ? [...DRAW, ...uses(state, 'maaf')] : DRAW;
    case 'card':
    case 'refill':
      return kinds(pool(state)).map((card) => ({ type: 'card', card }));
    case 'move':
      return cardMoves(state, state.card as Card);
    case 'hand':
      return handMoves(state);
    case 'score':
      return DEAL;
    case 'over':
      return [];
  }
}
