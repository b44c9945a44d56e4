/** What lies over the pile: the camera keeps everything in the picture, knobs stay in reach, the level finds its word, dots lie between their ends. */
import '../../stage/pixi-in-node.ts';
import type { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { blankPictures } from '../../../src/stage/assets.ts';
import { framed, freeOf, projector } from '../../../src/games/moon/view/depth/camera.ts';
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

  test('comes no nearer for a pile that is narrower than the cloud', () => {
    expect(framed(PHONE, { top: 2, side: 0.4 }, 0).distance).toBe(framed(PHONE, { top: 2, side: 1 }, 0).distance);
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
