/** What guards a running match: the curtain, the back button, the keys. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardBack } from '../../../src/shell/play/guards/back.ts';
import { watchCurtain } from '../../../src/shell/play/guards/curtain.ts';
import { onKey } from '../../../src/shell/play/guards/keys.ts';
import { sayKeeping } from '../../../src/shell/play/keeping.ts';
import type { Playing } from '../../../src/shell/play/playing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the curtain falls', () => {
  const watch = () => {
    const close = vi.fn();
    return { close, stop: watchCurtain(close) };
  };

  test.each(['blur', 'pagehide', 'freeze', 'beforeprint', 'pageshow'])('on %s, in the same task', (name) => {
    const { close, stop } = watch();
    dispatchEvent(new Event(name));
    expect(close).toHaveBeenCalledTimes(1);
    stop();
    dispatchEvent(new Event(name));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('when the page is hidden, not when it is shown', () => {
    const { close, stop } = watch();
    const hidden = vi.spyOn(document, 'hidden', 'get');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(close).not.toHaveBeenCalled();
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(close).toHaveBeenCalledTimes(1);
    stop();
  });

  test('after thirty seconds without a touch', () => {
    const { close, stop } = watch();
    vi.advanceTimersByTime(29_000);
    dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(29_999);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledTimes(1);
    stop();
  });

  test('again after thirty more, as a helper opens a hand without finger or key', () => {
    const { close, stop } = watch();
    vi.advanceTimersByTime(60_000);
    expect(close).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('when the device is turned, not when a window only changes its size', () => {
    const upright = vi.spyOn(window, 'matchMedia');
    upright.mockReturnValue({ matches: true } as MediaQueryList);
    const { close, stop } = watch();
    dispatchEvent(new Event('resize'));
    expect(close).not.toHaveBeenCalled();
    upright.mockReturnValue({ matches: false } as MediaQueryList);
    dispatchEvent(new Event('resize'));
    expect(close).toHaveBeenCalledTimes(1);
    stop();
  });
});

test('back is caught by an entry of its own, and asks for the pause', () => {
  const onBack = vi.fn();
  const push = vi.spyOn(history, 'pushState');
  const guard = guardBack(onBack);
  expect(push).toHaveBeenCalledTimes(1);
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(push).toHaveBeenCalledTimes(2);
  guard.stop();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onBack).toHaveBeenCalledTimes(1);
});

describe('keys', () => {
  const at = (question: unknown, tray: unknown = null) => {
    const calls: string[] = [];
    const playing = {
      model: { question: { value: question }, tray: { value: tray } },
      table: {
        skip: () => false,
        putBack: () => calls.push('put back'),
        press: (id: string, value: number | null) => calls.push(`press ${id}${value === null ? '' : ` ${value}`}`),
      },
      actions: { undo: () => calls.push('undo'), openSheet: (sheet: string) => calls.push(sheet) },
    } as unknown as Playing;
    return { calls, press: (key: string, more = {}) => onKey(new KeyboardEvent('keydown', { key, ...more }), playing) };
  };

  test('space makes the only move there is, and none of several', () => {
    const chosen: unknown[] = [];
    const choose = (move: unknown) => chosen.push(move);
    at({ moves: ['draw'], choose }).press(' ');
    at({ moves: ['a', 'b'], choose }).press(' ');
    expect(chosen).toEqual(['draw']);
  });

  test('u takes back, r opens the rules, escape puts a half-made choice back', () => {
    const { calls, press } = at(null);
    for (const key of ['u', 'R', 'Escape']) press(key);
    expect(calls).toEqual(['undo', 'rules', 'put back']);
  });

  test('a letter of the tray presses its button, one that is off does not', () => {
    const button = { label: { key: 'x' }, note: null, picture: null, picked: false };
    const chips = [
      { ...button, id: 'mau', off: false, hotkey: 'm' },
      { ...button, id: 'q', off: true, hotkey: 'q' },
    ];
    const { calls, press } = at(null, { chips, confirm: null });
    for (const key of ['M', 'q']) press(key);
    expect(calls).toEqual(['press mau']);
  });

  test('with shift a button that repeats takes a quarter of its step, another one is pressed as ever', () => {
    const button = { label: { key: 'x' }, note: null, picture: null, picked: false, off: false };
    const chips = [
      { ...button, id: 'left', hotkey: 'arrowleft', repeats: true },
      { ...button, id: 'table', hotkey: '[', repeats: true },
      { ...button, id: 'spot', hotkey: 'f' },
    ];
    const { calls, press } = at(null, { chips, confirm: null });
    press('ArrowLeft');
    press('ArrowLeft', { shiftKey: true });
    press('{', { shiftKey: true });
    press('F', { shiftKey: true });
    expect(calls).toEqual(['press left', 'press left 0.25', 'press table 0.25', 'press spot']);
  });

  test('a chord belongs to the browser', () => {
    const { calls, press } = at(null);
    press('r', { ctrlKey: true });
    expect(calls).toEqual([]);
  });
});

test('the pause says what is kept, and never that all is kept when it is not', () => {
  expect(sayKeeping({ kind: 'ready' })).toBeNull();
  expect(sayKeeping({ kind: 'memory', why: 'full' })).toEqual({ key: 'store.full' });
  expect(sayKeeping({ kind: 'memory', why: 'closed' })).toEqual({ key: 'store.memory' });
});
