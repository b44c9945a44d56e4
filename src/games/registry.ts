/** The games in the box, in the order of their cards: only here and in `box.ts` is a game named outside its folder. */
import type { Game } from '../contract/game.ts';
import { game as koin } from './koin/index.ts';
import { game as maaf } from './maaf/index.ts';
import { game as maumau } from './maumau/index.ts';
import { game as moon } from './moon/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: the registry's seam: each game is typed inside, nobody outside depends on its shape
export type AnyGame = Game<any>;

export const games: readonly AnyGame[] = [maaf, maumau, koin, moon];

/** The game with this id, or null. */
export function gameOf(id: string): AnyGame | null {
  return games.find((game) => game.about.id === id) ?? null;
}
