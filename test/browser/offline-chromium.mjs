/** Offline in Chromium with two, three and four seats, at the root and below a path. */
import { playOffline } from './lib/offline.mjs';

export const name = 'whole matches without a network in Chromium';
export const isLong = true;

export async function run(context) {
  await playOffline(context, 'chromium', { game: 'maaf', base: '/', seats: 2, dice: 1, seed: 2 });
  await playOffline(context, 'chromium', { game: 'maaf', base: '/a/b/', seats: 3, dice: 1, seed: 2 });
  await playOffline(context, 'chromium', { game: 'maaf', base: '/', seats: 4, dice: 1, seed: 2 });
}
