/** What a legal move makes of a state. Whether it was legal is not asked here. */
import type { Seat, Step } from '../../contract/rules.ts';
import { HOME, NEST, PAWNS_EACH, exitOf } from './board.ts';
import { changed, count, DECK, NO_CARDS, sorted } from './cards.ts';
import { perform } from './landing.ts';
import { moversOf, partnerOf } from './moves.ts';
import { homeOf, roundOf } from './points.ts';
import type { Card, Event, Maaf, Move, Options, PlayMove, Square, State } from './shape.ts';
import { nextSeat } from './turn.ts';

/** Where the pawns stand at the start: all in the Nest, or the first of each on its exit. */
export function firstSquares(options: Options): readonly Square[] {
  const early = options.fastStart || options.mode === 'points';
  return options.sides.flatMap((side) => [early ? exitOf(side) : NEST, NEST, NEST, NEST]);
}

export function setup(options: Options): State {
  const seats = options.sides.map(() => 0);
  const begun = options.mode === 'points' ? 'dealing' : 'draw';
  return {
    options,
    phase: options.starter === null ? 'starter' : begun,
    turn: options.starter ?? 0,
    pawns: firstSquares(options),
    card: null,
    stock: DECK,
    used: NO_CARDS,
    top: null,
    kept: seats,
    hands: [],
    finished: [],
    round: 1,
    totals: seats,
    gained: [],
  };
}

/** The used cards with this one on top. */
function laidDown(state: State, card: Card): Pick<State, 'used' | 'top'> {
  return { used: changed(state.used, card, 1), top: card };
}

/** The pile without this card; an empty pile is first made of the used cards. */
function taken(state: State, card: Card, events: Event[]): Pick<State, 'stock' | 'used' | 'top'> {
  if (count(state.stock) > 0) return { stock: changed(state.stock, card, -1), used: state.used, top: state.top };
  events.push({ type: 'shuffled', count: count(state.used) });
  return { stock: changed(state.used, card, -1), used: NO_CARDS, top: null };
}

function withCard(state: State, card: Card): Step<Maaf> {
  const events: Event[] = [];
  const { turn } = state;
  if (state.phase === 'card') {
    const piles = taken(state, card, events);
    events.push({ type: 'drew', seat: turn, card });
    return { state: { ...state, ...piles, phase: 'move', card }, events };
  }
  const piles = taken(state, card, events);
  events.push({ type: 'took', seat: turn, card });
  const hands = state.hands.map((hand, seat) => (seat === turn ? sorted([...hand, card]) : hand));
  const again = state.card === 2 && state.options.drawAgainOn2;
  const next = again ? turn : nextSeat(state, turn);
  return { state: { ...state, ...piles, hands, phase: 'hand', turn: next, card: null }, events };
}

function dealt(state: State, hands: readonly (readonly Card[])[]): Step<Maaf> {
  const left = hands.flat().reduce((stock, card) => changed(stock, card, -1), state.stock);
  const ordered = hands.map(sorted);
  return {
    state: { ...state, stock: left, hands: ordered, phase: 'hand' },
    events: [{ type: 'dealt', round: state.round, hands: ordered }],
  };
}

/** The cards come together for a new round; nature deals next. */
function newRound(state: State): Step<Maaf> {
  const fresh = { pawns: firstSquares(state.options), stock: DECK, used: NO_CARDS, top: null };
  return { state: { ...state, ...fresh, phase: 'dealing', finished: [], round: state.round + 1 }, events: [] };
}

/** The turn goes on to the next seat, or stays after a 2. */
function passedOn(state: State, card: Card): State {
  if (card === 2 && state.options.drawAgainOn2) return { ...state, phase: 'draw', card: null };
  return turnOver(state);
}

function turnOver(state: State): State {
  return { ...state, phase: 'draw', turn: nextSeat(state, state.turn), card: null };
}

/** The pawns of the seat on turn, in Teams its partner's too, are all Home. */
function isDone({ options, turn, pawns }: State): boolean {
  if (homeOf(pawns, turn) < PAWNS_EACH) return false;
  return options.mode !== 'teams' || moversOf(options, turn).every((pawn) => pawns[pawn] === HOME);
}

function roundWon(state: State, events: Event[]): State {
  const { turn, options } = state;
  const { gained, bonus } = roundOf(state, turn);
  const totals = state.totals.map((total, seat) => total + (gained[seat] as number));
  events.push({ type: 'scored', winner: turn, bonus, gained, totals });
  const collected = { hands: [], stock: DECK, used: NO_CARDS, top: null, card: null };
  const next = { ...state, ...collected, gained, totals, finished: [turn] };
  if (Math.max(...totals) < options.pointsTarget) return { ...next, phase: 'score' };
  const most = Math.max(...totals);
  events.push({ type: 'won', seats: totals.flatMap((total, seat) => (total === most ? [seat] : [])) });
  return { ...next, phase: 'over' };
}

function won(state: State, seats: readonly Seat[], events: Event[]): State {
  events.push({ type: 'won', seats });
  return { ...state, phase: 'over', card: null, finished: seats };
}

/** The seat on turn has all its pawns Home. */
function done(state: State, events: Event[]): State {
  const { options, turn } = state;
  if (options.mode === 'points') return roundWon(state, events);
  if (options.mode === 'teams') return won(state, [turn, partnerOf(options, turn)], events);
  const finished = [...state.finished, turn];
  if (!options.playOn) return won(state, finished, events);
  events.push({ type: 'finished', seat: turn, place: finished.length });
  const first = finished[0] as Seat;
  if (finished.length < options.sides.length - 1) return turnOver({ ...state, finished });
  events.push({ type: 'won', seats: [first] });
  return { ...state, phase: 'over', card: null, finished };
}

/** A card is used on the board: the one drawn, a kept one, or one of the hand. */
function used(state: State, move: PlayMove): Step<Maaf> {
  const { options, turn, phase } = state;
  const events: Event[] = phase === 'move' ? [] : [{ type: 'played', seat: turn, card: move.card }];
  const squares = state.pawns.slice();
  perform({ squares, options, events }, move);
  let next: State = { ...state, ...laidDown(state, move.card), pawns: squares };
  if (phase === 'draw') next = { ...next, kept: state.kept.map((one, seat) => (seat === turn ? one - 1 : one)) };
  if (phase === 'hand') next = { ...next, hands: without(state, move.card), phase: 'refill', card: move.card };
  if (isDone(next)) return { state: done(next, events), events };
  return { state: phase === 'hand' ? next : passedOn(next, move.card), events };
}

function without({ hands, turn }: State, card: Card): State['hands'] {
  return hands.map((hand, seat) => (seat === turn ? hand.toSpliced(hand.indexOf(card), 1) : hand));
}

/** A card that moves nothing. */
function unused(state: State, move: Extract<Move, { type: 'pass' | 'keep' | 'forfeit' | 'discard' }>): Step<Maaf> {
  const { turn } = state;
  const { card } = move;
  if (move.type === 'keep') {
    const kept = state.kept.map((one, seat) => (seat === turn ? one + 1 : one));
    const next = passedOn({ ...state, kept }, card);
    return { state: next, events: [{ type: 'kept', seat: turn, next: next.turn }] };
  }
  const spent = { ...state, ...laidDown(state, card) };
  if (move.type === 'discard') {
    const events: readonly Event[] = [{ type: 'discarded', seat: turn, card, next: nextSeat(state, turn) }];
    return { state: { ...spent, hands: without(state, card), phase: 'refill', card: null }, events };
  }
  const next = passedOn(spent, card);
  if (move.type === 'pass') return { state: next, events: [{ type: 'passed', seat: turn, next: next.turn }] };
  return { state: next, events: [{ type: 'forfeited', seat: turn, card, next: next.turn }] };
}

export function apply(state: State, move: Move): Step<Maaf> {
  switch (move.type) {
    case 'starter': {
      const phase = state.options.mode === 'points' ? 'dealing' : 'draw';
      return { state: { ...state, turn: move.seat, phase }, events: [{ type: 'began', seat: move.seat }] };
    }
    case 'dealt':
      return dealt(state, move.hands);
    case 'card':
      return withCard(state, move.card);
    case 'draw':
      return { state: { ...state, phase: 'card' }, events: [] };
    case 'deal':
      return newRound(state);
    case 'keep':
    case 'pass':
    case 'forfeit':
    case 'discard':
      return unused(state, move);
    default:
      return used(state, move);
  }
}
