/** Poses in whole units and in units, and where a drawn ladder hangs. */
import type { Pose } from './ladders.ts';
import type { Standing } from './state.ts';
import { GRAIN } from './trace.ts';

/** How high above the pile a drawn ladder hangs, in units. */
const ABOVE = 0.82;

/** Where a ladder is when it has just been drawn. */
export function drawnPose(height: number): Pose {
  return { p: [0, Math.round(height + ABOVE * GRAIN) / GRAIN, 0], q: [0, 0, 0, 1] };
}

export function poseOf(standing: Standing): Pose {
  const [, x, y, z, qx, qy, qz, qw] = standing;
  const size = Math.sqrt(qx * qx + qy * qy + qz * qz + qw * qw);
  return { p: [x / GRAIN, y / GRAIN, z / GRAIN], q: [qx / size, qy / size, qz / size, qw / size] };
}
