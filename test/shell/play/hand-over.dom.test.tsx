/** The cover between two people: what is gone, when it opens, and when it comes back. */
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

const HOLD = 'Press and hold to see your cards';
const pointer = (type: string) =>
  new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerType: 'touch' });
const key = (type: string, name: string) => new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true });

async function hold(ms: number) {
  const button = seated.button(HOLD);
  button.dispatchEvent(pointer('pointerdown'));
  await seated.pass(ms);
  button.dispatchEvent(pointer('pointerup'));
  await seated.pass();
}

async function open() {
  await seated.pass(800);
  await hold(500);
}

const twoPeople = { players: [person('Ann'), person('Ben')] };

describe('under the cover', () => {
  test('no secret is in the page or on the board, before anybody has opened it', async () => {
    seated = await seat(twoPeople);
    expect(seated.written()).toContain('Pass it to Ann');
    expect(seated.written()).not.toMatch(/700\d/);
    expect(JSON.stringify(seated.view.scene())).not.toMatch(/700\d/);
    expect(seated.view.calls).toEqual(['show open', 'show open']);
  });

  test('the hand of the one who moved is gone with the move, and the next one sees only their own', async () => {
    seated = await seat(twoPeople);
    await open();
    expect(seated.written()).toContain('secret 7000');
    seated.button('say hush').click();
    await seated.pass();
    expect(seated.written()).toContain('Pass it to Ben');
    expect(seated.written()).not.toMatch(/700\d/);
    expect(JSON.stringify(seated.view.scene())).not.toMatch(/700\d/);
    await open();
    expect(seated.written()).toContain('secret 7001');
    expect(seated.written()).not.toContain('7000');
  });

  test('nothing is left of the buttons that the board put beside that hand', async () => {
    seated = await seat(twoPeople);
    await open();
    const button = { id: 'b', label: { key: 'secret 7000' }, note: null, picture: null, picked: true, off: false };
    seated.playing.table.host.tray({
      title: { key: 'hint 7000' },
      hint: null,
      card: null,
      text: { key: 'text 7000' },
      chips: [button],
      stepper: null,
      confirm: button,
      bar: [button],
    });
    await seated.pass();
    expect(seated.page.querySelector('.bar')?.textContent).toBe('secret 7000');
    seated.button('say hush').click();
    await seated.pass();
    expect(seated.written()).not.toMatch(/700\d/);
  });

  test('the recap tells public facts only', async () => {
    seated = await seat(twoPeople);
    await open();
    seated.button('say boo').click();
    await seated.pass();
    expect(seated.page.querySelector('.recap')?.textContent).toBe('seat 0 said boo');
  });

  test('the rest of the page is inert, and the focus is on the way to open it', async () => {
    seated = await seat(twoPeople);
    expect(seated.page.querySelector('main')?.hasAttribute('inert')).toBe(true);
    expect(document.activeElement).toBe(seated.button(HOLD));
    expect(seated.page.querySelector('[role=alert]')?.textContent).toBe('Pass it to Ann');
  });

  test('there is a way home that opens nothing', async () => {
    seated = await seat(twoPeople);
    seated.page.querySelector<HTMLButtonElement>('.cover .to-home')?.click();
    await seated.pass();
    expect(seated.ended()).toBe(null);
    expect(seated.written()).not.toMatch(/700\d/);
  });
});

describe('the hold', () => {
  const isCovered = () => seated.page.querySelector('.cover') !== null;

  test('opens after half a second, once the first moment is over', async () => {
    seated = await seat(twoPeople);
    await seated.pass(800);
    await hold(500);
    expect(isCovered()).toBe(false);
  });

  test('does nothing when let go too early', async () => {
    seated = await seat(twoPeople);
    await seated.pass(800);
    await hold(300);
    await seated.pass(1000);
    expect(isCovered()).toBe(true);
  });

  test('counts for nothing when it began in the first moment', async () => {
    seated = await seat(twoPeople);
    await seated.pass(700);
    await hold(2000);
    expect(isCovered()).toBe(true);
  });

  test('a double tap does not open it', async () => {
    seated = await seat(twoPeople);
    await seated.pass(900);
    await hold(60);
    await seated.pass(80);
    await hold(60);
    expect(isCovered()).toBe(true);
  });

  test.each(['Enter', ' '])('a key %j held half a second opens it', async (name) => {
    seated = await seat(twoPeople);
    await seated.pass(800);
    seated.button(HOLD).dispatchEvent(key('keydown', name));
    await seated.pass(500);
    expect(isCovered()).toBe(false);
  });

  test('a key pressed twice opens it', async () => {
    seated = await seat(twoPeople);
    await seated.pass(800);
    const button = seated.button(HOLD);
    button.dispatchEvent(key('keydown', ' '));
    await seated.pass(50);
    button.dispatchEvent(key('keyup', ' '));
    await seated.pass();
    expect(isCovered()).toBe(true);
    button.dispatchEvent(key('keydown', ' '));
    await seated.pass();
    expect(isCovered()).toBe(false);
  });

  test('a click without a pointer asks for a second button', async () => {
    seated = await seat(twoPeople);
    await seated.pass(800);
    seated.button(HOLD).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await seated.pass();
    expect(isCovered()).toBe(true);
    seated.button('Only Ann is looking').click();
    await seated.pass();
    expect(isCovered()).toBe(false);
  });
});

describe('a hand that lies open', () => {
  test('is covered again at once, and comes back for the same person with the same question', async () => {
    seated = await seat(twoPeople);
    await open();
    seated.playing.table.recover();
    await seated.pass();
    expect(seated.written()).toContain('Pass it to Ann');
    expect(seated.written()).not.toMatch(/700\d/);
    expect(JSON.stringify(seated.view.scene())).not.toMatch(/700\d/);
    await open();
    expect(seated.written()).toContain('secret 7000');
    seated.button('say hush').click();
    await seated.pass();
    expect(seated.match.saved().log).toHaveLength(1);
  });

  test('a board that answers late cannot write into the covered page', async () => {
    seated = await seat(twoPeople);
    await open();
    seated.playing.table.recover();
    seated.playing.table.host.tray({
      title: { key: 'secret 7000' },
      hint: null,
      card: null,
      text: null,
      chips: [],
      stepper: null,
      confirm: null,
    });
    await seated.pass();
    expect(seated.written()).not.toMatch(/700\d/);
  });

  test('a touch on the board that was asked before the cover plays nothing', async () => {
    seated = await seat(twoPeople);
    await open();
    seated.playing.table.recover();
    seated.view.touch({ type: 'say', word: 'hush' });
    await seated.pass();
    expect(seated.match.saved().log).toHaveLength(0);
  });
});

describe('what only one person saw', () => {
  test('stays until that person is done, is told to nobody else, and is gone with the tap', async () => {
    seated = await seat(twoPeople);
    await open();
    seated.button('say peek').click();
    await seated.pass(60);
    expect(seated.page.querySelector('.cover')).toBeNull();
    expect(seated.page.querySelector('[role=log]')?.textContent).toBe('seat 0 said peek');
    seated.button('Done').click();
    await seated.pass();
    expect(seated.written()).toContain('Pass it to Ben');
    expect(seated.written()).not.toMatch(/700\d/);
  });

  test('is covered when the page is left, and waits for the same person', async () => {
    seated = await seat(twoPeople);
    await open();
    seated.button('say peek').click();
    await seated.pass();
    seated.playing.table.recover();
    await seated.pass();
    expect(seated.written()).toContain('Pass it to Ann');
    expect(seated.written()).not.toMatch(/700\d/);
    await open();
    seated.button('Done').click();
    await seated.pass();
    expect(seated.written()).toContain('Pass it to Ben');
  });

  test('is covered in the middle of its animation', async () => {
    seated = await seat({ ...twoPeople, view: fakeView({ instant: false }) });
    await open();
    seated.button('say peek').click();
    await seated.pass();
    seated.playing.table.recover();
    await seated.pass();
    expect(seated.written()).not.toMatch(/700\d/);
    expect(JSON.stringify(seated.view.scene())).not.toMatch(/700\d/);
    await open();
    seated.button('Done').click();
    await seated.pass();
    expect(seated.written()).toContain('Pass it to Ben');
  });
});

describe('no cover', () => {
  test('with one person at the table, even while computers play', async () => {
    seated = await seat({ players: [person('Ann'), robot('Bot')] });
    expect(seated.page.querySelector('.cover')).toBeNull();
    expect(seated.written()).toContain('secret 7000');
    seated.button('say hush').click();
    await seated.pass(5000);
    expect(seated.match.saved().log).toHaveLength(2);
    expect(seated.page.querySelector('.cover')).toBeNull();
    seated.playing.table.recover();
    await seated.pass();
    expect(seated.page.querySelector('.cover')).toBeNull();
  });

  test('between two seats of the same person', async () => {
    seated = await seat({ players: [person('Ann', 'a'), person('Ben', 'a'), person('Cut', 'c')] });
    await open();
    seated.button('say hush').click();
    await seated.pass();
    expect(seated.page.querySelector('.cover')).toBeNull();
    expect(seated.written()).toContain('secret 7001');
  });

  test('in a game without secrets', async () => {
    seated = await seat({ ...twoPeople, options: { secret: false } });
    expect(seated.page.querySelector('.cover')).toBeNull();
  });
});

test('a computer between two people never sees a hand on the table', async () => {
  const view = fakeView();
  seated = await seat({ players: [person('Ann'), robot('Bot'), person('Cut')], view, think: () => Promise.resolve() });
  await open();
  seated.button('say hush').click();
  await seated.pass();
  expect(JSON.stringify(view.scene())).not.toMatch(/700\d/);
  await seated.pass(4000);
  expect(seated.written()).toContain('Pass it to Cut');
});
