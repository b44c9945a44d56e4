/** How turns pass on and rounds end. A void round gives no points and moves the dealer on like any other. */
import type { Seat, Step } from '../../contract/rules.ts';
import { withAt } from '../../lib/lists.ts';
import { pointsOf, rankOf } from './cards.ts';
import { type Event, type MauMau, type State, topOf } from './shape.ts';

/** With this many turns nobody seems able to finish. */
export const TURN_CAP = 400;

/** The seat `steps` further in the order of play. */
export function seatAfter(state: State, from: Seat, steps: number): Seat {
  const { seats, dir } = state;
  return (((from + dir * steps) % seats) + seats) % seats;
}

/** Ends the turn: the seat `steps` further acts next, unless the round goes on for ever. */
export function nextTurn(state: State, steps: number, events: readonly Event[]): Step<MauMau> {
  const next: State = {
    ...state,
    phase: 'turn',
    turn: seatAfter(state, state.turn, steps),
    drawn: null,
    turns: state.turns + 1,
  };
  if (next.turns >= TURN_CAP || next.idle >= next.seats) return endRound(next, null, events);
  return { state: next, events };
}

/** Counts the round. Nobody loses points; winner null = void. */
export function endRound(state: State, winner: Seat | null, events: readonly Event[]): Step<MauMau> {
  const doubled = winner !== null && state.options.jackDouble && rankOf(topOf(state)) === 'J';
  const left = state.hands.reduce((total, hand, seat) => (seat === winner ? total : total + pointsOf(hand)), 0);
  const points = winner === null ? 0 : left * (doubled ? 2 : 1);
  const total = winner === null ? 0 : (state.scores[winner] ?? 0) + points;
  const scores = winner === null ? state.scores : withAt(state.scores, winner, total);
  const won = winner !== null && total >= state.options.target;
  const next: State = {
    ...state,
    scores,
    phase: won ? 'matchOver' : 'roundOver',
    drawn: null,
    open: null,
    want: null,
    beat: null,
    ended: { winner, points, doubled },
  };
  return { state: next, events: [...events, { type: 'roundEnded', winner }] };
}
