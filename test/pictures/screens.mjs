/** Photographs every screen of the built app for docs/pictures and for the manifest: `node test/pictures/screens.mjs [--dist DIR] [NAME …]`. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openChromium } from '../browser/lib/chromium.mjs';
import { chance, choose, untilAsked } from '../browser/lib/playing.mjs';
import { inTheMiddle, koinMoments } from './koin.mjs';
import { maafMoments } from './maaf.mjs';
import { mauMoments } from './mau.mjs';
import { option, serve } from '../tools/serve.mjs';

const root = resolve(import.meta.dirname, '../..');
const out = resolve(option('out', join(root, 'docs/pictures')));
const shots = join(root, 'public/screenshots');
const LAND = { width: 1180, height: 820 };
const TALL = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };
const GAMES = ['maaf', 'maumau', 'koin', 'moon'];
/** Choices before a board is photographed. */
const DEPTH = { maaf: 26, maumau: 5, koin: 16, moon: 0 };
/** ms in which a rolled die comes to rest and the ladder is in the hand. */
const ROLL = 4000;
const START = { id: 'Mulai main', th: 'เริ่มเล่น' };
const END = {
  id: ['Menu', 'Selesai dan hitung', 'Ya, hitung'],
  th: ['เมนู', 'จบแล้วนับแต้ม', 'นับเลย'],
};

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** A page in this language and size, at Home, with a family that has played before. */
async function open(server, locale, viewport, more = {}) {
  const browser = await openChromium({ viewport, locale: locale === 'th' ? 'th-TH' : 'id-ID', ...more.context });
  const page = await browser.newPage();
  const settings = { locale, motion: 'reduced', pace: 'quick', sound: false, askFirst: false, ...more.settings };
  await page.goto(server.url);
  await page.evaluate((one) => {
    localStorage.setItem(`tikar${new URL('.', document.baseURI).pathname}settings`, JSON.stringify(one));
  }, settings);
  await page.reload();
  await page.waitFor(() => window.__booted === true, { what: 'Home' });
  await sleep(1500);
  return { browser, page, shoot: (name, rest) => shoot(page, name, rest) };
}

/** `rest`: ms for what still moves. */
async function shoot(page, name, rest = 700) {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await sleep(rest);
  await page.raw.screenshot({ path: join(out, `${name}.jpg`), type: 'jpeg', quality: 66 });
  console.log(name);
}

/** Starts a match with so many people (names typed) and plays some way into it. */
async function board({ page }, server, { game, locale, people = 1, depth = DEPTH[game] }) {
  await page.goto(`${server.url}#/setup/${game}`);
  await page.waitFor(() => document.querySelector('.setup') !== null, { what: 'Set-up' });
  await sleep(500);
  await page.evaluate((count) => {
    const humans = [...document.querySelectorAll('.setup input[type=radio]')].filter((one) =>
      /^(Orang|คน)$/.test(one.labels?.[0]?.textContent?.trim() ?? ''),
    );
    for (const one of humans.slice(0, count)) one.click();
  }, people);
  await page.click(START[locale]);
  await page.waitFor(() => document.querySelector('.play')?.dataset.phase !== undefined, { what: 'the table' });
  const next = chance(7);
  for (let left = depth; left > 0; left -= 1) {
    const seen = await untilAsked(page, { ms: 120_000 });
    if (seen.isOver) return;
    await choose(page, next(1000));
  }
  await untilAsked(page, { ms: 120_000 });
  if (game !== 'moon') return;
  await choose(page, 0);
  await sleep(ROLL);
}

/** In the middle of a match the count is asked for. */
async function result({ page }, server, locale) {
  await board({ page }, server, { game: 'maaf', locale, depth: 30 });
  for (const name of END[locale]) await page.click(name);
  await page.waitFor(() => document.querySelector('.result') !== null, { what: 'the result' });
}

async function ofLanguage(server, locale) {
  for (const [size, viewport] of Object.entries({ land: LAND, phone: PHONE })) {
    const at = await open(server, locale, viewport);
    await at.shoot(`home-${locale}-${size}`);
    for (const [name, hash] of [
      ['setup', '#/setup/maaf'],
      ['rules', '#/rules/maaf/1'],
      ['settings', '#/settings'],
      ['parents', '#/parents'],
    ]) {
      await at.page.goto(`${server.url}${hash}`);
      await at.shoot(`${name}-${locale}-${size}`);
    }
    for (const game of GAMES) {
      await board(at, server, { game, locale });
      await at.shoot(`${game}-${locale}-${size}`);
    }
    await at.browser.close();
    const end = await open(server, locale, viewport);
    await result(end, server, locale);
    await end.shoot(`result-${locale}-${size}`);
    await end.browser.close();
  }
}

async function others(server) {
  const tall = await open(server, 'id', TALL);
  for (const game of GAMES) {
    await board(tall, server, { game, locale: 'id' });
    await tall.shoot(`${game}-id-tall`);
  }
  await tall.browser.close();
  const night = await open(server, 'id', LAND, { settings: { theme: 'night' } });
  await night.shoot('home-night-id-land');
  await night.browser.close();
}

/** A ladder just drawn, in every size; the moments of a match are taken by moon.mjs. */
async function moon(server) {
  for (const locale of ['id', 'th']) {
    for (const [size, viewport] of Object.entries({ land: LAND, tall: TALL, phone: PHONE })) {
      const at = await open(server, locale, viewport);
      await board(at, server, { game: 'moon', locale });
      await at.shoot(`moon-${locale}-${size}`);
      await at.browser.close();
    }
  }
}

const KOIN = [
  ['id', 'land', LAND],
  ['id', 'tall', TALL],
  ['id', 'phone', PHONE],
  ['th', 'land', LAND],
  ['th', 'phone', PHONE],
];

/** The pictures that a shop window of the system shows before installing. */
async function forManifest(server) {
  mkdirSync(shots, { recursive: true });
  const wide = await open(server, 'id', { width: 1280, height: 800 });
  await board(wide, server, { game: 'maaf', locale: 'id' });
  await sleep(700);
  await wide.page.screenshot(join(shots, 'wide.png'));
  await wide.browser.close();
  const narrow = await open(server, 'id', PHONE, { context: { deviceScaleFactor: 2 } });
  await board(narrow, server, { game: 'maaf', locale: 'id' });
  await sleep(700);
  await narrow.page.screenshot(join(shots, 'narrow.png'));
  await narrow.browser.close();
}

const PARTS = {
  id: (server) => ofLanguage(server, 'id'),
  th: (server) => ofLanguage(server, 'th'),
  others,
  maaf: (server) => maafMoments(open, server, { land: LAND, tall: TALL, phone: PHONE }),
  koin: async (server) => {
    for (const [locale, size, viewport] of KOIN) {
      const at = await open(server, locale, viewport);
      await board(at, server, { game: 'koin', locale, depth: 0 });
      await inTheMiddle(at, server);
      await at.shoot(`koin-${locale}-${size}`);
      await at.browser.close();
    }
    await koinMoments(open, server, { land: LAND, phone: PHONE });
  },
  forManifest,
  moon,
  mau: (server) => mauMoments(open, server, { land: LAND, tall: TALL, phone: PHONE }),
};

mkdirSync(out, { recursive: true });
const server = await serve({ dir: resolve(option('dist', join(root, 'dist'))) });
const wanted = process.argv.slice(2).filter((word) => word in PARTS);
for (const [name, run] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await run(server);
await server.stop();
