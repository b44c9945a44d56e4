/** What lies on the table while it is being drawn: read off a scene, and moved along by the events of an animation. */
import type { Seat } from '../../../contract/rules.ts';
import type { Scene } from '../../../contract/scene.ts';
import { withAt } from '../../../lib/lists.ts';
import { type Card, indexOf, type Suit } from '../cards.ts';
import { isCounted } from '../observe.ts';
import type { MauMau, Word } from '../shape.ts';

/** What a seat says, or that it is jumped over. */
export type Saying = Word | 'early' | 'forgot' | 'skipped';

export interface Model {
  readonly seats: number;
  /** The seat drawn at the bottom: whoever looks, or looked last. */
  readonly bottom: Seat;
  /** The open hand; null at the open table. */
  readonly hand: readonly Card[] | null;
  readonly fresh: readonly Card[];
  readonly counts: readonly number[];
  /** Top first. */
  readonly pile: readonly Card[];
  readonly stock: number;
  readonly dir: 1 | -1;
  readonly dealer: Seat | null;
  readonly wish: Suit | 'any' | null;
  readonly penalty: number;
  readonly sayings: readonly (Saying | null)[];
  /** The hands lie open and are counted. */
  readonly counted: boolean;
  /** The seat's calls are its own affair: then the seal is there. */
  readonly calls: boolean;
}

/** In the order that people chose: by suit and rank, or as the cards came. */
export function arranged(hand: readonly Card[], isSorted: boolean): readonly Card[] {
  return isSorted ? hand.toSorted((a, b) => indexOf(a) - indexOf(b)) : hand;
}

export function modelOf({ observation, viewer }: Scene<MauMau>, bottom: Seat): Model {
  const { seats, hands, counts, pile, stock, dir, dealer, wish, penalty, beat, open, options } = observation;
  const counted = isCounted(observation);
  const said = beat !== null && open === null ? beat : null;
  return {
    seats,
    bottom,
    hand: viewer === null || counted ? null : (hands[viewer] ?? []),
    fresh: observation.fresh,
    counts,
    pile,
    stock: stock + observation.bottom.length,
    dir,
    dealer,
    wish,
    penalty,
    sayings: counts.map((_, seat) => (seat === said ? 'mau' : null)),
    counted,
    calls: options.mau === 'call' && viewer !== null && options.helped[viewer] !== true && !counted,
  };
}

export function withCount(model: Model, seat: Seat, change: number): Model {
  return { ...model, counts: withAt(model.counts, seat, Math.max(0, (model.counts[seat] ?? 0) + change)) };
}

export function withSaying(model: Model, seat: Seat, saying: Saying | null): Model {
  return { ...model, sayings: withAt(model.sayings, seat, saying) };
}

/** A card leaves a hand; the own one only if it lies open. */
export function withPlayed(model: Model, seat: Seat, card: Card): Model {
  const hand = seat === model.bottom && model.hand !== null ? model.hand.filter((one) => one !== card) : model.hand;
  return withCount({ ...model, hand }, seat, -1);
}

/** Cards come to a hand; null for those that the viewer does not see. */
export function withDrawn(model: Model, seat: Seat, cards: readonly (Card | null)[]): Model {
  const seen = cards.filter((card) => card !== null);
  const isOwn = seat === model.bottom && model.hand !== null;
  const hand = isOwn ? [...(model.hand ?? []), ...seen] : model.hand;
  const fresh = isOwn ? [...model.fresh, ...seen] : model.fresh;
  return withCount({ ...model, hand, fresh }, seat, cards.length);
}
