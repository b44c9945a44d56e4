/** Traces are moves: what was written is read again, and nothing else is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FIELDS,
  MOST_SAMPLES,
  readTrace,
  type Sample,
  traceWriter,
  writeTrace,
} from '../../../src/games/moon/trace.ts';

const still: Sample = [0, 20_000, 0, 0, 0, 0, 10_000, 0, 0];
const with0 = (change: readonly number[]): Sample => still.map((value, index) => change[index] ?? value);

describe('reading what was written', () => {
  test('any path in range', () => {
    const sample = fc
      .tuple(
        fc.integer({ min: -30_000, max: 30_000 }),
        fc.integer({ min: -6000, max: 90_000 }),
        fc.integer({ min: -100, max: 100 }),
      )
      .map(([x, y, gx]): Sample => [x, y, 0 - x, 0, 6000, 0, 8000, gx, 0]);
    fc.assert(
      fc.property(fc.array(sample, { minLength: 1, maxLength: 60 }), (samples) => {
        expect(Array.from(readTrace(writeTrace(samples)) ?? [])).toEqual(samples.flat());
      }),
    );
  });

  test('a hand that holds still costs a few letters a minute', () => {
    const text = writeTrace(Array.from({ length: 3600 }, () => still));
    expect(text.length).toBeLessThan(30);
    expect(readTrace(text)).toHaveLength(3600 * FIELDS);
  });
});

describe('refusing', () => {
  test.each([
    ['too far to the side', [30_001]],
    ['too high', [0, 90_001]],
    ['below the ground', [0, -6001]],
    ['a turn that is none', [0, 0, 0, 0, 0, 0, 5000]],
    ['more tilt than a storm', [0, 0, 0, 0, 0, 0, 10_000, 151]],
    ['no number', [Number.NaN]],
    ['a part of a unit', [0.5]],
  ])('%s', (_, change) => {
    const writer = traceWriter();
    expect(writer.add(with0(change))).toBe(false);
    expect(writer.count()).toBe(0);
  });

  test.each([
    ['nothing', ''],
    ['no text', 7],
    ['letters outside the alphabet', 'A B'],
    ['a number without an end', 'gggggggggg'],
    ['a run of nothing', 'A'],
    ['a cut off change', 'f_H'],
  ])('%s', (_, text) => {
    expect(readTrace(text)).toBeNull();
  });

  test('any text is read or refused, never a fault', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const samples = readTrace(text);
        expect(samples === null || samples.length % FIELDS === 0).toBe(true);
      }),
    );
  });

  test('more than ten minutes', () => {
    const writer = traceWriter();
    for (let sample = 0; sample < MOST_SAMPLES; sample++) writer.add(still);
    expect(writer.add(still)).toBe(false);
    expect(readTrace(writer.text())).toHaveLength(MOST_SAMPLES * FIELDS);
  });
});
