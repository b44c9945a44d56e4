/** Two windows: the same match is played in one of them only; the other says so kindly and the rest of it works. */
import { expect } from './lib/context.mjs';
import { calm, choose, pressUntil, startMatch, untilAsked } from './lib/playing.mjs';

export const name = 'a match is played in one window at a time';

export async function run(context) {
  for (const engine of ['webkit', 'chromium', 'firefox']) {
    const server = await context.serve();
    const browser = await context.open(engine, { viewport: { width: 700, height: 480 } });
    const one = await browser.newPage();
    await one.goto(server.url);
    await calm(one);
    await startMatch(one, server.url, 'maaf', { seats: 2 });
    const { route } = await untilAsked(one);
    const other = await browser.newPage();
    await other.goto(server.url + route);
    await other.says('Permainan ini terbuka di jendela lain');
    await choose(one, 1);
    await untilAsked(one);
    await one.click('Beranda');
    await one.waitFor(() => document.querySelector('.home') !== null, { what: 'Home' });
    await pressUntil(other, 'Coba lagi', () => document.querySelector('.play')?.dataset.phase !== undefined);
    const seen = await untilAsked(other);
    expect(seen.route === route, 'the other window did not take the match over');
    await browser.close();
  }
}
