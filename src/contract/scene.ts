/** What is shown at one moment: an observation, through whose eyes, and who is to move. */
import type { Actor, Seat, Shape } from './rules.ts';

export interface Scene<G extends Shape> {
  readonly observation: G['observation'];
  /** Whose eyes the table is shown through; null is the open table. */
  readonly viewer: Seat | null;
  readonly toMove: Actor | null;
}
