/** When the app's own script does not arrive, the watchdog speaks, and its button brings the app back with every save. */
import { expect } from './lib/context.mjs';
import { calm, startMatch, untilAsked } from './lib/playing.mjs';
import { savedRows } from './lib/saved.mjs';

export const name = 'a broken copy is mended and the games stay';

export async function run(context) {
  const server = await context.serve({ base: '/a/b/' });
  const browser = await context.open('chromium', { viewport: { width: 700, height: 480 } });
  const page = await browser.newPage();
  await page.goto(server.url);
  await calm(page);
  await page.says('Bisa dimainkan tanpa internet', { ms: 120_000 });
  await startMatch(page, server.url, 'maaf', { seats: 2 });
  await untilAsked(page);
  const [before] = await savedRows(page);

  // As when the system threw away the contents of a cached file: the page comes, its script does not run.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/assets\/index-.*\.js/.test(request.url)) continue;
        await cache.put(request, new Response('throw 1', { headers: { 'content-type': 'text/javascript' } }));
      }
    }
  });
  await page.goto(`${server.url}?again#/`);
  await page.waitFor(() => document.querySelectorAll('#watchdog p').length === 4, { what: 'the watchdog', ms: 30_000 });
  await page.screenshot(`${context.out}/watchdog.png`);
  await page.evaluate(() => document.querySelector('#watchdog button').click());
  await page.says('Bisa dimainkan tanpa internet', { ms: 120_000 });
  const [after] = await savedRows(page);
  expect(after?.id === before.id && after.plies === before.plies, 'the match did not survive');
  await page.goto(`${server.url}#/play/${before.id}`);
  await untilAsked(page);
}
