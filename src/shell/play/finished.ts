/** What the result screen is given when a match has ended. */
import type { Lesson } from '../../contract/computer.ts';
import type { Player } from '../../contract/player.ts';
import type { Outcome, Seat, Shape } from '../../contract/rules.ts';
import type { Scene } from '../../contract/scene.ts';
import type { Message } from '../../contract/words.ts';
import type { SavedMatch } from '../../match/saved-match.ts';
import type { LoadedGame } from './open-match.ts';

export interface Finished {
  readonly loaded: LoadedGame;
  readonly outcome: Outcome;
  readonly players: readonly Player[];
  readonly saved: SavedMatch<Shape>;
  /** Every state since the start of the log. */
  readonly states: readonly unknown[];
  /** The open table at the end. */
  readonly scene: Scene<Shape>;
  say(message: Message): string;
  /** The fingerprint that was shown while the match ran; null where it could not be. */
  readonly print: string | null;
  /** The turns that cost a seat most; empty where the game cannot tell. */
  review(seat: Seat, signal: AbortSignal): Promise<readonly Lesson<Shape>[]>;
  /** The same shuffle once more, by way of Set-up. */
  sameShuffle(): void;
  /** The same people and rules once more; `seed` null: a new shuffle. */
  again(seed: SavedMatch<Shape>['seed'] | null): void;
}
