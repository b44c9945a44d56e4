/**
 * The fall-back without depth: every rod a line, the farther first. Plain, and right enough to play by.
 * Straight into the canvas renderer's own surface: as Pixi shapes, some thousand a frame, it took a slow phone twenty milliseconds.
 */
import { type Container, RenderContainer, type Renderer } from 'pixi.js';
import { CLOUD, COUNT, RAIL, shapeOf, STARTERS } from '../../ladders.ts';
import { type Vector, rotated, plus } from '../../physics/turns.ts';
import type { Projector } from '../depth/camera.ts';
import type { Posed } from '../depth/world.ts';

const INK = '#3a2412';
const RATTAN = '#f0ddb2';
const CLOUD_TONES = ['#6f7ebc', '#9dabda', '#c9d3ee', '#e9eef9'] as const;
/** CSS px that a line must be long to be drawn at all. */
const DOT = 0.01;
/** Units from the eye. */
const NEAR = 0.2;
const WOODS = ['#b8854a', '#a8703a', '#c08a4e', '#9e6735'] as const;

type Pen = Extract<Renderer, { readonly canvasContext: unknown }>['canvasContext']['activeContext'];

interface Line {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly depth: number;
  readonly width: number;
  readonly ladder: number;
  readonly rail: boolean;
}

/** What there is to be seen, in units of the container. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PlainWorld {
  readonly root: Container;
  /** `size`: what lies outside of it is left out. */
  draw(posed: Posed, project: Projector, size: Size): void;
  dispose(): void;
}

/** True where a line this wide lies wholly to one side of what can be seen. */
function isOutside({ from, to, width }: Line, size: Size): boolean {
  return (
    Math.max(from.x, to.x) < -width ||
    Math.max(from.y, to.y) < -width ||
    Math.min(from.x, to.x) > size.width + width ||
    Math.min(from.y, to.y) > size.height + width
  );
}

function linesOf(posed: Posed, project: Projector, size: Size): readonly Line[] {
  const lines: Line[] = [];
  for (let ladder = 0; ladder < COUNT + STARTERS.length; ladder++) {
    const [x = 0, y = 0, z = 0, part = 0] = posed.places.subarray(ladder * 4, ladder * 4 + 4);
    if (part === 0) continue;
    const [qx = 0, qy = 0, qz = 0, qw = 1] = posed.turns.subarray(ladder * 4, ladder * 4 + 4);
    const at = (ax: number, ay: number): Vector =>
      plus(rotated([qx, qy, qz, qw], [ax * part, ay * part, 0]), [x, y, z]);
    for (const [ax, ay, bx, by, radius] of shapeOf(ladder).rods) {
      const from = project.at(at(ax, ay));
      const to = project.at(at(bx, by));
      // Behind the eye, or so near that it would fill the picture: the lens looks from within the pile.
      if (Math.min(from.depth, to.depth) < NEAR) continue;
      const depth = (from.depth + to.depth) / 2;
      const width = radius * 2 * part * project.scale(depth);
      const line = { from, to, depth, width, ladder, rail: radius >= RAIL - 0.003 };
      if (!isOutside(line, size)) lines.push(line);
    }
  }
  return lines.sort((a, b) => b.depth - a.depth);
}

function drawCloud(pen: Pen, project: Projector): void {
  for (const [tone, colour] of CLOUD_TONES.entries()) {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const [x, y, z, radius] of CLOUD) {
      const middle = project.at([x, y - 0.1, z]);
      const size = radius * (1.28 - tone * 0.13) * project.scale(middle.depth);
      pen.moveTo(middle.x + size * 1.1, middle.y + tone * 3);
      pen.ellipse(middle.x, middle.y + tone * 3, size * 1.1, size * 0.92, 0, 0, Math.PI * 2);
    }
    pen.fill();
  }
}

/** The ladder's wood, or the colour that it glows in. */
function colourOf(posed: Posed, ladder: number): string {
  const [red = 0, green = 0, blue = 0, strength = 0] = posed.glows.subarray(ladder * 4, ladder * 4 + 4);
  if (strength < 0.2) return WOODS[ladder % WOODS.length] ?? WOODS[0];
  const part = (value: number): number => Math.round(Math.min(1, value) * 255);
  return `rgb(${part(red)},${part(green)},${part(blue)})`;
}

function drawLines(pen: Pen, posed: Posed, project: Projector, size: Size): void {
  const colours = Array.from({ length: COUNT + STARTERS.length }, (_, ladder) => colourOf(posed, ladder));
  pen.lineCap = 'round';
  for (const { from, to, width, ladder, rail } of linesOf(posed, project, size)) {
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.strokeStyle = INK;
    pen.lineWidth = width + 4;
    pen.stroke();
    pen.strokeStyle = colours[ladder] as string;
    pen.lineWidth = width;
    pen.stroke();
    if (rail) continue;
    // Round dots: lines of hardly any length with round ends, which cost less than arcs.
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(from.x + DOT, from.y);
    pen.moveTo(to.x, to.y);
    pen.lineTo(to.x + DOT, to.y);
    pen.strokeStyle = INK;
    pen.lineWidth = width * 1.5 + 1.5;
    pen.stroke();
    pen.strokeStyle = RATTAN;
    pen.lineWidth = width * 1.5 - 1.5;
    pen.stroke();
  }
}

export function createPlainWorld(): PlainWorld {
  let seen: { readonly posed: Posed; readonly project: Projector; readonly size: Size } | null = null;
  const root: RenderContainer = new RenderContainer({
    label: 'plain',
    eventMode: 'none',
    render(renderer: Renderer) {
      // Without depth it is the canvas renderer that draws; the other one never shows this.
      if (seen === null || !('canvasContext' in renderer)) return;
      const { canvasContext } = renderer;
      const pen = canvasContext.activeContext;
      pen.save();
      canvasContext.setContextTransform(root.groupTransform, false);
      canvasContext.setBlendMode('normal');
      pen.globalAlpha = 1;
      drawCloud(pen, seen.project);
      drawLines(pen, seen.posed, seen.project, seen.size);
      pen.restore();
    },
  });
  return {
    root,
    draw(posed, project, size) {
      seen = { posed, project, size };
    },
    dispose: () => root.destroy({ children: true }),
  };
}
