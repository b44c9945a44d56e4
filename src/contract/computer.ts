/** A computer player: it is given an observation and a generator of its own, never a state of the match. */
import type { Random } from '../lib/random.ts';
import type { Character, Level } from './player.ts';
import type { Interrupt, Ply, Seat, Shape } from './rules.ts';
import type { Message } from './words.ts';

export interface Question<G extends Shape> {
  readonly observation: G['observation'];
  readonly seat: Seat;
  readonly level: Level;
  readonly character: Character | null;
  readonly random: Random;
}

/** A turn that cost a seat something, told after the match. */
export interface Lesson<G extends Shape> {
  /** Index in the log of the turn's first decision. */
  readonly ply: number;
  /** What was played, and what would have been better: whole turns, move by move. */
  readonly played: readonly G['move'][];
  readonly better: readonly G['move'][];
  /** What it cost, in percent of winning (0–100). */
  readonly cost: number;
}

export interface Computer<G extends Shape> {
  /** A legal move. Work is counted in playouts or positions, never in time, so that results repeat on slow tablets. */
  choose(question: Question<G>): G['move'];
  /** Asked once in every beat for each computer seat: an interrupt and when it comes (0–1 of the beat), or null. */
  interrupt?(question: Question<G>): { readonly interrupt: Interrupt<G>; readonly at: number } | null;
  /** For the hint: why this move, in one sentence. */
  reason(question: Question<G>, move: G['move']): Message;
  /** After the match: the turns that cost that seat most, dearest first, a few at most. `start` and `log` are the whole match. */
  review?(start: G['state'], log: readonly Ply<G>[], seat: Seat): readonly Lesson<G>[];
  /** Yardsticks for `npm run strength`, by name; tests only. */
  readonly yardsticks: { readonly [name: string]: (question: Question<G>) => G['move'] };
}
