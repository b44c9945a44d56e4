/** The magnet of little hands: it finds the depth of the ladder below, and only that. */
import { beforeAll, expect, test } from 'vitest';
import { UPRIGHT } from '../../../src/games/moon/physics/turns.ts';
import { type Engine, startEngine } from '../../../src/games/moon/physics/engine.ts';
import { addLadder, openPile, readBody } from '../../../src/games/moon/physics/pile.ts';
import { placeRods } from '../../../src/games/moon/physics/judge.ts';
import { shapeOf, STARTERS } from '../../../src/games/moon/ladders.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import { magnet } from '../../../src/games/moon/view/hand/magnet.ts';
import { tableOf } from './played.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});

/** Where a ladder held beside the left starter ends up in depth, and how far it was moved in all. */
function pulled(x: number, z: number): { readonly z: number; readonly moved: number } {
  const { pile } = openPile(engine, rules.setup(tableOf(28), 3), null);
  const held = addLadder(pile, 6, { p: [x, 1.62, z], q: UPRIGHT });
  readBody(pile, held);
  let moved = 0;
  for (let sample = 0; sample < 120; sample++) {
    const away = magnet(held, pile.bodies.values(), 0);
    moved += Math.abs(away);
    // Seen from the front, away is against z.
    held.numbers[2] = (held.numbers[2] ?? 0) - away;
    placeRods(shapeOf(6), held.numbers, 0, held.rods);
  }
  const end = held.numbers[2] ?? 0;
  pile.world.free();
  return { z: end, moved };
}

test.each([0.5, -0.4])('from a depth of %d it comes over the planted ladder', (z) => {
  const { z: end } = pulled(-0.3, z);
  expect(Math.abs(end - (STARTERS[0]?.pose.p[2] ?? 0))).toBeLessThan(0.22);
});

test('far from every ladder it stays where it is', () => {
  expect(pulled(1.5, 0.5)).toEqual({ z: expect.closeTo(0.5, 6), moved: 0 });
});
