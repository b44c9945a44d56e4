/**
 * Catch the Moon as bookkeeping: who rolls, what the die asks, whose tear it is. It knows no gravity:
 * what fell and what touches what is nature's answer (`settle`), read off the simulation at rest.
 */
import type { Rules, ScorePart, Step } from '../../contract/rules.ts';
import { range } from '../../lib/lists.ts';
import { refusalOfMove } from './check.ts';
import { COUNT } from './ladders.ts';
import { faultOf } from './sound.ts';
import { sampleMove } from './sample.ts';
import {
  isIn,
  nextSeat,
  type MoonEvent,
  type MoonMove,
  type MoonOptions,
  type MoonShape,
  type MoonState,
  type Settle,
} from './state.ts';
import { handOn, missOf, pay, payWindow, placesOf } from './turn-end.ts';

/** Top of the two planted ladders, in whole units. */
export const STARTER_HEIGHT = 11_914;
/** Whole units in a point of height when playing together. */
const HEIGHT_POINT = 100;

function setup(options: MoonOptions, seats: number): MoonState {
  return {
    options,
    phase: options.starter === null ? 'begin' : 'roll',
    seat: options.starter ?? 0,
    last: null,
    tears: range(seats).map(() => 0),
    pool: options.tears,
    box: range(COUNT),
    toPlace: options.ladders,
    pile: [],
    height: STARTER_HEIGHT,
    face: null,
    ladder: null,
    trace: null,
    out: [],
    tie: null,
    resting: [],
  };
}

function rebuilt(lost: readonly number[]): readonly MoonEvent[] {
  return lost.length > 0 ? [{ type: 'fell', ladders: lost, when: 'rebuilt' }] : [];
}

function applyRolled(before: MoonState, move: Extract<MoonMove, { type: 'rolled' }>): Step<MoonShape> {
  const pile = move.pile ?? before.pile;
  const fell: MoonEvent[] = [...rebuilt(move.lost)];
  if (move.fell.length > 0) fell.push({ type: 'fell', ladders: move.fell, when: 'window' });
  const paid = payWindow({ ...before, pile, height: move.height }, move.fell.length > 0);
  const { state } = paid;
  const events = [...fell, ...paid.events];
  if (state.phase === 'over') return { state, events };
  // A tie that begins in the window may leave out whoever has just rolled.
  if (!isIn(state, state.seat)) {
    const from = state.last?.seat ?? state.seat;
    return { state: { ...state, phase: 'roll', seat: nextSeat(state, from) }, events };
  }
  const face = state.tie !== null && state.options.tieMoon ? 'moon' : move.face;
  return {
    state: {
      ...state,
      phase: 'place',
      face,
      ladder: move.ladder,
      box: state.box.filter((ladder) => ladder !== move.ladder),
      toPlace: state.toPlace - 1,
    },
    events: [...events, { type: 'rolled', seat: state.seat, face, ladder: move.ladder }],
  };
}

function applySettle(before: MoonState, move: Settle): Step<MoonShape> {
  const { seat } = before;
  const ladder = before.ladder ?? 0;
  const why = missOf(before.face ?? 'one', move);
  const events: MoonEvent[] = [...rebuilt(move.lost)];
  if (move.fell.length > 0) events.push({ type: 'fell', ladders: move.fell, when: 'turn' });
  if (why === null) events.push({ type: 'stood', seat, ladder, touches: move.touches });
  else events.push({ type: 'missed', seat, ladder, why });
  if (move.after.length > 0) events.push({ type: 'fell', ladders: move.after, when: 'after' });
  if (move.late.length > 0) events.push({ type: 'fell', ladders: move.late, when: 'window' });
  const settled: MoonState = { ...before, pile: move.pile, height: move.height };
  const torn = why !== null || (move.late.length > 0 && before.options.liability);
  const paid = torn ? pay(settled, seat) : { state: settled, events: [] };
  return handOn({ state: paid.state, events: [...events, ...paid.events] }, torn);
}

function apply(state: MoonState, move: MoonMove): Step<MoonShape> {
  switch (move.type) {
    case 'begin':
      return { state: { ...state, phase: 'roll', seat: move.seat }, events: [{ type: 'began', seat: move.seat }] };
    case 'roll':
      return { state: { ...state, phase: 'rolled' }, events: [] };
    case 'rolled':
      return applyRolled(state, move);
    case 'place':
      return {
        state: { ...state, phase: 'settle', trace: { text: move.trace, held: move.held } },
        events: [{ type: 'placed', seat: state.seat, ladder: state.ladder ?? 0 }],
      };
    case 'settle':
      return applySettle(state, move);
  }
}

function legalMoves(state: MoonState): readonly MoonMove[] | null {
  if (state.phase === 'begin') return state.tears.map((_, seat) => ({ type: 'begin', seat }));
  return state.phase === 'roll' ? [{ type: 'roll' }] : null;
}

function score(state: MoonState): readonly ScorePart[] {
  if (!state.options.together) return [{ part: 'tears', points: state.tears }];
  return [{ part: 'height', points: state.tears.map(() => Math.round(state.height / HEIGHT_POINT)) }];
}

/** Only height is counted in points: of tears the fewest win. */
function scoresOf(state: MoonState): readonly number[] | null {
  return state.options.together ? (score(state)[0]?.points ?? null) : null;
}

function text(state: MoonState): readonly string[] {
  const list = (numbers: readonly number[]): string => numbers.join(' ') || '-';
  return [
    `${state.phase} seat ${state.seat} face ${state.face ?? '-'} ladder ${state.ladder ?? '-'}`,
    `tears ${list(state.tears)} pool ${state.pool} to place ${state.toPlace}`,
    `out ${list(state.out)} tie ${state.tie === null ? '-' : `[${list(state.tie)}]`} resting ${list(state.resting)}`,
    `last ${state.last === null ? '-' : `${state.last.seat}${state.last.torn ? ' torn' : ''}`} height ${state.height}`,
    `pile ${list(state.pile.map((one) => one[0]))}`,
  ];
}

export const rules: Rules<MoonShape> = {
  revision: 1,
  setup,
  toMove(state) {
    if (state.phase === 'over') return null;
    return state.phase === 'roll' || state.phase === 'place' ? state.seat : 'nature';
  },
  legalMoves,
  refusal: refusalOfMove,
  apply,
  sample: sampleMove,
  outcome(state) {
    if (state.phase !== 'over') return null;
    return { places: placesOf(state), scores: scoresOf(state) };
  },
  observe: (state) => state,
  determinize: (observation) => observation,
  score,
  early: (state) => ({ places: placesOf(state), scores: scoresOf(state) }),
  fault: faultOf,
  text,
};
