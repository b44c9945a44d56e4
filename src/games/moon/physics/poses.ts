/**
 * Where a ladder could go: poses near the pile that overlap nothing and that a hand can reach on a straight way.
 * Geometry only; whether it holds there is for gravity to say.
 */
import { pick, type Random } from '../../../lib/random.ts';
import { type LadderShape, type Pose, RAIL, shapeOf } from '../ladders.ts';
import type { Face } from '../state.ts';
import { apart, cloudGap, gap, placeRods, type Rods, rodsOf, topOf } from './judge.ts';
import { about, length, minus, normal, plus, product, rotated, times, type Turn4, type Vector } from './turns.ts';

/** What stands, as geometry. */
export interface Stand {
  readonly ladder: number;
  readonly pose: Pose;
  readonly rods: Rods;
}

export interface Site {
  readonly stands: readonly Stand[];
  readonly top: number;
  /** Upper free ends of rails, on which an opening can be hung. */
  readonly horns: readonly Vector[];
}

/** A pose with the direction of the straight way by which it is reached, and how long that way is until above everything. */
export interface Spot {
  readonly pose: Pose;
  readonly way: Vector;
  readonly distance: number;
}

const CLOUD_ROOM = 0.03;
const LEAST_GAP = 0.002;
const MOST_GAP = 0.2;
const QUARTER = Math.PI / 2;

export function standAt(ladder: number, pose: Pose): Stand {
  const shape = shapeOf(ladder);
  return { ladder, pose, rods: placeRods(shape, [...pose.p, ...pose.q], 0, rodsOf(shape)) };
}

export function siteOf(stands: readonly Stand[]): Site {
  const horns = stands.flatMap(({ ladder, pose, rods }) => {
    const low = rods.box[1] ?? 0;
    const half = low + 0.55 * ((rods.box[4] ?? 0) - low);
    return hornTips(shapeOf(ladder))
      .map((tip) => plus(rotated(pose.q, tip), pose.p))
      .filter((tip) => tip[1] > half);
  });
  return { stands, top: Math.max(...stands.map((stand) => topOf(stand.rods))), horns };
}

/** Ends of rails that no other rail goes on from. */
function hornTips(shape: LadderShape): readonly Vector[] {
  const rails = shape.rods.filter((rod) => rod[4] >= RAIL - 0.003);
  const ends = rails.flatMap(([ax, ay, bx, by]): Vector[] => [
    [ax, ay, 0],
    [bx, by, 0],
  ]);
  return ends.filter((end) => ends.filter((other) => length(minus(end, other)) < 1e-4).length === 1);
}

/** Middles of the openings between neighbouring rungs. */
function openings(shape: LadderShape): readonly Vector[] {
  const rungs = shape.rods
    .filter((rod) => rod[4] < RAIL - 0.003)
    .map(([ax, ay, bx, by]): Vector => [(ax + bx) / 2, (ay + by) / 2, 0])
    .sort((a, b) => a[1] - b[1]);
  return rungs.slice(1).map((rung, index) => times(plus(rung, rungs[index] ?? rung), 0.5));
}

const spread = (random: Random, width: number): number => (random.unit() - 0.5) * width;
const anyAngle = (random: Random): number => random.unit() * 4 * QUARTER;

/** Hung with an opening over the horn of another. */
function hung(site: Site, shape: LadderShape, face: Face, random: Random): Pose | null {
  const open = openings(shape);
  if (site.horns.length === 0 || open.length === 0) return null;
  const tilt = QUARTER + spread(random, face === 'moon' ? 1.6 : 2.2);
  const lean = product(about([1, 0, 0], tilt), about([0, 0, 1], anyAngle(random)));
  const q = normal(product(about([0, 1, 0], anyAngle(random)), lean));
  const tip = plus(pick(site.horns, random), [spread(random, 0.08), 0.01 - random.unit() * 0.1, spread(random, 0.08)]);
  return { p: minus(tip, rotated(q, pick(open, random))), q };
}

function pointOn(stand: Stand, random: Random): Vector {
  const rod = random.int(stand.rods.count) * 7;
  const part = random.unit();
  const at = (axis: number): number =>
    (stand.rods.rods[rod + axis] ?? 0) * (1 - part) + (stand.rods.rods[rod + 3 + axis] ?? 0) * part;
  return [at(0), at(1), at(2)];
}

/** Laid like a bridge over points of two ladders. */
function bridged(site: Site, random: Random): Pose | null {
  const [one, other] = [pick(site.stands, random), pick(site.stands, random)];
  if (one === other) return null;
  const from = pointOn(one, random);
  const to = pointOn(other, random);
  const way = minus(to, from);
  const size = length(way);
  if (size > 0.75 || size < 0.08) return null;
  const flat = Math.sqrt(way[0] * way[0] + way[2] * way[2]);
  const lean = about([1, 0, 0], QUARTER - Math.atan2(way[1], flat));
  const yaw = about([0, 1, 0], Math.atan2(way[0], way[2]));
  const q = normal(product(product(yaw, lean), about([0, 1, 0], spread(random, 0.5))));
  const middle = plus(times(plus(from, to), 0.5), [0, 0.05 + random.unit() * 0.04, 0]);
  return { p: minus(middle, rotated(q, [spread(random, 0.24), spread(random, 0.2), 0])), q };
}

function anyTurn(random: Random): Turn4 {
  const kind = random.unit();
  const yaw = about([0, 1, 0], anyAngle(random));
  if (kind < 0.55) {
    const lie = product(about([1, 0, 0], QUARTER + spread(random, 0.9)), about([0, 0, 1], anyAngle(random)));
    return normal(product(yaw, lie));
  }
  const flip = random.int(2) * 2 * QUARTER + spread(random, 1);
  return normal(product(yaw, product(about([1, 0, 0], spread(random, 0.8)), about([0, 0, 1], flip))));
}

/** A point of it at a point of the pile, turned anyhow. */
function anyhow(site: Site, shape: LadderShape, random: Random): Pose {
  const q = anyTurn(random);
  const [ax, ay, bx, by] = pick(shape.rods, random);
  const part = random.unit();
  const own: Vector = [ax + part * (bx - ax), ay + part * (by - ay), 0];
  const at = plus(pointOn(pick(site.stands, random), random), [
    spread(random, 0.14),
    0.02 + random.unit() * 0.08,
    spread(random, 0.14),
  ]);
  return { p: minus(at, rotated(q, own)), q };
}

const WAYS: readonly Vector[] = [
  [0, 1, 0],
  ...[0.35, 0.71].flatMap((flat): Vector[] => {
    const up = Math.sqrt(1 - flat * flat);
    return [
      [flat, up, 0],
      [-flat, up, 0],
      [0, up, flat],
      [0, up, -flat],
    ];
  }),
];
const WAY_STEP = 0.045;
const WAY_PLAY = -0.004;

const moved = rodsOf(shapeOf(0));
let shifted: Rods = { ...moved, rods: new Float64Array(7 * 32) };

function shift(rods: Rods, way: Vector, distance: number): Rods {
  shifted = { count: rods.count, rods: shifted.rods, box: shifted.box };
  for (let axis = 0; axis < 3; axis++) {
    const offset = (way[axis] ?? 0) * distance;
    for (let at = axis; at < rods.count * 7; at += 7) {
      shifted.rods[at] = (rods.rods[at] as number) + offset;
      shifted.rods[at + 3] = (rods.rods[at + 3] as number) + offset;
    }
    shifted.box[axis] = (rods.box[axis] as number) + offset;
    shifted.box[axis + 3] = (rods.box[axis + 3] as number) + offset;
  }
  for (let at = 6; at < rods.count * 7; at += 7) shifted.rods[at] = rods.rods[at] as number;
  return shifted;
}

function isFree(site: Site, rods: Rods, way: Vector, distance: number): boolean {
  for (let at = WAY_STEP; at <= distance; at += WAY_STEP) {
    const there = shift(rods, way, at);
    for (const stand of site.stands) {
      if (!apart(there, stand.rods, 0) && gap(there, stand.rods) < WAY_PLAY) return false;
    }
  }
  return true;
}

/** The spot that this pose is, or null where it overlaps, hangs in the air or cannot be reached. */
export function spotAt(site: Site, shape: LadderShape, face: Face, pose: Pose): Spot | null {
  const rods = placeRods(shape, [...pose.p, ...pose.q], 0, rodsOf(shape));
  if (face === 'moon' && topOf(rods) < site.top + 0.004) return null;
  if (cloudGap(rods, 0.1) < CLOUD_ROOM) return null;
  let least = Number.POSITIVE_INFINITY;
  for (const stand of site.stands) {
    if (apart(rods, stand.rods, 0.05)) continue;
    least = Math.min(least, gap(rods, stand.rods));
    if (least < LEAST_GAP) return null;
  }
  if (least > MOST_GAP) return null;
  const climb = Math.max(0, site.top + 0.06 - (rods.box[1] ?? 0));
  for (const way of WAYS) {
    const distance = climb / way[1];
    if (isFree(site, rods, way, distance)) return { pose, way, distance };
  }
  return null;
}

/** A spot found by chance in some tries, or null. */
export function sampleSpot(site: Site, shape: LadderShape, face: Face, random: Random, tries: number): Spot | null {
  for (let attempt = 0; attempt < tries; attempt++) {
    const kind = random.unit();
    const pose =
      kind < 0.5 ? hung(site, shape, face, random) : kind < 0.8 ? bridged(site, random) : anyhow(site, shape, random);
    const spot = pose === null ? null : spotAt(site, shape, face, pose);
    if (spot !== null) return spot;
  }
  return null;
}

const bell = (random: Random): number => (random.unit() + random.unit() + random.unit() - 1.5) * 0.8;

/** This pose, moved by about `far` and turned by about `angle`. */
export function nudged(pose: Pose, far: number, angle: number, random: Random): Pose {
  const axis: Vector = [random.unit() - 0.5, random.unit() - 0.5, random.unit() - 0.5];
  const q = normal(product(about(times(axis, 1 / (length(axis) || 1)), bell(random) * angle), pose.q));
  return { p: plus(pose.p, [bell(random) * far, bell(random) * far, bell(random) * far]), q };
}
