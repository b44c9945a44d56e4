/** Who knows what. Nothing here may depend on a hidden card except by leaving it out. */
import type { Seat } from '../../contract/rules.ts';
import { at } from '../../lib/lists.ts';
import { type Random, shuffled } from '../../lib/random.ts';
import { type Card, DECK } from './cards.ts';
import type { Event, Observation, State } from './shape.ts';

/** Between rounds the hands lie open for the count. */
export function isCounted(table: { readonly phase: State['phase'] }): boolean {
  return table.phase === 'roundOver' || table.phase === 'matchOver';
}

/** It names no viewer: where a seat knows no more than the table, both observations are equal. */
export function observe(state: State, seat: Seat | null): Observation {
  const { hands, stock, drawn, fresh, ...table } = state;
  const isOpen = isCounted(state);
  return {
    ...table,
    hands: hands.map((hand, index) => (isOpen || index === seat || hand.length === 0 ? hand : null)),
    counts: hands.map((hand) => hand.length),
    stock: stock.length,
    drawn: seat === state.turn ? drawn : null,
    fresh: seat === null || isOpen ? [] : (fresh[seat] ?? []),
  };
}

function hidden(cards: readonly (Card | null)[]): readonly null[] {
  return cards.map(() => null);
}

export function observeEvent(event: Event, seat: Seat | null): Event {
  if (event.type === 'dealt') {
    return { ...event, hands: event.hands.map((hand, index) => (index === seat ? hand : hidden(hand))) };
  }
  // A last 7 that still bites is counted at once: those cards are shown with the hand.
  if (event.type === 'drew' && event.seat !== seat) return { ...event, cards: hidden(event.cards) };
  return event;
}

/** Shuffles what the observer cannot see. Cards that were not in the last reshuffle must be in hands. */
export function determinize(observation: Observation, seat: Seat, random: Random): State {
  const { counts, stock: size, drawn, hands: shown, fresh, ...table } = observation;
  const seen = new Set([...table.pile, ...table.bottom, ...shown.flatMap((hand) => hand ?? [])]);
  const unseen = DECK.filter((card) => !seen.has(card));
  const inStock = new Set(table.recycled.length > 0 ? table.recycled : unseen);
  const order = [
    ...shuffled(
      unseen.filter((card) => !inStock.has(card)),
      random,
    ),
    ...shuffled(
      unseen.filter((card) => inStock.has(card)),
      random,
    ),
  ];
  const slots = shuffled(
    shown.flatMap((hand, index) => (hand === null ? Array.from({ length: counts[index] ?? 0 }, () => index) : [])),
    random,
  );
  const hands = shown.map((hand) => [...(hand ?? [])]);
  for (const [index, owner] of slots.entries()) at(hands, owner).push(at(order, index));
  const rest = new Set(order.slice(slots.length, slots.length + size));
  const hold = at(hands, table.turn);
  return {
    ...table,
    hands,
    stock: DECK.filter((card) => rest.has(card)),
    fresh: shown.map((_, index) => (index === seat ? fresh : [])),
    drawn: table.phase === 'drawn' && table.turn !== seat ? (hold.at(-1) ?? null) : drawn,
  };
}
