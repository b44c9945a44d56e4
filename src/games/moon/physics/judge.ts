/**
 * The referee: own capsule geometry, never the engine's contact list (which speaks of what might touch in the next step).
 * All figures in units; a gap below zero is an overlap.
 */
import { CLOUD, GROUND, type LadderShape } from '../ladders.ts';

/** At rest a smaller gap is a touch: 7 % of a rail's radius. */
export const TOUCH = 0.002;
/** The live counter lets go of a touch only here, and calls up to `ALMOST` nearly. */
export const TOUCH_OFF = 0.004;
export const ALMOST = 0.01;
/** A smaller gap to cloud or ground is a fall. */
export const LANDED = 0.004;
/** From here on the held ladder is warned of the cloud. */
export const CLOUD_NEAR = 0.06;
/** Higher by less is not higher. */
export const HIGHER = 0.002;
const LOWEST = -0.2;
const FURTHEST = 2;

/** Numbers of a rod in space: from x y z, to x y z, radius. */
const ROD = 7;

/** A ladder's rods in space with the box around them. Reused: `placeRods` writes over it. */
export interface Rods {
  readonly count: number;
  readonly rods: Float64Array;
  /** Least x y z, greatest x y z, radius included. */
  readonly box: Float64Array;
}

export function rodsOf(shape: LadderShape): Rods {
  return {
    count: shape.rods.length,
    rods: new Float64Array(shape.rods.length * ROD),
    box: new Float64Array(6),
  };
}

/** Writes where the rods are for a ladder at `body` (place x y z, turn x y z w, from `at` on). */
export function placeRods(shape: LadderShape, body: ArrayLike<number>, at: number, out: Rods): Rods {
  const px = body[at] as number;
  const py = body[at + 1] as number;
  const pz = body[at + 2] as number;
  const x = body[at + 3] as number;
  const y = body[at + 4] as number;
  const z = body[at + 5] as number;
  const w = body[at + 6] as number;
  // The ladder is flat, so only its own x and y axes turn.
  const ux = 1 - 2 * (y * y + z * z);
  const uy = 2 * (x * y + z * w);
  const uz = 2 * (x * z - y * w);
  const vx = 2 * (x * y - z * w);
  const vy = 1 - 2 * (x * x + z * z);
  const vz = 2 * (y * z + x * w);
  const { rods, box } = out;
  box.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3, 6);
  let to = 0;
  for (const [ax, ay, bx, by, radius] of shape.rods) {
    rods[to] = px + ux * ax + vx * ay;
    rods[to + 1] = py + uy * ax + vy * ay;
    rods[to + 2] = pz + uz * ax + vz * ay;
    rods[to + 3] = px + ux * bx + vx * by;
    rods[to + 4] = py + uy * bx + vy * by;
    rods[to + 5] = pz + uz * bx + vz * by;
    rods[to + 6] = radius;
    for (let axis = 0; axis < 3; axis++) {
      const a = rods[to + axis] as number;
      const b = rods[to + 3 + axis] as number;
      box[axis] = Math.min(box[axis] as number, Math.min(a, b) - radius);
      box[3 + axis] = Math.max(box[3 + axis] as number, Math.max(a, b) + radius);
    }
    to += ROD;
  }
  return out;
}

/** True if the boxes are at least this far from each other. */
export function apart(a: Rods, b: Rods, distance: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if ((a.box[axis] as number) - distance > (b.box[3 + axis] as number)) return true;
    if ((b.box[axis] as number) - distance > (a.box[3 + axis] as number)) return true;
  }
  return false;
}

const unit = (value: number): number => Math.max(0, Math.min(1, value));

/** Where the last `rodGap` was found: on the first rod and on the second, from 0 to 1. */
const found = { first: 0, second: 0 };

function rodGap(a: Float64Array, i: number, b: Float64Array, j: number): number {
  const ux = (a[i + 3] as number) - (a[i] as number);
  const uy = (a[i + 4] as number) - (a[i + 1] as number);
  const uz = (a[i + 5] as number) - (a[i + 2] as number);
  const vx = (b[j + 3] as number) - (b[j] as number);
  const vy = (b[j + 4] as number) - (b[j + 1] as number);
  const vz = (b[j + 5] as number) - (b[j + 2] as number);
  const rx = (a[i] as number) - (b[j] as number);
  const ry = (a[i + 1] as number) - (b[j + 1] as number);
  const rz = (a[i + 2] as number) - (b[j + 2] as number);
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const uv = ux * vx + uy * vy + uz * vz;
  const ur = ux * rx + uy * ry + uz * rz;
  const vr = vx * rx + vy * ry + vz * rz;
  const spread = uu * vv - uv * uv;
  let s = spread > 1e-12 ? unit((uv * vr - ur * vv) / spread) : 0;
  let t = vv > 0 ? (uv * s + vr) / vv : -1;
  if (t < 0 || t > 1) {
    t = unit(t);
    s = uu > 0 ? unit((uv * t - ur) / uu) : 0;
  }
  const x = rx + ux * s - vx * t;
  const y = ry + uy * s - vy * t;
  const z = rz + uz * s - vz * t;
  found.first = s;
  found.second = t;
  return Math.sqrt(x * x + y * y + z * z) - (a[i + 6] as number) - (b[j + 6] as number);
}

/** The smallest gap between two ladders. */
export function gap(a: Rods, b: Rods): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.count; i++) {
    for (let j = 0; j < b.count; j++) {
      const one = rodGap(a.rods, i * ROD, b.rods, j * ROD);
      if (one < least) least = one;
    }
  }
  return least;
}

export interface Nearest {
  readonly gap: number;
  /** The middle between the two nearest points. */
  readonly point: readonly [number, number, number];
}

/** The smallest gap and where it is. */
export function nearest(a: Rods, b: Rods): Nearest {
  let least = Number.POSITIVE_INFINITY;
  let point: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < a.count * ROD; i += ROD) {
    for (let j = 0; j < b.count * ROD; j += ROD) {
      const one = rodGap(a.rods, i, b.rods, j);
      if (one >= least) continue;
      least = one;
      const on = (rods: Float64Array, at: number, axis: number, part: number): number =>
        (rods[at + axis] as number) * (1 - part) + (rods[at + 3 + axis] as number) * part;
      const { first, second } = found;
      point = [0, 1, 2].map((axis) => (on(a.rods, i, axis, first) + on(b.rods, j, axis, second)) / 2) as typeof point;
    }
  }
  return { gap: least, point };
}

const BALLS = Float64Array.from(CLOUD.flatMap(([x, y, z, radius]) => [x, y, z, x, y, z, radius]));
/** No ball of the cloud is higher. */
const CLOUD_TOP = Math.max(...CLOUD.map(([, y, , radius]) => y + radius));

/** The smallest gap to the cloud or the ground; more than `limit` away it may answer `limit`. */
export function cloudGap(a: Rods, limit = 1): number {
  const low = a.box[1] as number;
  if (low > CLOUD_TOP + limit) return limit;
  let least = low - GROUND;
  for (let i = 0; i < a.count * ROD; i += ROD) {
    for (let j = 0; j < BALLS.length; j += ROD) least = Math.min(least, rodGap(a.rods, i, BALLS, j));
  }
  return least;
}

/** The highest end of a rod, radius included. */
export function topOf(a: Rods): number {
  return a.box[4] as number;
}

/** True for a ladder that touched cloud or ground, or left the pile. */
export function hasFallen(a: Rods, x: number, y: number, z: number): boolean {
  if (y < LOWEST || x * x + z * z > FURTHEST * FURTHEST) return true;
  return cloudGap(a, 0.05) <= LANDED;
}
