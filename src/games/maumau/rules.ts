/** Mau Mau as pure functions. `deal` and `close` are moves of a seat; every card that comes from the stock is nature's. */
import type { Actor, Outcome, Rules, Seat } from '../../contract/rules.ts';
import { range } from '../../lib/lists.ts';
import { pick } from '../../lib/random.ts';
import { applyNature, refusalOfNature, sampleNature } from './chance.ts';
import { DECK } from './cards.ts';
import { interrupts, legalMoves, nextDealer, refusalOfSeat } from './legal.ts';
import { determinize, observe, observeEvent } from './observe.ts';
import type { MauMau, Move, Options, State } from './shape.ts';
import { applySeat, applyTable } from './turn.ts';

function setup(options: Options, seats: number): State {
  return {
    options,
    seats,
    scores: range(seats).map(() => 0),
    dealer: null,
    round: 0,
    phase: 'dealing',
    turn: 0,
    dir: 1,
    hands: range(seats).map(() => []),
    stock: DECK,
    bottom: [],
    pile: [],
    recycled: [],
    wish: null,
    penalty: 0,
    drawn: null,
    fresh: range(seats).map(() => []),
    open: null,
    promised: [],
    want: null,
    beat: null,
    turns: 0,
    idle: 0,
    ended: null,
  };
}

function toMove(state: State): Actor | null {
  if (state.phase === 'matchOver') return null;
  if (state.want !== null || state.phase === 'dealing') return 'nature';
  return state.phase === 'roundOver' ? nextDealer(state) : state.turn;
}

function apply(state: State, move: Move): ReturnType<Rules<MauMau>['apply']> {
  switch (move.type) {
    case 'dealt':
    case 'drawn':
      return applyNature(state, move);
    case 'call':
    case 'catch':
      return applyTable(state, move);
    default:
      return applySeat(state, move);
  }
}

/** Equal totals share a place; there is never a tie for the first, as only a round's winner scores. */
function outcome(state: State): Outcome | null {
  if (state.phase !== 'matchOver') return null;
  const places = state.scores.map((score) => 1 + state.scores.filter((other) => other > score).length);
  return { places, scores: state.scores };
}

function seatName(seat: Seat): string {
  return 'ABCD'[seat] ?? String(seat);
}

function text(state: State): readonly string[] {
  const { hands, pile, stock, bottom, scores } = state;
  const facts = [
    `round ${state.round}`,
    state.phase,
    `turn ${seatName(state.turn)}`,
    state.dir === 1 ? 'clockwise' : 'the other way',
    state.dealer === null ? '' : `dealer ${seatName(state.dealer)}`,
    state.penalty > 0 ? `penalty ${state.penalty}` : '',
    state.wish === null ? '' : `wish ${state.wish}`,
    state.open === null ? '' : `open ${seatName(state.open.seat)} ${state.open.need}`,
    state.want === null ? '' : `${seatName(state.want.seat)} draws (${state.want.why})`,
    state.beat === null ? '' : 'beat',
    `turns ${state.turns}`,
  ];
  return [
    facts.filter((fact) => fact !== '').join(', '),
    `  pile ${pile.join(' ')}`,
    `  stock ${stock.length}: ${stock.join(' ')}${bottom.length > 0 ? `, at the bottom ${bottom.join(' ')}` : ''}`,
    ...hands.map((hand, seat) => {
      const drawn = state.phase === 'drawn' && seat === state.turn ? ` (drawn ${state.drawn})` : '';
      return `  ${seatName(seat)} ${String(scores[seat]).padStart(3)}: ${hand.join(' ')}${drawn}`;
    }),
  ];
}

export const rules: Rules<MauMau> = {
  revision: 1,
  setup,
  toMove,
  legalMoves,
  refusal: (state, move) => {
    const actor = toMove(state);
    if (actor === null) return 'over';
    return actor === 'nature' ? refusalOfNature(state, move) : refusalOfSeat(state, move);
  },
  apply,
  sample: (state, random) => {
    const listed = legalMoves(state);
    return listed === null ? sampleNature(state, random) : pick(listed, random);
  },
  outcome,
  observe,
  observeEvent,
  determinize,
  interrupts,
  beat: (state) => state.beat !== null,
  pause: (state) => state.phase === 'roundOver',
  score: (state) => [{ part: 'points', points: state.scores }],
  text,
};
