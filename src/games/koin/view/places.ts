/** Geometry of the map, in units of the map: what lies where, and which land a point belongs to. Every point of a land answers. */
import type { Value } from '../kinds.ts';
import { OUTLINES } from './outlines.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The drawn map's box. */
export const MAP = { x: 0, y: 30, width: 1010, height: 730 } as const;

/** Radii of the drawings in `art/`: a coin's picture is 112 units wide around it. */
export const DRAWN_RADIUS: { readonly [value in Value]: number } = { 500: 46, 200: 37, 100: 28 };
export const COIN_BOX = { size: 112, anchorX: 56 / 112, anchorY: 54 / 112 } as const;

/** Radii on the map. */
export const RADIUS: { readonly [value in Value]: number } = { 500: 34, 200: 27, 100: 20 };

/** How far each coin of a stack lies above the one below it. */
export const STEP = 5;

/** On phones coins are drawn larger; more would reach over borders. */
export const SMALL_SCREEN_COINS = 1.22;

/** The dish that coins are shaken in, in the sea south-west of the island. */
export const DISH = { x: 205, y: 640, rx: 150, ry: 52 } as const;

export const ANCHORS: readonly Spot[] = OUTLINES.map(({ x, y }) => ({ x, y }));

function isInside(outline: readonly number[], x: number, y: number): boolean {
  let inside = false;
  const count = outline.length;
  for (let index = 0, last = count - 2; index < count; last = index, index += 2) {
    const [ax, ay] = [outline[index] as number, outline[index + 1] as number];
    const [bx, by] = [outline[last] as number, outline[last + 1] as number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Distance from a point to the outline, by its corners: they stand a few units apart. */
function distance(outline: readonly number[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < outline.length; index += 2) {
    least = Math.min(least, Math.hypot((outline[index] as number) - x, (outline[index + 1] as number) - y));
  }
  return least;
}

/** The land at a point, or the nearest one within `reach` units of its shore; null in the open sea. */
export function landAt(x: number, y: number, reach: number): number | null {
  const inside = OUTLINES.findIndex(({ outline }) => isInside(outline, x, y));
  if (inside >= 0) return inside;
  const away = OUTLINES.map(({ outline }) => distance(outline, x, y));
  const least = Math.min(...away);
  return least <= reach ? away.indexOf(least) : null;
}

/** The box around a land, in units of the map. */
export function boxOf(land: number): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const outline = OUTLINES[land]?.outline ?? [];
  const xs = outline.filter((_, index) => index % 2 === 0);
  const ys = outline.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
