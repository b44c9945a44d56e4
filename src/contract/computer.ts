/** A computer player: it is given an observation and a generator of its own, never a state of the match. */
import type { Random } from '../lib/random.ts';
import type { Character, Level } from './player.ts';
import type { Interrupt, Seat, Shape } from './rules.ts';
import type { Message } from './words.ts';

export interface Question<G extends Shape> {
  readonly observation: G['observation'];
  readonly seat: Seat;
  readonly level: Level;
  readonly character: Character | null;
  readonly random: Random;
}

export interface Computer<G extends Shape> {
  /** A legal move. Work is counted in playouts or positions, never in time, so that results repeat on slow tablets. */
  choose(question: Question<G>): G['move'];
  /** Asked once in every beat for each computer seat: an interrupt and when it comes (0–1 of the beat), or null. */
  interrupt?(question: Question<G>): { readonly interrupt: Interrupt<G>; readonly at: number } | null;
  /** For the hint: why this move, in one sentence. */
  reason(question: Question<G>, move: G['move']): Message;
  /** Yardsticks for `npm run strength`, by name; tests only. */
  readonly yardsticks: { readonly [name: string]: (question: Question<G>) => G['move'] };
}
