/** What is under the cover (U02, U04, U05, U06, U13, U16): nothing to be read, always back to a public screen, always the same cards again. One browser per engine. */
import { expect } from './lib/context.mjs';
import {
  dumped,
  everything,
  leaveMatch,
  openApp,
  openMatch,
  pressMove,
  savesOf,
  seen,
  uncover,
  until,
} from './lib/mau.mjs';

export const name = 'Mau Mau: leaving and returning never shows or changes a card';

const HAND = ['Raja hati', '9 keriting', '10 hati', 'Ratu wajik', 'As sekop'];
/** Reloads after drawing; `MAU_RELOADS=100` makes as many as U06 asks for. */
const RELOADS = { chromium: Number(process.env.MAU_RELOADS ?? 6), firefox: 2, webkit: 2 };

function hidesAll(text, cards, what) {
  const found = cards.filter((card) => text.includes(card));
  expect(found.length === 0, `${what}: ${found.join(', ')} can be read`);
}

/** Ways of leaving a page. Each must cover it before anything can be painted, so microtasks alone may pass. Run in the page; true if it is covered. */
const LEAVE = {
  hidden: async () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    for (let micro = 0; micro < 20; micro++) await Promise.resolve();
    const isCovered = document.querySelector('.cover') !== null;
    delete document.hidden;
    document.dispatchEvent(new Event('visibilitychange'));
    return isCovered;
  },
  pagehide: async () => {
    dispatchEvent(new Event('pagehide'));
    for (let micro = 0; micro < 20; micro++) await Promise.resolve();
    return document.querySelector('.cover') !== null;
  },
  print: async () => {
    dispatchEvent(new Event('beforeprint'));
    for (let micro = 0; micro < 20; micro++) await Promise.resolve();
    return document.querySelector('.cover') !== null;
  },
  turned: async () => {
    const real = globalThis.matchMedia;
    const { matches } = real('(orientation: portrait)');
    globalThis.matchMedia = (query) => (query.includes('orientation') ? { matches: !matches } : real(query));
    dispatchEvent(new Event('resize'));
    for (let micro = 0; micro < 20; micro++) await Promise.resolve();
    const isCovered = document.querySelector('.cover') !== null;
    globalThis.matchMedia = real;
    dispatchEvent(new Event('resize'));
    return isCovered;
  },
};

/** Back, and forward again where there is a way: the browser fires events of its own time, so the last state counts. Runs in the page. */
async function goBack() {
  const popped = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.back();
  await popped;
  for (let micro = 0; micro < 20; micro++) await Promise.resolve();
  return document.querySelector('.cover') !== null && location.hash.startsWith('#/play/');
}

/** A finger on the eye for so long (U04). Runs in the page; true if the hand lies open afterwards. */
async function hold(ms) {
  const eye = document.querySelector('.cover .hold');
  const send = (type) =>
    eye.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerType: 'touch' }));
  send('pointerdown');
  await new Promise((done) => setTimeout(done, ms));
  send('pointerup');
  await new Promise((done) => setTimeout(done, 50));
  return document.querySelector('.cover') === null;
}

async function ownTurn(page, row) {
  const { engine } = page;
  await openMatch(page, row);
  hidesAll(await everything(page), HAND, `${engine}, first cover`);
  const disk = await dumped(page);
  expect(!/"(?:[789JQKA]|10)[CDHS]"/.test(disk), `${engine}: the database can be read`);
  await uncover(page);
  const first = await until(page, ['asking']);
  expect([...first.hand].sort().join() === [...HAND].sort().join(), `${engine}: the hand is ${first.hand}`);
  for (const [how, leave] of [...Object.entries(LEAVE), ['back', goBack]]) {
    expect(await page.evaluate(leave), `${engine}: not covered at once after ${how}`);
    hidesAll(await everything(page), HAND, `${engine}, covered after ${how}`);
    await uncover(page);
    const again = await until(page, ['asking']);
    expect(again.hand.join() === first.hand.join(), `${engine}: another hand after ${how}`);
  }
  await page.reload();
  await until(page, ['covered']);
  hidesAll(await everything(page), HAND, `${engine}, after a reload`);
  await page.waitFor(() => document.querySelector('.cover .hold')?.getAttribute('aria-disabled') !== 'true', {
    what: 'an eye that may be held',
  });
  expect(!(await page.evaluate(hold, 300)), `${engine}: a hold of 300 ms opened the hand`);
  expect(await page.evaluate(hold, 600), `${engine}: a hold of 600 ms did not open the hand`);
  await until(page, ['asking']);
}

/** A second window with the same match (U16): it is told so, shows nothing and can do nothing. */
async function secondWindow(browser, page) {
  const { engine } = page;
  const address = await page.evaluate(() => location.href);
  const other = await browser.newPage();
  await other.goto(address);
  await other.says('Permainan ini terbuka di jendela lain');
  hidesAll(await everything(other), HAND, `${engine}, the other window`);
  const found = await seen(other);
  expect(found.phase === null && found.moves.length === 0, `${engine}: the other window can act: ${found.moves}`);
  await other.close();
  // Going to the other window was leaving this one.
  await until(page, ['covered', 'asking']);
  if ((await seen(page)).isCovered) await uncover(page);
  await until(page, ['asking']);
}

/** The card that was drawn stays the same however often the page is loaded again, and only it may be laid. */
async function drawAndReload(page) {
  const { engine } = page;
  const reloads = RELOADS[engine];
  await pressMove(page, 'Ambil kartu');
  await page.reload();
  let before = null;
  for (let count = 0; count < reloads; count++) {
    await until(page, ['covered']);
    await uncover(page);
    let now = await until(page, ['asking']);
    if (now.drawn === null) {
      // The page was gone before the draw was kept: it is asked for once more.
      await pressMove(page, 'Ambil kartu');
      await page.waitFor(() => document.querySelector('.mirror')?.textContent.includes('Kartu baru'), {
        what: 'the card',
      });
      now = await until(page, ['asking']);
    }
    expect(
      before === null || (now.drawn === before.drawn && now.hand.join() === before.hand.join()),
      `${engine}: ${now.drawn} after ${before?.drawn}`,
    );
    const card = now.drawn.replace(/^Kartu baru: /, '').replace(/\.$/, '');
    expect(
      now.moves.every((move) => move === 'Simpan' || move.includes(card)),
      `${engine}: ${now.moves} with ${card}`,
    );
    before = now;
    await page.reload();
  }
  await until(page, ['covered']);
  return reloads;
}

/** After taking a penalty the new cards are seen by the taker; with *Done* they are gone in the same task. */
async function afterglow(page, row) {
  const { engine } = page;
  await openMatch(page, row);
  await uncover(page);
  const asked = await until(page, ['asking']);
  expect(asked.moves.join() === 'Ambil 2 kartu', `${engine}: ${asked.moves}`);
  await pressMove(page, 'Ambil 2 kartu');
  const glow = await until(page, ['glow']);
  expect(glow.hand?.length === asked.hand.length + 2, `${engine}: the glow shows ${glow.hand}`);
  expect(await page.evaluate(LEAVE.hidden), `${engine}: the new cards are not covered at once`);
  hidesAll(await everything(page), glow.hand, `${engine}, the new cards covered`);
  await uncover(page);
  await until(page, ['glow']);
  const left = await page.evaluate(() => {
    document.querySelector('.play .go').click();
    return new Promise((resolve) => {
      Promise.resolve().then(() => requestAnimationFrame(() => resolve(document.querySelector('#app').innerHTML)));
    });
  });
  hidesAll(left, glow.hand, `${engine}, after Done`);
  await until(page, ['covered']);
  hidesAll(await everything(page), glow.hand, `${engine}, the next cover`);
  expect((await seen(page)).hand === null, `${engine}: a hand under the cover`);
}

export async function run(context) {
  const saves = savesOf();
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    const started = Date.now();
    const { browser, page } = await openApp(context, engine);
    await afterglow(page, saves.pending);
    await leaveMatch(page);
    await ownTurn(page, saves.first);
    if (engine === 'chromium') await secondWindow(browser, page);
    const reloads = await drawAndReload(page);
    await browser.close();
    context.log(`${engine}: ${reloads} reloads after drawing, always the same card; ${Date.now() - started} ms`);
  }
}
