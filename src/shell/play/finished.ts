/** What the result screen is given when a match has ended. */
import type { Player } from '../../contract/player.ts';
import type { Outcome, Shape } from '../../contract/rules.ts';
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
  /** The same people and rules once more; `seed` null: a new shuffle. */
  again(seed: SavedMatch<Shape>['seed'] | null): void;
}
