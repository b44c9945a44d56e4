/** What is under the cover (U02, U05, U06, U13): nothing to be read, always back to a public screen, always the same cards again. */
import { expect } from './lib/context.mjs';
import { dumped, everything, pressGo, pressMove, putRows, savesOf, seen, uncover, until } from './lib/mau.mjs';
import { calm } from './lib/playing.mjs';

export const name = 'Mau Mau: leaving and returning never shows or changes a card';

const HAND = ['Raja hati', '9 keriting', '10 hati', 'Ratu wajik', 'As sekop'];
const RELOADS = Number(process.env.MAU_RELOADS ?? 8);

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
};

async function open(context, engine, row, id) {
  const server = await context.serve();
  const browser = await context.open(engine, { viewport: { width: 900, height: 700 } });
  const page = await browser.newPage();
  await page.goto(server.url);
  await calm(page);
  await page.waitFor(() => document.querySelector('.home') !== null, { what: 'Home' });
  await putRows(page, [row]);
  await page.goto('about:blank');
  await page.goto(`${server.url}#/play/${id}`);
  await until(page, ['covered']);
  return { browser, page };
}

async function ownTurn(context, engine, row) {
  const { browser, page } = await open(context, engine, row, 'world');
  hidesAll(await everything(page), HAND, `${engine}, first cover`);
  const disk = await dumped(page);
  expect(!/"(?:[789JQKA]|10)[CDHS]"/.test(disk), `${engine}: the database can be read`);
  await uncover(page);
  const first = await until(page, ['asking']);
  expect([...first.hand].sort().join() === [...HAND].sort().join(), `${engine}: the hand is ${first.hand}`);
  for (const [how, leave] of Object.entries(LEAVE)) {
    expect(await page.evaluate(leave), `${engine}: not covered at once after ${how}`);
    hidesAll(await everything(page), HAND, `${engine}, covered after ${how}`);
    await uncover(page);
    const again = await until(page, ['asking']);
    expect(again.hand.join() === first.hand.join(), `${engine}: another hand after ${how}`);
  }
  await page.reload();
  await until(page, ['covered']);
  hidesAll(await everything(page), HAND, `${engine}, after a reload`);
  await uncover(page);
  await until(page, ['asking']);
  await drawAndReload(page, engine);
  await browser.close();
}

/** The card that was drawn stays the same however often the page is loaded again, and only it may be laid. */
async function drawAndReload(page, engine) {
  await pressMove(page, 'Ambil kartu');
  await page.reload();
  let before = null;
  for (let count = 0; count < RELOADS; count++) {
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
}

/** After taking a penalty the new cards are seen by the taker; with *Done* they are gone in the same task. */
async function afterglow(context, engine, row) {
  const { browser, page } = await open(context, engine, row, 'pending');
  await uncover(page);
  const asked = await until(page, ['asking']);
  expect(asked.moves.join() === 'Ambil 2 kartu', `${engine}: ${asked.moves}`);
  await pressMove(page, 'Ambil 2 kartu');
  const glow = await until(page, ['glow']);
  expect(glow.hand?.length === asked.hand.length + 2, `${engine}: the glow shows ${glow.hand}`);
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
  await pressGo(page);
  await browser.close();
}

export async function run(context) {
  const saves = savesOf();
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    await ownTurn(context, engine, saves.first);
    await afterglow(context, engine, saves.pending);
    context.log(`${engine}: ${RELOADS} reloads after drawing, always the same card`);
  }
}
