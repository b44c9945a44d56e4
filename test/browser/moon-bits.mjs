/** The physics of Catch the Moon ends in the same bits in every engine as in Node (test/games/moon/engine.test.ts). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ENGINES, expect } from './lib/context.mjs';

export const name = 'the moon falls alike in every engine';

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
      build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
    });
    const { url } = await context.serve({ dir: outDir });
    for (const engine of ENGINES) {
      const browser = await context.open(engine);
      const page = await browser.newPage();
      await page.goto(`${url}index.html`);
      const bits = await page.evaluate(async () => {
        for (let wait = 0; globalThis.bits === undefined && wait < 600; wait++)
          await new Promise((go) => setTimeout(go, 50));
        return await globalThis.bits;
      });
      context.log(`${engine} ${browser.version}: ${bits}`);
      expect(bits === golden, `${engine} says ${bits}, Node says ${golden}`);
      await browser.close();
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
