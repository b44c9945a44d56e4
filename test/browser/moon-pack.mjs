/** The large part of Catch the Moon: nothing of it is asked for or run while another game is played; without it that game says what it waits for; with it the game plays offline. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './lib/context.mjs';
import { newest, PATIENCE, press, SMALL, startMoon, untilCan, untilJudged, withSettings } from './lib/moon.mjs';
import { chance, choose, startMatch, untilAsked } from './lib/playing.mjs';

export const name = 'the physics of the moon: never during another game, offered before, kept for offline';

const CHOICES = 16;

/** Scripts of the build that speak to the physics engine, and the engine. */
function partsOf(dist) {
  const assets = readdirSync(join(dist, 'assets'));
  const scripts = assets.filter((file) => file.endsWith('.js'));
  const speak = scripts.filter((file) =>
    /rapier_wasm3d|rawrigidbodyset/.test(readFileSync(join(dist, 'assets', file), 'utf8')),
  );
  return [...speak, ...assets.filter((file) => file.endsWith('.wasm'))];
}

/** What this page or worker has loaded. Runs there. */
const loaded = () => performance.getEntriesByType('resource').map((one) => one.name.split('/').pop());

/** True once the pack lies in a cache of its own. Runs in the page. */
async function isKept() {
  const names = (await caches.keys()).filter((one) => one.startsWith('tikar-moon-'));
  const kept = await Promise.all(names.map(async (one) => (await (await caches.open(one)).keys()).length));
  return kept.some((count) => count > 0);
}

export async function run(context) {
  let isSlow = true;
  const slowly = (path) => (isSlow && path.endsWith('.wasm') ? 60_000 : 0);
  const server = await context.serve({ delay: slowly });
  const browser = await context.open('chromium', { viewport: SMALL });
  const page = await browser.newPage();
  await withSettings(page, server.url);
  await page.says('Bisa dimainkan tanpa internet', { ms: PATIENCE });
  await page.waitFor(() => /Menyiapkan Tangkap Bulan/.test(document.body.textContent), {
    what: 'the fetch of the pack',
  });
  await anotherGame(context, page, server);
  await server.stop();
  await missing(page, server.url);
  context.log('missing: offered in Set-up, and told in the match');
  isSlow = false;
  const { port } = server;
  const again = await context.serve({ port });
  await page.click('Coba lagi');
  await untilCan(page, ['roll']);
  await page.goto(again.url);
  await page.waitFor(isKept, { ms: PATIENCE, what: 'the pack' });
  await again.stop();
  await page.goto(again.url);
  await startMoon(page, again.url, { seats: 2, people: 1 });
  await untilCan(page, ['roll']);
  await press(page, ' ');
  await untilCan(page, ['hold']);
  const { plies } = await newest(page);
  await press(page, ' ');
  await untilJudged(page, plies);
  context.log('kept: a turn without a network');
  await browser.close();
}

/** A match against computers, who think in the worker. */
async function anotherGame(context, page, server) {
  const parts = partsOf(context.dist);
  expect(parts.some((file) => file.endsWith('.js')) && parts.some((file) => file.endsWith('.wasm')), `parts: ${parts}`);
  await startMatch(page, server.url, 'maaf', { seats: 2 });
  await untilAsked(page);
  await page.waitFor(() => new Promise((done) => setTimeout(() => done(true), 600)));
  const before = server.requests.length;
  const next = chance(5);
  for (let count = 0; count < CHOICES; count += 1) {
    await choose(page, next(1000));
    await untilAsked(page);
  }
  const asked = server.requests.slice(before).filter((path) => /\.wasm$|pack\.json$/.test(path));
  expect(asked.length === 0, `asked for during another game: ${asked}`);
  const threads = await Promise.all([page, ...page.raw.workers()].map((one) => one.evaluate(loaded)));
  expect(threads.length > 1, 'no computer was thinking');
  const run = threads.flat().filter((file) => parts.includes(file) && file.endsWith('.js'));
  expect(run.length === 0, `of the physics there runs ${run}`);
  expect(!(await page.evaluate(isKept)), 'the pack was fetched during another game');
  context.log(`another game: ${CHOICES} choices, ${threads.length} threads, none of ${parts.join(', ')}`);
}

async function missing(page, url) {
  await page.goto(url);
  await page.waitFor(() => /belum tersimpan/.test(document.querySelector('.home')?.textContent), {
    what: 'the cloth that says so',
  });
  await page.goto(`${url}#/setup/moon`);
  await page.click('Ambil sekarang');
  await page.says('Sambungkan internet sekali', { ms: PATIENCE });
  await page.click('Mulai main');
  await page.says('Bagian gerak belum sampai', { ms: PATIENCE });
}
