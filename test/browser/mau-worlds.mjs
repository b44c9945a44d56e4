/** Two worlds (U01): two matches that differ only in hidden cards show the same page, from the first cover over a whole turn to the next cover. */
import { expect } from './lib/context.mjs';
import { everything, pressMove, putRows, savesOf, uncover, until } from './lib/mau.mjs';
import { calm } from './lib/playing.mjs';

export const name = 'Mau Mau: the page tells nothing of hidden cards';

/** Writes down every state that the page goes through. Runs in the page. */
function record() {
  const states = [];
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
  globalThis.states = states;
}

async function turn(context, engine, row, move) {
  const server = await context.serve();
  const browser = await context.open(engine, { viewport: { width: 900, height: 700 } });
  const page = await browser.newPage();
  await page.goto(server.url);
  await calm(page);
  await page.waitFor(() => document.querySelector('.home') !== null, { what: 'Home' });
  await putRows(page, [row]);
  await page.goto('about:blank');
  await page.goto(`${server.url}#/play/world`);
  await until(page, ['covered']);
  const before = await everything(page);
  await uncover(page);
  await until(page, ['asking']);
  await page.evaluate(record);
  expect(await pressMove(page, move), `${engine}: no ${move}`);
  await page.waitFor(() => document.querySelector('.cover h1')?.textContent.includes('Bimo'), {
    what: 'the next cover',
  });
  const states = await page.evaluate(() => globalThis.states);
  const after = await everything(page);
  const faults = page.faults.filter((one) => !/download failed|dynamically imported/.test(one));
  expect(faults.length === 0, `${engine}: ${faults.join(', ')}`);
  await browser.close();
  return { before, states, after };
}

/** Where two texts part, with a little of both. */
function differing(one, other) {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `at ${at}: ${one.slice(Math.max(0, at - 80), at + 80)} | ${other.slice(Math.max(0, at - 80), at + 80)}`;
}

export async function run(context) {
  const saves = savesOf();
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    const first = await turn(context, engine, saves.first, 'Taruh Raja hati');
    const second = await turn(context, engine, saves.second, 'Taruh Raja hati');
    expect(
      first.before === second.before,
      `${engine}: the first cover differs ${differing(first.before, second.before)}`,
    );
    expect(first.after === second.after, `${engine}: the next cover differs ${differing(first.after, second.after)}`);
    const [all, other] = [new Set(first.states), new Set(second.states)];
    const odd = [...all].filter((one) => !other.has(one)).concat([...other].filter((one) => !all.has(one)));
    expect(
      odd.length === 0,
      `${engine}: ${odd.length} states of the page are in one world only: ${odd.length < 2 ? odd[0]?.slice(0, 400) : differing(odd[0], odd.at(-1))}`,
    );
    context.log(`${engine}: ${first.states.length} states of the page, all alike`);
  }
}
