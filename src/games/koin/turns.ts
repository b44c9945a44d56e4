/** How a move changes the state. The end is looked for at once after each placement: rights that are left and placements that are owed lapse. */
import type { Seat, Step } from '../../contract/rules.ts';
import { at, withAt } from '../../lib/lists.ts';
import {
  type Bank,
  bankOf,
  type Coin,
  coinsIn,
  type Ending,
  type Face,
  faceOf,
  indexOf,
  type Koin,
  type KoinEvent,
  type Luck,
  type Move,
  NO_RIGHTS,
  other,
  type State,
  topOf,
  tossable,
  type Value,
} from './kinds.ts';
import { actions, rightsFor } from './moves.ts';

type Banks = readonly [Bank, Bank];

function banked(state: State, seat: Seat, value: Value, change: number): Banks {
  const bank = bankOf(state, seat);
  const next = withAt(bank, indexOf(value), bank[indexOf(value)] + change) as unknown as Bank;
  return seat === 0 ? [next, state.banks[1]] : [state.banks[0], next];
}

function over(state: State, by: Ending, events: readonly KoinEvent[]): Step<Koin> {
  const ended: State = { ...state, phase: 'over', hand: [], rights: NO_RIGHTS, end: by };
  return { state: ended, events: [...events, { type: 'ended', by }] };
}

/** The end that the board or the acting seat's bank makes, if any. */
function endOf(state: State): Ending | null {
  if (state.board.every((stack) => stack.length > 0)) return 'full';
  return coinsIn(bankOf(state, state.turn)) === 0 ? 'bank' : null;
}

/** `pass`: nothing was done, by choice or because nothing could be. */
function endTurn(state: State, events: readonly KoinEvent[], pass: 'chosen' | 'forced' | null): Step<Koin> {
  const { options, turn } = state;
  const passes = pass === null ? 0 : pass === 'chosen' ? state.passes + 1 : state.passes;
  const done: State = { ...state, passes, turns: state.turns + 1, hand: [], rights: NO_RIGHTS };
  const told: readonly KoinEvent[] =
    pass === null ? events : [...events, { type: 'passed', seat: turn, forced: pass === 'forced' }];
  const late = options.endTiming === 'endOfTurn' ? endOf(done) : null;
  if (late !== null) return over(done, late, told);
  if (pass === 'chosen' && passes === options.passLimit) return over(done, 'passes', told);
  if (done.turns === options.maxTurns) return over(done, 'cap', told);
  const next: State = { ...done, turn: other(turn), phase: 'toss', toss: [], acted: false };
  return { state: next, events: [...told, { type: 'turned', seat: other(turn) }] };
}

/** After an action: the turn is over when no right can be used any more. */
function settle(state: State, event: KoinEvent): Step<Koin> {
  return actions(state).length > 0 ? { state, events: [event] } : endTurn(state, [event], null);
}

function withLuck(state: State, tossed: number, matched: number): readonly [Luck, Luck] {
  const [zero, one] = state.luck;
  const more = (luck: Luck): Luck => ({ tossed: luck.tossed + tossed, matched: luck.matched + matched });
  return state.turn === 0 ? [more(zero), one] : [zero, more(one)];
}

function fall(state: State, faces: readonly Face[]): Step<Koin> {
  const values = tossable(state, state.turn);
  const toss = values.map((value, index) => ({ value, face: at(faces, index) }));
  const side = faceOf(state.options, state.turn);
  const hand = toss.filter(({ face }) => face === side).map(({ value }) => value);
  const landed: State = {
    ...state,
    phase: 'act',
    toss,
    hand,
    rights: rightsFor(hand.length),
    acted: false,
    luck: withLuck(state, values.length, hand.length),
  };
  const event: KoinEvent = { type: 'tossed', seat: state.turn, toss, matched: hand.length };
  return actions(landed).length > 0 ? { state: landed, events: [event] } : endTurn(landed, [event], 'forced');
}

function pay(state: State, value: Value): Step<Koin> {
  const mine = banked(state, state.turn, value, -1);
  const banks = banked({ ...state, banks: mine }, other(state.turn), value, 1);
  const hand = state.hand.filter((one) => one !== value);
  const rights = { ...NO_RIGHTS, place: 2, owed: 2 };
  return settle({ ...state, banks, hand, rights, acted: true }, { type: 'paid', seat: state.turn, value });
}

function place(state: State, value: Value, land: number): Step<Koin> {
  const onto = topOf(state.board, land);
  const coin: Coin = { value, seat: state.turn };
  const { rights } = state;
  const placed: State = {
    ...state,
    board: withAt(state.board, land, [...at(state.board, land), coin]),
    banks: banked(state, state.turn, value, -1),
    hand: state.hand.filter((one) => one !== value),
    rights: { ...rights, place: rights.place - 1, owed: Math.max(0, rights.owed - 1), pay: false },
    acted: true,
  };
  const event: KoinEvent = { type: 'placed', seat: state.turn, value, land, onto };
  const end = state.options.endTiming === 'immediate' ? endOf(placed) : null;
  if (end !== null) return over({ ...placed, passes: 0, turns: placed.turns + 1 }, end, [event]);
  return settle(placed, event);
}

function shift(state: State, from: number, to: number): Step<Koin> {
  const stack = at(state.board, from);
  const board = withAt(withAt(state.board, from, []), to, stack);
  const rights = { ...state.rights, move: 0 };
  return settle({ ...state, board, rights, acted: true }, { type: 'moved', seat: state.turn, from, to, stack });
}

function capture(state: State, land: number): Step<Koin> {
  const stack = at(state.board, land);
  const coin = at(stack, stack.length - 1);
  const board = withAt(state.board, land, stack.slice(0, -1));
  const banks = banked(state, state.turn, coin.value, 1);
  const rights = { ...state.rights, capture: 0 };
  const taken: State = { ...state, board, banks, rights, acted: true };
  return settle(taken, { type: 'captured', seat: state.turn, land, coin });
}

export function apply(state: State, move: Move): Step<Koin> {
  switch (move.type) {
    case 'start': {
      const begun: State = { ...state, first: move.seat, turn: move.seat, phase: 'toss' };
      return { state: begun, events: [{ type: 'began', seat: move.seat }] };
    }
    case 'toss':
      return { state: { ...state, phase: 'coins' }, events: [] };
    case 'tossed':
    case 'coins':
      return fall(state, move.faces);
    case 'pay':
      return pay(state, move.value);
    case 'place':
      return place(state, move.value, move.land);
    case 'move':
      return shift(state, move.from, move.to);
    case 'capture':
      return capture(state, move.land);
    case 'end':
      return endTurn(state, [], state.acted ? null : 'chosen');
  }
}
