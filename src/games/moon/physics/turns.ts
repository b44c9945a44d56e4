/** Turns in space as unit quaternions x y z w. Not used inside the step: sine and cosine may differ by a bit from machine to machine. */

export type Turn4 = readonly [number, number, number, number];
export type Vector = readonly [number, number, number];

export const UPRIGHT: Turn4 = [0, 0, 0, 1];

/** First `b`, then `a`. */
export function product(a: Turn4, b: Turn4): Turn4 {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function about(axis: Vector, angle: number): Turn4 {
  const sine = Math.sin(angle / 2);
  return [axis[0] * sine, axis[1] * sine, axis[2] * sine, Math.cos(angle / 2)];
}

export function normal(turn: Turn4): Turn4 {
  const [x, y, z, w] = turn;
  const size = Math.sqrt(x * x + y * y + z * z + w * w) || 1;
  return [x / size, y / size, z / size, w / size];
}

export function rotated(turn: Turn4, vector: Vector): Vector {
  const [x, y, z, w] = turn;
  const [a, b, c] = vector;
  const tx = 2 * (y * c - z * b);
  const ty = 2 * (z * a - x * c);
  const tz = 2 * (x * b - y * a);
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

/** The angle between two turns, 0 to π. */
export function angleBetween(a: Turn4, b: Turn4): number {
  const dot = Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]);
  return 2 * Math.acos(Math.min(1, dot));
}

/** Part of the shortest way from `a` to `b`. */
export function between(a: Turn4, b: Turn4, part: number): Turn4 {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = dot < 0 ? -1 : 1;
  const half = Math.acos(Math.min(1, Math.abs(dot)));
  const sine = Math.sin(half);
  const near = sine < 1e-4;
  const from = near ? 1 - part : Math.sin((1 - part) * half) / sine;
  const to = sign * (near ? part : Math.sin(part * half) / sine);
  return normal([a[0] * from + b[0] * to, a[1] * from + b[1] * to, a[2] * from + b[2] * to, a[3] * from + b[3] * to]);
}

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const length = (a: Vector): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
