/** Photographs Catch the Moon for docs/pictures: 2, 10 and 20 ladders, a held one with its aids, a fall and its being watched again: `node test/pictures/moon.mjs [--dist DIR] [--out DIR] [land|tall|phone …]`. */
import { join, resolve } from 'node:path';
import { openChromium } from '../browser/lib/chromium.mjs';
import { openSave, press, rowsOfMoon, untilCan, untilJudged, newest, withSettings } from '../browser/lib/moon.mjs';
import { option, serve } from '../tools/serve.mjs';

const root = resolve(import.meta.dirname, '../..');
const out = resolve(option('out', join(root, 'docs/pictures')));
const SIZES = {
  land: { width: 1180, height: 820 },
  tall: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const SHOVES = 44;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Without the sentence that offers simple graphics: only a processor that draws in software is so slow. */
async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.raw.addStyleTag({ content: '.play-toast { display: none; }' });
  await page.raw.screenshot({ path: join(out, `${name}.jpg`), type: 'jpeg', quality: 78 });
  console.log(name);
}

/** At the suggested spot, and lowered from there until it touches: rings, lens and count. */
async function held(page) {
  const touches = () => page.evaluate(() => /Menyentuh [12]/.test(document.querySelector('.tray')?.textContent));
  await press(page, 'f');
  for (let wait = 0; wait < 40 && !(await touches()); wait += 1) await sleep(250);
  for (let step = 0; step < 30 && !(await touches()); step += 1) {
    await press(page, 'ArrowDown');
    await sleep(250);
  }
}

/** Pushed deep into the pile and let go. */
async function fall(page) {
  for (let shove = 0; shove < SHOVES; shove += 1) {
    await press(page, 'ArrowDown');
    await sleep(30);
  }
  const { plies } = await newest(page);
  await press(page, ' ');
  await untilCan(page, ['fall', 'roll'], { skips: false });
  return plies;
}

async function ofSize(server, saves, size) {
  const browser = await openChromium({ viewport: SIZES[size], locale: 'id-ID' });
  const page = await browser.newPage();
  await withSettings(page, server.url, { simpleGraphics: false, motion: 'full', pace: 'normal' });
  const open = async (save) => {
    await page.goto(server.url);
    await page.waitFor(() => document.querySelector('.home') !== null, { what: 'Home' });
    await openSave(page, server.url, save);
    await sleep(2500);
  };
  for (const save of saves) {
    await open(save);
    await shoot(page, `${save.row.id}-${size}`);
  }
  await open(saves[1]);
  await held(page);
  await shoot(page, `moon-held-${size}`);
  await open(saves[2]);
  const plies = await fall(page);
  await sleep(1800);
  await shoot(page, `moon-fall-${size}`);
  await untilJudged(page, plies).catch(() => null);
  await untilCan(page, ['roll']);
  await press(page, 'b');
  await sleep(3500);
  await shoot(page, `moon-again-${size}`);
  await browser.close();
}

const server = await serve({ dir: resolve(option('dist', join(root, 'dist'))) });
const wanted = process.argv.slice(2).filter((word) => word in SIZES);
const saves = rowsOfMoon();
for (const size of Object.keys(SIZES))
  if (wanted.length === 0 || wanted.includes(size)) await ofSize(server, saves, size);
await server.stop();
