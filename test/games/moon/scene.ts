/** A small scene whose every bit is summed: the same number in Node and in each browser. Imported by browser pages too, so no test runner here. */
import { LADDERS, shapeOf, STARTERS } from '../../../src/games/moon/ladders.ts';
import { BODY_NUMBERS, type Engine, type EngineWorld, type Handle } from '../../../src/games/moon/physics/engine.ts';
import { createPuller, type Puller } from '../../../src/games/moon/physics/hand.ts';

export const SCENE_STEPS = 240;

/** What `goldenHash` gives, in Node and in each browser. */
export const GOLDEN_BITS = '21aa10d7';

export interface GoldenScene {
  readonly world: EngineWorld;
  readonly bodies: readonly Handle[];
  readonly held: Handle;
  hand: Puller;
  readonly numbers: Float64Array;
}

/** Two planted ladders, three dropped over them and one in a hand. */
export function openScene(engine: Engine): GoldenScene {
  const world = engine.world('cloud');
  for (const { id, pose } of STARTERS) world.add(shapeOf(id), pose, true);
  const bodies = [2, 5, 6].map((ladder, index) =>
    world.add(shapeOf(ladder), { p: [0.1 * index - 0.1, 1.35 + 0.25 * index, 0.05], q: [0.6, 0, 0, 0.8] }, false),
  );
  const held = world.add(shapeOf(LADDERS.length - 1), { p: [0.1, 2.6, 0.2], q: [0, 0.38268, 0, 0.92388] }, false);
  const numbers = new Float64Array(BODY_NUMBERS);
  world.read(held, numbers, 0);
  const hand = createPuller('normal', world.mass(held), numbers);
  return { world, bodies: [...bodies, held], held, hand, numbers };
}

/** Some steps in which the hand goes down and to the side. */
export function runScene(scene: GoldenScene, from: number, to: number): void {
  const { world, held, numbers } = scene;
  for (let step = from; step < to; step++) {
    const part = Math.min(step, 200);
    scene.hand.want(
      [1000 - part * 5, 26_000 - part * 60, 2000 - part * 9, 0, 3827, 0, 9239, part % 50, -(part % 30)],
      0,
    );
    scene.hand.pull(numbers, 1);
    const [gx = 0, gy = -1, gz = 0] = scene.hand.gravity;
    world.gravity(gx, gy, gz);
    world.push(held, scene.hand.force, scene.hand.torque);
    world.step();
    world.read(held, numbers, 0);
  }
}

/** FNV over the bits of every number of every body. */
export function sumOf(world: EngineWorld, bodies: readonly Handle[]): string {
  const out = new Float64Array(bodies.length * BODY_NUMBERS);
  for (const [index, body] of bodies.entries()) world.read(body, out, index * BODY_NUMBERS);
  let sum = 0x811c9dc5;
  for (const byte of new Uint8Array(out.buffer)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

export function goldenHash(engine: Engine): string {
  const scene = openScene(engine);
  runScene(scene, 0, SCENE_STEPS);
  const sum = sumOf(scene.world, scene.bodies);
  scene.world.free();
  return sum;
}
