/** What happened, in sentences, and the names of cards, pawns and squares. Squares are told from 1; the rules count from 0. */
import type { Seat } from '../../contract/rules.ts';
import type { Message, Param } from '../../contract/words.ts';
import { HOME, LANE, NEST, PAWNS_EACH, seatOf } from './board.ts';
import type { Card, Event, Pawn, Square } from './shape.ts';

export function cardName(card: Card): Message {
  return { key: `card.${card}.name` };
}

export function squareWords(square: Square): Message {
  if (square === NEST) return { key: 'square.nest' };
  if (square === HOME) return { key: 'square.home' };
  if (square > LANE) return { key: 'square.lane', params: { n: square - LANE } };
  return { key: 'square.track', params: { n: square + 1 } };
}

/** "Pawn 2" for the seat itself, "Pawn 2 of Bimo" for others. */
export function pawnWords(pawn: Pawn, own: Seat | null): Message {
  const n = (pawn % PAWNS_EACH) + 1;
  const seat = seatOf(pawn);
  if (seat === own) return { key: 'pawn.own', params: { n } };
  return { key: 'pawn.of', params: { n, name: { seat } } };
}

/** "a, b and c"; the list is not empty. */
export function listed(items: readonly Param[]): Param {
  const [last, ...before] = items.toReversed();
  if (before.length === 0) return last ?? '';
  const head = before.toReversed().reduce((a, b): Message => ({ key: 'list.more', params: { a, b } }));
  return { key: 'list.last', params: { a: head, b: last ?? '' } };
}

export function names(seats: readonly Seat[]): Param {
  return listed(seats.map((seat) => ({ seat })));
}

/** Sentences about pawns name the owner always: who listens may not know whose turn it was. */
function sayPawnEvent(event: Event): Message | null {
  switch (event.type) {
    case 'left':
      return { key: 'event.left', params: { pawn: pawnWords(event.pawn, null) } };
    case 'stepped': {
      const key = event.steps > 0 ? 'event.forward' : 'event.back';
      return { key, params: { pawn: pawnWords(event.pawn, null), square: squareWords(event.to) } };
    }
    case 'slid':
      return { key: 'event.slid', params: { square: squareWords(event.to) } };
    case 'bumped':
      return { key: 'event.bumped', params: { name: { seat: seatOf(event.pawn) } } };
    case 'swapped':
    case 'replaced': {
      const [pawn, other] = [pawnWords(event.pawn, null), pawnWords(event.other, null)];
      return { key: `event.${event.type}`, params: { pawn, other } };
    }
    case 'homed':
      return { key: 'event.homed', params: { pawn: pawnWords(event.pawn, null) } };
    default:
      return null;
  }
}

function sayTurnEvent(event: Event): Message | null {
  switch (event.type) {
    case 'began':
      return { key: 'event.began', params: { name: { seat: event.seat } } };
    case 'shuffled':
      return { key: 'event.shuffled', params: { n: event.count } };
    case 'dealt':
      return { key: 'event.dealt', params: { n: event.round } };
    case 'drew':
    case 'played':
      return { key: `event.${event.type}`, params: { name: { seat: event.seat }, card: cardName(event.card) } };
    case 'took':
      if (event.card !== null) return { key: 'event.took.own', params: { card: cardName(event.card) } };
      return { key: 'event.took', params: { name: { seat: event.seat } } };
    case 'kept':
    case 'passed':
      return { key: `event.${event.type}`, params: { name: { seat: event.seat }, next: { seat: event.next } } };
    case 'forfeited':
      if (event.next === event.seat) return { key: 'event.forfeited.again', params: { name: { seat: event.seat } } };
      return { key: 'event.forfeited', params: { name: { seat: event.seat }, next: { seat: event.next } } };
    case 'discarded': {
      const params = { name: { seat: event.seat }, card: cardName(event.card), next: { seat: event.next } };
      return { key: 'event.discarded', params };
    }
    default:
      return null;
  }
}

function sayEnd(event: Event): Message | null {
  switch (event.type) {
    case 'finished':
      return { key: 'event.finished', params: { name: { seat: event.seat }, n: event.place } };
    case 'scored': {
      const n = event.gained[event.winner] ?? 0;
      return { key: 'event.scored', params: { name: { seat: event.winner }, n } };
    }
    case 'won':
      if (event.seats.length > 1) return { key: 'event.won.many', params: { names: names(event.seats) } };
      return { key: 'event.won', params: { name: { seat: event.seats[0] ?? 0 } } };
    default:
      return null;
  }
}

/** One sentence for an event, or null. */
export function sayEvent(event: Event): Message | null {
  return sayPawnEvent(event) ?? sayTurnEvent(event) ?? sayEnd(event);
}
