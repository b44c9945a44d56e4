/** Kills the page's process in the middle of a match again and again: what was shown must be there afterwards. */
import { expect } from './context.mjs';
import { calm, chance, choose, isGroupOpen, lookAt, startMatch, untilAsked } from './playing.mjs';
import { savedRow } from './saved.mjs';

/**
 * Plays on after each kill. Half of the kills come while a person is asked (then the board must be the same to the word), half
 * in the middle of what follows a choice (then every ply that was kept must still be there, and the match must go on).
 */
export async function killAndResume(context, { game, kills, seed, seats = 2 }) {
  const server = await context.serve();
  const browser = await context.open('chromium', { viewport: { width: 700, height: 480 } });
  let page = await browser.newPage();
  await page.goto(server.url);
  await calm(page);
  const next = chance(seed);
  const log = [];
  let id = null;
  while (log.length < kills) {
    if (id === null) {
      await startMatch(page, server.url, game, { seats });
      id = decodeURIComponent((await lookAt(page)).route.replace('#/play/', ''));
    }
    let seen = await untilAsked(page);
    for (let left = next(4); (left > 0 || isGroupOpen(seen)) && !seen.isOver; left -= 1) {
      await choose(page, next(1000));
      seen = await untilAsked(page);
    }
    if (seen.isOver) {
      id = null;
      continue;
    }
    const isQuiet = log.length % 2 === 0;
    if (!isQuiet) {
      await choose(page, next(1000));
      await new Promise((done) => setTimeout(done, next(400)));
      seen = await lookAt(page);
    }
    const before = await savedRow(page, id);
    await page.kill();
    page = await browser.newPage();
    await page.goto(`${server.url}#/play/${encodeURIComponent(id)}`);
    const after = await untilAsked(page);
    const row = await savedRow(page, id);
    check({ isQuiet, seen, before, after, row });
    log.push({ ply: before.plies, isQuiet });
    if (after.isOver) id = null;
  }
  return {
    game,
    kills: log.length,
    plies: log.map(({ ply }) => ply),
    quiet: log.filter(({ isQuiet }) => isQuiet).length,
  };
}

function check({ isQuiet, seen, before, after, row }) {
  expect(row !== null, 'the match is gone');
  expect(row.plies >= before.plies, `${before.plies} plies were kept, ${row.plies} are left`);
  if (Array.isArray(before.body.log)) {
    const kept = JSON.stringify(row.body.log.slice(0, before.plies));
    expect(kept === JSON.stringify(before.body.log), 'a kept ply is another one now');
  }
  if (!isQuiet) return;
  expect(
    JSON.stringify([after.board, after.moves]) === JSON.stringify([seen.board, seen.moves]),
    `shown before the kill:\n${seen.board.join('\n')}\nafter it:\n${after.board.join('\n')}`,
  );
}
