import { describe, expect, test } from 'vitest';
import { instantClock, steppedClock } from '../../src/stage/clock.ts';
import { bezier, EASE, hop } from '../../src/stage/ease.ts';
import { loop, pause, tween } from '../../src/stage/tween.ts';

/** Everything that a tween has drawn. */
function recorder() {
  const ways: number[] = [];
  return { ways, draw: (way: number) => void ways.push(way) };
}

describe('a tween', () => {
  test('draws the way as time passes and ends exactly at 1', async () => {
    const clock = steppedClock();
    const { ways, draw } = recorder();
    const end = tween(clock, 100, draw, { ease: EASE.linear });
    clock.step(25);
    clock.step(25);
    clock.step(70);
    await end;
    expect(ways.slice(0, 2)).toEqual([0.25, 0.5]);
    expect(ways.at(-1)).toBe(1);
    expect(clock.running()).toBe(false);
  });

  test('jumps to the end when it is cut short', async () => {
    const clock = steppedClock();
    const { ways, draw } = recorder();
    const skip = new AbortController();
    const end = tween(clock, 1000, draw, { signal: skip.signal });
    clock.step(10);
    skip.abort();
    await end;
    expect(ways.at(-1)).toBe(1);
    expect(clock.running()).toBe(false);
  });

  test('is over at once where it was cut short before it began', async () => {
    const clock = steppedClock();
    const { ways, draw } = recorder();
    await tween(clock, 1000, draw, { signal: AbortSignal.abort() });
    expect(ways).toEqual([1]);
  });

  test('is over at once on an instant clock', async () => {
    const { ways, draw } = recorder();
    await tween(instantClock, 1000, draw);
    expect(ways).toEqual([1]);
  });

  test('waits before it begins', async () => {
    const clock = steppedClock();
    const { ways, draw } = recorder();
    const end = tween(clock, 100, draw, { delay: 50, ease: EASE.linear });
    clock.step(40);
    expect(ways).toEqual([]);
    clock.step(60);
    expect(ways).toEqual([0.5]);
    clock.step(60);
    await end;
    expect(ways.at(-1)).toBe(1);
  });

  test('ends in one frame after a long absence', async () => {
    const clock = steppedClock();
    const { ways, draw } = recorder();
    const end = tween(clock, 100, draw);
    clock.step(60_000);
    await end;
    expect(ways.at(-1)).toBe(1);
  });
});

test('a pause lasts as long as it says', async () => {
  const clock = steppedClock();
  let over = false;
  const end = pause(clock, 100).then(() => {
    over = true;
  });
  clock.step(90);
  await Promise.resolve();
  expect(over).toBe(false);
  clock.step(20);
  await end;
  expect(over).toBe(true);
});

describe('a loop', () => {
  test('comes to rest after its periods', () => {
    const clock = steppedClock();
    const { ways, draw } = recorder();
    loop(clock, 100, 2, draw);
    clock.step(50);
    clock.step(100);
    expect(ways).toEqual([0.5, 0.5]);
    clock.step(100);
    expect(ways.at(-1)).toBe(0);
    expect(clock.running()).toBe(false);
  });

  test('rests at once when it is ended', () => {
    const clock = steppedClock();
    const { ways, draw } = recorder();
    const end = loop(clock, 100, 10, draw);
    clock.step(30);
    end();
    expect(ways.at(-1)).toBe(0);
    expect(clock.running()).toBe(false);
  });
});

describe('the curves', () => {
  test.each(Object.entries(EASE))('%s begins at 0 and ends at 1', (_, ease) => {
    expect([ease(0), ease(1)]).toEqual([0, 1]);
  });

  test('a Bézier on the diagonal is a straight line', () => {
    const straight = bezier(0.3, 0.3, 0.6, 0.6);
    for (const time of [0.1, 0.4, 0.8]) expect(straight(time)).toBeCloseTo(time, 5);
  });

  test('a spring goes beyond its end', () => {
    expect(Math.max(...[0.3, 0.4, 0.5, 0.6, 0.7].map(EASE.spring))).toBeGreaterThan(1);
  });

  test('a hop is on the ground at both ends and highest in the middle', () => {
    expect([hop(0), hop(0.5), hop(1)]).toEqual([0, 1, 0]);
  });
});
