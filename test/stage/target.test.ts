import { describe, expect, test } from 'vitest';
import { hit, REACH, type Target } from '../../src/stage/target.ts';

const target = (id: string, x: number, y = 0, radius = 8): Target => ({ id, x, y, radius });

describe('a tap on a large screen', () => {
  test('hits what is drawn under it', () => {
    expect(hit([target('a', 0), target('b', 100)], 98, 3, false)?.id).toBe('b');
  });

  test('hits within 44 px across, however small the thing is drawn', () => {
    expect(hit([target('a', 0)], REACH / 2, 0, false)?.id).toBe('a');
    expect(hit([target('a', 0)], REACH / 2 + 1, 0, false)).toBeNull();
  });

  test('hits all of a thing that is drawn larger', () => {
    expect(hit([target('deck', 0, 0, 70)], 65, 0, false)?.id).toBe('deck');
  });

  test('means the nearer of two', () => {
    expect(hit([target('a', 0), target('b', 30)], 16, 0, false)?.id).toBe('b');
  });
});

describe('a tap on a small screen', () => {
  test('snaps to the nearest within 44 px', () => {
    expect(hit([target('a', 0), target('b', 80)], 43, 0, true)?.id).toBe('b');
    expect(hit([target('a', 0)], 44, 0, true)?.id).toBe('a');
    expect(hit([target('a', 0)], 45, 0, true)).toBeNull();
  });

  test('is doubtful where two are almost as near', () => {
    expect(hit([target('a', 0), target('b', 21)], 10, 0, true)).toEqual({ id: 'a', doubtful: true });
    expect(hit([target('a', 0), target('b', 21)], 2, 0, true)).toEqual({ id: 'a', doubtful: false });
  });
});

test('two targets that mean the same leave no doubt', () => {
  expect(hit([target('a', 0), target('a', 10)], 5, 0, true)).toEqual({ id: 'a', doubtful: false });
});

test('nothing is hit where nothing is', () => {
  expect(hit([], 0, 0, true)).toBeNull();
});
