/** The marks around pieces and places: what can be picked, where it may go, the way there, who is bumped. In units of the container they are added to. */
import { Container, Graphics, type Text } from 'pixi.js';
import { INK, SEAT_COLOURS, WHITE } from './colours.ts';
import { label } from './label.ts';
import type { Colour } from '../contract/player.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A circle of dashes (both in units along the circle, whole numbers of them fit). */
export function dashes(to: Graphics, radius: number, dash: number, gap: number): Graphics {
  const count = Math.max(3, Math.round((2 * Math.PI * radius) / (dash + gap)));
  const step = (2 * Math.PI) / count;
  const arc = (step * dash) / (dash + gap);
  for (let index = 0; index < count; index++) {
    const from = index * step;
    to.moveTo(Math.cos(from) * radius, Math.sin(from) * radius).arc(0, 0, radius, from, from + arc);
  }
  return to;
}

/** Points every `gap` units along a line of straight parts, both ends included. */
export function along(spots: readonly Spot[], gap: number): readonly Spot[] {
  const points: Spot[] = [];
  let rest = 0;
  for (const [index, from] of spots.entries()) {
    const to = spots[index + 1];
    if (!to) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let way = rest; way <= length; way += gap) {
      points.push({ x: from.x + ((to.x - from.x) * way) / length, y: from.y + ((to.y - from.y) * way) / length });
    }
    rest = (gap - ((length - rest) % gap)) % gap;
  }
  return points;
}

/** White disc with an ink ring, under a piece that can be picked. `radius` is the piece's. */
export function pickRing(radius: number): Graphics {
  const ring = new Graphics({ label: 'pick' });
  ring.circle(0, 0, radius * 1.42).fill({ color: WHITE, alpha: 0.95 });
  ring.circle(0, 0, radius * 1.42).stroke({ color: INK, width: radius * 0.1 });
  return ring;
}

export interface TargetMark {
  readonly root: Container;
  /** The part that turns slowly; a still one for reduced motion. */
  readonly dash: Graphics;
}

/** Where a piece may go: white disc, ink ring, seat-coloured dashes, a step count or sign inside. */
export function targetMark(colour: Colour, text: string, scale: number): TargetMark {
  const { tint, base } = SEAT_COLOURS[colour];
  const root = new Container({ label: 'target' });
  const disc = new Graphics();
  disc.circle(0, 0, 36).fill({ color: WHITE, alpha: 0.92 });
  disc.circle(0, 0, 31).fill(tint).stroke({ color: INK, width: 4 });
  const dash = dashes(new Graphics(), 24, 9.4, 5.7).stroke({ color: base, width: 5, cap: 'round' });
  root.addChild(disc, dash);
  if (text !== '') root.addChild(signOf(text, scale));
  return { root, dash };
}

function signOf(text: string, scale: number): Text {
  const sign = label(text, { size: text.length > 1 ? 25 : 30, scale, weight: '800' });
  sign.y = 1;
  return sign;
}

/** A dashed ring with white under it, around a piece that will have to go. */
export function victimRing(radius: number): TargetMark {
  const root = new Container({ label: 'victim' });
  const halo = new Graphics().circle(0, 0, radius * 1.44).stroke({ color: WHITE, width: 6 });
  const dash = dashes(new Graphics(), radius * 1.32, 10, 6).stroke({ color: INK, width: 4 });
  root.addChild(halo, dash);
  return { root, dash };
}

/** Black badge with a returning arrow: this piece goes back. */
export function bumpBadge(): Graphics {
  const badge = new Graphics({ label: 'badge' });
  badge.circle(0, 0, 19).fill(INK);
  badge.moveTo(-8, 6).bezierCurveTo(-8, -6, 6, -9, 9, 2);
  badge.moveTo(9, 2).lineTo(2, 1).moveTo(9, 2).lineTo(10, -6);
  badge.stroke({ color: WHITE, width: 3.6, cap: 'round', join: 'round' });
  return badge;
}

/** Black badge with two arrows: these pieces trade places. */
export function swapBadge(): Graphics {
  const badge = new Graphics({ label: 'badge' });
  badge.circle(0, 0, 19).fill(INK);
  badge.moveTo(-9, -4).lineTo(8, -4).lineTo(3, -9);
  badge.moveTo(9, 5).lineTo(-8, 5).lineTo(-3, 10);
  badge.stroke({ color: WHITE, width: 3.4, cap: 'round', join: 'round' });
  return badge;
}

/** The way of a piece: a white band with ink dots. `part` 0–1 is how many of the dots are there yet. */
export function drawPath(to: Graphics, spots: readonly Spot[], part: number): void {
  to.clear();
  const [first, ...others] = spots;
  if (!first || others.length === 0) return;
  to.moveTo(first.x, first.y);
  for (const spot of others) to.lineTo(spot.x, spot.y);
  to.stroke({ color: WHITE, width: 14, cap: 'round', join: 'round', alpha: 0.9 });
  const points = along(spots, 15);
  for (const point of points.slice(0, Math.ceil(points.length * part))) to.circle(point.x, point.y, 3);
  to.fill(INK);
}

/** What the last move was: dots in the mover's deep colour and a dashed ring where it began. */
export function drawTrail(to: Graphics, spots: readonly Spot[], colour: Colour): void {
  to.clear();
  const [first] = spots;
  if (!first) return;
  const { deep } = SEAT_COLOURS[colour];
  for (const point of along(spots, 16)) to.circle(point.x, point.y, 3.5);
  to.fill({ color: deep, alpha: 0.7 });
  const count = 12;
  for (let index = 0; index < count; index++) {
    const from = (index * 2 * Math.PI) / count;
    to.moveTo(first.x + Math.cos(from) * 20, first.y + Math.sin(from) * 20);
    to.arc(first.x, first.y, 20, from, from + 0.3);
  }
  to.stroke({ color: deep, width: 4 });
}
