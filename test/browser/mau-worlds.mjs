/** Two worlds (U01): two matches that differ only in hidden cards show the same page, names, picture and sounds, from the first cover over a whole turn to the next cover. In Chromium the card is laid by a double tap (U03). */
import { PNG } from 'pngjs';
import { expect } from './lib/context.mjs';
import { cardAt, everything, leaveMatch, openApp, openMatch, pressMove, savesOf, uncover, until } from './lib/mau.mjs';

export const name = 'Mau Mau: the page tells nothing of hidden cards';

const CARD = 'Taruh Raja hati';

/** Writes down every state that the page goes through and every sound that is asked for. Runs in the page. */
function record() {
  const states = [];
  const sounds = [];
  const note = () => {
    const all = `${document.title} ${location.hash} ${document.querySelector('#app').innerHTML}`;
    const now = all.replaceAll(location.origin, '');
    if (states.at(-1) !== now) states.push(now);
  };
  note();
  new MutationObserver(note).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const kind of [globalThis.OscillatorNode, globalThis.AudioBufferSourceNode]) {
    if (kind === undefined) continue;
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) {
      sounds.push(`${kind.name} ${this.frequency?.value ?? ''}`);
      return start.apply(this, when);
    };
  }
  globalThis.recorded = { states, sounds };
}

/** Two taps on the card's place on the board, as an eager child does. */
async function doubleTap(page, move) {
  const { x, y } = await cardAt(page, move);
  await page.raw.mouse.click(x, y);
  await page.raw.mouse.click(x, y);
}

/** The names that a reader gets, where the driver tells them; WebKit's does not, and there the page's own text stands for them. */
const named = async (page) => page.raw?.locator('body').ariaSnapshot() ?? null;

/** What the page looks like, as points, once it has come to rest. */
async function pictured(page, file) {
  if (page.raw === undefined) return null;
  let last = null;
  for (;;) {
    const { data } = PNG.sync.read(await page.raw.screenshot({ path: file, animations: 'disabled' }));
    if (last?.equals(data)) return data;
    last = data;
  }
}

/** A cover at rest: its eye may be held, and where the last tap of the test has put the focus does not matter. */
async function shown(page, file) {
  await page.waitFor(() => document.querySelector('.cover .hold')?.getAttribute('aria-disabled') !== 'true', {
    what: 'an eye that may be held',
  });
  expect((await until(page, ['covered'])).isCovered, `${page.engine}: a second tap opened the next hand`);
  await page.evaluate(() => document.activeElement?.blur());
  return { all: await everything(page), names: await named(page), picture: await pictured(page, file) };
}

async function turn(page, row, file) {
  await openMatch(page, row);
  const before = await shown(page, `${file}-first.png`);
  await uncover(page);
  await until(page, ['asking']);
  await page.evaluate(record);
  if (page.engine === 'chromium') await doubleTap(page, CARD);
  else expect(await pressMove(page, CARD), `${page.engine}: no ${CARD}`);
  await page.waitFor(() => document.querySelector('.cover h1')?.textContent.includes('Bimo'), {
    what: 'the next cover',
  });
  const after = await shown(page, `${file}-next.png`);
  const { states, sounds } = await page.evaluate(() => globalThis.recorded);
  await leaveMatch(page);
  return { before, states, sounds, after };
}

/** Where two texts part, with a little of both. */
function differing(one, other) {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `at ${at}: ${one.slice(Math.max(0, at - 80), at + 80)} | ${other.slice(Math.max(0, at - 80), at + 80)}`;
}

function compare(engine, what, one, other) {
  expect(one.all === other.all, `${engine}, ${what}: the page differs ${differing(one.all, other.all)}`);
  expect(one.names === other.names, `${engine}, ${what}: the names differ`);
  if (one.picture === null) return;
  expect(one.picture.equals(other.picture), `${engine}, ${what}: the picture differs`);
}

export async function run(context) {
  const saves = savesOf();
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    const { browser, page } = await openApp(context, engine, { sound: true });
    const file = `${context.out}/mau-worlds-${engine}`;
    const first = await turn(page, saves.first, `${file}-one`);
    await page.reload();
    const second = await turn(page, saves.second, `${file}-two`);
    compare(engine, 'first cover', first.before, second.before);
    compare(engine, 'next cover', first.after, second.after);
    const [all, other] = [new Set(first.states), new Set(second.states)];
    const odd = [...all].filter((one) => !other.has(one)).concat([...other].filter((one) => !all.has(one)));
    expect(
      odd.length === 0,
      `${engine}: ${odd.length} states of the page are in one world only: ${odd.length < 2 ? odd[0]?.slice(0, 400) : differing(odd[0], odd.at(-1))}`,
    );
    expect(first.sounds.join() === second.sounds.join(), `${engine}: ${first.sounds} is not ${second.sounds}`);
    // Opening a match stops the fetch of the large pack, which Firefox tells as an error.
    const faults = page.faults.filter((one) => !/download failed|dynamically imported|\.wasm/.test(one));
    expect(faults.length === 0, `${engine}: ${faults.join(', ')}`);
    context.log(`${engine}: ${first.states.length} states of the page and ${first.sounds.length} sounds, all alike`);
    await browser.close();
  }
}
