/** A lesson in words. A move is named as it was to be made: at the table as it lay then, through the eyes of whoever made it. */
import type { Lesson } from '../../contract/computer.ts';
import type { Ply, Rules, Seat, Shape } from '../../contract/rules.ts';
import type { Message, Words } from '../../contract/words.ts';

export interface ToldLesson {
  /** Counted for the seat, from 1. */
  readonly turn: number;
  readonly played: readonly Message[];
  readonly better: readonly Message[];
  /** Whole percent of winning. */
  readonly cost: number;
}

export interface LessonParts {
  readonly rules: Rules<Shape>;
  readonly words: Words<Shape>;
  readonly states: readonly unknown[];
  readonly log: readonly Ply<Shape>[];
}

export function tellLesson(lesson: Lesson<Shape>, seat: Seat, parts: LessonParts): ToldLesson {
  const start = parts.states[lesson.ply];
  return {
    turn: turnAt(parts.log, lesson.ply, seat),
    played: sayMoves(lesson.played, start, seat, parts),
    better: sayMoves(lesson.better, start, seat, parts),
    cost: Math.max(1, Math.round(lesson.cost)),
  };
}

function sayMoves(
  moves: readonly unknown[],
  start: unknown,
  seat: Seat,
  { rules, words }: LessonParts,
): readonly Message[] {
  let state = start;
  return moves.map((move) => {
    const scene = { observation: rules.observe(state, seat), viewer: seat, toMove: rules.toMove(state) };
    const said = words.sayMove(move, scene);
    state = rules.apply(state, move).state;
    return said;
  });
}

/** How often the turn had come to this seat by then; nature and the table have none. */
function turnAt(log: readonly Ply<Shape>[], ply: number, seat: Seat): number {
  const actors = log.slice(0, ply + 1).flatMap(({ actor }) => (typeof actor === 'number' ? [actor] : []));
  return actors.filter((actor, index) => actor === seat && actors[index - 1] !== seat).length;
}
