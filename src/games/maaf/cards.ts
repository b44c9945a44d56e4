/** The 45 cards. A pile is counts, not an order: which card comes next is decided when it is drawn. */
import { sum } from '../../lib/lists.ts';
import type { Random } from '../../lib/random.ts';
import type { Card, Counts } from './shape.ts';

export const CARDS = [1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 'maaf'] as const satisfies readonly Card[];
export const DECK: Counts = [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];
export const NO_CARDS: Counts = CARDS.map(() => 0);
export const DECK_SIZE = sum(DECK);
export const HAND = 5;

/** Which entry of the counts a card has; −1 for anything that is no card. */
export function indexOf(card: unknown): number {
  return (CARDS as readonly unknown[]).indexOf(card);
}

export function count(counts: Counts): number {
  let total = 0;
  for (let index = 0; index < counts.length; index++) total += counts[index] as number;
  return total;
}

/** The counts with `by` more of that card. */
export function changed(counts: Counts, card: Card, by: number): Counts {
  const copy = counts.slice();
  const index = indexOf(card);
  copy[index] = (copy[index] as number) + by;
  return copy;
}

export function added(one: Counts, other: Counts): Counts {
  return one.map((number, index) => number + (other[index] ?? 0));
}

export function countsOf(cards: readonly Card[]): Counts {
  return cards.reduce((counts, card) => changed(counts, card, 1), NO_CARDS);
}

/** The different cards of these counts. */
export function kinds(counts: Counts): readonly Card[] {
  return CARDS.filter((_, index) => (counts[index] as number) > 0);
}

/** Every single card of these counts. */
export function cardsOf(counts: Counts): readonly Card[] {
  return CARDS.flatMap((card, index) => Array.from({ length: counts[index] as number }, () => card as Card));
}

export function sorted(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((one, other) => indexOf(one) - indexOf(other));
}

/** A fair card of counts that are not empty. */
export function drawn(counts: Counts, random: Random): Card {
  let left = random.int(count(counts));
  for (let index = 0; index < CARDS.length; index++) {
    left -= counts[index] as number;
    if (left < 0) return CARDS[index] as Card;
  }
  throw new RangeError('no card to draw');
}
