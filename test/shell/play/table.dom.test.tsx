/** What the table does with time: animations that can be cut short, computers at a pace one can follow, undo that stays lit. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeView } from './fake-view.ts';
import { type Seated, seat } from './seated.tsx';
import { person, robot } from './whisper.ts';

let seated: Seated;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  seated.end();
  vi.useRealTimers();
});

const plain = { secret: false };
const slow = () => new Promise((resolve) => setTimeout(resolve, 1000));

describe('a turn', () => {
  test('is asked on the board and in the page, and either answers', async () => {
    seated = await seat({ players: [person('Ann'), person('Ben')], options: plain });
    expect(seated.view.calls.at(-1)).toBe('ask 0 3');
    seated.view.touch({ type: 'say', word: 'boo' });
    await seated.pass();
    seated.button('say hush').click();
    await seated.pass();
    expect(seated.match.saved().log.map((ply) => ply.move)).toEqual([
      { type: 'say', word: 'boo' },
      { type: 'say', word: 'hush' },
    ]);
  });

  test('ends with the lights out, then the events, then the next question', async () => {
    seated = await seat({ players: [person('Ann'), person('Ben')], options: plain });
    seated.button('say hush').click();
    await seated.pass();
    expect(seated.view.calls.slice(-5)).toEqual(['rest', 'play 1', 'played', 'show 1', 'ask 1 3']);
  });

  test('is told in one sentence, in order', async () => {
    seated = await seat({ players: [person('Ann'), person('Ben')], options: plain });
    seated.button('say boo').click();
    await seated.pass();
    seated.button('say hush').click();
    await seated.pass();
    const told = [...seated.page.querySelectorAll('[role=log] p')].map((one) => one.textContent);
    expect(told).toEqual(['seat 0 said boo', 'seat 1 said hush']);
  });

  test('of a match that ended early gives its count', async () => {
    seated = await seat({ players: [person('Ann'), person('Ben')], options: plain });
    seated.match.endEarly();
    await seated.pass();
    expect(seated.ended()).toEqual({ places: [1, 1], scores: null });
    expect(seated.buttons()).not.toContain('say hush');
  });
});

describe('an animation', () => {
  test('is cut short by a tap, and the match goes on', async () => {
    seated = await seat({
      players: [person('Ann'), person('Ben')],
      options: plain,
      view: fakeView({ instant: false }),
    });
    seated.button('say hush').click();
    await seated.pass();
    expect(seated.playing.model.phase.value).toBe('moving');
    expect(seated.playing.table.skip()).toBe(true);
    await seated.pass();
    expect(seated.view.calls).toContain('cut short');
    expect(seated.playing.model.phase.value).toBe('asking');
  });

  test('nothing is cut where nothing runs', async () => {
    seated = await seat({ players: [person('Ann'), person('Ben')], options: plain });
    expect(seated.playing.table.skip()).toBe(false);
  });
});

describe('a computer', () => {
  const players = [person('Ann'), robot('Bot')];

  test('is said to think only after a moment, and no longer than it does', async () => {
    seated = await seat({ players, options: plain, think: slow });
    seated.button('say hush').click();
    await seated.pass(299);
    expect(seated.page.textContent).not.toContain('Bot is thinking');
    await seated.pass(1);
    expect(seated.page.textContent).toContain('Bot is thinking');
    await seated.pass(701);
    expect(seated.page.textContent).not.toContain('Bot is thinking');
  });

  test('moves slowly enough to be followed', async () => {
    seated = await seat({ players, options: plain });
    seated.button('say hush').click();
    await seated.pass(499);
    expect(seated.view.calls.filter((one) => one.startsWith('play'))).toHaveLength(2);
    await seated.pass(1);
    expect(seated.view.calls.filter((one) => one.startsWith('play'))).toHaveLength(4);
    await seated.pass(1099);
    expect(seated.playing.model.question.value).toBeNull();
    await seated.pass(1);
    expect(seated.playing.model.question.value).not.toBeNull();
  });

  test('hurries when asked to, until a person is to move', async () => {
    seated = await seat({ players: [...players, robot('Cat')], options: plain });
    seated.button('say hush').click();
    await seated.pass();
    seated.button('Speed up').click();
    await seated.pass(10);
    expect(seated.match.saved().log).toHaveLength(3);
    expect(seated.playing.model.question.value).not.toBeNull();
    expect(seated.playing.model.fast.value).toBe(false);
  });
});

describe('undo', () => {
  test('goes back across a computer to the last person’s choice, and asks again', async () => {
    seated = await seat({ players: [person('Ann'), robot('Bot')], options: plain });
    seated.button('say hush').click();
    await seated.pass(5000);
    expect(seated.playing.model.canUndo.value).toBe(true);
    seated.playing.actions.undo();
    await seated.pass();
    expect(seated.match.saved().log).toHaveLength(0);
    expect(seated.buttons()).toContain('say boo');
    expect(seated.playing.model.canUndo.value).toBe(false);
  });
});

describe('seats that live', () => {
  test('a seat is handed to the computer in the middle of its turn, and back', async () => {
    seated = await seat({ players: [person('Ann'), person('Ben')], options: plain });
    seated.playing.actions.setPlayer(0, robot('Ann'));
    await seated.pass(5000);
    expect(seated.match.saved().log).toMatchObject([{ actor: 0, by: 'seru' }]);
    expect(seated.view.calls.at(-1)).toBe('ask 1 3');
    seated.playing.actions.setPlayer(0, person('Ann'));
    await seated.pass();
    seated.button('say hush').click();
    await seated.pass();
    expect(seated.view.calls.at(-1)).toBe('ask 0 3');
  });

  test('a mended name is on the plate at once', async () => {
    seated = await seat({ players: [person('Ann'), person('Ben')], options: plain });
    seated.playing.actions.setPlayer(1, { ...person('Ben'), name: '<b>Béa</b>' });
    await seated.pass();
    expect([...seated.page.querySelectorAll('.plate b')].map((one) => one.textContent)).toContain('<b>Béa</b>');
  });
});

test('a board that comes late shows the scene and poses the question', async () => {
  seated = await seat({ players: [person('Ann'), person('Ben')], options: plain });
  const late = fakeView();
  seated.playing.table.attach(late);
  expect(late.calls).toEqual(['show 0', 'ask 0 3']);
});

test('without a board the buttons still play the whole match', async () => {
  seated = await seat({ players: [person('Ann'), person('Ben')], options: { secret: false, rounds: 1 } });
  seated.playing.table.attach(null);
  seated.button('say hush').click();
  await seated.pass();
  seated.button('say hush').click();
  await seated.pass();
  expect(seated.ended()).toEqual({ places: [1, 1], scores: null });
});

test('a board that breaks is let go, and the page plays on', async () => {
  const view = fakeView();
  seated = await seat({
    players: [person('Ann'), person('Ben')],
    options: { secret: false, rounds: 1 },
    view: { ...view, play: () => Promise.reject(new Error('torn')) },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  seated.button('say hush').click();
  await seated.pass();
  expect(seated.playing.model.canvas.value).toBe('gone');
  seated.button('say hush').click();
  await seated.pass();
  expect(seated.ended()).toEqual({ places: [1, 1], scores: null });
});
