/** The only two ways through rules: `play` one ply, `replay` a log. Everything (match, tests, worker) goes through them. */
import { same } from '../lib/data.ts';
import type { Ply, Rules, Shape, Step } from './rules.ts';

/** Thrown by `play` and `replay`; `code` says what was wrong, `ply` is the index in the log (0 for a single ply). */
export class Refused extends Error {
  readonly code: string;
  readonly ply: number;
  constructor(code: string, ply: number) {
    super(`refused at ply ${ply}: ${code}`);
    this.name = 'Refused';
    this.code = code;
    this.ply = ply;
  }
}

/** Null if this ply may be played now, else a code. Never throws, whatever the ply holds. */
export function refusalOf<G extends Shape>(rules: Rules<G>, state: G['state'], ply: Ply<G>): string | null {
  const actor = rules.toMove(state);
  if (ply.actor === 'table') {
    const listed = rules.interrupts?.(state).some((one) => same(one.move, ply.move));
    return listed ? null : 'not-an-interrupt';
  }
  if (actor === null) return 'over';
  if (actor !== ply.actor) return 'not-your-turn';
  return rules.refusal(state, ply.move);
}

/** Plays one checked ply. Throws `Refused`. */
export function play<G extends Shape>(rules: Rules<G>, state: G['state'], ply: Ply<G>): Step<G> {
  const code = refusalOf(rules, state, ply);
  if (code !== null) throw new Refused(code, 0);
  return rules.apply(state, ply.move);
}

/** Every state of a log, the start first (so one more than there are plies). Throws `Refused` with the index of the bad ply. */
export function replay<G extends Shape>(
  rules: Rules<G>,
  start: G['state'],
  log: readonly Ply<G>[],
): readonly G['state'][] {
  const states = [start];
  let state = start;
  for (const [index, ply] of log.entries()) {
    const code = refusalOf(rules, state, ply);
    if (code !== null) throw new Refused(code, index);
    state = rules.apply(state, ply.move).state;
    states.push(state);
  }
  return states;
}

/** For `refusal` of games that list their moves: anything not in the list is refused, junk included. */
export function unlessListed<M>(legal: readonly M[] | null, move: unknown): string | null {
  return legal?.some((one) => same(one, move)) ? null : 'not-legal';
}
