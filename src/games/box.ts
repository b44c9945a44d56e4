/** The cards of the games in the box, in the order of Home. In the first bundle, so never the games themselves: those are in the registry. */
import type { Card } from '../contract/about.ts';
import { card as koin } from './koin/cloth.ts';
import { card as maaf } from './maaf/cloth.ts';
import { card as maumau } from './maumau/cloth.ts';
import { card as moon } from './moon/cloth.ts';

export const box: readonly Card[] = [maaf, maumau, koin, moon];

/** The card of this game, or null when it is not in the box. */
export function cardOf(id: string): Card | null {
  return box.find((card) => card.id === id) ?? null;
}
