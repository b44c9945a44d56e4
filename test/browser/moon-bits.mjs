/**
 * The physics of Catch the Moon ends in the same bits in every engine as in Node (test/games/moon/engine.test.ts), and one turn from one
 * snapshot in the same answer: a thousand times in Chromium, in the page and in a worker; a few times in the others.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ENGINES, expect } from './lib/context.mjs';

export const name = 'the moon falls alike in every engine';

/** How often the turn is repeated, in the page and in a worker. */
const TIMES = { chromium: 1000, firefox: 20, webkit: 20 };

const root = join(import.meta.dirname, '../games/moon/bits');

export async function run(context) {
  const [, golden] = /GOLDEN_BITS = '(\w+)'/.exec(readFileSync(join(root, '../scene.ts'), 'utf8')) ?? [];
  const outDir = mkdtempSync(join(tmpdir(), 'bits-'));
  try {
    await build({
      configFile: false,
      root,
      base: './',
      logLevel: 'error',
      worker: { format: 'es' },
      build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
    });
    const { url } = await context.serve({ dir: outDir });
    let answer = null;
    for (const engine of ENGINES) {
      const browser = await context.open(engine);
      const page = await browser.newPage();
      await page.goto(`${url}index.html`);
      const bits = await page.evaluate(async () => {
        for (let wait = 0; globalThis.bits === undefined && wait < 600; wait++)
          await new Promise((go) => setTimeout(go, 50));
        return await globalThis.bits;
      });
      expect(bits === golden, `${engine} says ${bits}, Node says ${golden}`);
      const [inPage, inWorker] = await page.evaluate((times) => globalThis.repeats(times), TIMES[engine]);
      answer ??= inPage;
      expect(/^\{"type":"settle"/.test(answer), answer);
      expect(inPage === answer, `the page of ${engine} says ${inPage} instead of ${answer}`);
      expect(inWorker === answer, `the worker of ${engine} says ${inWorker} instead of ${answer}`);
      context.log(`${engine} ${browser.version}: ${bits}, one turn alike ${TIMES[engine]} times in page and worker`);
      await browser.close();
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
