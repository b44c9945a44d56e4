/** Turns of Catch the Moon in Chromium: by keyboard alone, by pointer alone, with a lost picture, without the engine, and with the device's motion in every state that it can be in. */
import { expect } from './lib/context.mjs';
import {
  lookAtMoon,
  newest,
  PATIENCE,
  press,
  SMALL,
  startMoon,
  untilCan,
  untilJudged,
  withSettings,
} from './lib/moon.mjs';

import { startMatch, untilAsked } from './lib/playing.mjs';

export const name = 'turns of the moon by keys, by pointer and with tilt';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FIELDS = 9;
/** Where the picture is drawn in depth, by the processor. */
const TINY = { width: 320, height: 480 };

/** The samples of a trace (src/games/moon/trace.ts), read here once more so that the test does not trust the app. */
function samplesOf(trace) {
  let at = 0;
  const last = new Array(FIELDS).fill(0);
  const samples = [];
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
    if (head % 2 === 0) {
      for (let left = head / 2; left > 0; left--) samples.push([...last]);
      continue;
    }
    for (let field = 0; field < FIELDS; field++) {
      if ((((head - 1) / 2) & (1 << field)) === 0) continue;
      const change = number();
      last[field] += change % 2 === 1 ? -(change + 1) / 2 : change / 2;
    }
    samples.push([...last]);
  }
  return samples;
}

/** The greatest lean of gravity in a trace, in 1/1024. */
const leanOf = (trace) => Math.max(...samplesOf(trace).flatMap((one) => one.slice(7).map(Math.abs)));
/** How far the hand went. */
const wayOf = (trace) => {
  const samples = samplesOf(trace);
  return Math.max(...[0, 1, 2].map((axis) => Math.abs(samples.at(-1)[axis] - samples[0][axis])));
};

/** Moves the device sixty times a second until the next call: leans it by so many degrees, and shakes it by so many. Runs in the page. */
function move({ degrees, shake = 0 }) {
  clearInterval(globalThis.moving);
  if (degrees === null) return;
  let count = 0;
  globalThis.moving = setInterval(() => {
    count += 1;
    const angle = ((degrees + shake * Math.sin(count * 1.3)) * Math.PI) / 180;
    const [x, z] = [-9.81 * Math.sin(angle), 9.81 * Math.cos(angle)];
    dispatchEvent(
      new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity: { x, y: 0, z }, interval: 16 }),
    );
  }, 16);
}

/** What the device answers when it is asked for its motion: `granted`, `denied`, or null where nothing need be asked. Runs before the page's own scripts. */
function fakePermission() {
  const answer = localStorage.getItem('test-motion');
  const ask = answer === null ? undefined : () => Promise.resolve(answer);
  Object.defineProperty(DeviceMotionEvent, 'requestPermission', { value: ask, configurable: true });
}

/** A match of a person and a computer in which the person is to roll. */
async function open(page, url, { permission = null, ...settings } = {}) {
  await page.goto(url);
  await page.evaluate((one) => {
    if (one === null) localStorage.removeItem('test-motion');
    else localStorage.setItem('test-motion', one);
  }, permission);
  await withSettings(page, url, settings);
  await startMoon(page, url, { seats: 2, people: 1 });
  await untilCan(page, ['roll']);
}

async function rollAndHold(page) {
  await press(page, ' ');
  await untilCan(page, ['hold']);
  return (await newest(page)).plies;
}

/** Lets go by key and answers with the placing, as the disk has it. */
async function letGo(page, plies) {
  await press(page, ' ');
  const row = await untilJudged(page, plies);
  return row.body.log.filter((ply) => ply.move.type === 'place' && ply.by === 'human').at(-1).move;
}

/** Until the hand has done so many samples since: counted by what the app draws, not by the clock. */
const frames = (page, count) =>
  page.evaluate(
    (left) =>
      new Promise((done) => {
        let rest = left;
        const next = () => (rest-- > 0 ? requestAnimationFrame(next) : done(null));
        next();
      }),
    count,
  );

export async function run(context) {
  const { url } = await context.serve();
  const browser = await context.open('chromium', { viewport: SMALL });
  const page = await browser.newPage();
  await page.raw.addInitScript(fakePermission);
  await byKeys(context, page, url);
  await byPointer(context, page);
  await tilted(context, page, url);
  await withoutSensor(context, page, url);
  expect(page.faults.length === 0, `faults: ${page.faults.join(' / ')}`);
  await browser.close();
  await pictureLost(context, url);
  await withoutEngine(context, url);
}

/** And with tilt off a device that leans and shakes is not felt at all. */
async function byKeys(context, page, url) {
  await open(page, url);
  await page.evaluate(move, { degrees: 30, shake: 10 });
  const plies = await rollAndHold(page);
  await press(page, 's', 's', 'e', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'd', ']');
  await frames(page, 12);
  const { trace, held } = await letGo(page, plies);
  expect(held > 8 && wayOf(trace) > 300, `the hand was not recorded: ${held} samples`);
  expect(leanOf(trace) === 0, 'the tower leans although tilt is off');
  await page.evaluate(move, { degrees: null });
  context.log('a turn by keyboard alone');
}

async function byPointer(context, page) {
  await untilCan(page, ['roll']);
  await page.click('Lempar dadu');
  await untilCan(page, ['hold']);
  const { plies } = await newest(page);
  const { mouse } = page.raw;
  await mouse.move(240, 300);
  await mouse.down();
  await mouse.move(250, 350, { steps: 12 });
  await mouse.up();
  await frames(page, 20);
  await page.click('Lepas');
  await untilCan(page, ['fall', 'roll'], { skips: false });
  // A tap on the sky ends the wait.
  await mouse.click(240, 200);
  const row = await untilJudged(page, plies);
  const last = row.body.log.filter((ply) => ply.move.type === 'place' && ply.by === 'human').at(-1).move;
  expect(wayOf(last.trace) > 500, 'the finger did not move the ladder');
  context.log('a turn by pointer alone');
}

/** The drawing surface is lost in the middle of a drag: the ladder stays in the hand, the drag and the turn go on. */
async function pictureLost(context, url) {
  const browser = await context.open('chromium', { viewport: TINY, webgl: true });
  const page = await browser.newPage();
  await open(page, url, { simpleGraphics: false });
  const plies = await rollAndHold(page);
  const { mouse } = page.raw;
  await mouse.move(160, 200);
  await mouse.down();
  await mouse.move(162, 210, { steps: 2 });
  const lost = await page.evaluate(() => {
    const canvas = document.querySelector('.play-canvas canvas');
    const gl = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    globalThis.losing = gl?.getExtension('WEBGL_lose_context') ?? null;
    globalThis.losing?.loseContext();
    return `${canvas?.width} ${gl} ${globalThis.losing}`;
  });
  expect(!lost.includes('null'), `there was no drawing surface to lose: ${lost}`);
  await mouse.move(164, 225, { steps: 2 });
  await page.evaluate(() => globalThis.losing.restoreContext());
  await mouse.move(166, 240, { steps: 2 });
  await mouse.up();
  expect((await lookAtMoon(page)).can === 'hold', 'the ladder is no longer in the hand');
  await frames(page, 6);
  const { trace } = await letGo(page, plies);
  expect(wayOf(trace) > 300, 'the finger did not move the ladder');
  context.log('the picture lost in the middle of a drag');
  await browser.close();
}

/** Flat: no lean. On a sofa (leaning before the turn begins): level. Leaning and shaking: within the clamp of the storm. */
async function tilted(context, page, url) {
  await open(page, url, { tilt: 'storm', permission: 'granted', motion: 'full' });
  await page.evaluate(move, { degrees: 25 });
  await frames(page, 30);
  const first = await rollAndHold(page);
  await frames(page, 30);
  const sofa = leanOf((await letGo(page, first)).trace);
  expect(sofa <= 4, `a sofa leans gravity by ${sofa}`);
  await untilCan(page, ['roll']);
  const second = await rollAndHold(page);
  await page.evaluate(move, { degrees: 45, shake: 30 });
  await page.waitFor(() => new Promise((done) => setTimeout(() => done(true), 1500)));
  const storm = leanOf((await letGo(page, second)).trace);
  context.log(`on a sofa ${sofa}, in the storm ${storm} of 1024`);
  expect(storm > 60 && storm <= Math.ceil(1024 * Math.sin((7 * Math.PI) / 180)), `storm leans by ${storm}`);
  await page.evaluate(move, { degrees: null });
}

/** Denied: told, straight. Allowed, but no event ever comes: the breeze blows. */
async function withoutSensor(context, page, url) {
  for (const permission of ['denied', 'granted']) {
    await open(page, url, { permission });
    const plies = await rollAndHold(page);
    await press(page, 't');
    await page.says(permission === 'denied' ? 'tidak boleh merasakan gerak' : 'Angin malam', { ms: PATIENCE });
    await page.waitFor(() => new Promise((done) => setTimeout(() => done(true), 1000)));
    const most = leanOf((await letGo(page, plies)).trace);
    context.log(`${permission}, no events: lean ${most}`);
    expect(permission === 'denied' ? most === 0 : most > 0, `${permission}: lean ${most}`);
  }
}

/**
 * The engine is refused, or cannot be had: this game says so, nobody can roll, and it goes on once the engine comes. Meanwhile the
 * other games are unharmed.
 */
async function withoutEngine(context, url) {
  const browser = await context.open('chromium', { viewport: SMALL, serviceWorkers: 'block' });
  const poor = await browser.newPage();
  await poor.raw.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await withSettings(poor, url);
  await startMoon(poor, url, { seats: 2, people: 2 });
  await poor.says('belum bisa menjalankan bagian gerak', { ms: PATIENCE });
  await poor.goto(url);
  await startMatch(poor, url, 'koin', { seats: 2 });
  await untilAsked(poor);
  expect(poor.faults.length === 0, `without WebAssembly: ${poor.faults.join(' / ')}`);
  await poor.close();
  const page = await browser.newPage();
  const wasm = (address) => address.pathname.endsWith('.wasm');
  await browser.context.route(wasm, (route) => route.abort());
  await withSettings(page, url);
  await startMoon(page, url, { seats: 2, people: 2 });
  await page.says('Bagian gerak belum sampai', { ms: PATIENCE });
  await browser.context.unroute(wasm);
  await page.click('Coba lagi');
  await untilCan(page, ['roll']);
  context.log('waits for the engine and goes on');
  await browser.close();
}
