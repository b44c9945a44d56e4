/** Thirty kills at plies of a match. `npm run faults` does three hundred. */
import { expect } from './lib/context.mjs';
import { killAndResume } from './lib/kills.mjs';

export const name = 'a killed page loses nothing that was shown';
export const isLong = true;

export async function run(context) {
  const done = await killAndResume(context, { game: 'maaf', kills: 30, seed: 7 });
  expect(done.kills === 30, `only ${done.kills} kills`);
  context.log(
    `${done.kills} kills, ${done.quiet} while a person was asked, plies ${Math.min(...done.plies)}–${Math.max(...done.plies)}`,
  );
}
