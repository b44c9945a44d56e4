/** Ladders and cloud as triangles. Every vertex says which ladder it belongs to, so one mesh draws them all where they are. */
import { CLOUD, COUNT, LADDERS, type LadderShape, RAIL, type Rod, STARTERS, shapeOf } from '../../ladders.ts';
import type { Vector } from '../../physics/turns.ts';
import { cross, direction } from './matrix.ts';

/** What a vertex is made of, for the shader. */
export const KIND = { rail: 0, rung: 1, wrap: 2, cloud: 3, curl: 4 } as const;

/** Pose slots: the ladders, the starters, the cloud. */
export const SLOTS = COUNT + STARTERS.length + 1;
export const CLOUD_SLOT = SLOTS - 1;

export interface Triangles {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Slot, along the rod in units, around it (0–1), kind. */
  readonly marks: Float32Array;
  readonly indices: Uint32Array;
}

export interface Fineness {
  /** Corners around a rod, and rings of each round end. */
  readonly around: number;
  readonly ends: number;
  readonly ball: number;
}

export const FINE: Fineness = { around: 12, ends: 3, ball: 28 };
export const COARSE: Fineness = { around: 8, ends: 2, ball: 18 };

interface Growing {
  readonly positions: number[];
  readonly normals: number[];
  readonly marks: number[];
  readonly indices: number[];
}

const growing = (): Growing => ({ positions: [], normals: [], marks: [], indices: [] });

interface Tube {
  readonly from: Vector;
  readonly to: Vector;
  readonly radius: number;
  readonly slot: number;
  readonly kind: number;
  /** 1: round ends; less: flatter, for wraps. */
  readonly bulge: number;
}

/** A rod with round ends. */
function addTube(out: Growing, tube: Tube, { around, ends }: Fineness): void {
  const { from, to, radius, bulge } = tube;
  const way: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(...way);
  const along = direction(way);
  const side = direction(cross(along, Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  const up = cross(along, side);
  const rings: (readonly [at: number, radius: number, lean: number, out: number])[] = [];
  for (const end of [-1, 1]) {
    for (let ring = 0; ring <= ends; ring++) {
      const angle = ((end < 0 ? ring - ends : ring) / ends) * (Math.PI / 2);
      const at = (end < 0 ? 0 : length) + Math.sin(angle) * radius * bulge;
      rings.push([at, Math.cos(angle) * radius, Math.sin(angle), Math.cos(angle)]);
    }
  }
  const first = out.positions.length / 3;
  for (const [at, size, lean, flat] of rings) {
    for (let corner = 0; corner <= around; corner++) {
      const angle = (corner / around) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (let axis = 0; axis < 3; axis++) {
        const outward = (side[axis] as number) * c + (up[axis] as number) * s;
        out.positions.push((from[axis] as number) + (along[axis] as number) * at + outward * size);
        out.normals.push((along[axis] as number) * lean + outward * flat);
      }
      out.marks.push(tube.slot, at, corner / around, tube.kind);
    }
  }
  stitch(out, first, rings.length, around);
}

/** Joins rings of `around` + 1 vertices to faces. */
function stitch(out: Growing, first: number, rings: number, around: number): void {
  for (let ring = 0; ring < rings - 1; ring++) {
    for (let corner = 0; corner < around; corner++) {
      const a = first + ring * (around + 1) + corner;
      const b = a + around + 1;
      out.indices.push(a, a + 1, b, a + 1, b + 1, b);
    }
  }
}

const WRAP_RADIUS = 0.0375;
const WRAP_HALF = 0.017;

/** Rattan round each end of a rung, lying along it. */
function addWraps(out: Growing, [ax, ay, bx, by]: Rod, slot: number, fineness: Fineness): void {
  const way = direction([bx - ax, by - ay, 0]);
  for (const [x, y] of [
    [ax, ay],
    [bx, by],
  ] as const) {
    const end = (sign: number): Vector => [x + way[0] * WRAP_HALF * sign, y + way[1] * WRAP_HALF * sign, 0];
    addTube(out, { from: end(-1), to: end(1), radius: WRAP_RADIUS, slot, kind: KIND.wrap, bulge: 0.45 }, fineness);
  }
}

function addLadder(out: Growing, shape: LadderShape, slot: number, fineness: Fineness): void {
  for (const rod of shape.rods) {
    const [ax, ay, bx, by, radius] = rod;
    const kind = radius >= RAIL - 0.003 ? KIND.rail : KIND.rung;
    addTube(out, { from: [ax, ay, 0], to: [bx, by, 0], radius, slot, kind, bulge: 1 }, fineness);
    if (kind === KIND.rung) addWraps(out, rod, slot, fineness);
  }
}

function addBall(out: Growing, [x, y, z]: Vector, radius: number, { ball }: Fineness): void {
  const rows = Math.round(ball * 0.6);
  const first = out.positions.length / 3;
  for (let row = 0; row <= rows; row++) {
    const tilt = (row / rows) * Math.PI;
    for (let corner = 0; corner <= ball; corner++) {
      const angle = (corner / ball) * Math.PI * 2;
      const normal: Vector = [Math.sin(tilt) * Math.cos(angle), Math.cos(tilt), Math.sin(tilt) * Math.sin(angle)];
      out.positions.push(x + normal[0] * radius, y + normal[1] * radius, z + normal[2] * radius);
      out.normals.push(...normal);
      out.marks.push(CLOUD_SLOT, 0, 0, KIND.cloud);
    }
  }
  stitch(out, first, rows + 1, ball);
}

/** Puffs that only the eye meets, around the balls that gravity knows; lower and further out, so that nothing seems to float. */
const PUFFS: readonly (readonly [number, number, number, number])[] = [
  [-0.84, -0.22, 0.05, 0.2],
  [0.86, -0.22, -0.02, 0.21],
  [-0.45, -0.24, 0.34, 0.24],
  [0.42, -0.25, 0.36, 0.24],
  [0, -0.28, 0.46, 0.22],
  [-0.4, -0.2, -0.3, 0.22],
  [0.42, -0.22, -0.32, 0.22],
  [0.15, -0.34, 0.1, 0.34],
  [-0.3, -0.36, 0.1, 0.3],
  [0.64, -0.3, 0.2, 0.2],
  [-0.68, -0.3, 0.22, 0.2],
  [-0.66, -0.3, -0.2, 0.2],
  [0.66, -0.3, -0.22, 0.2],
  [0, -0.3, -0.44, 0.22],
];
const CURL_TURNS = 1.35;
const CURL_POINTS = 15;

/** A spiral sewn onto the outer side of a puff. */
function addCurl(out: Growing, [x, y, z, radius]: readonly [number, number, number, number], flip: number): void {
  const flat = Math.hypot(x, z) || 1;
  const facing = direction([x / flat, 0.15, z / flat]);
  const side = direction(cross([0, 1, 0], facing));
  const up = cross(facing, side);
  const point = (part: number): Vector => {
    const angle = part * CURL_TURNS * 2 * Math.PI + 0.4;
    const size = 0.1 + 0.42 * (1 - part);
    const [u, v] = [Math.cos(angle) * size * flip, Math.sin(angle) * size];
    const w = Math.sqrt(Math.max(0, 1 - u * u - v * v));
    const at = (axis: number): number =>
      (side[axis] as number) * u + (up[axis] as number) * v + (facing[axis] as number) * w;
    return [x + at(0) * radius, y + at(1) * radius, z + at(2) * radius];
  };
  const thin = { around: 6, ends: 1, ball: 0 };
  for (let step = 0; step < CURL_POINTS; step++) {
    const [from, to] = [point(step / CURL_POINTS), point((step + 1) / CURL_POINTS)];
    addTube(out, { from, to, radius: 0.0085, slot: CLOUD_SLOT, kind: KIND.curl, bulge: 1 }, thin);
  }
}

function addCloud(out: Growing, fineness: Fineness): void {
  for (const [x, y, z, radius] of [...CLOUD, ...PUFFS]) addBall(out, [x, y, z], radius, fineness);
  const outer = [...PUFFS, ...CLOUD].filter(([x, , z, radius]) => Math.hypot(x, z) > 0.4 && radius >= 0.2);
  for (const [index, puff] of outer.entries()) addCurl(out, puff, index % 2 === 0 ? 1 : -1);
}

/** Cloud, starters and ladders, all in one: every mesh more is bound once more in each pass. */
export function trianglesOf(fineness: Fineness): Triangles {
  const out = growing();
  addCloud(out, fineness);
  for (let slot = 0; slot < LADDERS.length + STARTERS.length; slot++) addLadder(out, shapeOf(slot), slot, fineness);
  return {
    positions: Float32Array.from(out.positions),
    normals: Float32Array.from(out.normals),
    marks: Float32Array.from(out.marks),
    indices: Uint32Array.from(out.indices),
  };
}
