/** What a game is to everybody else: pure functions on plain data. `apply` never draws a random number: chance is nature's move. */
import type { Json } from '../lib/data.ts';
import type { Random } from '../lib/random.ts';

/** A place at the table, numbered from 0 in the order of play. */
export type Seat = number;

/** Who decides now: a seat, or nature (cards, coins, gravity). */
export type Actor = Seat | 'nature';

/** The five kinds of plain JSON data that make a game. (The laws hold them to JSON; the type cannot, as interfaces have no index.) */
export interface Shape {
  readonly options: unknown;
  readonly state: unknown;
  readonly move: unknown;
  readonly event: unknown;
  readonly observation: unknown;
}

/** What a move made of a state, and the facts that the eye should see, in order. */
export interface Step<G extends Shape> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** How a match ended. `places[seat]`: 1 is first, ties share. `scores[seat]` where the game counts points. */
export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[] | null;
}

/** A move that people may make out of turn; `seat` is the seat it is for. */
export interface Interrupt<G extends Shape> {
  readonly seat: Seat;
  readonly move: G['move'];
}

/** One row of a running count: the same part for every seat, in points. */
export interface ScorePart {
  readonly part: string;
  readonly points: readonly number[];
}

export interface Rules<G extends Shape> {
  /** Rises by one whenever an old state or move would be read differently. Stays 1 until the first public release. */
  readonly revision: number;
  /** The first state. Deals nothing: dealing is nature's first move. */
  setup(options: G['options'], seats: number): G['state'];
  /** Exactly one actor at a time; null means that the match is over. */
  toMove(state: G['state']): Actor | null;
  /** Every legal move of the actor, or null while the moves are free (a pose in space). Never empty while `toMove` is a seat. */
  legalMoves(state: G['state']): readonly G['move'][] | null;
  /** Null if the actor may make this move, else a short code. Answers for any JSON and never throws: saves are not trusted. */
  refusal(state: G['state'], move: unknown): string | null;
  /** Makes a legal move (also an interrupt). Shares structure with the old state and never changes it. */
  apply(state: G['state'], move: G['move']): Step<G>;
  /** A random legal move of the actor: nature's fair answer, or a random player. */
  sample(state: G['state'], random: Random): G['move'];
  /** Null until the match is over. */
  outcome(state: G['state']): Outcome | null;
  /** What a seat may know; null is the open table. Equal for both where the seat knows no more than the table: then no cover is due. */
  observe(state: G['state'], seat: Seat | null): G['observation'];
  /** The event as that seat sees it, null if it sees nothing. Absent: everything is public. */
  observeEvent?(event: G['event'], seat: Seat | null): G['event'] | null;
  /** A possible state that looks the same to that seat. Identity where nothing is hidden. */
  determinize(observation: G['observation'], seat: Seat, random: Random): G['state'];
  /** What people at the table may do before the actor does. Logged as plies of the actor `table`. */
  interrupts?(state: G['state']): readonly Interrupt<G>[];
  /** True when a public pause is due before the next actor. */
  beat?(state: G['state']): boolean;
  /** True while people look at a count between rounds: a computer's move waits for a tap. */
  pause?(state: G['state']): boolean;
  /** A running count, where the game shows one. */
  score?(state: G['state']): readonly ScorePart[];
  /** How a match counts that people end now. Absent: by the running count, the most points first. */
  early?(state: G['state']): Outcome;
  /**
   * Null if data from outside can be a state of this game (what a save begins with, its checkpoint, what `setup` made of its options),
   * else a short code. Answers for any JSON and never throws. Absent: only the plies of a save are checked.
   */
  fault?(state: unknown): string | null;
  /** An older state read under this revision, or null if it cannot go on. */
  upgrade?(state: Json, revision: number): G['state'] | null;
  /** The state as lines of text, for goldens, logs and failure messages. */
  text(state: G['state']): readonly string[];
}

/** One entry of the log. `table` is whoever made an interrupt. */
export interface Ply<G extends Shape> {
  readonly actor: Actor | 'table';
  readonly move: G['move'];
}
