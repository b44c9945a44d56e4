/** A whole match of three people and a computer, offline, by named buttons, loaded again at every phase; once in Indonesian and once in Thai. */
import { expect } from './lib/context.mjs';
import { everything, pressGo, pressMove, seen, startMau, uncover, until } from './lib/mau.mjs';
import { openOffline } from './lib/offline.mjs';
import { chance } from './lib/playing.mjs';

export const name = 'Mau Mau: three people and a computer play a match offline';

const LOCALES = {
  id: { forgot: 'Lupa Mau!', passTo: /^Oper ke (.+), ya$/, skipped: /^(.+) dilewati\.$/, lay: /^Taruh / },
  th: { forgot: 'ลืมพูด Mau!', passTo: /^ส่งต่อให้ (.+) นะ$/, skipped: /^(.+) ถูกข้าม$/, lay: /^ลง / },
};
const VIEWPORT = { width: 900, height: 700 };
const PHASES = ['covered', 'asking', 'glow', 'beat', 'pause', 'result'];

/** What the cover and the public sentences say. Runs in the page. */
function told() {
  return {
    cover: document.querySelector('.cover h1')?.textContent ?? null,
    log: [...document.querySelectorAll('[role=log] p')].map((one) => one.textContent),
  };
}

/** Takes the app to another language, everything else quick and calm. */
async function speak(page, locale) {
  await page.evaluate((wanted) => {
    const key = `tikar${new URL('.', document.baseURI).pathname}settings`;
    const settings = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), locale: wanted };
    localStorage.setItem(key, JSON.stringify(settings));
  }, locale);
  await page.reload();
  await page.waitFor((wanted) => document.documentElement.lang === wanted && window.__booted === true, {
    arg: locale,
    what: 'Home',
  });
}

async function play(context, locale) {
  const words = LOCALES[locale];
  const { page, browser, url } = await openOffline(context, 'chromium', { base: '/', viewport: VIEWPORT });
  await speak(page, locale);
  await startMau(page, url, 3, { target: '50' });
  const pick = chance(locale === 'id' ? 3 : 5);
  const visited = new Map();
  let reloads = 0;
  let hand = null;
  for (let step = 0; step < 1500; step++) {
    const now = await until(page, PHASES);
    const key = now.phase === 'asking' && now.drawn !== null ? 'drawn' : now.phase;
    visited.set(key, (visited.get(key) ?? 0) + 1);
    if (now.phase === 'result') break;
    if (visited.get(key) === 2) {
      await page.reload();
      reloads += 1;
      await until(page, PHASES);
      hand = null;
      continue;
    }
    if (now.phase === 'covered') await openCover(page, words, hand);
    else if (now.phase === 'beat')
      expect(now.claims.filter((one) => one.includes(words.forgot)).length === 4, `buttons of the beat: ${now.claims}`);
    else if (now.phase === 'asking') hand = await decide(page, now, words, pick);
    else await pressGo(page);
    await new Promise((done) => setTimeout(done, 60));
  }
  expect(visited.has('result'), `no end: ${JSON.stringify([...visited])}`);
  for (const phase of ['covered', 'asking', 'drawn', 'beat']) expect(visited.has(phase), `never ${phase}`);
  const faults = page.faults.filter((one) => /Content.Security.Policy|Refused to|TypeError|RangeError/.test(one));
  expect(faults.length === 0, faults.join(', '));
  context.log(`${locale}: ${reloads} reloads, phases ${JSON.stringify(Object.fromEntries(visited))}`);
  await browser.close();
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
  for (const locale of ['id', 'th']) await play(context, locale);
}
