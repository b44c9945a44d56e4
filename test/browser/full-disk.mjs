/** A full disk: people are told, play goes on, and all is kept when there is room again. */
import { expect } from './lib/context.mjs';
import { calm, choose, startMatch, untilAsked } from './lib/playing.mjs';
import { savedRows } from './lib/saved.mjs';

export const name = 'a full disk does not stop a match';

export async function run(context) {
  const server = await context.serve();
  const browser = await context.open('chromium', { viewport: { width: 700, height: 480 } });
  const page = await browser.newPage();
  await page.goto(server.url);
  await calm(page);
  const session = await browser.context.newCDPSession(page.raw);
  const origin = new URL(server.url).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await startMatch(page, server.url, 'maaf', { seats: 2 });
  for (let ply = 0; ply < 4; ply += 1) {
    await untilAsked(page);
    await choose(page, ply);
  }
  const seen = await untilAsked(page);
  const before = await savedRows(page);
  expect(before.length === 0, `something was written to a full disk: ${before[0]?.plies} plies`);
  await page.click('Beranda');
  await page.says('Tempat di alat ini penuh');
  await page.screenshot(`${context.out}/full-disk.png`);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, seen.route);
  await untilAsked(page);
  await choose(page, 0);
  await untilAsked(page);
  const [after] = await savedRows(page);
  expect(after !== undefined && after.plies > 4, 'the match was not written when there was room');
}
