/** The storage as a match sees it: one `put` after each ply, in order, that never rejects. */
import type { Shape } from '../contract/rules.ts';
import type { Saves } from '../match/ports.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import type { Matches } from './matches.ts';
import type { Keeping } from './stored-match.ts';

export interface SavesOptions<G extends Shape> {
  /** The rev that was read; 0 for a new match. */
  readonly rev: number;
  /** Whose turn and how it ended, for the list; asked at each put. */
  keeping(saved: SavedMatch<G>): Keeping;
  /** Another window has gone on with this match: this one must stop. Called once. */
  onElsewhere(): void;
}

export function createSaves<G extends Shape>(matches: Matches, options: SavesOptions<G>): Saves<G> {
  let { rev } = options;
  let isElsewhere = false;
  let last: Promise<void> = Promise.resolve();
  const put = async (saved: SavedMatch<G>, memory: Uint8Array | null) => {
    if (isElsewhere) return;
    const done = await matches.put(saved as SavedMatch<Shape>, memory, rev, options.keeping(saved));
    if (done.kind !== 'elsewhere') {
      rev = done.rev;
      return;
    }
    isElsewhere = true;
    options.onElsewhere();
  };
  return {
    put(saved, memory) {
      last = last.then(() => put(saved, memory));
      return last;
    },
  };
}
