/** Lines and marks over the picture that make depth and the count plain: plumb lines, contacts, the tallest line, the taut band. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Free, Projector } from '../depth/camera.ts';
import { label } from '../../../../stage/label.ts';
import { widthOf } from '../../../../stage/writing.ts';
import { RAIL, shapeOf } from '../../ladders.ts';
import { plus, rotated, type Turn4, type Vector } from '../../physics/turns.ts';
import type { Contact } from '../hand/live.ts';
import { createContacts } from './contacts.ts';
import { createDotted } from './dotted.ts';
import { createLevel, type Leaning } from './level.ts';
import { cornerOf } from './lens.ts';

export const GOOD = 0x7be0b8;
export const BAD = 0xf0a36b;
const GOLD = 0xfbe9b7;
const PALE = 0xfff3da;
const INK = 0x141033;
/** Where the cloud's near side is, in units from its middle. */
const FRONT = 0.62;

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
  /** 0 to 1 while the pile comes to rest; null otherwise. */
  readonly calm: number | null;
  /** How the pile leans, or gravity where the device moves it, as parts of the greatest lean (right, away); null: no level is shown. */
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
  calm: null,
  lean: null,
  marks: [],
};

export interface Aids {
  readonly root: Container;
  /** `yaw`: from where the eye looks, in radians. */
  draw(scene: AidsScene, project: Projector, free: Free, yaw: number): void;
  /** The words beside the tallest line and under the level. */
  name(words: { readonly tallest: string; readonly level: { readonly [leaning in Leaning]: string } }): void;
}

/** The lower ends of the rails: at most two, apart from each other. */
function lowEnds(held: Held): readonly Vector[] {
  const ends = shapeOf(held.ladder)
    .rods.filter((rod) => rod[4] >= RAIL - 0.003)
    .flatMap(([ax, ay, bx, by]): Vector[] => [
      [ax, ay, 0],
      [bx, by, 0],
    ])
    .map((end) => plus(rotated(held.q, end), held.p))
    .sort((a, b) => a[1] - b[1]);
  return ends
    .filter((end, index) => ends.findIndex((one) => Math.hypot(one[0] - end[0], one[2] - end[2]) < 0.08) === index)
    .slice(0, 2);
}

/** A dotted line from the end of a rail down to the cloud, with a small shadow. */
function plumb() {
  const root = new Container();
  const line = createDotted(PALE, 0.75);
  const shadow = new Graphics().ellipse(0, 0, 9, 4).fill({ color: INK, alpha: 0.4 });
  root.addChild(line.root, shadow);
  return {
    root,
    show(end: Vector | undefined, project: Projector): void {
      shadow.alpha = end === undefined ? 0 : 1;
      if (end === undefined) {
        line.hide();
        return;
      }
      const to = project.at([end[0], 0.17, end[2]]);
      line.lay(project.at(end), to);
      shadow.position.set(to.x, to.y);
    },
  };
}

/** CSS px of the piece that the rubber band is stretched from. */
const UNIT = 100;

/** The rubber band between the ladder and the finger that is ahead of it. */
function band() {
  const root = new Container({ alpha: 0 });
  // White, and tinted where it is taut; a piece of a fixed length, stretched.
  const line = new Graphics().rect(0, -0.5, UNIT, 1).fill(0xffffff);
  const finger = new Graphics().circle(0, 0, 9).fill({ color: PALE, alpha: 0.9 }).stroke({ color: INK, width: 2 });
  root.addChild(line, finger);
  return {
    root,
    show(held: Held | null, strain: number, project: Projector): void {
      const taut = held !== null && strain > 0.02;
      root.alpha = taut ? 1 : 0;
      if (!taut) return;
      const from = project.at(held.p);
      const to = project.at(held.wanted);
      const part = Math.min(1, strain / 0.6);
      line.position.set(from.x, from.y);
      line.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      line.scale.set(Math.hypot(to.x - from.x, to.y - from.y) / UNIT, 6 - 3 * part);
      line.tint = part > 0.6 ? BAD : PALE;
      finger.position.set(to.x, to.y);
    },
  };
}

/** The height to reach for the moon: a dotted line with its word. */
function tallestLine() {
  const root = new Container({ visible: false });
  const dots = { good: createDotted(GOOD, 0.95), wanted: createDotted(GOLD, 0.95) };
  const pill = new Graphics();
  const text: Text = label('', { size: 14, colour: '#141033' });
  root.addChild(dots.good.root, dots.wanted.root, pill, text);
  let drawn = '';
  return {
    root,
    name(word: string): void {
      if (text.text !== word) text.text = word;
    },
    show({ line, tallest }: AidsScene, project: Projector, free: Free): void {
      root.visible = line !== null;
      if (line === null) return;
      const { y } = project.at([0, line, 0]);
      root.y = y;
      // To the right of the slider for the fine hand, and of the lens where that hangs.
      const corner = cornerOf(free);
      const column = free.x + (free.width > 330 ? 58 : 54);
      const left = y - 14 < corner.bottom ? Math.max(column, corner.right + 8) : column;
      const wide = widthOf(text) + 26;
      const end = free.x + free.width - 16;
      const key = `${left}/${wide}/${end}/${tallest}`;
      if (key === drawn) return;
      drawn = key;
      (tallest ? dots.wanted : dots.good).hide();
      (tallest ? dots.good : dots.wanted).lay({ x: left + wide + 8, y: 0 }, { x: end, y: 0 });
      pill.clear().roundRect(left, -14, wide, 28, 14);
      pill.fill(tallest ? GOOD : GOLD).stroke({ color: INK, width: 1.5 });
      text.x = left + wide / 2;
    },
  };
}

/** Fills while the pile comes to rest. */
function calmRing() {
  const root = new Graphics();
  let shown = false;
  return {
    root,
    show(calm: number | null, project: Projector, yaw: number): void {
      if (shown) root.clear();
      shown = calm !== null;
      if (calm === null) return;
      const { x, y } = project.at([Math.sin(yaw) * FRONT, 0.05, Math.cos(yaw) * FRONT]);
      root.circle(x, y, 22).stroke({ color: INK, width: 9, alpha: 0.45 });
      if (calm <= 0.01) return;
      root.moveTo(x, y - 22).arc(x, y, 22, -Math.PI / 2, -Math.PI / 2 + calm * Math.PI * 2);
      root.stroke({ color: GOOD, width: 5, cap: 'round' });
    },
  };
}

export function createAids(): Aids {
  const root = new Container({ label: 'aids', eventMode: 'none' });
  const tallest = tallestLine();
  const plumbs = [plumb(), plumb()];
  const rubber = band();
  const level = createLevel();
  const contacts = createContacts();
  const marks = new Graphics();
  const calm = calmRing();
  root.addChild(tallest.root, ...plumbs.map((one) => one.root), rubber.root, level.root);
  root.addChild(contacts.root, marks, calm.root);
  let marked = false;

  function drawMarks(points: readonly Vector[], project: Projector): void {
    if (marked) marks.clear();
    marked = points.length > 0;
    for (const mark of points) {
      const { x, y } = project.at(mark);
      marks.circle(x, y, 16).stroke({ color: INK, width: 7, alpha: 0.5 });
      marks.circle(x, y, 16).stroke({ color: BAD, width: 4 });
    }
  }

  function drawLevel(lean: AidsScene['lean'], project: Projector, free: Free, yaw: number): void {
    level.root.visible = lean !== null;
    if (lean === null) return;
    // On the side of the cloud that faces the eye, and with its word inside the free room.
    const { x, y, depth } = project.at([Math.sin(yaw) * FRONT, -0.28, Math.cos(yaw) * FRONT]);
    const half = Math.max(62, 0.34 * project.scale(depth));
    level.show(x, Math.min(y, free.y + free.height - level.below(half)), half, lean);
  }

  return {
    root,
    name(words) {
      tallest.name(words.tallest);
      level.name(words.level);
    },
    draw(scene, project, free, yaw) {
      tallest.show(scene, project, free);
      const ends = scene.held === null ? [] : lowEnds(scene.held);
      for (const [index, one] of plumbs.entries()) one.show(ends[index], project);
      rubber.show(scene.held, scene.taut, project);
      drawLevel(scene.lean, project, free, yaw);
      contacts.show(scene.contacts, scene.right ? GOOD : BAD, project);
      drawMarks(scene.marks, project);
      calm.show(scene.calm, project, yaw);
    },
  };
}
