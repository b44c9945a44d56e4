/** Catch the Moon to its end: three people and a computer by keys alone, killed in a hold, in a fall and between turns; played again in Node it ends in the same poses. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from './lib/context.mjs';
import {
  killAndReopen,
  lookAtMoon,
  newest,
  press,
  SMALL,
  startMoon,
  untilCan,
  untilJudged,
  withSettings,
} from './lib/moon.mjs';

export const name = 'the moon: three people and a computer play to the end through three kills';

const MOST_TURNS = 60;
/** What each person's hand does, in turn: a little steering, and now and then the spot that the app suggests. */
const HANDS = [
  ['s', 'e', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'd'],
  ['f'],
  ['w', 'q', 'ArrowRight', '[', 'a'],
  ['f'],
  ['ArrowDown', 'ArrowDown', 's', 's'],
];
/** In which of the people's turns the page is killed, and where. */
const KILLS = { 0: 'hold', 1: 'fall', 2: 'roll' };

export async function run(context) {
  const { url } = await context.serve();
  const browser = await context.open('chromium', { viewport: SMALL });
  const page = await browser.newPage();
  await withSettings(page, url);
  await startMoon(page, url, { seats: 4, people: 3, rules: { 'Jumlah tangga': '14', 'Air mata': '7' } });
  const { last, turns, kills } = await playOn(browser, page, url);
  expect(kills.length === 3, `killed only in ${kills}`);
  const row = await newest(last);
  expect(row.outcome !== null, 'the save does not know that it is over');
  const players = row.players.map((one) => one.kind).join(' ');
  expect(players === 'human human human computer', `at the table: ${players}`);
  context.log(`${turns} turns of people, ${row.plies} plies, killed in ${kills.join(', ')}`);
  context.log(playedAgain(row));
  const faults = last.faults.filter((one) => /TypeError|RangeError|Content.Security.Policy/.test(one));
  expect(faults.length === 0, faults.join(', '));
  await browser.close();
}

async function playOn(browser, first, url) {
  let page = first;
  const kills = [];
  for (let turn = 0; ; turn++) {
    expect(turn < MOST_TURNS, 'the match does not end');
    const seen = await untilCan(page, ['roll', 'hold']);
    if (seen.isOver) return { last: page, turns: turn, kills };
    if (KILLS[turn] !== undefined) {
      page = await kill(browser, page, url, KILLS[turn]);
      kills.push(KILLS[turn]);
    }
    await takeTurn(page, HANDS[turn % HANDS.length]);
  }
}

async function takeTurn(page, keys) {
  const seen = await untilCan(page, ['roll', 'hold']);
  if (seen.can === 'roll') await press(page, ' ');
  const held = await untilCan(page, ['hold']);
  // A roll may end the match: what slid in the window was the last tear.
  if (held.isOver) return;
  await press(page, ...keys);
  if (keys.includes('f')) await page.raw.waitForTimeout(3500);
  const { plies } = await newest(page);
  await press(page, ' ');
  await untilJudged(page, plies);
}

/** Nothing is lost and nobody has a tear for it: the same save and the same board; what was in the hand is in the hand again. */
async function kill(browser, page, url, where) {
  if (where !== 'roll') await holdLadder(page);
  const before = await newest(page);
  const { board } = await lookAtMoon(page);
  if (where === 'fall') {
    await press(page, ' ');
    await untilCan(page, ['fall'], { skips: false });
  }
  const fresh = await killAndReopen(browser, page, url);
  const seen = await untilCan(fresh, [where === 'roll' ? 'roll' : 'hold'], { skips: false });
  const after = await newest(fresh);
  expect(JSON.stringify(after.body) === JSON.stringify(before.body), `${where}: another save after the kill`);
  expect(JSON.stringify(seen.board) === JSON.stringify(board), `${where}: ${seen.board} instead of ${board}`);
  return fresh;
}

async function holdLadder(page) {
  await untilCan(page, ['roll', 'hold']);
  await press(page, ' ');
  await untilCan(page, ['hold']);
  await press(page, 's', 'ArrowDown', 'd');
}

/** The whole match from its seed and the people's traces, in Node. */
function playedAgain(row) {
  const folder = mkdtempSync(join(tmpdir(), 'moon-'));
  try {
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify(row));
    const root = resolve(import.meta.dirname, '../..');
    const tool = [join(root, 'test/tools/run.mjs'), join(root, 'test/browser/lib/moon-again.ts'), file];
    return execFileSync(process.execPath, tool, { cwd: root, encoding: 'utf8' }).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
