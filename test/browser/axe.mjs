/** Every screen and every board's page as axe sees them, by day and by night: no violation. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './lib/context.mjs';
import { calm, startMatch, untilAsked } from './lib/playing.mjs';

export const name = 'axe finds nothing on any screen';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCREENS = ['#/', '#/setup/maaf', '#/setup/moon', '#/rules/maumau/1', '#/settings', '#/parents', '#/nowhere'];
const GAMES = ['maaf', 'maumau', 'koin', 'moon'];

/** Looks at what is shown now; the source goes in by the debugger, as the policy lets no script tag in. */
async function look(page, what) {
  await page.evaluate(SOURCE);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  });
  expect(found.length === 0, `${what}:\n${found.join('\n')}`);
}

export async function run(context) {
  const server = await context.serve();
  const browser = await context.open('chromium', { viewport: { width: 1180, height: 820 } });
  const page = await browser.newPage();
  await page.goto(server.url);
  for (const theme of ['day', 'night']) {
    await calm(page, { theme });
    for (const hash of SCREENS) {
      await page.goto(`${server.url}${hash}`);
      await page.waitFor(() => document.querySelector('h1, h2') !== null, { what: hash });
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      await look(page, `${hash} by ${theme}`);
    }
  }
  for (const game of GAMES) {
    await startMatch(page, server.url, game);
    await untilAsked(page);
    await look(page, game);
    await page.click('Menu');
    await page.waitFor(() => document.querySelector('dialog[open]') !== null, { what: 'the menu' });
    await look(page, `${game}, menu`);
  }
  context.log(`${SCREENS.length} screens by day and night, ${GAMES.length} boards with their menus`);
}
