/** Offline in WebKit, at the root and below a path. */
import { playOffline } from './lib/offline.mjs';

export const name = 'whole matches without a network in WebKit';

export async function run(context) {
  await playOffline(context, 'webkit', { game: 'maaf', base: '/', seats: 4, seed: 1 });
  await playOffline(context, 'webkit', { game: 'maaf', base: '/a/b/', seats: 3, seed: 2 });
}
