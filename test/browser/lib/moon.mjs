/** Plays Catch the Moon as people do: by its keys. Chromium only, whose driver presses real keys. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect } from './context.mjs';
import { calm, startMatch } from './playing.mjs';
import { databaseMade, savedRows } from './saved.mjs';

/** Patience for anything that gravity decides, on a machine that is slow and busy. */
export const PATIENCE = 240_000;
/** A small window and simple graphics: the picture is drawn by the processor here. */
export const SMALL = { width: 480, height: 700 };

/** What can be done now. Runs in the page. `can`: 'roll', 'hold' (a ladder is in the hand), 'fall' (let go, not yet judged) or null. */
function look() {
  const play = document.querySelector('.play');
  const keys = [...document.querySelectorAll('.play .choices button')].map((one) => [
    one.getAttribute('aria-keyshortcuts'),
    one.textContent.trim(),
  ]);
  const has = (key, text) => keys.some((one) => one[0] === key && (text === undefined || one[1] === text));
  const phase = play?.dataset.phase ?? null;
  const can = phase !== 'asking' ? null : has('Q') ? 'hold' : has('N') ? 'fall' : has(' ') ? 'roll' : null;
  return {
    phase,
    can: can === 'roll' && !has(' ', 'Lempar dadu') ? null : can,
    isOver: document.querySelector('.result') !== null,
    board: [...document.querySelectorAll('.mirror > ul.hush li, .plate b')].map((one) => one.textContent.trim()),
  };
}

export const lookAtMoon = (page) => page.evaluate(look);

/** Waits until one of these can be done, or the match is over; skips what only moves. */
export async function untilCan(page, wanted, { skips = true } = {}) {
  const end = Date.now() + PATIENCE;
  let seen = null;
  let fault = '';
  while (Date.now() < end) {
    seen = await lookAtMoon(page).catch((error) => {
      fault = String(error).slice(0, 200);
      return null;
    });
    if (seen?.isOver || wanted.includes(seen?.can)) return seen;
    // Escape and not Space: if somebody is asked meanwhile, it rolls no die.
    if (skips && seen?.phase === 'moving') await page.raw.keyboard.press('Escape');
    await new Promise((done) => setTimeout(done, 40));
  }
  throw new Error(`waited for ${wanted}: ${JSON.stringify(seen)} ${fault} ${page.faults.slice(-3).join(' / ')}`);
}

/** Opens the app with these settings and everything quick and calm. Other settings than before count too: the database is told as well. */
export async function withSettings(page, url, more = {}) {
  const settings = { simpleGraphics: true, tilt: 'off', motion: 'reduced', ...more };
  await page.goto(url);
  await calm(page, settings);
  await databaseMade(page);
  await page.evaluate(tellDatabase, settings);
  await page.reload();
  await page.waitFor(() => window.__booted === true, { what: 'Home' });
}

/** Runs in the page. */
function tellDatabase(more) {
  const base = new URL('.', document.baseURI).pathname;
  const key = `tikar${base}settings`;
  const settings = { ...JSON.parse(localStorage.getItem(key)), ...more };
  localStorage.setItem(key, JSON.stringify(settings));
  return new Promise((done, fail) => {
    const opening = indexedDB.open(`tikar${base}data`);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const tx = opening.result.transaction('settings', 'readwrite');
      tx.objectStore('settings').put(settings, 'settings');
      tx.oncomplete = () => {
        opening.result.close();
        done(null);
      };
    };
  });
}

/** Presses keys one after the other. */
export async function press(page, ...keys) {
  for (const key of keys) await page.raw.keyboard.press(key);
}

/** The newest save, as the disk has it. */
export async function newest(page) {
  const [row] = (await savedRows(page)).sort((a, b) => b.updatedAt - a.updatedAt);
  return row ?? null;
}

/** After letting go: ends the wait and gives the save once it has more plies than before. */
export async function untilJudged(page, before) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await lookAtMoon(page);
    if (seen.can === 'fall') await press(page, 'n');
    const row = await newest(page);
    if (row !== null && row.plies > before && seen.can !== 'fall') return row;
    expect(Date.now() < end, 'the turn was not kept');
    await new Promise((done) => setTimeout(done, 60));
  }
}

/** Seats people (the first so many), chooses values of rules by their words, and starts. */
export async function startMoon(page, url, { seats, people, rules = {} }) {
  await page.goto(`${url}#/setup/moon`);
  await page.waitFor(() => document.querySelector('.setup .rule') !== null, { what: 'Set-up' });
  for (let row = 0; row < people; row++) await page.evaluate(seatPerson, row);
  for (const [rule, value] of Object.entries(rules)) await page.evaluate(chooseRule, { rule, value });
  await startMatch(page, url, 'moon', { seats });
}

/** Runs in the page. */
function seatPerson(row) {
  const seat = document.querySelectorAll('.setup .row')[row];
  [...(seat?.querySelectorAll('.seg label') ?? [])].find((one) => one.textContent.trim() === 'Orang')?.click();
}

/** Runs in the page. */
function chooseRule({ rule, value }) {
  const row = [...document.querySelectorAll('.setup .rule')].find((one) => one.textContent.startsWith(rule));
  const choice = [...(row?.querySelectorAll('.seg label') ?? [])].find((one) => one.textContent.trim() === value);
  if (choice === undefined) throw new Error(`no ${rule} ${value}`);
  choice.click();
}

/** Kills the page's process and opens the match again in a fresh one. */
export async function killAndReopen(browser, page, url) {
  const { route } = await page.evaluate(() => ({ route: location.hash }));
  await page.kill();
  const fresh = await browser.newPage();
  await fresh.goto(`${url}${route}`);
  return fresh;
}

/** The same match at three moments: 2, 10 and 20 ladders stand and a person holds the next. */
export function rowsOfMoon() {
  const root = resolve(import.meta.dirname, '../../..');
  const tool = [join(root, 'test/tools/run.mjs'), join(root, 'test/pictures/moon-saves.ts')];
  const text = execFileSync(process.execPath, tool, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return JSON.parse(text);
}

/** Puts a save into the database of a page that shows Home. Runs in the page. */
function putSave({ row, blob }) {
  const bytes = Uint8Array.from(atob(blob), (letter) => letter.charCodeAt(0));
  return new Promise((done, fail) => {
    const opening = indexedDB.open(`tikar${new URL('.', document.baseURI).pathname}data`);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['matches', 'blobs'], 'readwrite');
      tx.objectStore('matches').put(row);
      tx.objectStore('blobs').put(bytes, [row.id, row.memory.ply]);
      tx.onerror = () => fail(tx.error);
      tx.oncomplete = () => {
        opening.result.close();
        done(null);
      };
    };
  });
}

/** Opens this save with its ladder in the hand. */
export async function openSave(page, url, save) {
  await databaseMade(page);
  await page.evaluate(putSave, save);
  await page.goto(`${url}#/play/${save.row.id}`);
  await untilCan(page, ['hold']);
}
