/** What a whole-app test is given: servers of the build and browsers, all closed after it, whatever happened. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../tools/serve.mjs';
import { openChromium } from './chromium.mjs';
import { openFirefox } from './firefox.mjs';
import { openWebkit } from './webkit.mjs';

const OPENERS = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit };

export const ENGINES = Object.keys(OPENERS);

/** `log` is told what a test has seen. */
export function openContext({ dist, out, log = console.log }) {
  const closers = [];
  const later = (close) => {
    closers.push(close);
  };
  return {
    dist,
    /** Folder for screenshots. */
    out,
    log,
    async serve(options = {}) {
      const server = await serve({ dir: dist, ...options });
      later(() => server.stop());
      return server;
    },
    /** A copy of the build that a test may change. */
    copyOfDist() {
      const folder = mkdtempSync(join(tmpdir(), 'tikar-'));
      later(() => rmSync(folder, { recursive: true, force: true }));
      cpSync(dist, folder, { recursive: true });
      return folder;
    },
    /** `webgl`: in Chromium, only where a test is about what it draws. */
    async open(engine, { webgl = false, ...options } = {}) {
      const browser = await OPENERS[engine](engine === 'chromium' ? { webgl, ...options } : options);
      later(() => browser.close());
      return browser;
    },
    async close() {
      for (const close of closers.reverse()) await Promise.resolve(close()).catch(() => undefined);
    },
  };
}

/** Stops the test with a sentence unless it holds. */
export function expect(holds, sentence) {
  if (!holds) throw new Error(sentence);
}
