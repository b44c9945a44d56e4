/** Moments of Maaf! for docs/pictures: Teams, Points, the table between people, and the cover that is passed on. */
import { uncover, until } from '../browser/lib/mau.mjs';
import { chance, choose, untilAsked } from '../browser/lib/playing.mjs';

const NAMES = ['Rani', 'Bimo', 'Ayah', 'Sari'];

/** From now on the page throws the same dice every time. Runs in the page. */
function loadDice(first) {
  let word = first;
  crypto.getRandomValues = (array) => {
    for (let index = 0; index < array.length; index++) {
      word = (Math.imul(word, 1664525) + 1013904223) | 0;
      array[index] = word;
    }
    return array;
  };
}

/** Types the names, picks people and the way to play, and starts. */
async function begin(page, url, { mode, people, dice }) {
  await page.goto(`${url}#/setup/maaf`);
  await page.waitFor(() => document.querySelectorAll('.setup .row-remove').length === 4, { what: 'Set-up' });
  await page.evaluate(
    ({ names, count }) => {
      const radios = [...document.querySelectorAll('.setup input[type=radio]')];
      const humans = radios.filter((one) => one.labels[0]?.textContent.trim() === 'Orang');
      for (const one of humans.slice(0, count)) one.click();
      for (const [index, field] of [...document.querySelectorAll('.setup .row-name input')].entries()) {
        field.value = names[index];
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { names: NAMES, count: people },
  );
  const inSheet = await page.evaluate(() => {
    const button = document.querySelector('.rules-button');
    if (button.getClientRects().length > 0) button.click();
    return button.getClientRects().length > 0;
  });
  await page.click(mode, { within: inSheet ? 'dialog' : '.setup-rules' });
  if (inSheet) await page.raw.keyboard.press('Escape');
  await page.evaluate(loadDice, dice);
  await page.click('Mulai main');
  await page.waitFor(() => document.querySelector('.play')?.dataset.phase !== undefined, { what: 'the table' });
}

/** So many choices further; then on until this holds of the page. */
async function play(page, depth, holds = () => true) {
  const next = chance(7);
  for (let made = 0; made < 400; made++) {
    const seen = await untilAsked(page, { ms: 120_000 });
    if (seen.isOver || (made >= depth && (await page.evaluate(holds)))) return;
    await choose(page, next(1000));
  }
}

/** Turns of a hidden game, each opened, played and passed on. */
async function passOn(page, turns) {
  const next = chance(7);
  for (let turn = 0; turn < turns; turn++) {
    await until(page, ['covered']);
    await uncover(page);
    for (let seen = await until(page, ['asking', 'glow']); seen.phase !== 'covered'; ) {
      if (seen.phase === 'asking') await choose(page, next(1000));
      else await page.evaluate(() => document.querySelector('.play .go').click());
      await new Promise((done) => setTimeout(done, 150));
      seen = await until(page, ['asking', 'glow', 'covered']);
    }
  }
  await page.waitFor(() => document.querySelector('.cover .hold')?.getAttribute('aria-disabled') !== 'true', {
    what: 'a cover that opens',
  });
}

/** A question with pawns to choose from, at an edge that is not the lower one. Runs in the page. */
function turnedChoice() {
  const { facing } = document.querySelector('.play').dataset;
  const moves = document.querySelectorAll('.mirror .moves button.move').length;
  return facing !== undefined && facing !== 'bottom' && moves > 2;
}

const severalMoves = () => document.querySelectorAll('.mirror .moves button.move').length > 1;

export async function maafMoments(open, server, sizes) {
  const moment = async (size, name, begun, settings = {}) => {
    const at = await open(server, 'id', sizes[size], { settings });
    await begun(at);
    await at.shoot(`maaf-${name}-id-${size}`);
    await at.browser.close();
  };
  for (const size of ['land', 'tall']) {
    await moment(size, 'teams', async ({ page }) => {
      await begin(page, server.url, { mode: 'Tim', people: 1, dice: 5 });
      await play(page, 34, severalMoves);
    });
    await moment(size, 'points', async ({ page }) => {
      await begin(page, server.url, { mode: 'Poin', people: 1, dice: 11 });
      await play(page, 14, severalMoves);
    });
    await moment(size, 'tablemode', async ({ page }) => {
      await begin(page, server.url, { mode: 'Klasik', people: 4, dice: 3 });
      await play(page, 90, turnedChoice);
    });
  }
  for (const size of Object.keys(sizes)) {
    await moment(size, 'handover', async ({ page }) => {
      await begin(page, server.url, { mode: 'Poin', people: 4, dice: 11 });
      await passOn(page, 5);
    });
  }
}
