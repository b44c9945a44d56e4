/** A whole match of three people and a computer, offline, by named buttons, loaded again at every phase; once in Indonesian and once in Thai, from the same offline copy. */
import { expect } from './lib/context.mjs';
import { atHome, everything, pressGo, pressMove, seen, settle, startMau, uncover, until } from './lib/mau.mjs';
import { chance } from './lib/playing.mjs';

export const name = 'Mau Mau: three people and a computer play a match offline';

const LOCALES = {
  id: {
    forgot: 'Lupa Mau!',
    passTo: /^Oper ke (.+), ya$/,
    skipped: /^(.+) dilewati\.$/,
    lay: /^Taruh /,
    deal: 'Bagikan kartu',
  },
  th: { forgot: 'ลืมพูด Mau!', passTo: /^ส่งต่อให้ (.+) นะ$/, skipped: /^(.+) ถูกข้าม$/, lay: /^ลง /, deal: 'แจกไพ่' },
};
const VIEWPORT = { width: 700, height: 540 };
const PHASES = ['covered', 'asking', 'glow', 'beat', 'pause', 'result'];

/** What the cover and the public sentences say. Runs in the page. */
function told() {
  return {
    cover: document.querySelector('.cover h1')?.textContent ?? null,
    log: [...document.querySelectorAll('[role=log] p')].map((one) => one.textContent),
  };
}

/** Takes the app to another language, without a network. Pauses after a play wait for a tap, so that nobody waits for them. */
async function speak(page, locale) {
  await page.evaluate(
    (wanted) => {
      const key = `tikar${new URL('.', document.baseURI).pathname}settings`;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wanted }));
    },
    { locale, beat: 'tap' },
  );
  await page.reload();
  await page.waitFor((wanted) => document.documentElement.lang === wanted, { arg: locale, what: locale });
  await atHome(page);
}

/** Waits until somebody is to do something; a tap on the table skips what moves and what a computer leaves to be read. */
async function untilDue(page) {
  await page.waitFor(
    (phases) => {
      const play = document.querySelector('.play');
      if (phases.includes(play?.dataset.phase) || document.querySelector('.result') !== null) return true;
      play?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return false;
    },
    { arg: PHASES, what: 'somebody', ms: 60_000 },
  );
  return until(page, PHASES);
}

/** The phase, told more exactly where a person is asked. */
function phaseOf({ phase, drawn, moves }, words) {
  if (phase !== 'asking') return phase;
  if (moves.join() === words.deal) return 'score';
  return drawn === null ? 'asking' : 'drawn';
}

/** Each phase is loaded again once: what comes rarely at its first, the others later, when more has been played. */
const isReloaded = (phase, times) => times === (['covered', 'asking'].includes(phase) ? 2 : 1);

async function play(context, page, url, locale) {
  const words = LOCALES[locale];
  await startMau(page, url, 3, { target: '50' });
  const pick = chance(locale === 'id' ? 3 : 5);
  const visited = new Map();
  let reloads = 0;
  let hand = null;
  for (let step = 0; step < 1500; step++) {
    const now = await untilDue(page);
    const phase = phaseOf(now, words);
    visited.set(phase, (visited.get(phase) ?? 0) + 1);
    if (phase === 'result') break;
    if (isReloaded(phase, visited.get(phase))) {
      await page.reload();
      reloads += 1;
      hand = null;
      continue;
    }
    if (phase === 'covered') await openCover(page, words, hand);
    else if (phase === 'beat') await lookAtBeat(page, now, words);
    else if (now.phase === 'asking') hand = await decide(page, now, words, pick);
    else await pressGo(page);
  }
  expect(visited.has('result'), `no end: ${JSON.stringify([...visited])}`);
  for (const phase of ['covered', 'asking', 'drawn', 'beat']) expect(visited.has(phase), `never ${phase}`);
  context.log(`${locale}: ${reloads} reloads, phases ${JSON.stringify(Object.fromEntries(visited))}`);
}

async function lookAtBeat(page, { claims }, words) {
  expect(claims.filter((one) => one.includes(words.forgot)).length === 4, `buttons of the beat: ${claims}`);
  await pressGo(page);
}

/** Under a cover nothing of the last hand can be read but what was told in public. */
async function openCover(page, words, hand) {
  const { cover, log } = await page.evaluate(told);
  const skipped = log.at(-1)?.match(words.skipped)?.[1];
  const next = cover?.match(words.passTo)?.[1];
  expect(next !== undefined, `the cover says ${cover}`);
  expect(skipped === undefined || skipped.trim() !== next.trim(), `${skipped} was jumped over and is asked`);
  const text = await everything(page);
  const said = log.join(' ');
  const leaks = (hand ?? []).filter((card) => text.includes(card) && !said.includes(card));
  const recap = await page.evaluate(() => document.querySelector('.cover .recap')?.textContent ?? '');
  expect(
    leaks.every((card) => recap.includes(card)),
    `${leaks} can be read under the cover`,
  );
  await uncover(page);
}

/** Lays a card where one fits, now and then with the call; answers with what stays in the hand. */
async function decide(page, now, words, pick) {
  const lays = now.moves.filter((one) => words.lay.test(one));
  const move =
    lays.length > 0 && pick(8) > 0 ? lays[pick(lays.length)] : now.moves.filter((one) => !lays.includes(one))[0];
  const isMau = now.hand?.length === 2 && pick(3) > 0;
  if (isMau) await page.evaluate(() => [...document.querySelectorAll('.bar button')].at(-1)?.click());
  const chosen = move ?? now.moves[0];
  expect(await pressMove(page, chosen), `no ${chosen}`);
  const later = await seen(page);
  return (now.hand ?? []).filter((card) => !chosen.includes(card) && later.phase !== 'result');
}

export async function run(context) {
  const server = await context.serve();
  const browser = await context.open('chromium', { viewport: VIEWPORT });
  const page = await browser.newPage();
  await settle(page, server.url);
  await page.goto(server.url);
  await page.says('Bisa dimainkan tanpa internet', { ms: 180_000 });
  await server.stop();
  for (const locale of ['id', 'th']) {
    await speak(page, locale);
    await play(context, page, server.url, locale);
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await atHome(page);
  }
  const faults = page.faults.filter((one) => /Content.Security.Policy|Refused to|TypeError|RangeError/.test(one));
  expect(faults.length === 0, faults.join(', '));
  await browser.close();
}
