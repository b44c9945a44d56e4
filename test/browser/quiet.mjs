/** During a match nothing is asked of any server, and the policy of the page is never broken. */
import { expect } from './lib/context.mjs';
import { calm, chance, choose, startMatch, untilAsked } from './lib/playing.mjs';

export const name = 'a match is quiet: no requests, no breach of the policy';

const CHOICES = 60;

export async function run(context) {
  const server = await context.serve({ base: '/a/b/' });
  const browser = await context.open('chromium', { viewport: { width: 700, height: 480 }, webgl: true });
  const page = await browser.newPage();
  const asked = [];
  browser.context.on('request', (request) => asked.push(request.url()));
  await page.goto(server.url);
  await calm(page);
  await page.says('Bisa dimainkan tanpa internet', { ms: 120_000 });
  await page.reload();
  await startMatch(page, server.url, 'maaf', { seats: 2 });
  await untilAsked(page);
  const before = server.requests.length;
  const next = chance(11);
  for (let count = 0; count < CHOICES; count += 1) {
    const seen = await untilAsked(page);
    if (seen.isOver) break;
    await choose(page, next(1000));
  }
  await untilAsked(page);
  const during = server.requests.slice(before).filter((path) => path !== 'sw.js');
  expect(during.length === 0, `asked of the server during the match: ${during.join(', ')}`);
  const foreign = asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(server.url));
  expect(foreign.length === 0, `asked elsewhere: ${foreign.join(', ')}`);
  expect(page.faults.length === 0, page.faults.join('\n'));
}
