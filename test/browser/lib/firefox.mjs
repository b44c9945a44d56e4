/** Debian's Firefox ESR through playwright-core and WebDriver BiDi. Headless it has no WebGL, so boards are drawn by Pixi's canvas renderer. */
import { firefox } from 'playwright-core';
import { watch } from './chromium.mjs';
import { pageOf } from './in-page.mjs';

export async function openFirefox({ viewport = { width: 1024, height: 768 }, ...context } = {}) {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const own = await browser.newContext({ viewport, locale: 'id-ID', ...context });
  return {
    engine: 'firefox',
    version: browser.version(),
    context: own,
    browser,
    newPage: async () => wrap(await own.newPage()),
    close: () => browser.close(),
  };
}

function wrap(page) {
  return pageOf({
    engine: 'firefox',
    faults: watch(page),
    raw: page,
    evaluate: (fn, arg = null) => page.evaluate(fn, arg),
    goto: (url) => persistently(() => page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: () => persistently(() => page.reload({ waitUntil: 'domcontentloaded' })),
    screenshot: (file) => page.screenshot({ path: file }),
    close: () => page.close(),
  });
}

/** Firefox gives up a navigation that meets one which is still under way (the driver calls it by several names): it is asked for again a little later. */
async function persistently(navigate, tries = 5) {
  try {
    return await navigate();
  } catch (fault) {
    if (tries <= 1 || !/NS_(?:BINDING_ABORTED|ERROR_FAILURE)|Navigation failed/.test(String(fault))) throw fault;
    await new Promise((done) => setTimeout(done, 500));
    return persistently(navigate, tries - 1);
  }
}
