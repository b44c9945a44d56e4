/** What lies over the pile: the camera keeps everything in the picture, knobs stay in reach, the level finds its word, dots lie between their ends. */
import '../../stage/pixi-in-node.ts';
import type { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { blankPictures } from '../../../src/stage/assets.ts';
import { framed, freeOf, projector } from '../../../src/games/moon/view/depth/camera.ts';
import type { Vector } from '../../../src/games/moon/physics/turns.ts';
import { createPosed } from '../../../src/games/moon/view/depth/world.ts';
import { createPlainWorld } from '../../../src/games/moon/view/scene/plain.ts';
import { createControls } from '../../../src/games/moon/view/scene/controls.ts';
import { createDotted } from '../../../src/games/moon/view/scene/dotted.ts';
import { leaningOf } from '../../../src/games/moon/view/scene/level.ts';
import { createStock } from '../../../src/games/moon/view/scene/stock.ts';

const roomOf = (width: number, height: number, insets: object) => ({
  width,
  height,
  insets: { top: 0, right: 0, bottom: 0, left: 0, ...insets },
  facing: null,
});
const LAND = roomOf(1180, 820, { top: 68, right: 292, left: 248 });
const TALL = roomOf(820, 1180, { top: 140, bottom: 270 });
const PHONE = roomOf(390, 844, { top: 150, bottom: 240 });

describe('the camera', () => {
  test.each([
    ['a tablet', LAND],
    ['an upright tablet', TALL],
    ['a phone', PHONE],
  ])('shows what reaches far to a side or high up, on %s', (_name, room) => {
    const free = freeOf(room);
    for (const extent of [
      { top: 1.2, side: 1.1 },
      { top: 1.2, side: 2.3 },
      { top: 4.5, side: 1.6 },
    ]) {
      const project = projector(framed(room, extent, 0), room.width, room.height);
      for (const [x, y] of [
        [-extent.side, 1],
        [extent.side, 1],
        [0, extent.top],
        [0, -0.4],
      ] as const) {
        const at = project.at([x, y, 0]);
        expect(at.x).toBeGreaterThanOrEqual(free.x);
        expect(at.x).toBeLessThanOrEqual(free.x + free.width);
        expect(at.y).toBeGreaterThanOrEqual(free.y);
        expect(at.y).toBeLessThanOrEqual(free.y + free.height);
      }
    }
  });
});

describe('the controls', () => {
  test('stay in reach when the ladder leaves the picture', () => {
    const controls = createControls();
    const free = freeOf(PHONE);
    controls.resize(free, blankPictures(), { far: 'far', near: 'near', fine: 'fine' });
    controls.draw({ ring: { x: 460, y: 100, radius: 90 }, depth: null, fine: 0, table: true });
    const found = new Set<unknown>();
    for (let x = free.x; x < free.x + free.width; x += 4) {
      for (let y = free.y; y < free.y + free.height; y += 4) found.add(controls.hit(x, y));
    }
    expect([...found].filter((id) => id !== null).sort()).toEqual(['roll', 'table-left', 'table-right', 'tip']);
  });

  test.each([
    ['a phone', PHONE],
    ['a phone with the bars of its browser', roomOf(390, 664, { top: 146, bottom: 244 })],
    ['a small phone', roomOf(360, 640, { top: 146, bottom: 244 })],
    ['an old small phone', roomOf(360, 568, { top: 146, bottom: 244 })],
    ['a phone on its side', roomOf(740, 360, { left: 66, right: 268 })],
    ['a tablet', LAND],
  ])('have sliders that can be slid from end to end, on %s', (_name, room) => {
    const controls = createControls();
    const free = freeOf(room);
    controls.resize(free, blankPictures(), { far: 'far', near: 'near', fine: 'fine' });
    controls.draw({ ring: null, depth: null, fine: 0, table: true });
    controls.draw({ ring: { x: -999, y: -999, radius: 80 }, depth: 0.5, fine: 0.5, table: true });
    for (const id of ['depth', 'fine'] as const) {
      const hits: number[] = [];
      for (let x = free.x; x < free.x + free.width; x += 4) {
        for (let y = 0; y < room.height; y++) if (controls.hit(x, y) === id) hits.push(y);
      }
      const [low, high] = [Math.max(...hits), Math.min(...hits)];
      expect(low - high).toBeGreaterThan(60);
      expect(controls.along(id, low)).toBe(0);
      expect(controls.along(id, high)).toBe(1);
    }
  });

  test('leave the corners free where the room is low', () => {
    const controls = createControls();
    const free = freeOf(roomOf(740, 360, { left: 66, right: 268 }));
    controls.resize(free, blankPictures(), { far: 'far', near: 'near', fine: 'fine' });
    controls.draw({ ring: { x: 250, y: 120, radius: 80 }, depth: 0, fine: 1, table: true });
    expect(controls.hit(free.x + 39, free.y + free.height - 41)).toBe('table-left');
    expect(controls.hit(free.x + free.width - 39, free.y + free.height - 41)).toBe('table-right');
  });
});

describe('the level', () => {
  test.each([
    [0.05, 0.1, 'flat'],
    [0.4, 0.1, 'right'],
    [-0.4, 0.1, 'left'],
    [0.1, 0.4, 'some'],
    [0.1, -0.4, 'some'],
    [0.9, 0, 'much'],
    [0, -1.2, 'much'],
  ] as const)('right %f, away %f: %s', (right, away, said) => {
    expect(leaningOf(right, away, 'flat')).toBe(said);
  });

  test('keeps its word at a border', () => {
    expect(leaningOf(0.19, 0, 'flat')).toBe('flat');
    expect(leaningOf(0.19, 0, 'right')).toBe('right');
    expect(leaningOf(0.79, 0, 'right')).toBe('right');
    expect(leaningOf(0.79, 0, 'much')).toBe('much');
  });
});

describe('a dotted line', () => {
  const pieces = (root: Container) => root.children.filter((piece) => piece.alpha > 0);

  test.each([3, 25, 118, 420, 900])('of %i px goes from end to end in one piece', (length) => {
    const line = createDotted(0xffffff, 0.5);
    line.lay({ x: 40, y: 50 }, { x: 40 + length * 0.6, y: 50 + length * 0.8 });
    const [piece, ...more] = pieces(line.root);
    expect(more).toEqual([]);
    expect([piece?.x, piece?.y]).toEqual([40, 50]);
    const { width, x } = piece?.getLocalBounds() ?? { width: 0, x: 0 };
    // From the middle of the first dot to that of the last.
    expect((width + 2 * x) * (piece?.scale.x ?? 0)).toBeCloseTo(length, 3);
    expect(piece?.rotation).toBeCloseTo(Math.atan2(0.8, 0.6), 6);
  });

  test('hidden, has no piece', () => {
    const line = createDotted(0xffffff, 0.5);
    line.lay({ x: 0, y: 0 }, { x: 100, y: 0 });
    line.hide();
    expect(pieces(line.root)).toEqual([]);
  });
});

describe('simple graphics', () => {
  /** Every line that is stroked: how wide, and how far across. */
  function strokes(yaw: number, target: Vector) {
    const posed = createPosed();
    for (const [ladder, x, z] of [
      [0, 0, 0],
      [1, 1.1, 0],
      [2, -1.1, 0.3],
      [3, 0.4, 1.3],
    ] as const) {
      posed.places.set([x, 0.8, z, 1], ladder * 4);
    }
    const seen: number[] = [];
    const pen: { lineWidth: number; [name: string]: unknown } = { lineWidth: 1 };
    for (const name of ['save', 'restore', 'beginPath', 'moveTo', 'lineTo', 'ellipse', 'fill']) pen[name] = () => {};
    pen['stroke'] = () => void seen.push(pen.lineWidth);
    const world = createPlainWorld();
    const camera = { yaw, pitch: 0.12, distance: 1.35, target, fov: 0.5, shift: [0, 0] as const };
    world.draw(posed, projector(camera, 150, 150), { width: 150, height: 150 });
    const canvasContext = { activeContext: pen, setContextTransform: () => {}, setBlendMode: () => {} };
    (world.root as unknown as { render(renderer: unknown): void }).render({ canvasContext });
    return seen;
  }

  test('the lens draws nothing that is behind its eye or fills it', () => {
    for (const yaw of [0, Math.PI / 2, 2, 4]) {
      const widths = strokes(yaw, [0, 0.8, 0]);
      expect(widths.length).toBeGreaterThan(0);
      expect(Math.min(...widths)).toBeGreaterThan(0);
      // A rod 0.2 units from the eye is 0.06 / 0.2 / tan(0.25) halves of the picture wide.
      expect(Math.max(...widths)).toBeLessThan((1.5 * (75 * 0.06)) / 0.2 / Math.tan(0.25) + 6);
    }
  });
});

describe('what is left', () => {
  const shown = (room: typeof LAND, seats: number) => {
    const stock = createStock();
    stock.resize(room, blankPictures());
    stock.show({ seats, box: [1, 2, 3], left: 'left', tears: 'tears' });
    return stock.root.visible;
  };

  test('stands under the plates where there is room, and nowhere else', () => {
    expect(shown(LAND, 2)).toBe(true);
    expect(shown(LAND, 6)).toBe(true);
    expect(shown({ ...LAND, height: 640 }, 6)).toBe(false);
    expect(shown(TALL, 2)).toBe(false);
    expect(shown(PHONE, 2)).toBe(false);
  });
});
