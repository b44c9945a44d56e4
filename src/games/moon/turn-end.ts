/** Tears, ties and the end. Order matters: first the tear, then who is out, then whether ladders are left. */
import { isIn, nextSeat, type Face, type MoonEvent, type MoonState, type Settle, type MissReason } from './state.ts';

/** Two players: the third tear loses at once. */
const LOSING_TEARS = 3;

export interface Told {
  readonly state: MoonState;
  readonly events: readonly MoonEvent[];
}

/** Why the new ladder does not count, or null if it does. */
export function missOf(face: Face, settle: Pick<Settle, 'held' | 'fell' | 'touches' | 'tallest'>): MissReason | null {
  if (settle.held) return 'held';
  if (settle.fell.length > 0) return 'fell';
  const count = settle.touches.length;
  const [least, most] = face === 'one' ? [1, 1] : face === 'two' ? [2, 2] : [1, 2];
  if (count < least) return 'few';
  if (count > most) return 'many';
  return face === 'moon' && !settle.tallest ? 'low' : null;
}

/** The seats that win as things stand: those left in a tie, else the fewest tears of those not out. */
export function leaders(state: MoonState): readonly number[] {
  if (state.options.together) return state.tears.map((_, seat) => seat);
  if (state.tie !== null) return state.tie;
  const inPlay = state.tears.flatMap((_, seat) => (state.out.includes(seat) ? [] : [seat]));
  const fewest = Math.min(...inPlay.map((seat) => state.tears[seat] ?? 0));
  return inPlay.filter((seat) => state.tears[seat] === fewest);
}

function ended(told: Told): Told {
  const state: MoonState = { ...told.state, phase: 'over', face: null, ladder: null, trace: null };
  return { state, events: [...told.events, { type: 'ended', winners: leaders(state) }] };
}

/** The last tear is gone or the last ladder placed: somebody has won, or those with equally few tears play on. */
function compared(told: Told): Told {
  const best = leaders(told.state);
  if (told.state.tie !== null || told.state.options.together || best.length === 1 || told.state.toPlace === 0)
    return ended(told);
  return { state: { ...told.state, tie: best }, events: [...told.events, { type: 'tied', seats: best }] };
}

/** What a failure costs this seat: a tear; in a tie, its place in it. */
export function pay(before: MoonState, seat: number): Told {
  if (before.tie !== null) return leaveTie(before, seat);
  const pool = before.pool - 1;
  const own = before.options.together ? 0 : 1;
  const tears = before.tears.map((count, index) => (index === seat ? count + own : count));
  const wept: Told = { state: { ...before, pool, tears }, events: [{ type: 'wept', seat, pool }] };
  if (before.options.together) return pool === 0 ? ended(wept) : wept;
  const third = tears.length === 2 && (tears[seat] ?? 0) >= LOSING_TEARS;
  if (pool > 0 && !third) return wept;
  const lost: Told = {
    state: { ...wept.state, out: [...before.out, seat] },
    events: [...wept.events, { type: 'lost', seat }],
  };
  return compared(lost);
}

function leaveTie(before: MoonState, seat: number): Told {
  const tie = (before.tie ?? []).filter((one) => one !== seat);
  const told: Told = {
    state: { ...before, tie, resting: [...before.resting, seat] },
    events: [{ type: 'rested', seat }],
  };
  return tie.length === 1 ? ended(told) : told;
}

/** After a turn whose tear was given: the end, or the next seat's roll. */
export function handOn(told: Told, torn: boolean): Told {
  const { state } = told;
  if (state.phase === 'over') return told;
  const rested: MoonState = { ...state, last: { seat: state.seat, torn }, face: null, ladder: null, trace: null };
  const after = { state: rested, events: told.events };
  if (state.toPlace === 0) return compared(after);
  return { ...after, state: { ...rested, phase: 'roll', seat: nextSeat(rested, state.seat) } };
}

/** What fell in the window before a roll costs the last player a tear, if this turn of theirs cost none. */
export function payWindow(state: MoonState, fell: boolean): Told {
  const { last } = state;
  if (!fell || !state.options.liability || last === null || last.torn || !isIn(state, last.seat)) {
    return { state, events: [] };
  }
  return pay({ ...state, last: { ...last, torn: true } }, last.seat);
}

/** `places[seat]`, 1 first: winners, then the tie from behind, then by tears, then who is out. */
export function placesOf(state: MoonState): readonly number[] {
  const winners = leaders(state);
  const groups: (readonly number[])[] = [winners, ...[...state.resting].reverse().map((seat) => [seat])];
  const placed = new Set(groups.flat());
  const rest = state.tears.flatMap((_, seat) => (placed.has(seat) || state.out.includes(seat) ? [] : [seat]));
  for (const tears of [...new Set(rest.map((seat) => state.tears[seat] ?? 0))].sort((a, b) => a - b)) {
    groups.push(rest.filter((seat) => state.tears[seat] === tears));
  }
  groups.push(...[...state.out].reverse().map((seat) => [seat]));
  const places = new Array<number>(state.tears.length).fill(0);
  let place = 1;
  for (const group of groups) {
    for (const seat of group) places[seat] = place;
    place += group.length;
  }
  return places;
}
