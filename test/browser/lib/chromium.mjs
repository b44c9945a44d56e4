/** Debian's Chromium through playwright-core. WebGL is drawn by SwiftShader, which takes most of a small machine; without it boards are drawn by Pixi's canvas renderer. */
import { chromium } from 'playwright-core';
import { pageOf } from './in-page.mjs';

export const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--autoplay-policy=no-user-gesture-required',
];

const WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const NO_WEBGL = ['--disable-gpu', '--disable-software-rasterizer'];

/** `viewport`, `locale` and so on are Playwright's context options. */
export async function openChromium({ viewport = { width: 1024, height: 768 }, webgl = true, ...context } = {}) {
  const args = [...FLAGS, ...(webgl ? WEBGL : NO_WEBGL)];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args });
  const own = await browser.newContext({ viewport, locale: 'id-ID', ...context });
  return {
    engine: 'chromium',
    version: browser.version(),
    context: own,
    browser,
    newPage: async () => wrap(await own.newPage(), own),
    close: () => browser.close(),
  };
}

function wrap(page, context) {
  const faults = watch(page);
  return pageOf({
    engine: 'chromium',
    faults,
    raw: page,
    evaluate: (fn, arg = null) => page.evaluate(fn, arg),
    goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
    screenshot: (file) => page.screenshot({ path: file }),
    close: () => page.close(),
    /** Kills the page's process, as a tablet does that is short of memory. The page is gone afterwards. */
    async kill() {
      const session = await context.newCDPSession(page);
      const gone = new Promise((done) => page.once('crash', done));
      session.send('Page.crash').catch(() => undefined);
      await gone;
      await page.close().catch(() => undefined);
    },
  });
}

/** Collects what goes wrong in a page: uncaught errors, console errors and breaches of the policy. */
export function watch(page) {
  const faults = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  return faults;
}
