/** What is kept of a match: options and log, enough to play it again from the first ply. Reading answers with a result and never throws. */
import type { Level, Player } from '../contract/player.ts';
import type { Actor, Outcome, Shape } from '../contract/rules.ts';
import type { Seed } from '../lib/random.ts';

/** The version of this envelope; rises by exactly one with each numbered step below. */
export const FORMAT = 1;

/** A ply with who controlled the seat when it was made; null for nature and the table. */
export interface SavedPly<G extends Shape> {
  readonly actor: Actor | 'table';
  readonly move: G['move'];
  readonly by: 'human' | Level | null;
}

export interface SavedMatch<G extends Shape> {
  readonly format: number;
  readonly id: string;
  readonly game: string;
  /** Revision of the rules that the log was played under. */
  readonly revision: number;
  readonly options: G['options'];
  readonly players: readonly Player[];
  /** Where the log begins: null = `setup(options)`; a state after an upgrade. */
  readonly from: G['state'] | null;
  readonly log: readonly SavedPly<G>[];
  /** The state after the last ply, for a later revision to start from. */
  readonly checkpoint: G['state'];
  /** Cursor of nature's generator. */
  readonly chance: Seed;
  /** The generator's first cursor: the number of the match, shown at the end. */
  readonly seed: Seed;
  /** Set when the people ended it early: the places by the count at that moment. */
  readonly endedEarly: Outcome | null;
}
