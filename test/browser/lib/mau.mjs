/** Plays Mau Mau among several people by the named buttons of the page, in any engine: opens covers, makes calls, looks for what should not be there. */

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { databaseMade } from './saved.mjs';

/** What is on the page. Runs in the page. */
function look() {
  const play = document.querySelector('.play');
  const namesOf = (selector) =>
    [...document.querySelectorAll(selector)].map((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
  const lines = namesOf('.mirror > ul.hush li');
  const hand = lines
    .find((line) => /^(Kartumu|ไพ่ในมือ): ?/.test(line))
    ?.replace(/^[^:]*: ?/, '')
    .replace(/\.$/, '');
  return {
    phase: document.querySelector('.result') !== null ? 'result' : (play?.dataset.phase ?? null),
    isCovered: document.querySelector('.cover') !== null,
    moves: namesOf('.mirror .moves button.move'),
    go: namesOf('.play .go'),
    claims: namesOf('.btn.claim'),
    lines,
    hand: hand === undefined ? null : hand.split(', '),
    drawn: lines.find((line) => /^(Kartu baru|ไพ่ใหม่คือ)/.test(line)) ?? null,
    route: location.hash,
  };
}

export const seen = (page) => page.evaluate(look);

/** Everything that can be read off the page: text, attributes, names, title and address. Runs in the page. */
function written() {
  const all = `${document.documentElement.outerHTML} ${document.title} ${location.href} ${JSON.stringify(history.state)}`;
  return all.replaceAll(location.origin, '');
}

export const everything = (page) => page.evaluate(written);

/** Waits for one of the phases. */
export async function until(page, phases, { ms = 60_000 } = {}) {
  const end = Date.now() + ms;
  for (;;) {
    const now = await seen(page).catch(() => null);
    if (now !== null && phases.includes(now.phase)) return now;
    if (Date.now() > end) throw new Error(`${page.engine}: never ${phases.join(' or ')}, but ${JSON.stringify(now)}`);
    await new Promise((done) => setTimeout(done, 40));
  }
}

/** Opens the cover as a switch user does: one press, then the second button. Runs in the page; true when the hand lies open. */
async function openCover() {
  const found = async (selector) => {
    for (let tries = 0; tries < 1500; tries++) {
      const one = document.querySelector(selector);
      if (one !== null && one.getAttribute('aria-disabled') !== 'true') return one;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error(`no ${selector}`);
  };
  (await found('.cover .hold')).click();
  (await found('.cover .cover-middle > .btn')).click();
  while (document.querySelector('.cover') !== null) await new Promise((done) => setTimeout(done, 20));
  return true;
}

export const uncover = (page) => page.evaluate(openCover);

export function pressMove(page, name) {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll('.mirror .moves button.move')].find(
      (one) => one.textContent === wanted,
    );
    found?.click();
    return found !== undefined;
  }, name);
}

/** A point on the card of this move's button: the button lies over it while it has the focus, and the card's left strip is never covered. */
export function cardAt(page, start) {
  return page.evaluate(async (wanted) => {
    const all = [...document.querySelectorAll('.mirror .moves button.move')];
    const button = all.find((one) => one.textContent.startsWith(wanted));
    button.focus();
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    const { left, top, height } = button.getBoundingClientRect();
    button.blur();
    return { x: left + 18, y: top + height / 2 };
  }, start);
}

export function pressGo(page) {
  return page.evaluate(() => {
    const found = document.querySelector('.play .go');
    found?.click();
    return found !== null;
  });
}

/** Opens Set-up and makes the first `people` seats people, the others computers that stay. */
export async function startMau(page, url, people, { target = null } = {}) {
  await page.goto(`${url}#/setup/maumau`);
  await page.waitFor(() => document.querySelectorAll('.setup .row-remove').length === 4, { what: 'Set-up' });
  await page.evaluate(
    ({ count, points }) => {
      const inputs = [...document.querySelectorAll('.setup input[type=radio]')];
      const kinds = inputs.filter(
        (one) => one.value === 'human' || /^(Orang|คน)$/.test(one.labels?.[0]?.textContent?.trim() ?? ''),
      );
      for (const one of kinds.slice(0, count)) one.click();
      const wanted = inputs.find((one) => one.labels?.[0]?.textContent?.trim() === points);
      wanted?.click();
    },
    { count: people, points: target },
  );
  await page.evaluate(() => document.querySelector('.setup .pri')?.click());
  await page.waitFor(() => document.querySelector('.play')?.dataset.phase !== undefined, { what: 'the table' });
}

/** Everything quick and calm. The same for every test of Mau Mau; the language may differ. */
const SETTINGS = { locale: 'id', motion: 'reduced', pace: 'quick', sound: false, askFirst: false };

/** Writes settings before the app is loaded at all, from a page of its own address that runs nothing. */
export async function settle(page, url, more = {}) {
  await page.goto(`${url}licences.txt`);
  await page.evaluate(
    (settings) => {
      localStorage.setItem(`tikar${new URL('.', document.baseURI).pathname}settings`, JSON.stringify(settings));
    },
    { ...SETTINGS, ...more },
  );
}

export const atHome = (page) =>
  page.waitFor(() => window.__booted === true && document.querySelector('.home') !== null, { what: 'Home' });

/** One browser in which match after match may be opened; on Home, with its first load over. */
export async function openApp(context, engine, more = {}) {
  const server = await context.serve();
  const browser = await context.open(engine, { viewport: { width: 700, height: 540 } });
  const page = await browser.newPage();
  await settle(page, server.url, more);
  await page.goto(server.url);
  await atHome(page);
  // Beside a text a browser looks for an icon that is not there.
  page.faults.length = 0;
  return { browser, page };
}

/** From Home to the cover of a match that somebody else played so far. */
export async function openMatch(page, row) {
  await databaseMade(page);
  await putRows(page, [row]);
  await page.evaluate((id) => {
    location.hash = `#/play/${id}`;
  }, row.id);
  return until(page, ['covered']);
}

export async function leaveMatch(page) {
  await page.evaluate(() => document.querySelector('.play .to-home').click());
  await atHome(page);
}

/** Saves made by the app's own code: `first` and `second` differ in hidden cards only; in `pending` somebody must take two cards. */
export function savesOf() {
  const here = import.meta.dirname;
  const run = resolve(here, '../../tools/run.mjs');
  return JSON.parse(execFileSync(process.execPath, [run, resolve(here, 'mau-saves.ts')], { encoding: 'utf8' }));
}

/** Puts rows into the app's own database. `rows` come from `savesOf`. */
export function putRows(page, rows) {
  return page.evaluate(async (given) => {
    const name = `tikar${new URL('.', document.baseURI).pathname}data`;
    const db = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const tx = db.transaction('matches', 'readwrite');
    for (const { body, ...row } of given) {
      tx.objectStore('matches').put({ ...row, body: Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)) });
    }
    await new Promise((resolve, reject) => {
      tx.oncomplete = resolve;
      tx.onerror = () => reject(tx.error);
    });
    db.close();
    return true;
  }, rows);
}

/** All text of the app's database, bytes read as Latin letters, for looking whether a card can be read by accident. */
export function dumped(page) {
  return page.evaluate(async () => {
    const name = `tikar${new URL('.', document.baseURI).pathname}data`;
    const db = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const rows = await new Promise((resolve, reject) => {
      const asking = db.transaction('matches').objectStore('matches').getAll();
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    db.close();
    return JSON.stringify(rows, (_key, value) =>
      value instanceof Uint8Array ? String.fromCharCode(...value.slice(0, 4000)) : value,
    );
  });
}
