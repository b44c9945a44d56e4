/** Nature by simulation, for a heavy game: gravity instead of sampling. Its memory is bytes that nobody else reads. */
import type { Seed } from '../lib/random.ts';
import type { Question } from './computer.ts';
import type { Shape } from './rules.ts';

/** Name of the error with which nature rejects while a large part of the game has not come: the game's message `wait.missing` says what it waits for. */
export const PART_MISSING = 'PartMissing';

export interface NatureReply<G extends Shape> {
  readonly move: G['move'];
  readonly memory: Uint8Array;
  /** Animation material that is never saved. */
  readonly footage: unknown;
}

export interface Nature<G extends Shape> {
  /** Nature's answer to a state in which it is to move. `memory` is what it answered last, or null at the start. */
  answer(state: G['state'], memory: Uint8Array | null, seed: Seed): Promise<NatureReply<G>>;
  /**
   * A computer's move where choosing needs the simulation; the worker asks this instead of `Computer.choose`.
   * Absent, or rejected: `choose` answers.
   */
  think?(question: Question<G>, memory: Uint8Array | null): Promise<G['move']>;
}

/** What an actor answers. Only heavy games bring memory and footage. */
export interface Reply<G extends Shape> {
  readonly move: G['move'];
  readonly memory: Uint8Array | null;
  readonly footage: unknown;
}
