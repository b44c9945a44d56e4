/** What seats and the table do. Suit and call travel with the card: there is no half-finished play to be interrupted. */
import type { Seat, Step } from '../../contract/rules.ts';
import { at, withAt } from '../../lib/lists.ts';
import { type Card, DECK, rankOf, suitOf } from './cards.ts';
import { nextDealer } from './legal.ts';
import { endRound, nextTurn, seatAfter } from './rounds.ts';
import {
  type Event,
  type MauMau,
  type SeatMove,
  type State,
  supplyOf,
  type TableMove,
  type Want,
  type Word,
} from './shape.ts';

type Play = Extract<SeatMove, { readonly type: 'play' }>;

const CAUGHT_CARDS = 2;

/** Any turn move shuts the window for a missing call. */
function shut(state: State): State {
  return state.open === null && state.beat === null ? state : { ...state, open: null, beat: null };
}

/** A seat's own move: what it was given before is not new any more. */
function begun(state: State): State {
  const { fresh, turn } = state;
  return shut(at(fresh, turn).length === 0 ? state : { ...state, fresh: withAt(fresh, turn, []) });
}

/** Lets nature give a seat cards; what happens then is `given` in `chance.ts`. */
function wanting(state: State, want: Want, events: readonly Event[]): Step<MauMau> {
  return { state: { ...state, want }, events };
}

/** How many seats the turn moves on: a card that skips jumps over one; a 9 between two comes back. */
function stepsAfter(state: State, card: Card): 1 | 2 {
  const { options, seats } = state;
  const rank = rankOf(card);
  if (rank === '8' || (rank === 'A' && options.aceSkips)) return 2;
  return rank === '9' && seats === 2 && options.nine === 'again' ? 2 : 1;
}

/** What a card does to the order of play, and what is to be seen of it. `state.dir` is already turned. */
export function orderEvents(state: State, seat: Seat, card: Card): { readonly steps: 1 | 2; readonly events: Event[] } {
  const steps = stepsAfter(state, card);
  const events: Event[] = [];
  if (rankOf(card) === '9') events.push({ type: 'reversed', dir: state.dir });
  if (steps === 2 && rankOf(card) !== '9') events.push({ type: 'skipped', seat: seatAfter(state, seat, 1) });
  if (steps === 2 && rankOf(card) === '9') events.push({ type: 'again', seat });
  return { steps, events };
}

/** True if the app makes this seat's calls. */
function isHelped(state: State, seat: Seat): boolean {
  return state.options.mau === 'auto' || (state.options.helped[seat] ?? false);
}

/** What is said with a play that needs `need` (null: nothing), and whether the need is met. */
function said(
  state: State,
  seat: Seat,
  need: Word | null,
  call: Word | null,
): { readonly met: boolean; readonly event: Event | null } {
  if (state.options.mau === 'off') return { met: true, event: null };
  const word = need !== null && isHelped(state, seat) ? need : call;
  const by = word !== null && word !== call ? 'app' : 'self';
  const met =
    need === null ||
    word === need ||
    (need === 'mau' && word !== null) ||
    (need === 'maumau' && state.promised.includes(seat));
  return { met, event: word === null ? null : { type: 'called', seat, word, by, due: need !== null } };
}

/** A play, its effects in the order of the rules: pile and wish, penalty and direction, the call, the next seat. */
function played(before: State, move: Play): Step<MauMau> {
  const { turn: seat } = before;
  const { card, suit, call } = move;
  const rank = rankOf(card);
  const hand = at(before.hands, seat).filter((one) => one !== card);
  const state: State = {
    ...before,
    hands: withAt(before.hands, seat, hand),
    pile: [card, ...before.pile],
    wish: suit,
    penalty: rank === '7' ? before.penalty + 2 : before.penalty,
    dir: rank === '9' ? (before.dir === 1 ? -1 : 1) : before.dir,
    drawn: null,
    idle: 0,
  };
  const lastJack = hand.length === 0 && rank === 'J';
  const need: Word | null = hand.length === 1 ? 'mau' : lastJack ? 'maumau' : null;
  const { met, event } = said(state, seat, need, call);
  const events: Event[] = [{ type: 'played', seat, card, wish: suit, penalty: state.penalty, left: hand.length }];
  if (event !== null) events.push(event);
  if (hand.length === 0) return met ? wentOut(state, events) : ending(state, seat, events);
  return movedOn({ ...state, promised: promisedAfter(state, seat, event) }, card, met, events);
}

function promisedAfter(state: State, seat: Seat, event: Event | null): readonly Seat[] {
  const says = event?.type === 'called' && event.word === 'maumau';
  return says && !state.promised.includes(seat) ? [...state.promised, seat] : state.promised;
}

function movedOn(state: State, card: Card, met: boolean, events: readonly Event[]): Step<MauMau> {
  const seat = state.turn;
  const isOne = at(state.hands, seat).length === 1;
  const order = orderEvents(state, seat, card);
  const open = isOne && !met ? ({ seat, need: 'mau' } as const) : null;
  const beat = isOne && state.options.mau === 'call' ? seat : null;
  return nextTurn({ ...state, open, beat }, order.steps, [...events, ...order.events]);
}

/** A last Jack without "Mau Mau": it may still be said, caught, or nobody notices. */
function ending(state: State, seat: Seat, events: readonly Event[]): Step<MauMau> {
  return { state: { ...state, phase: 'ending', open: { seat, need: 'maumau' }, beat: seat }, events };
}

/** The winner is `state.turn`. A last 7 may still bite the next player, who cannot defend. */
function wentOut(state: State, events: readonly Event[]): Step<MauMau> {
  const winner = state.turn;
  const count = Math.min(state.penalty, supplyOf(state));
  if (state.options.lastSeven && count > 0) {
    return wanting({ ...state, penalty: 0 }, { seat: seatAfter(state, winner, 1), count, why: 'bite' }, events);
  }
  return endRound({ ...state, turns: state.turns + 1 }, winner, events);
}

/** Penalty cards are counted, never owed: what cannot be drawn is cancelled. */
function took(state: State): Step<MauMau> {
  const count = Math.min(state.penalty, supplyOf(state));
  const next: State = { ...state, penalty: 0, idle: 0 };
  if (count === 0) return nextTurn(next, 1, [{ type: 'passed', seat: state.turn }]);
  return wanting(next, { seat: state.turn, count, why: 'take' }, []);
}

function passed(state: State): Step<MauMau> {
  if (state.phase === 'drawn') return nextTurn({ ...state, idle: 0 }, 1, [{ type: 'kept', seat: state.turn }]);
  return nextTurn({ ...state, idle: state.idle + 1 }, 1, [{ type: 'passed', seat: state.turn }]);
}

/** All cards come together again; nature deals them. */
function redealt(state: State): Step<MauMau> {
  const next: State = {
    ...state,
    dealer: nextDealer(state),
    phase: 'dealing',
    hands: state.hands.map(() => []),
    stock: DECK,
    bottom: [],
    pile: [],
    ended: null,
  };
  return { state: next, events: [] };
}

export function applySeat(state: State, move: SeatMove): Step<MauMau> {
  switch (move.type) {
    case 'play':
      return played(begun(state), move);
    case 'draw':
      return wanting({ ...begun(state), idle: 0 }, { seat: state.turn, count: 1, why: 'draw' }, []);
    case 'take':
      return took(begun(state));
    case 'pass':
      return passed(begun(state));
    case 'close':
      return wentOut(begun(state), []);
    case 'deal':
      return redealt(state);
  }
}

/** A late call: nothing happens to the seat. */
function called(state: State, seat: Seat, word: Word): Step<MauMau> {
  const event: Event = { type: 'called', seat, word, by: 'self', due: true };
  const next = shut(state);
  return state.phase === 'ending' ? wentOut(next, [event]) : { state: next, events: [event] };
}

/** A caught seat draws before anything else happens. An extra turn that it had is lost; a pending penalty waits for the same seat as before. */
function caught(state: State, seat: Seat): Step<MauMau> {
  const count = Math.min(CAUGHT_CARDS, supplyOf(state));
  const event: Event = { type: 'caught', seat, need: state.open?.need ?? 'mau', count };
  const { state: next, events } = caughtTurn(shut(state), seat, event);
  if (count === 0 || next.phase === 'roundOver') return { state: next, events };
  return wanting(next, { seat, count, why: 'caught' }, events);
}

function caughtTurn(state: State, seat: Seat, event: Event): Step<MauMau> {
  const top = state.pile[0];
  // The wish was forfeited with the call: the Jack counts with its printed suit.
  if (state.phase === 'ending' && top !== undefined) return nextTurn({ ...state, wish: suitOf(top) }, 1, [event]);
  if (state.turn === seat) return { state: { ...state, turn: seatAfter(state, seat, 1) }, events: [event] };
  return { state, events: [event] };
}

export function applyTable(state: State, move: TableMove): Step<MauMau> {
  return move.type === 'call' ? called(state, move.seat, move.word) : caught(state, move.seat);
}
