/** The hand: never through a ladder, whatever the speed, and not stronger than its grip. */
import { beforeAll, expect, test } from 'vitest';
import { shapeOf, STARTERS } from '../../../src/games/moon/ladders.ts';
import { BODY_NUMBERS, type Engine, HERTZ, startEngine } from '../../../src/games/moon/physics/engine.ts';
import { createPuller, GRIP, LEASH } from '../../../src/games/moon/physics/hand.ts';
import { gap, placeRods, rodsOf } from '../../../src/games/moon/physics/judge.ts';
import { HANDS } from '../../../src/games/moon/state.ts';
import { GRAIN } from '../../../src/games/moon/trace.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});

const whole = (parts: readonly number[]): number[] => parts.map((part) => Math.round(part * GRAIN));

test.each([0.5, 2, 6, 15])('pushed through planted ladders at %d units a second it stays in front of them', (speed) => {
  const world = engine.world('cloud');
  const standing = STARTERS.map(({ id, pose }) => {
    world.add(shapeOf(id), pose, true);
    return placeRods(shapeOf(id), [...pose.p, ...pose.q], 0, rodsOf(shapeOf(id)));
  });
  const shape = shapeOf(6);
  const turn = [0, 0, 0.02499, 0.99969] as const;
  const body = world.add(shape, { p: [0.05, 0.62, 0.6], q: turn }, false);
  const numbers = new Float64Array(BODY_NUMBERS);
  world.read(body, numbers, 0);
  const hand = createPuller('expert', world.mass(body), numbers);
  const rods = rodsOf(shape);
  let deepest = 0;
  const steps = Math.ceil((1.2 / speed + 0.6) * HERTZ);
  for (let step = 0; step < steps; step++) {
    const z = 0.6 - Math.min(1.2, (step / HERTZ) * speed);
    hand.want([...whole([0.05, 0.62, z, ...turn]), 0, 0], 0);
    hand.pull(numbers, 1);
    world.push(body, hand.force, hand.torque);
    world.step();
    world.read(body, numbers, 0);
    placeRods(shape, numbers, 0, rods);
    for (const one of standing) deepest = Math.max(deepest, -gap(rods, one));
  }
  expect(deepest).toBeLessThan(0.003);
  expect(numbers[2]).toBeGreaterThan(-0.15);
  world.free();
});

test.each(HANDS)('the %s hand pulls with no more than its grip beside the weight it carries', (strength) => {
  const mass = 0.01;
  const body = Float64Array.of(0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0);
  const hand = createPuller(strength, mass, body);
  hand.want([...whole([3, 2, 0, 0, 0, 0, 1]), 0, 0], 0);
  for (let step = 0; step < 60; step++) hand.pull(body, 1);
  const [x = 0, y = 0, z = 0] = hand.force;
  const weight = mass * 9.81;
  expect(y).toBeCloseTo(weight, 6);
  expect(Math.hypot(x, z)).toBeLessThanOrEqual(GRIP[strength] * weight + 1e-9);
  expect(Math.hypot(...hand.torque)).toBeLessThanOrEqual(0.35 * GRIP[strength] * weight + 1e-9);
  expect(hand.stretch(body)).toBeGreaterThan(LEASH);
});

test('a hand that lets go pulls no more', () => {
  const body = Float64Array.of(0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0);
  const hand = createPuller('normal', 0.01, body);
  hand.want([...whole([1, 3, 0, 0, 0, 0, 1]), 0, 0], 0);
  hand.pull(body, 0);
  expect([...hand.force, ...hand.torque].every((part) => part === 0)).toBe(true);
});
