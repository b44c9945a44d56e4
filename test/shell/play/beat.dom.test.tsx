/** The public pause: the same for everybody whatever has happened, and the buttons that call somebody out. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

const beats = { beats: true, rounds: 3 };
const open = { players: [person('Ann'), person('Ben')], options: { ...beats, secret: false } };

async function say(word: string) {
  seated.button(`say ${word}`).click();
  await seated.pass();
}

describe('the beat', () => {
  test('shows every plate with the same button, and the same page, whether or not it can hit', async () => {
    seated = await seat(open);
    await say('hush');
    const quiet = seated.buttons();
    expect(quiet).toEqual(['Ann: caught you', 'Ben: caught you']);
    const before = seated.written();
    seated.end();
    seated = await seat(open);
    await say('boo');
    expect(seated.buttons()).toEqual(quiet);
    expect(seated.written().replaceAll('boo', 'hush')).toBe(before);
  });

  test('lasts its time and no longer', async () => {
    seated = await seat(open);
    await say('hush');
    await seated.pass(2499);
    expect(seated.page.querySelector('.fuse')).not.toBeNull();
    await seated.pass(1);
    expect(seated.page.querySelector('.fuse')).toBeNull();
    expect(seated.buttons()).toContain('say hush');
  });

  test('without a time waits for a tap', async () => {
    seated = await seat({ ...open, settings: { beat: null } });
    await say('hush');
    await seated.pass(60_000);
    seated.button('Go on').click();
    await seated.pass();
    expect(seated.buttons()).toContain('say hush');
  });

  test('a hit is played as an interrupt', async () => {
    seated = await seat(open);
    await say('boo');
    seated.button('Ann: caught you').click();
    await seated.pass();
    expect(seated.match.saved().log.at(-1)).toEqual({ actor: 'table', move: { type: 'catch', seat: 0 }, by: null });
    expect(seated.page.querySelector('[role=log]')?.textContent).toContain('seat 0 was caught');
  });

  test('a miss rests that button until the next word, and no other', async () => {
    seated = await seat(open);
    await say('hush');
    seated.button('Ann: caught you').click();
    await seated.pass();
    expect(seated.button('Ann: caught you').getAttribute('aria-disabled')).toBe('true');
    expect(seated.button('Ben: caught you').getAttribute('aria-disabled')).toBeNull();
    expect(seated.page.querySelector('[role=status]')?.textContent).toBe('missed');
    expect(seated.match.saved().log).toHaveLength(1);
    await seated.pass(2500);
    expect(seated.button('Ann: caught you').getAttribute('aria-disabled')).toBe('true');
    await say('hush');
    expect(seated.button('Ann: caught you').getAttribute('aria-disabled')).toBeNull();
  });

  test('the next one may still call out after the beat, as long as they have not acted', async () => {
    seated = await seat(open);
    await say('boo');
    await seated.pass(2500);
    seated.button('Ann: caught you').click();
    await seated.pass();
    expect(seated.match.saved().log.at(-1)?.actor).toBe('table');
    expect(seated.buttons()).toContain('say hush');
  });

  test('a computer calls out at its own moment', async () => {
    const move = { type: 'catch', seat: 0 };
    seated = await seat({
      players: [person('Ann'), robot('Bot')],
      options: { ...beats, secret: false },
      planned: { interrupt: { seat: 0, move }, at: 0.6 },
    });
    await say('boo');
    await seated.pass(1499);
    expect(seated.match.saved().log).toHaveLength(1);
    await seated.pass(1);
    expect(seated.match.saved().log.at(-1)?.move).toEqual(move);
  });

  test('shows no hand while it lasts', async () => {
    seated = await seat({ ...open, options: beats });
    seated.playing.model.cover.value?.open();
    await seated.pass();
    expect(seated.written()).toContain('secret 7000');
    await say('boo');
    expect(seated.written()).not.toMatch(/700\d/);
    expect(JSON.stringify(seated.view.scene())).not.toMatch(/700\d/);
  });

  test('its buttons are on the cover that follows', async () => {
    seated = await seat({ ...open, options: beats });
    seated.playing.model.cover.value?.open();
    await seated.pass();
    await say('boo');
    await seated.pass(2500);
    const cover = seated.page.querySelector('.cover');
    expect(cover?.textContent).toContain('caught you');
    cover?.querySelector<HTMLButtonElement>('.claim')?.click();
    await seated.pass();
    expect(seated.match.saved().log.at(-1)?.actor).toBe('table');
  });
});
