/** Moments of Kerajaan Koin for docs/pictures: a toss in the air, a coin tried out, three that match, the count, looking back. */
import { exampleIn, plant } from '../browser/lib/koin.mjs';
import { chance, choose, lookAt, startMatch, untilAsked } from '../browser/lib/playing.mjs';

/** ms in which coins are in the air, and in which the count has come to its last line. */
const FLIGHT = 500;
const COUNTING = 7500;
const LAST_LAND = /Semarapura, masih kosong$/;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** A match of so many people in which seat 0 begins; gives its id. */
async function begun({ page }, server, people) {
  await startMatch(page, server.url, 'koin', { people, dice: 842 });
  return decodeURIComponent((await untilAsked(page)).route.replace('#/play/', ''));
}

async function opened({ page }, server, id, name, changes) {
  await plant(page, id, name, changes);
  await page.goto(`${server.url}?${name}#/play/${name}`);
  await untilAsked(page);
}

/** Three coins that match, the island half full. */
function three(state) {
  const example = exampleIn(state);
  const board = example.board.map((stack, land) => ([3, 6, 8].includes(land) ? [] : stack));
  const spare = example.board.flatMap((stack, land) => ([3, 6, 8].includes(land) ? stack : []));
  const banks = example.banks.map((bank) => [...bank]);
  for (const { value, seat } of spare) banks[seat][value === 100 ? 0 : 1] += 1;
  const toss = [100, 200, 500].map((value) => ({ value, face: 'gambar' }));
  const rights = { place: 1, move: 0, capture: 0, pay: true, owed: 0 };
  return { ...example, board, banks, toss, hand: [100, 200, 500], rights };
}

/** In a match that has begun: three coins that match, the same in every picture. */
export async function inTheMiddle(at, server) {
  const { route } = await lookAt(at.page);
  await opened(at, server, decodeURIComponent(route.replace('#/play/', '')), 'middle', three);
}

/** Focuses the button of a move, so that its land is known, and taps that land as a finger does. */
async function touchLand(page, pattern) {
  const spot = await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('.mirror .moves button.move')].find((one) =>
      new RegExp(wanted).test(one.textContent),
    );
    button.focus();
    return new Promise((done) => {
      setTimeout(() => {
        const { x, y, width, height } = button.getBoundingClientRect();
        button.blur();
        done({ x: x + width / 2, y: y + height / 2 });
      }, 300);
    });
  }, pattern.source);
  await page.raw.mouse.click(spot.x, spot.y);
  await sleep(300);
}

const pressMove = (page, pattern) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll('.mirror .moves button.move')];
    all.find((one) => new RegExp(wanted).test(one.textContent))?.click();
  }, pattern.source);

/** The last coin of the example is placed and counted. */
async function counted(at, name) {
  await pressMove(at.page, LAST_LAND);
  await sleep(COUNTING);
  if (!(await lookAt(at.page)).isOver) await at.shoot(`koin-count-id-${name}`);
}

/** A match of any choices, looked back at. */
async function lookedBack(at, server, name) {
  await begun(at, server, 2);
  const next = chance(3);
  for (let seen = await untilAsked(at.page); !seen.isOver; seen = await untilAsked(at.page)) {
    await choose(at.page, next(1000));
  }
  await at.page.waitFor(() => document.querySelector('.result .review')?.getAttribute('aria-busy') === 'false', {
    what: 'the review',
  });
  await at.page.evaluate(() => document.querySelector('.review')?.scrollIntoView());
  await at.shoot(`koin-review-id-${name}`);
}

const full = { settings: { motion: 'full', pace: 'normal' } };

/** `open` and `server` as in `screens.mjs`; `sizes` by name. */
export async function koinMoments(open, server, sizes) {
  for (const [name, viewport] of Object.entries(sizes)) {
    const at = await open(server, 'id', viewport, full);
    const id = await begun(at, server, 1);
    await pressMove(at.page, /^Kocok/);
    await sleep(FLIGHT);
    await at.shoot(`koin-toss-id-${name}`, 0);
    await untilAsked(at.page);
    await opened(at, server, id, 'three', three);
    await at.shoot(`koin-three-id-${name}`);
    await opened(at, server, id, 'example', exampleIn);
    await touchLand(at.page, LAST_LAND);
    await at.shoot(`koin-preview-id-${name}`);
    await counted(at, name);
    await at.browser.close();
    const calm = await open(server, 'id', viewport);
    await lookedBack(calm, server, name);
    await calm.browser.close();
  }
  const table = await open(server, 'id', sizes.land, full);
  await opened(table, server, await begun(table, server, 2), 'three', three);
  await touchLand(table.page, LAST_LAND);
  await table.shoot('koin-table-id-land');
  await table.browser.close();
}
