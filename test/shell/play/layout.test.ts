/** Which arrangement a screen gets. */
import { describe, expect, test } from 'vitest';
import { canTurn, formOf, insetsOf, turnOf } from '../../../src/shell/play/layout.ts';

describe('a screen of', () => {
  test.each([
    [1180, 820, 'wide'],
    [1366, 1024, 'wide'],
    [820, 1180, 'tall'],
    [1024, 1366, 'tall'],
    [700, 620, 'tall'],
    [390, 844, 'phone'],
    [320, 568, 'phone'],
    [844, 390, 'low'],
    [1000, 500, 'low'],
  ])('%d by %d is %s', (width, height, form) => {
    expect(formOf(width, height)).toBe(form);
  });
});

describe('table mode', () => {
  test('is for tablets with two people or more and nothing to hide', () => {
    expect(canTurn('wide', 'board', 2, false)).toBe(true);
    expect(canTurn('tall', 'board', 4, false)).toBe(true);
    expect(canTurn('wide', 'board', 1, false)).toBe(false);
    expect(canTurn('wide', 'board', 2, true)).toBe(false);
    expect(canTurn('phone', 'board', 2, false)).toBe(false);
    expect(canTurn('low', 'board', 2, false)).toBe(false);
    expect(canTurn('wide', 'sky', 2, false)).toBe(false);
  });

  test('turns the tray so that its foot lies on its reader’s edge', () => {
    expect((['bottom', 'left', 'top', 'right'] as const).map(turnOf)).toEqual([0, 90, 180, 270]);
  });
});

test('a board beside its tray has all its room, a full picture leaves the bar and the cards free', () => {
  expect(insetsOf({ form: 'wide', game: 'board', facing: null })).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
  expect(insetsOf({ form: 'wide', game: 'table', facing: null }).bottom).toBe(204);
  expect(insetsOf({ form: 'wide', game: 'sky', facing: null }).left).toBeGreaterThan(232);
});
