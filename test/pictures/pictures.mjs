/**
 * Compares boards with their reference pictures: `node test/pictures/pictures.mjs`. With `--update` it makes them anew; look at the difference before
 * it is committed. `--only maaf` takes those whose name begins so. A picture that differs is left beside the temporary files, for looking at.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { openChromium } from '../stand/chromium.mjs';
import { standServer } from '../stand/server.mjs';
import { CASES } from './cases.mjs';

/** The part of all pixels that may differ. */
const MOST = 0.001;

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '5159' },
  },
});
const out = join(tmpdir(), 'pictures');
mkdirSync(out, { recursive: true });

async function photograph(browser, { size: [width, height, scale], query, press = [] }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  page.on('pageerror', (error) => console.log('  error in the page:', error.message));
  await page.goto(`http://localhost:${values.port}/?${query}&still=1&bare=1`);
  await page.waitForFunction(() => document.body.dataset['asked'] !== undefined, null, { timeout: 0 });
  for (const one of press) await page.evaluate((id) => globalThis.stand.view.press(id, null), one.slice(1));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const picture = await page.locator('#board').screenshot();
  await page.close();
  return picture;
}

/** Null if the pictures are the same, else what is different. */
function difference(name, reference, picture) {
  const [one, other] = [PNG.sync.read(reference), PNG.sync.read(picture)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 'another size';
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, marked.data, width, height, { threshold: 0.1 });
  if (pixels <= width * height * MOST) return null;
  writeFileSync(join(out, `${name}.png`), picture);
  writeFileSync(join(out, `${name}.difference.png`), PNG.sync.write(marked));
  return `${pixels} pixels differ, see ${out}`;
}

const server = await standServer(Number(values.port));
await server.listen();
const browser = await openChromium();
let failed = 0;
try {
  for (const one of CASES.filter(({ name }) => name.startsWith(values.only))) {
    const file = new URL(`${one.name}.png`, import.meta.url);
    const picture = await photograph(browser, one);
    if (values.update) writeFileSync(file, picture);
    const fault = existsSync(file) ? difference(one.name, readFileSync(file), picture) : 'there is no reference';
    console.log(`${fault === null ? 'same   ' : 'DIFFERS'} ${one.name}${fault === null ? '' : `: ${fault}`}`);
    if (fault !== null) failed += 1;
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = failed === 0 ? 0 : 1;
