/** A new match like one that was: same game, rules and people. */
import type { Player } from '../../contract/player.ts';
import type { Shape } from '../../contract/rules.ts';
import type { Seed } from '../../lib/random.ts';
import type { NewMatch } from '../../match/parts.ts';
import type { SavedMatch } from '../../match/saved-match.ts';

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function newSeed(): Seed {
  return [...crypto.getRandomValues(new Int32Array(4))] as unknown as Seed;
}

/** `seed` null: a new shuffle. */
export function likeBefore(saved: SavedMatch<Shape>, players: readonly Player[], seed: Seed | null): NewMatch<Shape> {
  return { id: newId(), game: saved.game, options: saved.options, players, seed: seed ?? newSeed() };
}
