/** A whole match without a network, in one engine: the server is gone after the first visit. */
import { expect } from './context.mjs';
import { calm, chance, choose, isGroupOpen, startMatch, untilAsked } from './playing.mjs';

/** One reload in about so many choices. */
const RELOAD_EVERY = 14;
const MOST_CHOICES = 1500;

/** Opens the app, waits for its offline copy, and takes the server away. Gives the page and the address. */
export async function openOffline(context, engine, { base, viewport = { width: 640, height: 480 } }) {
  const server = await context.serve({ base });
  const browser = await context.open(engine, { viewport });
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.waitFor(() => /Bisa dimainkan tanpa internet|Plays without internet/.test(document.body.textContent), {
    what: 'the offline copy',
    ms: 180_000,
  });
  await calm(page);
  await server.stop();
  return { page, browser, url: server.url };
}

/** Plays to the end by named buttons, with reloads at chosen moments; what the board says must survive each. `dice` and `seed`: the luck of the match and the choices. */
export async function playOffline(context, engine, { game, base, seats, dice, seed }) {
  const { page, browser, url } = await openOffline(context, engine, { base });
  await startMatch(page, url, game, { seats, dice });
  const next = chance(seed);
  let reloads = 0;
  let choices = 0;
  let seen = await untilAsked(page);
  for (; !seen.isOver; choices += 1) {
    expect(choices < MOST_CHOICES, `${game} does not end`);
    if (next(RELOAD_EVERY) === 0 && !isGroupOpen(seen)) {
      await page.reload();
      const again = await untilAsked(page);
      expect(again.route === seen.route, `another place after a reload: ${again.route}`);
      expect(
        JSON.stringify([again.board, again.moves]) === JSON.stringify([seen.board, seen.moves]),
        `after a reload the board was\n${again.board.join('\n')}\n${again.moves}\ninstead of\n${seen.board.join('\n')}\n${seen.moves}`,
      );
      reloads += 1;
    }
    await choose(page, next(1000));
    seen = await untilAsked(page);
  }
  expect(reloads > 2, 'too few reloads to prove anything');
  const breaches = page.faults.filter((fault) => /Content.Security.Policy|Refused to/i.test(fault));
  expect(breaches.length === 0, breaches.join('\n'));
  await page.screenshot(`${context.out}/offline-${engine}-${game}.png`);
  context.log(`${engine} ${base} ${game}, ${seats} seats: ${choices} choices, ${reloads} reloads`);
  await browser.close();
}
