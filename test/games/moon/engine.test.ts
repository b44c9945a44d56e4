/** The engine as this game needs it: it falls, keeps momentum, grips as friction says, and gives the same bits again. */
import { beforeAll, expect, test } from 'vitest';
import { type LadderShape, shapeOf } from '../../../src/games/moon/ladders.ts';
import {
  BODY_NUMBERS,
  type Engine,
  type EngineWorld,
  GRAVITY,
  HERTZ,
  startEngine,
} from '../../../src/games/moon/physics/engine.ts';
import { createPuller } from '../../../src/games/moon/physics/hand.ts';
import { GOLDEN_BITS, goldenHash, openScene, runScene, SCENE_STEPS, sumOf } from './scene.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});

function read(world: EngineWorld, body: number): Float64Array {
  const numbers = new Float64Array(BODY_NUMBERS);
  world.read(body, numbers, 0);
  return numbers;
}

const wide = shapeOf(6);

test('a ladder in empty space falls as gravity says', () => {
  const world = engine.world('empty');
  const body = world.add(wide, { p: [0, 10, 0], q: [0, 0, 0, 1] }, false);
  world.damp(body, 0);
  for (let step = 0; step < HERTZ; step++) world.step();
  const [, y = 0, , , , , , , vy = 0] = read(world, body);
  expect(vy).toBeCloseTo(-GRAVITY, 3);
  expect(y).toBeCloseTo(10 - GRAVITY / 2, 1);
  world.free();
});

test('two ladders that collide keep their momentum', () => {
  const world = engine.world('empty');
  world.gravity(0, 0, 0);
  const one = world.add(wide, { p: [0, 0, 0], q: [0, 0, 0, 1] }, false);
  const other = world.add(shapeOf(7), { p: [0.1, 0.05, 0.4], q: [0, 0, 0, 1] }, false);
  for (const body of [one, other]) world.damp(body, 0);
  world.push(other, Float64Array.of(0, 0, -0.5), new Float64Array(3));
  world.step();
  world.push(other, new Float64Array(3), new Float64Array(3));
  const momentum = (): number =>
    world.mass(one) * (read(world, one)[9] ?? 0) + world.mass(other) * (read(world, other)[9] ?? 0);
  const before = momentum();
  let met = false;
  for (let step = 0; step < 2 * HERTZ; step++) {
    world.step();
    met ||= Math.abs(read(world, one)[9] ?? 0) > 1e-4;
  }
  expect(met).toBe(true);
  expect(momentum() / before).toBeCloseTo(1, 3);
  world.free();
});

const RAILS: LadderShape = {
  kind: 'rails',
  rods: [
    [-0.15, -3, -0.15, 3, 0.03],
    [0.15, -3, 0.15, 3, 0.03],
  ],
};
const SLED: LadderShape = {
  kind: 'sled',
  rods: [
    [-0.4, -0.3, 0.4, -0.3, 0.03],
    [-0.4, 0.3, 0.4, 0.3, 0.03],
    [-0.3, -0.3, -0.3, 0.3, 0.024],
    [0.3, -0.3, 0.3, 0.3, 0.024],
  ],
};

/** How far a sled slides in two seconds on rails, where gravity leans by `part` of the friction angle. */
function slide(part: number): number {
  const world = engine.world('empty');
  const flat = [Math.SQRT1_2, 0, 0, Math.SQRT1_2] as const;
  world.add(RAILS, { p: [0, 0, 0], q: flat }, true);
  const sled = world.add(SLED, { p: [0, 0.06, 0], q: flat }, false);
  for (let step = 0; step < HERTZ; step++) world.step();
  const start = read(world, sled)[2] ?? 0;
  const angle = Math.atan(0.7) * part;
  world.gravity(0, -Math.cos(angle), Math.sin(angle));
  world.wake(sled);
  for (let step = 0; step < 2 * HERTZ; step++) world.step();
  const end = read(world, sled)[2] ?? 0;
  world.free();
  return Math.abs(end - start);
}

test('a ladder sticks below the friction angle and slips above it', () => {
  expect(slide(0.95)).toBeLessThan(0.01);
  expect(slide(1.05)).toBeGreaterThan(0.2);
});

test('the golden scene ends in the same bits, again and again', () => {
  expect(goldenHash(engine)).toBe(GOLDEN_BITS);
  expect(goldenHash(engine)).toBe(GOLDEN_BITS);
});

test('a snapshot in mid-hold goes on in a fresh world as in the old one', () => {
  const scene = openScene(engine);
  runScene(scene, 0, 120);
  const snapshot = scene.world.snapshot();
  const hand = scene.hand.state();
  runScene(scene, 120, SCENE_STEPS);
  const world = engine.restore(snapshot);
  const numbers = read(world, scene.held);
  const other = { ...scene, world, numbers, hand: createPuller('normal', world.mass(scene.held), numbers, hand) };
  runScene(other, 120, SCENE_STEPS);
  expect(sumOf(other.world, other.bodies)).toBe(sumOf(scene.world, scene.bodies));
});

test.each([
  ['at rest', 3 * HERTZ],
  ['asleep', 12 * HERTZ],
])('a snapshot %s goes on in a fresh world as in the old one', (_, steps) => {
  const { world, bodies } = openScene(engine);
  for (let step = 0; step < steps; step++) world.step();
  const other = engine.restore(world.snapshot());
  const wake = (one: EngineWorld): void => {
    for (let step = 0; step < HERTZ; step++) one.step();
    for (const body of bodies) one.wake(body);
    for (let step = 0; step < HERTZ; step++) one.step();
  };
  wake(world);
  wake(other);
  expect(sumOf(other, bodies)).toBe(sumOf(world, bodies));
});
