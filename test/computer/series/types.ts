/** What measuring strength needs to know: players by name, one match as a request, and what a game may do differently. */
import type { About, Choices } from '../../../src/contract/about.ts';
import type { Computer, Question } from '../../../src/contract/computer.ts';
import type { Rules, Seat, Shape } from '../../../src/contract/rules.ts';

/** A player under measurement. The question's `level` and `character` are those of its name (yardsticks: `seru`, null). */
export interface Contender<G extends Shape> {
  readonly name: string;
  choose(question: Question<G>): G['move'];
  /** Present only where the game's computer makes interrupts. */
  readonly interrupt: NonNullable<Computer<G>['interrupt']> | null;
  readonly level: Question<G>['level'];
}

/** One match to be played. The same request gives the same answer (but for the CPU time). */
export interface MatchRequest<G extends Shape> {
  readonly about: About<G>;
  readonly rules: Rules<G>;
  readonly a: Contender<G>;
  readonly b: Contender<G>;
  readonly choices: Choices;
  readonly seats: number;
  /** The seat that A holds; rotates from match to match. */
  readonly seatOfA: Seat;
  /** The seat that begins; rotates once A has sat everywhere. */
  readonly starter: Seat;
  /** Which match of the run this is, from 0. */
  readonly index: number;
  /** Everything random of this match is drawn from generators seeded with texts that begin with this. */
  readonly seed: string;
}

/** What came of a request. */
export interface Played {
  /** A's part of the win, 0–1; a tie is shared. With `units`, the sum over them. */
  readonly share: number;
  /** How many results `share` adds up (rounds, tosses played both ways); 1 for one match. */
  readonly units: number;
  /** Decisions that A made, and the CPU milliseconds they took together. */
  readonly moves: number;
  readonly cpuMs: number;
}

/** What `test/computer/series/<game>.ts` exports as `series`; every member may be left out. */
export interface Series<G extends Shape> {
  /** Plays one request in the game's own way; absent: one match by `playMatch`. */
  play?(request: MatchRequest<G>): Played;
  /** Sets of choices for `--options NAME`, besides the presets of `about`. */
  readonly options?: { readonly [name: string]: Choices };
  /** Yardsticks of the tests that the computer itself does not bring. */
  readonly yardsticks?: { readonly [name: string]: (question: Question<G>) => G['move'] };
}
