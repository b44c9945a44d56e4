/** An update that is published while a match is open in another window: it disturbs neither window and is taken on Home. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './lib/context.mjs';
import { calm, choose, pressUntil, startMatch, untilAsked } from './lib/playing.mjs';
import { savedRows } from './lib/saved.mjs';

export const name = 'an update waits for Home and for every match';

export async function run(context) {
  for (const engine of ['chromium', 'firefox']) await update(context, engine);
}

async function update(context, engine) {
  const dir = context.copyOfDist();
  const server = await context.serve({ dir, base: '/a/b/' });
  const browser = await context.open(engine, { viewport: { width: 700, height: 480 } });
  const home = await browser.newPage();
  await home.goto(server.url);
  await calm(home);
  await home.says('Bisa dimainkan tanpa internet', { ms: 120_000 });
  await home.reload();
  await home.says('Bisa dimainkan tanpa internet');
  const match = await browser.newPage();
  await startMatch(match, server.url, 'maaf', { seats: 2 });
  await untilAsked(match);
  for (const page of [home, match]) await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));

  publish(dir);
  await home.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await home.says('Ada versi baru');
  expect(!(await match.text()).includes('Ada versi baru'), 'the match was told of an update');
  await home.click('Pasang sekarang');
  await home.says('Masih ada permainan di jendela lain');
  await choose(match, 3);
  await untilAsked(match);
  for (const page of [home, match]) {
    expect((await version(page)) === 'first', 'a window was loaded anew while a match was open');
  }
  const [{ plies }] = await savedRows(home);

  await match.click('Beranda');
  await match.says('Pasang sekarang');
  await pressUntil(home, 'Pasang sekarang', () => document.documentElement.dataset.edition === 'second');
  for (const page of [home, match]) {
    await page.waitFor(() => document.documentElement.dataset.edition === 'second' && !('isFirstLoad' in window));
    await page.says('Bisa dimainkan tanpa internet');
  }
  const [row] = await savedRows(home);
  expect(row.plies === plies, `the match has ${row.plies} plies after the update, ${plies} before`);
  context.log(`${engine}: taken on Home, in both windows`);
}

const version = (page) => page.evaluate(() => (window.isFirstLoad === true ? 'first' : 'another'));

/** Another page and, with it, another service worker. */
function publish(dir) {
  const page = join(dir, 'index.html');
  const before = readFileSync(page);
  const after = readFileSync(page, 'utf8').replace('<html ', '<html data-edition="second" ');
  writeFileSync(page, after);
  const worker = join(dir, 'sw.js');
  const hash = (text) => createHash('md5').update(text).digest('hex');
  const script = readFileSync(worker, 'utf8');
  expect(script.includes(hash(before)), 'the worker does not name the page by its hash');
  writeFileSync(worker, script.replace(hash(before), hash(after)));
}
