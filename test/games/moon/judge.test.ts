/** The referee's measures, on positions built by hand. */
import { describe, expect, test } from 'vitest';
import { CLOUD, type LadderShape, LADDERS, shapeOf, STARTERS } from '../../../src/games/moon/ladders.ts';
import {
  apart,
  cloudGap,
  gap,
  hasFallen,
  LANDED,
  nearest,
  placeRods,
  type Rods,
  rodsOf,
  topOf,
  TOUCH,
} from '../../../src/games/moon/physics/judge.ts';
import { standAt } from '../../../src/games/moon/physics/poses.ts';
import { STARTER_HEIGHT } from '../../../src/games/moon/rules.ts';
import { GRAIN } from '../../../src/games/moon/trace.ts';

const POLE: LadderShape = { kind: 'pole', rods: [[0, -0.5, 0, 0.5, 0.03]] };
const place = (shape: LadderShape, x: number, y: number, z: number, q: readonly number[] = [0, 0, 0, 1]): Rods =>
  placeRods(shape, [x, y, z, ...q], 0, rodsOf(shape));

describe('gaps', () => {
  test.each([
    ['side by side', 0.1, 0, 0, 0.04],
    ['one above the other', 0, 1.2, 0, 0.14],
    ['just touching', 0, 0, 0.06, 0],
    ['overlapping', 0.05, 0, 0, -0.01],
    ['past the end', 0.3, 1.4, 0, 0.44],
  ])('two poles %s', (_, x, y, z, expected) => {
    expect(gap(place(POLE, 0, 0, 0), place(POLE, x, y, z))).toBeCloseTo(expected, 9);
  });

  test('two crossed poles', () => {
    const across = place(POLE, 0, 0.2, 0.2, [0, 0, Math.SQRT1_2, Math.SQRT1_2]);
    const found = nearest(place(POLE, 0, 0, 0), across);
    expect(found.gap).toBeCloseTo(0.14, 9);
    expect(found.point[1]).toBeCloseTo(0.2, 9);
    expect(found.point[2]).toBeCloseTo(0.1, 9);
  });

  test.each([
    [0.0019, true],
    [0.0021, false],
  ])('a gap of %d is a touch: %s', (distance, touches) => {
    expect(gap(place(POLE, 0, 0, 0), place(POLE, 0.06 + distance, 0, 0)) <= TOUCH).toBe(touches);
  });

  test('what is far apart is said to be so before anything is measured', () => {
    expect(apart(place(POLE, 0, 0, 0), place(POLE, 0.2, 0, 0), 0.1)).toBe(true);
    expect(apart(place(POLE, 0, 0, 0), place(POLE, 0.15, 0, 0), 0.1)).toBe(false);
  });
});

describe('cloud, ground and what has left', () => {
  const [x = 0, y = 0, z = 0, radius = 0] = CLOUD[0] ?? [];

  test('the gap to the cloud is measured from the ball', () => {
    const above = place(POLE, x, y + radius + 0.03 + 0.5 + 0.01, z);
    expect(cloudGap(above)).toBeCloseTo(0.01, 9);
  });

  test.each([
    [LANDED - 0.001, true],
    [LANDED + 0.001, false],
  ])('a pole %d over the cloud has fallen: %s', (distance, fallen) => {
    const middle = y + radius + 0.53 + distance;
    expect(hasFallen(place(POLE, x, middle, z), x, middle, z)).toBe(fallen);
  });

  test('below or outside it has fallen too', () => {
    expect(hasFallen(place(POLE, 0, -0.3, 5), 0, -0.3, 5)).toBe(true);
    expect(hasFallen(place(POLE, 2.1, 3, 0), 2.1, 3, 0)).toBe(true);
    expect(hasFallen(place(POLE, 1.9, 3, 0), 1.9, 3, 0)).toBe(false);
  });
});

describe('height', () => {
  test('the highest end of a rod counts, radius included', () => {
    expect(topOf(place(POLE, 0, 1, 0))).toBeCloseTo(1.53, 9);
    expect(topOf(place(POLE, 0, 1, 0, [0, 0, Math.SQRT1_2, Math.SQRT1_2]))).toBeCloseTo(1.03, 9);
  });

  test('an empty pile is as high as its starters', () => {
    const top = Math.max(...STARTERS.map((one) => topOf(standAt(one.id, one.pose).rods)));
    expect(Math.round(top * GRAIN)).toBe(STARTER_HEIGHT);
  });
});

describe('the set', () => {
  test('twenty-eight ladders to place, one of them straight, and two starters like it', () => {
    expect(LADDERS).toHaveLength(28);
    expect(LADDERS.filter((one) => one.kind === 'straight')).toHaveLength(1);
    expect(STARTERS.map((one) => shapeOf(one.id).kind)).toEqual(['starter', 'starter']);
  });

  test('every figure is rounded to 1e-5 and no ladder is three times as heavy as another', () => {
    for (const figure of LADDERS.flatMap((one) => one.rods.flat())) {
      expect(Math.abs(figure * 1e5 - Math.round(figure * 1e5))).toBeLessThan(1e-6);
    }
    const weights = LADDERS.map((one) =>
      one.rods.reduce((sum, [ax, ay, bx, by, r]) => sum + r * r * (Math.hypot(bx - ax, by - ay) + (4 / 3) * r), 0),
    );
    expect(Math.max(...weights) / Math.min(...weights)).toBeLessThan(3);
  });
});
