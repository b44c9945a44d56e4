/**
 * Photographs the stand: `node test/stand/shot.mjs --port 5150 --query "game=maaf&plies=40" --sizes 1180x820,390x844@2 --out /tmp/shots --name maaf`.
 * `--do` presses things first, in order: `#id` a tray button, `x,y` a tap on the board in CSS px.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from './chromium.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5150' },
    query: { type: 'string', default: 'game=maaf' },
    sizes: { type: 'string', default: '1180x820,820x1180,390x844@2' },
    out: { type: 'string', default: '/tmp/stand-shots' },
    name: { type: 'string', default: 'board' },
    do: { type: 'string', default: '' },
    wait: { type: 'string', default: '600' },
  },
});

mkdirSync(values.out, { recursive: true });
const browser = await openChromium();
try {
  for (const size of values.sizes.split(',')) {
    const [, width, height, scale] = /^(\d+)x(\d+)(?:@([\d.]+))?$/.exec(size) ?? [];
    const page = await browser.newPage({
      viewport: { width: Number(width), height: Number(height) },
      deviceScaleFactor: Number(scale ?? 1),
    });
    page.on('console', (line) => console.log(`[${size}]`, line.text()));
    page.on('pageerror', (error) => console.log(`[${size}] ERROR`, error.message));
    await page.goto(`http://localhost:${values.port}/?${values.query}`);
    await page.waitForFunction(() => document.body.dataset['asked'] !== undefined, null, { timeout: 60000 });
    await page.waitForTimeout(Number(values.wait));
    for (const action of values.do.split(' ').filter(Boolean)) {
      if (action.startsWith('#')) await page.click(`[data-id="${action.slice(1)}"]`);
      else {
        const [x, y] = action.split(',').map(Number);
        await page.mouse.click(x ?? 0, y ?? 0);
      }
      await page.waitForTimeout(Number(values.wait));
    }
    const file = join(values.out, `${values.name}-${size.replace('@', '-at-')}.png`);
    await page.screenshot({ path: file });
    console.log(file);
    await page.close();
  }
} finally {
  await browser.close();
}
