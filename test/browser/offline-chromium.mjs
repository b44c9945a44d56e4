/** Offline in Chromium, at the root and below a path. */
import { playOffline } from './lib/offline.mjs';

export const name = 'whole matches without a network in Chromium';

export async function run(context) {
  await playOffline(context, 'chromium', { game: 'maaf', base: '/', seats: 2, seed: 1 });
  await playOffline(context, 'chromium', { game: 'maaf', base: '/a/b/', seats: 4, seed: 2 });
}
