/** Plays a match as somebody does who sees no canvas: by the named buttons of the page, in any engine. */

/** Everything in Indonesian, quick and calm, so that a whole match takes a minute. Loads the page again, once its first load is over. */
export async function calm(page, more = {}) {
  await page.waitFor(() => window.__booted === true, { what: 'the first load' });
  const settings = { locale: 'id', motion: 'reduced', pace: 'quick', sound: false, askFirst: false, ...more };
  await page.evaluate((one) => {
    localStorage.setItem(`tikar${new URL('.', document.baseURI).pathname}settings`, JSON.stringify(one));
  }, settings);
  await page.reload();
  await page.waitFor(() => document.documentElement.lang === 'id' && window.__booted === true, { what: 'Home' });
}

/** What the page shows of a match: words only, the same for every engine. Runs in the page. */
function look() {
  const play = document.querySelector('.play');
  const textOf = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  return {
    route: location.hash,
    phase: play?.dataset.phase ?? null,
    board: [...textOf('.mirror > ul.hush li'), ...textOf('.plate b')],
    moves: textOf('.mirror .moves button.move'),
    isOver: document.querySelector('.result') !== null,
    // biome-ignore lint/performance/useDomNodeTextContent: what people can read
    says: document.body.innerText.slice(0, 400),
  };
}

/** Many moves lie in groups: true while one is open. A page that comes back has it closed again, which is no loss. */
export const isGroupOpen = ({ moves }) => moves.includes('Semua pilihan');

/** Presses the move with this number (modulo their count), or the one button that goes on. Runs in the page; true if something was pressed. */
function press(number) {
  const moves = [...document.querySelectorAll('.mirror .moves button.move')];
  const on = [...document.querySelectorAll('.play .tray button.pri, .play .go')].filter(
    (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0,
  );
  const choice = moves.length > 0 ? moves[number % moves.length] : on[0];
  choice?.click();
  return choice !== undefined;
}

export const lookAt = (page) => page.evaluate(look);

/** So long the page is left to itself. */
const SETTLE_MS = 4000;

/**
 * Waits in the page (at most `ms`) until a person is asked or the match is over: a tap on the table skips what moves and what waits,
 * a button that only goes on is pressed. Runs in the page, as asking from outside every few moments would cost more than the match.
 */
function settle(ms) {
  return new Promise((resolve) => {
    const end = performance.now() + ms;
    const step = () => {
      const play = document.querySelector('.play');
      const phase = play?.dataset.phase;
      const isAsked = phase === 'asking' && document.querySelector('.mirror .moves button.move') !== null;
      if (isAsked || document.querySelector('.result') !== null || performance.now() > end) return resolve(true);
      const on = [...document.querySelectorAll('.play .tray button.pri, .play .go')].find(
        (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0,
      );
      if (phase === 'pause' || phase === 'glow') on?.click();
      else play?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return setTimeout(step, 30);
    };
    step();
  });
}

/** The seeds of matches (four words with a sign) come from a number from now on, until the page is loaded again. Runs in the page. */
function loadDice(seed) {
  const fair = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (numbers) => {
    if (!(numbers instanceof Int32Array)) return fair(numbers);
    let word = seed;
    for (let at = 0; at < numbers.length; at += 1) {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      numbers[at] = word ^ (word >>> 15);
    }
    return numbers;
  };
}

/**
 * Opens Set-up of a game and starts. `seats`: how many of the seats of Set-up stay (the others are taken out); `people`: how many of
 * them are people; `level`: the name of every computer's level; `dice`: a number from which chance in this match is made, so that it comes again.
 */
export async function startMatch(page, url, game, { seats = null, people = null, level = null, dice = null } = {}) {
  const isHere = await page.evaluate((app) => location.href.startsWith(app), url);
  // Within the app no document is loaded: drivers wait for one, now and then in vain.
  if (isHere) await page.evaluate((id) => location.assign(`#/setup/${id}`), game);
  else await page.goto(`${url}#/setup/${game}`);
  await page.waitFor(() => document.querySelector('.setup') !== null, { what: 'Set-up' });
  for (let count = await seatsOf(page); seats !== null && count > seats; count = await seatsOf(page)) {
    await page.evaluate(() => [...document.querySelectorAll('.setup .row-remove')].at(-1)?.click());
    await page.waitFor((before) => document.querySelectorAll('.setup .row-remove').length < before, { arg: count });
  }
  if (people !== null) await pickInRows(page, 'Orang', people);
  if (level !== null) await pickInRows(page, level, null);
  if (dice !== null) await page.evaluate(loadDice, dice);
  await page.click('Mulai main');
  await page.waitFor(() => document.querySelector('.play')?.dataset.phase !== undefined, { what: 'the table' });
}

/** Picks what is called so in the first `count` rows that have it (null: in all of them). */
function pickInRows(page, name, count) {
  return page.evaluate(
    ({ wanted, most }) => {
      const inputs = [...document.querySelectorAll('.setup input[type=radio]')];
      const named = inputs.filter((one) => one.labels?.[0]?.textContent?.trim() === wanted);
      for (const one of named.slice(0, most ?? named.length)) one.click();
    },
    { wanted: name, most: count },
  );
}

const seatsOf = (page) => page.evaluate(() => document.querySelectorAll('.setup .row-remove').length);

/** Waits until a person is asked, or the match is over; presses what only goes on. */
export async function untilAsked(page, { ms = 60_000 } = {}) {
  const end = Date.now() + ms;
  for (;;) {
    let fault = null;
    const seen = await page
      .evaluate(settle, SETTLE_MS)
      .then(() => lookAt(page))
      .catch((error) => {
        // The page is being replaced: ask again.
        fault = error;
        return null;
      });
    if (seen?.isOver || (seen?.phase === 'asking' && seen.moves.length > 0)) return seen;
    if (Date.now() > end)
      throw new Error(
        `${page.engine}: nobody was asked: ${fault ?? JSON.stringify(seen)} ${page.faults.slice(-3).join(' / ')}`,
      );
    if (fault !== null) await new Promise((done) => setTimeout(done, 100));
  }
}

/** Makes one choice; `number` says which. */
export async function choose(page, number) {
  await page.evaluate(press, number);
}

/** Small repeatable chance for tests. */
export function chance(seed) {
  let word = seed;
  return (below) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

/** Presses a button until `isReached` holds in the page, as people do whom the app asks to try again: a slow window lets go of its match a moment after it left. */
export async function pressUntil(page, name, isReached) {
  for (let tries = 0; tries < 15; tries += 1) {
    await page.click(name, { ms: 1000 }).catch(() => undefined);
    if (await page.waitFor(isReached, { ms: 4000 }).catch(() => false)) return;
  }
}
