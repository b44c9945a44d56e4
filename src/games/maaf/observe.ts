/** What a seat may know. Only Points hides anything: the hands; so the pile's counts are mixed with them. */
import type { Seat } from '../../contract/rules.ts';
import { type Random, shuffled } from '../../lib/random.ts';
import { added, cardsOf, count, countsOf, sorted } from './cards.ts';
import type { Card, Event, Observation, State } from './shape.ts';

export function observe(state: State, seat: Seat | null): Observation {
  const { stock, hands, ...open } = state;
  const hidden = hands.filter((_, holder) => holder !== seat);
  return {
    ...open,
    unseen: hidden.reduce((counts, hand) => added(counts, countsOf(hand)), stock),
    stockSize: count(stock),
    hands: hands.map((hand, holder) => (holder === seat ? hand : null)),
    handSizes: hands.map((hand) => hand.length),
  };
}

export function observeEvent(event: Event, seat: Seat | null): Event {
  if (event.type === 'took' && event.seat !== seat) return { ...event, card: null };
  if (event.type !== 'dealt') return event;
  return { ...event, hands: event.hands.map((hand, holder) => (holder === seat ? hand : null)) };
}

/** A state that looks the same: the unseen cards are dealt by chance to the hands that are hidden, the rest is the pile. */
export function determinize(observation: Observation, random: Random): State {
  const { unseen, stockSize, hands, handSizes, ...open } = observation;
  if (count(unseen) === stockSize) {
    return { ...open, stock: unseen, hands: hands.map((hand) => hand ?? []) };
  }
  const cards = [...shuffled(cardsOf(unseen), random)];
  const imagined = hands.map(
    (hand, holder): readonly Card[] => hand ?? sorted(cards.splice(0, handSizes[holder] as number)),
  );
  return { ...open, stock: countsOf(cards), hands: imagined };
}
