/** Turns of Catch the Moon in Chromium: by keyboard alone, by pointer alone, and with the device's motion in every state that it can be in. */
import { expect } from './lib/context.mjs';
import { calm, startMatch } from './lib/playing.mjs';
import { savedRows } from './lib/saved.mjs';

export const name = 'turns of the moon by keys, by pointer and with tilt';

/** A small window and simple graphics: the picture is drawn by the processor here. */
const VIEWPORT = { width: 480, height: 760 };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PATIENCE = 180_000;

const buttonShown = (text) =>
  [...document.querySelectorAll('.play .choices button')].some((one) => one.textContent.trim() === text);

/** Waits until this button is there, letting computers' turns run. */
async function until(page, text) {
  await page.waitFor(buttonShown, { arg: text, ms: PATIENCE, what: `the button ${text}` });
}

/** The placings of the newest match, as the disk has them. */
async function placings(page) {
  const [row] = (await savedRows(page)).sort((a, b) => b.updatedAt - a.updatedAt);
  return (row?.body?.log ?? []).filter((ply) => ply.move.type === 'place' && ply.by === 'human').map((ply) => ply.move);
}

/** The greatest lean of gravity in a trace, in 1/1024. */
function leanOf(trace) {
  let at = 0;
  let most = 0;
  const last = new Array(9).fill(0);
  const number = () => {
    let [value, scale] = [0, 1];
    for (;;) {
      const digit = ALPHABET.indexOf(trace[at++]);
      value += (digit % 32) * scale;
      if (digit < 32) return value;
      scale *= 32;
    }
  };
  while (at < trace.length) {
    const head = number();
    if (head % 2 === 0) continue;
    for (let field = 0; field < 9; field++) {
      if ((((head - 1) / 2) & (1 << field)) === 0) continue;
      const change = number();
      last[field] += change % 2 === 1 ? -(change + 1) / 2 : change / 2;
    }
    most = Math.max(most, Math.abs(last[7]), Math.abs(last[8]));
  }
  return most;
}

/** Leans the device by so many degrees to the right, sixty times a second, until the next call. Runs in the page. */
function lean(degrees) {
  clearInterval(globalThis.leaning);
  if (degrees === null) return;
  const [x, z] = [-9.81 * Math.sin((degrees * Math.PI) / 180), 9.81 * Math.cos((degrees * Math.PI) / 180)];
  globalThis.leaning = setInterval(() => {
    const event = new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity: { x, y: 0, z }, interval: 16 });
    dispatchEvent(event);
  }, 16);
}

async function openMoon(context, url, { tilt = 'off', permission = null, motion = 'reduced' } = {}) {
  const browser = await context.open('chromium', { viewport: VIEWPORT });
  const page = await browser.newPage();
  await page.raw.addInitScript((answer) => {
    const ask = answer === null ? undefined : () => Promise.resolve(answer);
    Object.defineProperty(DeviceMotionEvent, 'requestPermission', { value: ask, configurable: true });
  }, permission);
  await page.goto(url);
  await calm(page, { tilt, motion, simpleGraphics: true });
  await startMatch(page, url, 'moon', { seats: 2 });
  await until(page, 'Lempar dadu');
  return { browser, page };
}

/** From the roll to the next roll of this person, by keys alone. */
async function byKeys(page, keys) {
  const before = (await placings(page)).length;
  await page.raw.keyboard.press(' ');
  await until(page, 'Lepas');
  for (const key of keys) await page.raw.keyboard.press(key);
  await page.raw.waitForTimeout(2500);
  await page.raw.keyboard.press(' ');
  await page.waitFor(() => !document.body.textContent.includes('Tunggu sampai diam') || null, { ms: PATIENCE });
  for (let wait = 0; (await placings(page)).length <= before; wait++) {
    expect(wait < 600, 'the turn was not kept');
    await page.raw.waitForTimeout(300);
  }
  return (await placings(page)).at(-1);
}

async function byPointer(page) {
  await page.click('Lempar dadu');
  await until(page, 'Lepas');
  const { mouse } = page.raw;
  await mouse.move(240, 330);
  await mouse.down();
  await mouse.move(250, 380, { steps: 12 });
  await mouse.up();
  await page.raw.waitForTimeout(1500);
  await page.click('Lepas');
  await page.waitFor(() => !document.body.textContent.includes('Tunggu sampai diam') || null, { ms: PATIENCE });
}

export async function run(context) {
  const { url } = await context.serve();
  await keysAndPointer(context, url);
  await interrupted(context, url);
  await withoutEngine(context, url);
  await tilted(context, url);
  await withoutSensor(context, url);
}

async function keysAndPointer(context, url) {
  const { browser, page } = await openMoon(context, url);
  await page.evaluate(lean, 30);
  const move = await byKeys(page, ['s', 's', 'e', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'd', ']']);
  expect(move.held > 8, 'the hand was not recorded');
  expect(leanOf(move.trace) === 0, 'the tower leans although tilt is off');
  context.log('a turn by keyboard alone');
  await until(page, 'Lempar dadu');
  await byPointer(page);
  await page.waitFor(() => document.querySelector('.play, .result') !== null);
  context.log('a turn by pointer alone');
  expect(page.faults.length === 0, `faults: ${page.faults.join(' / ')}`);
  await browser.close();
}

/** Closed in the hold and in the fall: the ladder is back in the hand, and nobody has a tear for it. */
async function interrupted(context, url) {
  const { browser, page } = await openMoon(context, url);
  await page.raw.keyboard.press(' ');
  for (const moment of ['hold', 'fall']) {
    await until(page, 'Lepas');
    const [before] = await savedRows(page);
    if (moment === 'fall') await page.raw.keyboard.press(' ');
    await page.raw.waitForTimeout(1200);
    await page.reload();
    await until(page, 'Lepas');
    const [after] = await savedRows(page);
    const { checkpoint, log } = after.body;
    expect(log.length === before.body.log.length, `${moment}: the log has grown`);
    expect(
      checkpoint.phase === 'place' && checkpoint.pool === 7,
      `${moment}: ${checkpoint.phase}, ${checkpoint.pool} tears`,
    );
  }
  context.log('closed in the hold and in the fall');
  await browser.close();
}

/** The engine cannot be had: this game says what it waits for and goes on once it comes; nobody could roll meanwhile. */
async function withoutEngine(context, url) {
  const browser = await context.open('chromium', { viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await browser.newPage();
  const wasm = (address) => address.pathname.endsWith('.wasm');
  await browser.context.route(wasm, (route) => route.abort());
  await page.goto(url);
  await calm(page, { simpleGraphics: true });
  await page.goto(`${url}#/setup/moon`);
  await page.waitFor(() => document.querySelector('.setup') !== null, { what: 'Set-up' });
  await page.evaluate(() => document.querySelector('.setup input[type=radio][aria-label]')?.click());
  for (const _ of [1, 2])
    await page.evaluate(() => [...document.querySelectorAll('.setup .row-remove')].at(-1)?.click());
  await page.click('Mulai main');
  await page.says('Bagian gerak belum sampai', { ms: PATIENCE });
  await browser.context.unroute(wasm);
  await page.click('Coba lagi');
  await until(page, 'Lempar dadu');
  context.log('waits for the engine and goes on');
  await browser.close();
}

async function tilted(context, url) {
  const { browser, page } = await openMoon(context, url, { tilt: 'storm', permission: 'granted', motion: 'full' });
  await page.evaluate(lean, 0);
  await page.raw.keyboard.press(' ');
  await until(page, 'Lepas');
  await page.raw.waitForTimeout(3000);
  await page.evaluate(lean, 20);
  await page.raw.waitForTimeout(4000);
  await page.raw.keyboard.press(' ');
  for (let wait = 0; (await placings(page)).length === 0 && wait < 600; wait++) await page.raw.waitForTimeout(300);
  const most = leanOf((await placings(page)).at(-1)?.trace ?? '');
  context.log(`storm leans gravity by ${most} of 1024`);
  expect(most > 60 && most <= Math.ceil(1024 * Math.sin((7 * Math.PI) / 180)), `storm leans by ${most}`);
  await browser.close();
}

/** Denied: told, straight. Allowed, but no event ever comes: the breeze blows. */
async function withoutSensor(context, url) {
  for (const permission of ['denied', 'granted']) {
    const { browser, page } = await openMoon(context, url, { permission });
    await page.raw.keyboard.press(' ');
    await until(page, 'Lepas');
    await page.raw.keyboard.press('t');
    await page.says(permission === 'denied' ? 'tidak boleh merasakan gerak' : 'Angin malam', { ms: PATIENCE });
    await page.raw.waitForTimeout(3000);
    await page.raw.keyboard.press(' ');
    for (let wait = 0; (await placings(page)).length === 0 && wait < 600; wait++) await page.raw.waitForTimeout(300);
    const most = leanOf((await placings(page)).at(-1)?.trace ?? '');
    context.log(`${permission}, no events: lean ${most}`);
    expect(permission === 'denied' ? most === 0 : most > 0, `${permission}: lean ${most}`);
    await browser.close();
  }
}
