/** Whole matches played again, and what they left kept awake for a minute. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Engine, HERTZ, startEngine } from '../../../src/games/moon/physics/engine.ts';
import { fallenOf, openPile, readPile, wakeAll } from '../../../src/games/moon/physics/pile.ts';
import { webs, rebuilt } from './webs.ts';
import type { Played } from './played.ts';

const SECONDS = 60;
/** Wakes the pile this often, long before it could fall asleep. */
const AWAKE = HERTZ / 2;

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});

describe.each(webs)('the pile of «$seed»', (web) => {
  let played: Played;
  beforeAll(async () => {
    played = await rebuilt(web);
  }, 300_000);

  test('ends in the kept poses when its match is played again', () => {
    expect(played.state.pile).toEqual(web.pile);
    expect(played.state.height).toBe(web.height);
    expect(web.pile.length).toBeGreaterThanOrEqual(9);
  });

  test('creeps less than a hundredth in a minute awake, and nothing falls', { timeout: 300_000 }, () => {
    const { pile, lost } = openPile(engine, played.state, played.memory);
    expect(lost).toEqual([]);
    const start = new Map([...pile.bodies.values()].map((body) => [body.ladder, [...body.numbers.subarray(0, 3)]]));
    for (let step = 0; step < SECONDS * HERTZ; step++) {
      if (step % AWAKE === 0) wakeAll(pile);
      pile.world.step();
    }
    readPile(pile);
    expect(fallenOf(pile)).toEqual([]);
    for (const { ladder, numbers } of pile.bodies.values()) {
      const [x = 0, y = 0, z = 0] = start.get(ladder) ?? [];
      const shift = Math.hypot((numbers[0] ?? 0) - x, (numbers[1] ?? 0) - y, (numbers[2] ?? 0) - z);
      expect(shift, `ladder ${ladder}`).toBeLessThan(0.01);
    }
    pile.world.free();
  });
});
