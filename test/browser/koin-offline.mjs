/** Whole matches of Kerajaan Koin by named buttons without a network, in three engines, loaded again at every stand of a turn: what was tossed must lie there again. */
import { ENGINES, expect } from './lib/context.mjs';
import { exampleIn, keptOf, plant, STANDS, standOf } from './lib/koin.mjs';
import { openOffline } from './lib/offline.mjs';
import { lookAt, startMatch, untilAsked } from './lib/playing.mjs';
import { savedRows } from './lib/saved.mjs';

export const name = 'Kerajaan Koin: whole matches offline in three engines';

/** A small phone. */
const VIEWPORT = { width: 360, height: 640 };
/** CSS px that a finger needs. */
const FINGER = 48;
/** Coins that bring every stand about within a few turns. */
const DICE = 842;
const MOST_CHOICES = 400;
/** Buttons, dearest first: each until its stand was seen, then placing on empty land, so that the island fills. */
const BUTTONS = {
  toss: /^Kocok koin$/,
  pay: /^Bayar /,
  take: /^Tangkap /,
  move: /^Gerak /,
  fill: /^Taruh .*masih kosong$/,
  place: /^Taruh /,
};

/** The number of the button to press in this stand. */
function wish(moves, stand, seen) {
  const order = ['toss', 'pay', 'fill', 'take', 'place', 'move'];
  const isNew = (one) => !seen.has(one);
  if (stand === 'no coin matches' && isNew('moved, may take')) order.unshift('move');
  if (stand === 'one coin matches' && isNew('moved, may place')) order.unshift('move');
  const wanted = order.find((one) => moves.some((text) => BUTTONS[one].test(text)));
  return Math.max(
    0,
    moves.findIndex((text) => BUTTONS[wanted ?? 'toss'].test(text)),
  );
}

const press = (page, number) =>
  page.evaluate((at) => document.querySelectorAll('.mirror .moves button.move')[at]?.click(), number);

/** The boxes of all ten lands as they lie on the screen, where each of them can be chosen; else null. */
function boxesOf(page) {
  return page.evaluate(async () => {
    const named = [...document.querySelectorAll('.mirror .moves button.move')].map((one) => [
      one.textContent.match(/^Taruh \d+ di (.*), masih kosong$/)?.[1],
      one,
    ]);
    const buttons = new Map(named.filter(([land]) => land !== undefined));
    if (buttons.size !== 10) return null;
    const boxes = [];
    for (const [name, button] of buttons) {
      // A window in the background gives no focus of its own.
      button.dispatchEvent(new FocusEvent('focus'));
      for (let left = 250; left > 0 && !button.classList.contains('placed'); left -= 1)
        await new Promise((done) => setTimeout(done, 20));
      const { width, height } = button.getBoundingClientRect();
      boxes.push({ name, width, height });
      button.dispatchEvent(new FocusEvent('blur'));
    }
    return boxes;
  });
}

/** Loads the page again; the board, the choices and the save must be what they were. */
async function reloaded(page, id, before) {
  const kept = await keptOf(page, id);
  await page.reload();
  const after = await untilAsked(page);
  expect(after.route === before.route, `another place after a reload: ${after.route}`);
  const shown = ({ board, moves }) => [...board, ...moves].join('\n');
  expect(shown(after) === shown(before), `shown before\n${shown(before)}\nand after\n${shown(after)}`);
  const now = await keptOf(page, id);
  expect(
    JSON.stringify(now) === JSON.stringify(kept),
    `kept before ${JSON.stringify(kept)}, after ${JSON.stringify(now)}`,
  );
}

/** Tosses and loads the page again as soon as the faces are kept, whatever is seen of the coins by then. */
async function tossAndLeave(page, id) {
  const plies = (await keptOf(page, id)).log.length;
  await press(page, 0);
  let kept = await keptOf(page, id);
  for (let tries = 0; kept.log.length < plies + 2 && tries < 500; tries += 1) kept = await keptOf(page, id);
  await page.reload();
  await untilAsked(page);
  const now = await keptOf(page, id);
  const fallen = (log) => JSON.stringify(log.slice(plies, plies + 2));
  expect(kept.log[plies + 1]?.move.type === 'coins', `no coins fell: ${JSON.stringify(kept.log.slice(plies))}`);
  expect(fallen(now.log) === fallen(kept.log), `tossed ${fallen(kept.log)}, after a reload ${fallen(now.log)}`);
}

async function play(context, engine) {
  const { page, browser, url } = await openOffline(context, engine, { base: '/', viewport: VIEWPORT });
  await startMatch(page, url, 'koin', { people: 2, dice: DICE });
  let shown = await untilAsked(page);
  const id = decodeURIComponent(shown.route.replace('#/play/', ''));
  const seen = new Map();
  let choices = 0;
  let lands = null;
  for (; !shown.isOver; choices += 1) {
    expect(choices < MOST_CHOICES, 'the match does not end');
    const { checkpoint } = await keptOf(page, id);
    const stand = standOf(checkpoint);
    const isFirst = !seen.has(stand);
    seen.set(stand, (seen.get(stand) ?? 0) + 1);
    if (isFirst) await reloaded(page, id, shown);
    lands ??= await boxesOf(page);
    if (seen.get(stand) === 2 && stand === STANDS[0]) await tossAndLeave(page, id);
    else await press(page, wish(shown.moves, stand, seen));
    shown = await untilAsked(page);
  }
  const missing = STANDS.filter((stand) => !seen.has(stand));
  expect(missing.length === 0, `${engine}: never ${missing.join(', ')}; seen ${JSON.stringify([...seen])}`);
  expect(lands !== null, `${engine}: there was never a choice among all lands`);
  // WebKit's window keeps a part of this height for itself.
  const isWhole = (await page.evaluate(() => innerHeight)) >= VIEWPORT.height;
  const thin = lands.filter(({ width, height }) => width < FINGER || height < FINGER);
  expect(isWhole || engine === 'webkit', `${engine}: a window of another size`);
  expect(!isWhole || thin.length === 0, `${engine}: too small for a finger: ${JSON.stringify(thin)}`);
  await theEnd(page, context, engine);
  if (engine === 'chromium') await countExample(page, url, id);
  context.log(`${engine}: ${choices} choices, ${seen.size + 2} reloads`);
  await browser.close();
}

/** The count stands on the result, adds up, and is there again after a reload. */
async function theEnd(page, context, engine) {
  const told = async () => {
    await page.waitFor(() => document.querySelector('.result .review')?.getAttribute('aria-busy') === 'false', {
      what: 'the review',
    });
    return page.text('.result');
  };
  const text = await told();
  await page.reload();
  const again = await told();
  expect(again === text, `the result was\n${text}\nand is\n${again}`);
  await page.screenshot(`${context.out}/koin-offline-${engine}.png`);
  const breaches = page.faults.filter((fault) =>
    /Content.Security.Policy|Refused to|TypeError|RangeError/i.test(fault),
  );
  expect(breaches.length === 0, breaches.join('\n'));
  expect((await lookAt(page)).isOver, 'the match is not over any more');
}

/** The count of the example, kingdom by kingdom. */
const COUNTED = [
  'Buleleng|1|(3+1+1) × 2 = 10',
  'Karangasem|(1+2) × 2 = 6|2',
  'Mengwi|1|1',
  'Klungkung|3 × 2 = 6|0',
  'Sisa koin|1|1',
  'Jumlah|15|14',
];

/** The printed rules' example is counted on the result as they count it; with a coin too many it is refused, and kept. */
async function countExample(page, url, id) {
  await plant(page, id, 'example', exampleIn);
  await plant(page, id, 'rich', (state) => {
    const example = exampleIn(state);
    return { ...example, banks: example.banks.map(([small, ...others]) => [small + 1, ...others]) };
  });
  await page.goto(`${url}?rich#/play/rich`);
  await page.says('Permainan ini belum bisa dibuka. Datanya tetap disimpan.');
  expect((await lookAt(page)).phase === null, 'a save with too many coins was opened');
  await page.goto(`${url}?example#/play/example`);
  const { moves } = await untilAsked(page);
  await press(page, moves.indexOf('Taruh 500 di Semarapura, masih kosong'));
  await page.waitFor(() => document.querySelector('.result') !== null, { what: 'the result of the example' });
  // On a narrow screen a row's name stands above its numbers.
  const cells = await page.evaluate(() =>
    [...document.querySelectorAll('.result tr > *')].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
  );
  for (const row of COUNTED) expect(cells.join('|').includes(`|${row}|`), `no row ${row} in ${cells.join('|')}`);
  expect(
    (await savedRows(page)).some((row) => row.id === 'rich'),
    'the save with too many coins was thrown away',
  );
}

export async function run(context) {
  for (const engine of ENGINES) await play(context, engine);
}
