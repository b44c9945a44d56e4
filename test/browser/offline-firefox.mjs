/** Offline in Firefox, at the root and below a path. */
import { playOffline } from './lib/offline.mjs';

export const name = 'whole matches without a network in Firefox';

export async function run(context) {
  await playOffline(context, 'firefox', { game: 'maaf', base: '/', seats: 3, seed: 1 });
  await playOffline(context, 'firefox', { game: 'maaf', base: '/a/b/', seats: 2, seed: 2 });
}
