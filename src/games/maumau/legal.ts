/** What a seat may do. Nature's answers are judged in `chance.ts`; calls and catches are interrupts and live in `turn.ts`. */
import { unlessListed } from '../../contract/play.ts';
import type { Interrupt, Seat } from '../../contract/rules.ts';
import { isRecord } from '../../lib/data.ts';
import { at } from '../../lib/lists.ts';
import { type Card, rankOf, SUITS, suitOf } from './cards.ts';
import { type MauMau, type SeatMove, type State, supplyOf, topOf } from './shape.ts';

const DRAW: SeatMove = { type: 'draw' };
const TAKE: SeatMove = { type: 'take' };
const PASS: SeatMove = { type: 'pass' };
const CLOSE: SeatMove = { type: 'close' };
const DEAL: SeatMove = { type: 'deal' };

/** True if a card may be laid from a hand of `held` cards. */
export function fits(state: State, card: Card, held: number): boolean {
  const { options, penalty, wish } = state;
  const top = topOf(state);
  const rank = rankOf(card);
  if (penalty > 0) return options.stack && rank === '7';
  if (rank === 'J') {
    if (held === 1 && !options.lastJack) return false;
    // "Jack on Jack" forbidden: not even when it has the wished suit.
    return options.jackOnJack || rankOf(top) !== 'J';
  }
  if (wish === 'any') return true;
  if (wish !== null) return suitOf(card) === wish;
  return suitOf(card) === suitOf(top) || rank === rankOf(top);
}

function playsOf(card: Card, held: number): readonly SeatMove[] {
  if (rankOf(card) !== 'J' || held === 1) return [{ type: 'play', card, suit: null, call: null }];
  return SUITS.map((suit): SeatMove => ({ type: 'play', card, suit, call: null }));
}

function turnMoves(state: State): readonly SeatMove[] {
  const { options, penalty, turn } = state;
  const hand = at(state.hands, turn);
  const plays = hand.flatMap((card) => (fits(state, card, hand.length) ? playsOf(card, hand.length) : []));
  if (penalty > 0) return [...plays, TAKE];
  if (supplyOf(state) > 0) return options.mustPlay && plays.length > 0 ? plays : [...plays, DRAW];
  return plays.length > 0 ? plays : [PASS];
}

function drawnMoves(state: State): readonly SeatMove[] {
  const { drawn, turn } = state;
  const held = at(state.hands, turn).length;
  return drawn !== null && fits(state, drawn, held) ? [...playsOf(drawn, held), PASS] : [PASS];
}

/** The whole list for the seat to move, its plays without a call; null while nature acts. */
export function legalMoves(state: State): readonly SeatMove[] | null {
  if (state.want !== null) return null;
  switch (state.phase) {
    case 'dealing':
      return null;
    case 'turn':
      return turnMoves(state);
    case 'drawn':
      return drawnMoves(state);
    case 'ending':
      return [CLOSE];
    case 'roundOver':
      return [DEAL];
    case 'matchOver':
      return [];
  }
}

/** A call, needed or not, may come with any listed play: saying "Mau!" for nothing is never punished. */
export function refusalOfSeat(state: State, move: unknown): string | null {
  const listed = legalMoves(state);
  if (isRecord(move) && move['type'] === 'play' && (move['call'] === 'mau' || move['call'] === 'maumau')) {
    return unlessListed<unknown>(listed, { ...move, call: null });
  }
  return unlessListed<unknown>(listed, move);
}

/** A missing announcement may be made up for by its seat or caught by anybody, until the next turn move shuts the window. */
export function interrupts(state: State): readonly Interrupt<MauMau>[] {
  const { open } = state;
  if (open === null || state.want !== null) return [];
  const { seat, need } = open;
  return [
    { seat, move: { type: 'call', seat, word: need } },
    { seat, move: { type: 'catch', seat } },
  ];
}

/** The seat that deals the next round. */
export function nextDealer(state: { readonly dealer: Seat | null; readonly seats: number }): Seat {
  return ((state.dealer ?? state.seats - 1) + 1) % state.seats;
}
