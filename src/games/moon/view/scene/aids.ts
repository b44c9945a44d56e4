/** Lines and marks over the picture that make depth and the count plain: plumb lines, contacts, the tallest line, the taut band. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Free, Projector } from '../depth/camera.ts';
import { label } from '../../../../stage/label.ts';
import { RAIL, shapeOf } from '../../ladders.ts';
import { plus, rotated, type Turn4, type Vector } from '../../physics/turns.ts';
import type { Contact } from '../hand/live.ts';
import { cornerOf } from './lens.ts';

export const GOOD = 0x7be0b8;
export const BAD = 0xf0a36b;
const PALE = 0xfff3da;
const INK = 0x141033;
const MOST_RINGS = 6;

export interface Held {
  readonly ladder: number;
  readonly p: Vector;
  readonly q: Turn4;
  /** Where the finger wants it. */
  readonly wanted: Vector;
}

export interface AidsScene {
  readonly held: Held | null;
  readonly contacts: readonly Contact[];
  /** True where the count is what the die asks. */
  readonly right: boolean;
  /** Height of the line to reach, in units; null: no line. */
  readonly line: number | null;
  readonly tallest: boolean;
  readonly taut: number;
  readonly nearCloud: boolean;
  /** 0 to 1 while the pile comes to rest; null otherwise. */
  readonly calm: number | null;
  /** How gravity leans, as parts of its greatest lean (right, away); null: no level is shown. */
  readonly lean: readonly [number, number] | null;
  /** Contacts of a fall that is watched again. */
  readonly marks: readonly Vector[];
}

export const NO_AIDS: AidsScene = {
  held: null,
  contacts: [],
  right: false,
  line: null,
  tallest: false,
  taut: 0,
  nearCloud: false,
  calm: null,
  lean: null,
  marks: [],
};

export interface Aids {
  readonly root: Container;
  draw(scene: AidsScene, project: Projector, free: Free): void;
  /** The words beside the tallest line. */
  name(tallest: string): void;
}

type Point = { readonly x: number; readonly y: number };

function dots(paint: Graphics, from: Point, to: Point, gap: number, size: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(length / gap));
  for (let dot = 0; dot <= count; dot++) {
    const part = dot / count;
    // Squares: at this size nobody sees it, and a circle has many more corners.
    paint.rect(from.x + (to.x - from.x) * part - size, from.y + (to.y - from.y) * part - size, size * 2, size * 2);
  }
}

/** From the lower ends of the rails down to the cloud, each with its small shadow. */
function plumbs(paint: Graphics, held: Held, project: Projector): void {
  const ends = shapeOf(held.ladder)
    .rods.filter((rod) => rod[4] >= RAIL - 0.003)
    .flatMap(([ax, ay, bx, by]): Vector[] => [
      [ax, ay, 0],
      [bx, by, 0],
    ])
    .map((end) => plus(rotated(held.q, end), held.p))
    .sort((a, b) => a[1] - b[1]);
  const far = ends.filter(
    (end, index) => ends.findIndex((one) => Math.hypot(one[0] - end[0], one[2] - end[2]) < 0.08) === index,
  );
  for (const end of far.slice(0, 2)) {
    const from = project.at(end);
    const to = project.at([end[0], 0.17, end[2]]);
    dots(paint, from, to, 9, 1.5);
    paint.fill({ color: PALE, alpha: 0.75 });
    paint.ellipse(to.x, to.y, 9, 4).fill({ color: INK, alpha: 0.4 });
  }
}

function band(paint: Graphics, held: Held, project: Projector, taut: number): void {
  if (taut <= 0.02) return;
  const from = project.at(held.p);
  const to = project.at(held.wanted);
  const strain = Math.min(1, taut / 0.6);
  paint.moveTo(from.x, from.y).lineTo(to.x, to.y);
  paint.stroke({ color: strain > 0.6 ? BAD : PALE, width: 6 - 3 * strain, alpha: 0.85, cap: 'round' });
  paint.circle(to.x, to.y, 9).fill({ color: PALE, alpha: 0.9 }).stroke({ color: INK, width: 2 });
}

/** A bamboo level on the cloud with its bubble. */
function level(paint: Graphics, [right, away]: readonly [number, number], project: Projector): void {
  const { x, y, depth } = project.at([0, -0.28, 0.62]);
  const half = Math.max(62, 0.34 * project.scale(depth));
  const tall = half * 0.36;
  paint
    .roundRect(x - half, y - tall / 2, half * 2, tall, tall * 0.45)
    .fill(0x7a4a24)
    .stroke({ color: 0x2b1a12, width: 3 });
  paint.roundRect(x - half * 0.5, y - tall * 0.3, half, tall * 0.6, tall * 0.2);
  paint.fill(0xbfe3cf).stroke({ color: 0x2b1a12, width: 2 });
  for (const side of [-1, 1]) {
    paint.moveTo(x + side * half * 0.16, y - tall * 0.28).lineTo(x + side * half * 0.16, y + tall * 0.28);
    paint.stroke({ color: 0x14634e, width: 2 });
  }
  const bubble = { x: x - right * half * 0.36, y: y + away * tall * 0.12 };
  paint.ellipse(bubble.x, bubble.y, half * 0.12, tall * 0.22).fill({ color: 0xffffff, alpha: 0.92 });
  paint.ellipse(bubble.x, bubble.y, half * 0.12, tall * 0.22).stroke({ color: 0x14634e, width: 2 });
}

export function createAids(): Aids {
  const root = new Container({ label: 'aids', eventMode: 'none' });
  const paint = new Graphics();
  const numbers: readonly Text[] = Array.from({ length: MOST_RINGS }, (_, index) =>
    label(String(index + 1), { size: 14, colour: '#141033' }),
  );
  const tag = label('', { size: 14, colour: '#141033' });
  root.addChild(paint, ...numbers, tag);
  let word = '';

  function line(scene: AidsScene, project: Projector, free: Free): void {
    tag.visible = scene.line !== null;
    if (scene.line === null) return;
    const { y } = project.at([0, scene.line, 0]);
    const colour = scene.tallest ? GOOD : 0xfbe9b7;
    // To the right of the slider for the fine hand, and of the lens where that hangs.
    const corner = cornerOf(free);
    const column = free.x + (free.width > 330 ? 58 : 54);
    const left = y - 14 < corner.bottom ? Math.max(column, corner.right + 8) : column;
    // Letters cannot be measured where there is no page.
    const wide = (typeof document === 'undefined' ? 90 : tag.width) + 26;
    dots(paint, { x: left + wide + 8, y }, { x: free.x + free.width - 16, y }, 9, 1.6);
    paint.fill({ color: colour, alpha: 0.95 });
    paint
      .roundRect(left, y - 14, wide, 28, 14)
      .fill(colour)
      .stroke({ color: INK, width: 1.5 });
    tag.position.set(left + wide / 2, y);
  }

  function rings(scene: AidsScene, project: Projector): void {
    const shown = scene.contacts.slice(0, MOST_RINGS);
    let count = 0;
    for (const text of numbers) text.visible = false;
    for (const contact of shown) {
      const { x, y, depth } = project.at(contact.point);
      const radius = Math.max(13, 0.075 * project.scale(depth));
      const colour = scene.right ? GOOD : BAD;
      if (!contact.touching) {
        dots(paint, { x: x - radius, y }, { x: x + radius, y }, 6, 1.4);
        paint.fill({ color: PALE, alpha: 0.7 });
        continue;
      }
      paint.circle(x, y, radius).stroke({ color: INK, width: 6, alpha: 0.5 });
      paint.circle(x, y, radius).stroke({ color: colour, width: 3.5 });
      paint
        .circle(x + radius * 0.9, y - radius * 0.9, 11)
        .fill(colour)
        .stroke({ color: INK, width: 2 });
      const text = numbers[count];
      if (text !== undefined) {
        text.visible = true;
        text.position.set(x + radius * 0.9, y - radius * 0.9);
      }
      count++;
    }
  }

  return {
    root,
    name(tallest) {
      if (word === tallest) return;
      word = tallest;
      tag.text = tallest;
    },
    draw(scene, project, free) {
      paint.clear();
      line(scene, project, free);
      if (scene.held !== null) {
        plumbs(paint, scene.held, project);
        band(paint, scene.held, project, scene.taut);
      }
      if (scene.lean !== null) level(paint, scene.lean, project);
      rings(scene, project);
      for (const mark of scene.marks) {
        const { x, y } = project.at(mark);
        paint.circle(x, y, 16).stroke({ color: INK, width: 7, alpha: 0.5 });
        paint.circle(x, y, 16).stroke({ color: BAD, width: 4 });
      }
      if (scene.calm !== null) {
        const { x, y } = project.at([0, 0.05, 0.62]);
        paint.circle(x, y, 22).stroke({ color: INK, width: 9, alpha: 0.45 });
        const end = -Math.PI / 2 + scene.calm * Math.PI * 2;
        if (scene.calm > 0.01) {
          paint
            .moveTo(x, y - 22)
            .arc(x, y, 22, -Math.PI / 2, end)
            .stroke({ color: GOOD, width: 5, cap: 'round' });
        }
      }
    },
  };
}
