/** Looking back at a match: the turns that cost a seat most by Jago's own measure. Luck of the toss costs nothing here. */
import type { Lesson } from '../../contract/computer.ts';
import { replay } from '../../contract/play.ts';
import type { Ply, Seat } from '../../contract/rules.ts';
import { same } from '../../lib/data.ts';
import type { Koin, Move, State } from './kinds.ts';
import { rules } from './rules.ts';
import { foreseen, twoDeep } from './search.ts';

/** How many turns are told. */
const TOLD = 3;
/** Turns that cost less than this (percent of winning) are as good as the best. */
const WORTH_TELLING = 1;

interface Turn {
  /** Index of the turn's first decision in the log. */
  readonly ply: number;
  readonly start: State;
  readonly moves: readonly Move[];
  readonly after: State;
}

/** The decisions of a seat, turn by turn: everything after its toss. */
function turnsOf(states: readonly State[], log: readonly Ply<Koin>[], seat: Seat): readonly Turn[] {
  const turns: Turn[] = [];
  for (let ply = 0; ply < log.length; ply++) {
    const start = states[ply];
    if (start?.phase !== 'act' || start.turn !== seat) continue;
    let end = ply;
    while (states[end]?.phase === 'act' && states[end]?.turn === seat && end < log.length) end += 1;
    const after = states[end];
    if (after === undefined || (after.phase === 'act' && after.turn === seat)) break;
    turns.push({ ply, start, moves: log.slice(ply, end).map(({ move }) => move), after });
    ply = end - 1;
  }
  return turns;
}

/** From −1…1 to percent of winning. */
function percent(value: number): number {
  return (value + 1) * 50;
}

function lessonOf(turn: Turn, seat: Seat): Lesson<Koin> {
  const best = twoDeep(turn.start)[0];
  const cost = best === undefined ? 0 : percent(best.value) - percent(foreseen(turn.after, seat));
  const better = best?.moves ?? turn.moves;
  return { ply: turn.ply, played: turn.moves, better, cost: Math.max(0, cost) };
}

/** The dearest turns of a seat, dearest first, at most three; empty where every turn was about as good as any. */
export function review(start: State, log: readonly Ply<Koin>[], seat: Seat): readonly Lesson<Koin>[] {
  const states = replay(rules, start, log);
  return turnsOf(states, log, seat)
    .map((turn) => lessonOf(turn, seat))
    .filter(({ cost, played, better }) => cost >= WORTH_TELLING && !same(played, better))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, TOLD);
}
