/** The fall-back without depth: every rod a line, the farther first. Plain, and right enough to play by. */
import { Container, Graphics } from 'pixi.js';
import { CLOUD, COUNT, RAIL, shapeOf, STARTERS } from '../../ladders.ts';
import { type Vector, rotated, plus } from '../../physics/turns.ts';
import type { Projector } from '../depth/camera.ts';
import type { Posed } from '../depth/world.ts';

const INK = 0x3a2412;
const RATTAN = 0xf0ddb2;
const CLOUD_TONES = [0x6f7ebc, 0x9dabda, 0xc9d3ee, 0xe9eef9] as const;
const WOODS = [0xb8854a, 0xa8703a, 0xc08a4e, 0x9e6735] as const;

interface Line {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly depth: number;
  readonly width: number;
  readonly ladder: number;
  readonly rail: boolean;
}

export interface PlainWorld {
  readonly root: Container;
  draw(posed: Posed, project: Projector): void;
  dispose(): void;
}

function linesOf(posed: Posed, project: Projector): readonly Line[] {
  const lines: Line[] = [];
  for (let ladder = 0; ladder < COUNT + STARTERS.length; ladder++) {
    const [x = 0, y = 0, z = 0, size = 0] = posed.places.subarray(ladder * 4, ladder * 4 + 4);
    if (size === 0) continue;
    const [qx = 0, qy = 0, qz = 0, qw = 1] = posed.turns.subarray(ladder * 4, ladder * 4 + 4);
    const at = (ax: number, ay: number): Vector =>
      plus(rotated([qx, qy, qz, qw], [ax * size, ay * size, 0]), [x, y, z]);
    for (const [ax, ay, bx, by, radius] of shapeOf(ladder).rods) {
      const from = project.at(at(ax, ay));
      const to = project.at(at(bx, by));
      const depth = (from.depth + to.depth) / 2;
      const width = radius * 2 * size * project.scale(depth);
      lines.push({ from, to, depth, width, ladder, rail: radius >= RAIL - 0.003 });
    }
  }
  return lines.sort((a, b) => b.depth - a.depth);
}

function drawCloud(paint: Graphics, project: Projector): void {
  for (const [tone, colour] of CLOUD_TONES.entries()) {
    for (const [x, y, z, radius] of CLOUD) {
      const middle = project.at([x, y - 0.1, z]);
      const size = radius * (1.28 - tone * 0.13) * project.scale(middle.depth);
      paint.ellipse(middle.x, middle.y + tone * 3, size * 1.1, size * 0.92).fill(colour);
    }
  }
}

/** The ladder's wood, or the colour that it glows in. */
function colourOf(posed: Posed, ladder: number): number {
  const [red = 0, green = 0, blue = 0, strength = 0] = posed.glows.subarray(ladder * 4, ladder * 4 + 4);
  if (strength < 0.2) return WOODS[ladder % WOODS.length] ?? WOODS[0];
  const part = (value: number): number => Math.round(Math.min(1, value) * 255);
  return part(red) * 65_536 + part(green) * 256 + part(blue);
}

export function createPlainWorld(): PlainWorld {
  const root = new Container({ label: 'plain', eventMode: 'none' });
  const paint = new Graphics();
  root.addChild(paint);
  return {
    root,
    draw(posed, project) {
      paint.clear();
      drawCloud(paint, project);
      for (const { from, to, width, ladder, rail } of linesOf(posed, project)) {
        paint
          .moveTo(from.x, from.y)
          .lineTo(to.x, to.y)
          .stroke({ color: INK, width: width + 4, cap: 'round' });
        paint
          .moveTo(from.x, from.y)
          .lineTo(to.x, to.y)
          .stroke({ color: colourOf(posed, ladder), width, cap: 'round' });
        if (rail) continue;
        for (const end of [from, to])
          paint
            .circle(end.x, end.y, width * 0.75)
            .fill(RATTAN)
            .stroke({ color: INK, width: 1.5 });
      }
    },
    dispose: () => root.destroy({ children: true }),
  };
}
