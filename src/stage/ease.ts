/** The curves of movement, as CSS writes them: two control points of a Bézier from (0, 0) to (1, 1). */

/** From 0–1 of the time to 0–1 of the way; a spring goes beyond 1 in between. */
export type Ease = (time: number) => number;

const ROUNDS = 24;

/** A CSS `cubic-bezier`. */
export function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const along = (t: number, a: number, b: number) =>
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
  return (time) => {
    if (time <= 0) return 0;
    if (time >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let round = 0; round < ROUNDS; round++) {
      const middle = (low + high) / 2;
      if (along(middle, x1, x2) < time) low = middle;
      else high = middle;
    }
    return along((low + high) / 2, y1, y2);
  };
}

export const EASE = {
  linear: (time: number) => time,
  out: bezier(0.2, 0.8, 0.2, 1),
  inOut: bezier(0.6, 0, 0.3, 1),
  spring: bezier(0.3, 1.5, 0.5, 1),
  drop: bezier(0.5, 0, 0.9, 0.6),
} as const;

/** Height of a hop at 0–1 of the way: 0 at both ends, 1 in the middle. */
export function hop(way: number): number {
  return 4 * way * (1 - way);
}
