/** Positions for tests of who sees what. */
import { DECK } from '../../../src/games/maumau/cards.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Options, State } from '../../../src/games/maumau/shape.ts';
import { pick, type Random, shuffled } from '../../../src/lib/random.ts';
import { after, dealt } from './table.ts';

/** Everything that a seat cannot see, dealt anew: an independent twin of `determinize`. */
export function otherWorld(state: State, seat: number, random: Random): State {
  const hidden = shuffled(
    [...state.hands.flatMap((hand, owner) => (owner === seat ? [] : hand)), ...state.stock],
    random,
  );
  let next = 0;
  const some = (count: number) => {
    next += count;
    return hidden.slice(next - count, next);
  };
  const hands = state.hands.map((hand, owner) => (owner === seat ? hand : some(hand.length)));
  const rest = new Set(some(state.stock.length));
  const drawn = state.drawn === null || state.turn === seat ? state.drawn : (hands[state.turn]?.at(-1) ?? null);
  const fresh = state.fresh.map((cards, owner) => (owner === seat ? cards : []));
  return { ...state, hands, stock: DECK.filter((card) => rest.has(card)), drawn, fresh };
}

/** A position somewhere in a round, with interrupts now and then. */
export function somewhere(random: Random, options: Partial<Options> = {}): State {
  const seats = 2 + random.int(3);
  let state = dealt({ ...options, helped: Array.from({ length: seats }, () => false) }, seats, random);
  const plies = random.int(60);
  for (let ply = 0; ply < plies; ply++) {
    const open = rules.interrupts?.(state) ?? [];
    const move = open.length > 0 && random.int(3) === 0 ? pick(open, random).move : rules.sample(state, random);
    const next = after(state, move);
    if (next.ended !== null) return state;
    state = next;
  }
  return state;
}
