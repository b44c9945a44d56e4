/** The tilt's filter on made readings: sixty a second, on a clock of its own. */
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/lib/random.ts';
import {
  CLAMP,
  createBreeze,
  createTilt,
  gravityOf,
  type Reading,
  STRAIGHT,
  type TiltFilter,
  toScreen,
} from '../../../src/games/moon/physics/tilt.ts';
import { TILTS } from '../../../src/games/moon/state.ts';

const G = 9.81;
const DEGREE = Math.PI / 180;
const FLAT = [0, 0, G] as const;
const UPRIGHT = [0, G, 0] as const;

interface Held {
  readonly filter: TiltFilter;
  time: number;
}

function feed(
  held: Held,
  seconds: number,
  acceleration: Reading['acceleration'],
  rotation: Reading['rotation'] = null,
): void {
  for (let reading = 0; reading < seconds * 60; reading++) {
    held.time += 1000 / 60;
    held.filter.read({ time: held.time, acceleration, rotation }, held.time);
  }
}

function levelled(acceleration: readonly [number, number, number]): Held {
  const held = { filter: createTilt(), time: 0 };
  feed(held, 10, acceleration);
  held.filter.level();
  return held;
}

/** The device flat on a table, its right edge lowered. */
const rightDown = (degrees: number): [number, number, number] => [
  -G * Math.sin(degrees * DEGREE),
  0,
  G * Math.cos(degrees * DEGREE),
];
const sizeOf = ({ right, away }: { right: number; away: number }): number => Math.hypot(right, away);

describe('a device with a sensor', () => {
  test('flat and still: gravity is straight', () => {
    const held = levelled(FLAT);
    feed(held, 2, FLAT);
    expect(held.filter.lean(held.time, 'storm')).toEqual(STRAIGHT);
  });

  test('on a sofa, half upright: what it is held like at the start of the turn is level', () => {
    const held = levelled([0, G * Math.sin(0.7), G * Math.cos(0.7)]);
    expect(sizeOf(held.filter.lean(held.time, 'storm'))).toBeLessThan(0.001);
  });

  test('inside the dead zone nothing leans', () => {
    const held = levelled(FLAT);
    feed(held, 2, rightDown(1.4));
    expect(held.filter.lean(held.time, 'storm')).toEqual(STRAIGHT);
  });

  test('the right edge down leans gravity to the right, by half of what is beyond the dead zone', () => {
    const held = levelled(FLAT);
    feed(held, 2, rightDown(7.5));
    const { right, away } = held.filter.lean(held.time, 'storm');
    expect(right).toBeCloseTo(Math.sin(3 * DEGREE), 3);
    expect(away).toBeCloseTo(0, 3);
  });

  test('the top edge down leans it away from the viewer, flat or upright', () => {
    const held = levelled(FLAT);
    feed(held, 2, [0, -G * Math.sin(8 * DEGREE), G * Math.cos(8 * DEGREE)]);
    expect(held.filter.lean(held.time, 'storm').away).toBeGreaterThan(0.04);
    const stood = levelled(UPRIGHT);
    feed(stood, 2, [0, G * Math.cos(8 * DEGREE), G * Math.sin(8 * DEGREE)]);
    expect(stood.filter.lean(stood.time, 'storm').away).toBeGreaterThan(0.04);
  });

  test('a browser that reports gravity the other way round leans the same way', () => {
    const held = levelled([0, 0, -G]);
    feed(held, 2, rightDown(7.5).map((part) => -part) as [number, number, number]);
    expect(held.filter.lean(held.time, 'storm').right).toBeCloseTo(Math.sin(3 * DEGREE), 3);
  });

  test.each(TILTS)('%s never leans further than its clamp', (tilt) => {
    const held = levelled(FLAT);
    feed(held, 2, rightDown(60));
    const lean = held.filter.lean(held.time, tilt);
    expect(sizeOf(lean)).toBeCloseTo(Math.sin(CLAMP[tilt]), 6);
  });

  test('a shake above 25 m/s² counts for nothing', () => {
    const held = levelled(FLAT);
    feed(held, 1, [40, 0, 5]);
    expect(sizeOf(held.filter.lean(held.time - 1000, 'storm'))).toBe(0);
  });

  test('trembling adds at most a degree', () => {
    const held = levelled(FLAT);
    for (let shake = 0; shake < 20; shake++) feed(held, 0.1, FLAT, [shake % 2 === 0 ? 900 : -900, 0, 0]);
    const size = sizeOf(held.filter.lean(held.time, 'storm'));
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(Math.sin(1 * DEGREE) + 1e-9);
  });
});

describe('bad sensors', () => {
  test('none at all: not alive, straight', () => {
    const filter = createTilt();
    expect(filter.alive(5000)).toBe(false);
    expect(filter.lean(5000, 'storm')).toEqual(STRAIGHT);
  });

  test('denied or empty events: as none', () => {
    const filter = createTilt();
    filter.read({ time: 10, acceleration: null, rotation: null }, 10);
    expect(filter.alive(20)).toBe(false);
  });

  test('numbers that are none change nothing', () => {
    const held = levelled(FLAT);
    feed(held, 1, [Number.NaN, 0, G], [Number.NaN, 0, 0]);
    expect(held.filter.lean(held.time - 1000, 'storm')).toEqual(STRAIGHT);
    feed(held, 0.5, FLAT, [Number.NaN, 0, 0]);
    expect(held.filter.lean(held.time, 'storm')).toEqual(STRAIGHT);
  });

  test('one that stops: straight again after a second', () => {
    const held = levelled(FLAT);
    feed(held, 2, rightDown(20));
    expect(sizeOf(held.filter.lean(held.time + 900, 'storm'))).toBeGreaterThan(0);
    expect(held.filter.alive(held.time + 1100)).toBe(false);
    expect(held.filter.lean(held.time + 1100, 'storm')).toEqual(STRAIGHT);
  });

  test('a reading that comes late counts for nothing', () => {
    const filter = createTilt();
    filter.read({ time: 0, acceleration: FLAT, rotation: null }, 150);
    expect(filter.alive(150)).toBe(false);
  });
});

describe('around it', () => {
  test('the breeze moves, repeats for the same seed and keeps within the clamp', () => {
    const one = createBreeze(randomFrom('wind'));
    const same = createBreeze(randomFrom('wind'));
    const sizes = Array.from({ length: 600 }, (_, step) => {
      expect(one(step / 60, 'calm')).toEqual(same(step / 60, 'calm'));
      return sizeOf(one(step / 60, 'calm'));
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.sin(CLAMP.calm) + 1e-9);
    expect(Math.max(...sizes)).toBeGreaterThan(0.01);
    expect(one(3, 'off')).toEqual(STRAIGHT);
  });

  test.each([
    [0, [1, 2, 3]],
    [90, [-2, 1, 3]],
    [180, [-1, -2, 3]],
    [270, [2, -1, 3]],
  ])('axes of a screen turned by %i', (angle, expected) => {
    expect(toScreen([1, 2, 3], angle)).toEqual(expected);
  });

  test('a turned table takes the lean along', () => {
    expect(gravityOf({ right: 0.1, away: 0 }, 0)).toEqual([102, 0]);
    expect(gravityOf({ right: 0.1, away: 0 }, Math.PI / 2)).toEqual([0, -102]);
    expect(gravityOf({ right: 0, away: 0.1 }, 0)).toEqual([0, -102]);
  });
});
