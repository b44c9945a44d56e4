/** When a device counts as too slow for the picture in depth. */
import { expect, test } from 'vitest';
import { createSlowness } from '../../../src/games/moon/view/hand/slowness.ts';

/** The frame in which it is noticed; null: never. */
function noticed(frames: readonly number[]): number | null {
  const isSlow = createSlowness();
  const at = frames.findIndex((ms) => isSlow(ms));
  return at < 0 ? null : at;
}

const frames = (count: number, ms: number): readonly number[] => new Array<number>(count).fill(ms);

test('twenty frames a second for three seconds are slow', () => {
  expect(noticed(frames(200, 50))).toBe(59);
});

test('a quick frame in between does not hide it', () => {
  const mixed = frames(200, 60).map((ms, index) => (index % 10 === 0 ? 17 : ms));
  expect(noticed(mixed)).not.toBeNull();
});

test('thirty frames a second are not slow', () => {
  expect(noticed(frames(600, 33))).toBeNull();
});

test('an hour away is not slow', () => {
  expect(noticed([...frames(60, 17), 3_600_000, ...frames(200, 17)])).toBeNull();
});

test('it is said once', () => {
  const isSlow = createSlowness();
  expect(frames(1000, 50).filter((ms) => isSlow(ms))).toHaveLength(1);
});
