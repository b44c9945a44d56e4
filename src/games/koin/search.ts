/** Whole turns as moves: every position in which this turn can end, each with the shortest way there, valued one or two turns deep. */
import { same } from '../../lib/data.ts';
import { type Move, other, type State } from './kinds.ts';
import { legalMoves } from './moves.ts';
import { type Net, netOf, unpack, netValue } from './net.ts';
import { type Position, positionOf, resultFor } from './position.ts';
import { expectation } from './replies.ts';
import { totals } from './score.ts';
import { apply } from './turns.ts';

/** One way for the turn to go on and where it ends. */
export interface Course {
  /** The moves to make, in order; never empty. */
  readonly moves: readonly Move[];
  /** The state after the turn: the other seat is about to toss, or the match is over. */
  readonly after: State;
}

export interface Valued extends Course {
  /** From −1 (lost) to 1 (won) for the seat whose turn it is. */
  readonly value: number;
}

/** How many courses, best one turn deep, are looked at two turns deep. */
const WIDTH = 10;

let loaded: Net | null = null;

/** The network of the computer; unpacked once, when it is first needed. */
export function network(): Net {
  loaded ??= netOf(unpack());
  return loaded;
}

function keyOf(state: State): string {
  const position = positionOf(state);
  return `${position.lands}/${position.banks}/${state.end}/${state.passes}`;
}

/** Every different outcome of the turn that is being played. */
export function courses(state: State): readonly Course[] {
  const found = new Map<string, Course>();
  const walk = (now: State, moves: readonly Move[]): void => {
    if (now.phase !== 'act' || now.turn !== state.turn) {
      const key = keyOf(now);
      const known = found.get(key);
      if (known === undefined || known.moves.length > moves.length) found.set(key, { moves, after: now });
      return;
    }
    for (const move of legalMoves(now)) walk(apply(now, move).state, [...moves, move]);
  };
  walk(state, []);
  return [...found.values()];
}

function byValue(a: Valued, b: Valued): number {
  return b.value - a.value;
}

/** Valued by the network as it stands, best first. Ends of the match are exact. */
export function oneDeep(state: State, net: Net = network()): readonly Valued[] {
  return courses(state)
    .map((course) => ({ ...course, value: standingValue(net, course.after, state.turn) }))
    .sort(byValue);
}

function standingValue(net: Net, after: State, seat: number): number {
  const position = positionOf(after);
  return after.phase === 'over' ? resultFor(position, seat) : netValue(net, position, seat);
}

/** What an outcome is worth with the other seat's tosses and best answers foreseen. */
export function foreseen(after: State, seat: number, net: Net = network()): number {
  const position: Position = positionOf(after);
  return after.phase === 'over' ? resultFor(position, seat) : expectation(net, position, seat);
}

/** The ten best one turn deep, valued two turns deep, best first. `also` is looked at whatever it seems worth. */
export function twoDeep(state: State, also: readonly Move[] | null = null): readonly Valued[] {
  const ranked = oneDeep(state);
  const first = ranked.slice(0, WIDTH);
  const extra = ranked.slice(WIDTH).filter(({ moves }) => also !== null && same(moves, also));
  return [...first, ...extra].map((one) => ({ ...one, value: foreseen(one.after, state.turn) })).sort(byValue);
}

/** Valued by the difference of the totals if the match ended there, best first. */
export function byMargin(state: State): readonly Valued[] {
  return courses(state)
    .map((course) => {
      const points = totals(course.after);
      const value = (points[state.turn] ?? 0) - (points[other(state.turn)] ?? 0);
      return { ...course, value };
    })
    .sort(byValue);
}
