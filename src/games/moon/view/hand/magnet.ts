/** For little hands: finds the depth by itself, so that the lower end hangs over the ladder that is nearest below it. */
import type { Body } from '../../physics/pile.ts';
import type { Vector } from '../../physics/turns.ts';
import { axesOf } from '../depth/camera.ts';

/** How far to the side a ladder is still meant, in units. */
const SIDE = 0.35;
const BELOW = 0.9;
/** Share of the way taken in each sample. */
const PULL = 0.09;
const POINTS = 5;

const across = (axis: Vector, x: number, y: number, z: number): number => axis[0] * x + axis[1] * y + axis[2] * z;

/** How far the ladder should be pushed away from a camera with this yaw. */
export function magnet(held: Body, others: Iterable<Body>, yaw: number): number {
  const { right, away } = axesOf(yaw);
  const { rods, count } = held.rods;
  let low = { side: 0, y: Number.POSITIVE_INFINITY, depth: 0 };
  for (let rod = 0; rod < count; rod++) {
    for (const end of [0, 3]) {
      const [x = 0, y = 0, z = 0] = rods.subarray(rod * 7 + end, rod * 7 + end + 3);
      if (y < low.y) low = { side: across(right, x, y, z), y, depth: across(away, x, y, z) };
    }
  }
  let best = Number.POSITIVE_INFINITY;
  let depth = low.depth;
  for (const other of others) {
    if (other === held) continue;
    for (let rod = 0; rod < other.rods.count; rod++) {
      const at = other.rods.rods.subarray(rod * 7, rod * 7 + 6);
      for (let point = 0; point <= POINTS; point++) {
        const part = point / POINTS;
        const on = (axis: number): number => (at[axis] ?? 0) * (1 - part) + (at[axis + 3] ?? 0) * part;
        const [x, y, z] = [on(0), on(1), on(2)];
        const side = Math.abs(across(right, x, y, z) - low.side);
        const below = low.y - y;
        if (side > SIDE || below < -0.25 || below > BELOW) continue;
        const worth = side + 0.3 * Math.abs(below);
        if (worth >= best) continue;
        best = worth;
        depth = across(away, x, y, z);
      }
    }
  }
  return (depth - low.depth) * PULL;
}
