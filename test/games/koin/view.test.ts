/** The board without a renderer: what it lights, what a tap means, and that an animation ends as the plain picture. */
import '../../stage/pixi-in-node.ts';
import { type Container, Point } from 'pixi.js';
import { describe, expect, test, vi } from 'vitest';
import type { Koin, Move, State } from '../../../src/games/koin/kinds.ts';
import { LANDS } from '../../../src/games/koin/map.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { KoinBoard } from '../../../src/games/koin/view/board.ts';
import { OUTLINES } from '../../../src/games/koin/view/outlines.ts';
import { ANCHORS, boxOf, landAt } from '../../../src/games/koin/view/places.ts';
import { trayOf } from '../../../src/games/koin/view/tray.ts';
import { opened } from '../../../src/games/koin/view/choice.ts';
import { blankPictures } from '../../../src/stage/assets.ts';
import { instantClock, steppedClock } from '../../../src/stage/clock.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { same } from '../../../src/lib/data.ts';
import { testHost } from '../../stage/host.ts';
import { tree } from '../../stage/tree.ts';
import { positionOf, tossed } from '../../scenarios/koin.ts';
import { optionsWith, statesWhere } from './walks.ts';

const scene = (state: State) => ({ observation: state, viewer: 0, toMove: rules.toMove(state) });
const room = (width: number, height: number) => ({
  width,
  height,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  facing: null,
});

function board(small = false) {
  const host = testHost(instantClock, {}, small);
  const view = new KoinBoard(host, blankPictures());
  view.resize(small ? room(360, 330) : room(810, 640));
  return { host, view };
}

describe('an animation', () => {
  test('ends exactly as showing the scene does, for every ply of a match', async () => {
    const played = board();
    const random = randomFrom('view');
    let state = rules.setup(optionsWith(), 2);
    played.view.show(scene(state));
    for (let actor = rules.toMove(state); actor !== null; actor = rules.toMove(state)) {
      const step = rules.apply(state, rules.sample(state, random));
      state = step.state;
      if (step.events.length === 0) played.view.show(scene(state));
      else await played.view.play(step.events, scene(state), null, new AbortController().signal);
      const after = tree(played.view.root);
      played.view.show(scene(state));
      expect(tree(played.view.root)).toEqual(after);
      const { view } = board();
      view.show(scene(state));
      // A board that has seen nothing knows no last turn; all else is the same.
      expect(tree(view.root, ['trail'])).toEqual(tree(played.view.root, ['trail']));
    }
  });
});

describe('a screen that is turned', () => {
  test('in the middle of a toss leaves the coins in the air, and they land', async () => {
    const clock = steppedClock();
    const view = new KoinBoard(testHost(clock), blankPictures());
    view.resize(room(810, 640));
    const start = rules.setup(optionsWith(), 2);
    const tossing = rules.apply(start, { type: 'toss' }).state;
    const step = rules.apply(tossing, { type: 'coins', faces: ['gambar', 'angka', 'gambar'] });
    view.show(scene(start));
    let isOver = false;
    const played = view.play(step.events, scene(step.state), null, new AbortController().signal).then(() => {
      isOver = true;
    });
    clock.step(300);
    view.resize(room(600, 400));
    for (let frame = 0; frame < 400 && !isOver; frame++) {
      clock.step(16);
      await Promise.resolve();
    }
    await played;
    const { view: fresh } = board();
    fresh.resize(room(600, 400));
    fresh.show(scene(step.state));
    expect(tree(view.root, ['trail'])).toEqual(tree(fresh.root, ['trail']));
  });
});

describe('touch', () => {
  test('each land is at least 48 px both ways on a screen 360 px wide', () => {
    const { view } = board(true);
    for (const land of LANDS.keys()) {
      const place = view.placeOf({ type: 'place', value: 100, land });
      expect(place?.width, LANDS[land]).toBeGreaterThanOrEqual(48);
      expect(place?.height, LANDS[land]).toBeGreaterThanOrEqual(48);
    }
  });

  test('every point of every land answers as that land', () => {
    for (const land of LANDS.keys()) {
      const { x, y, width, height } = boxOf(land);
      for (let px = x + 0.5; px < x + width; px += 7) {
        for (let py = y + 0.5; py < y + height; py += 7) if (isOn(land, px, py)) expect(landAt(px, py, 0)).toBe(land);
      }
    }
  });

  test('on a screen 360 px wide a tap anywhere on a land, with coins in the dish, places the coin there', () => {
    const { view } = board(true);
    const state = tossed(positionOf(EMPTY), [100]);
    const island = view.root.children[0] as Container;
    const answers = LANDS.map(() => 0);
    view.show(scene(state));
    for (let x = 1; x < 360; x += 6) {
      for (let y = 1; y < 330; y += 6) {
        const [px, py] = [(x - island.x) / island.scale.x, (y - island.y) / island.scale.y];
        const land = [...LANDS.keys()].find((one) => isOn(one, px, py));
        if (land === undefined) continue;
        const offered: Move[] = [];
        view.ask(scene(state), rules.legalMoves(state), (move) => offered.push(move));
        tap(view, x, y);
        view.press('go', null);
        expect(offered, `${LANDS[land]} at ${x}, ${y}`).toEqual([{ type: 'place', value: 100, land }]);
        answers[land] = (answers[land] ?? 0) + 1;
      }
    }
    expect(Math.min(...answers)).toBeGreaterThan(20);
  });

  test('a finger just beside the shore means the shore, one in the open sea means nothing', () => {
    expect(landAt(20, 120, 20)).toBe(0);
    expect(landAt(200, 650, 20)).toBeNull();
  });

  test.each([false, true])('taps on open lands end in legal moves (small screen: %s)', (small) => {
    for (const state of statesWhere(40, (one) => one.phase === 'act')) {
      const { view } = board(small);
      const legal = rules.legalMoves(state) ?? [];
      view.show(scene(state));
      for (const land of LANDS.keys()) {
        const offered: Move[] = [];
        view.ask(scene(state), legal, (move) => offered.push(move));
        const { x, y } = onCanvas(view, land);
        tap(view, x, y);
        tap(view, x, y);
        for (const move of offered) expect(legal.some((one) => same(one, move))).toBe(true);
        expect(offered.length).toBeLessThanOrEqual(1);
      }
    }
  });

  test('on a small screen the first tap only shows what it would come to', () => {
    const { view, host } = board(true);
    const state = tossed(positionOf(EMPTY), [100, 500]);
    const offered: Move[] = [];
    view.show(scene(state));
    view.ask(scene(state), rules.legalMoves(state), (move) => offered.push(move));
    const { x, y } = onCanvas(view, 9);
    tap(view, x, y);
    expect(offered).toEqual([]);
    expect(host.trays.at(-1)?.text?.key).toBe('tray.preview');
    view.press('go', null);
    expect(offered).toEqual([{ type: 'place', value: 500, land: 9 }]);
  });

  test('the move that ends the match is shown first on every screen, with the totals and what is left to do', () => {
    const { view, host } = board();
    const all = Object.fromEntries(
      ['JEM', 'SER', 'SIN', 'TEJ', 'BES', 'KUB', 'AML', 'BED', 'MEN'].map((land) => [land, ['100A']]),
    );
    const bank = { G: { 500: 2, 200: 3, 100: 4 }, A: { 500: 2, 200: 3, 100: 0 } };
    const state = tossed(positionOf({ rules: {}, state: { turn: 'G', board: all, bank } }), [500]);
    const offered: Move[] = [];
    view.show(scene(state));
    view.ask(scene(state), rules.legalMoves(state), (move) => offered.push(move));
    const { x, y } = onCanvas(view, 9);
    tap(view, x, y);
    expect(offered).toEqual([]);
    // Semarapura doubles its 3 points, eight coins are left; nine lands in three kingdoms double 9 points, five coins are left.
    expect(host.trays.at(-1)?.text).toEqual({
      key: 'tray.finish.move',
      params: { a: { seat: 0 }, m: 14, b: { seat: 1 }, n: 23 },
    });
    tap(view, x, y);
    expect(offered).toEqual([{ type: 'place', value: 500, land: 9 }]);
  });
});

/** Whether a point of the map lies within a land's outline: reckoned apart from the board. */
function isOn(land: number, x: number, y: number): boolean {
  const outline = OUTLINES[land]?.outline ?? [];
  let crossings = 0;
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length;
    const [ax = 0, ay = 0, bx = 0, by = 0] = [outline[at], outline[at + 1], outline[next], outline[next + 1]];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings += 1;
  }
  return crossings % 2 === 1;
}

const FULL = { 500: 2, 200: 3, 100: 4 };
const EMPTY = { rules: {}, state: { turn: 'G' as const, board: {}, bank: { G: FULL, A: FULL } } };

function onCanvas(view: KoinBoard, land: number): { readonly x: number; readonly y: number } {
  const island = view.root.children[0] as Container;
  const { x, y } = ANCHORS[land] ?? { x: 0, y: 0 };
  return { x: island.x + x * island.scale.x, y: island.y + y * island.scale.y };
}

function finger(view: KoinBoard, type: 'pointerdown' | 'pointerup', x: number, y: number): void {
  view.root.emit(type, { pointerId: 1, button: 0, type, global: new Point(x, y) } as never);
}

function tap(view: KoinBoard, x: number, y: number): void {
  finger(view, 'pointerdown', x, y);
  finger(view, 'pointerup', x, y);
}

describe('a stack', () => {
  const stacked = { ...EMPTY, state: { ...EMPTY.state, board: { MEN: ['500A', '200G', '100A'], SIN: ['200G'] } } };
  const spreadIn = (view: KoinBoard) => {
    const stack = (view.root.children[0] as Container)
      .getChildrenByLabel('stacks')[0]
      ?.children.find(({ children }) => children.length === 3);
    return new Set(stack?.children.map(({ x }) => Math.round(x))).size === 3;
  };

  test.each([
    ['a taking', [], { type: 'capture', land: 8 }],
    ['a moving', [100], { type: 'move', from: 8, to: 9 }],
  ] as const)('is spread while the button of %s has the focus, and whole again afterwards', (_, matched, move) => {
    const { view } = board();
    const state = tossed(positionOf(stacked), [...matched]);
    view.show(scene(state));
    view.ask(scene(state), rules.legalMoves(state), () => {});
    expect(spreadIn(view)).toBe(false);
    view.preview(move);
    expect(spreadIn(view)).toBe(true);
    view.preview(null);
    expect(spreadIn(view)).toBe(false);
  });

  test('is spread by a finger that stays on it, which is no tap', () => {
    vi.useFakeTimers();
    const { view } = board();
    const state = tossed(positionOf(stacked), []);
    const offered: Move[] = [];
    view.show(scene(state));
    view.ask(scene(state), rules.legalMoves(state), (one) => offered.push(one));
    const { x, y } = onCanvas(view, 8);
    finger(view, 'pointerdown', x, y);
    vi.advanceTimersByTime(1000);
    expect(spreadIn(view)).toBe(true);
    finger(view, 'pointerup', x, y);
    vi.useRealTimers();
    expect([spreadIn(view), offered]).toEqual([false, []]);
  });
});

describe('the tray', () => {
  const trayIn = (state: State, table = false) =>
    trayOf({
      state,
      legal: rules.legalMoves(state) ?? [],
      choice: opened(rules.legalMoves(state) ?? []),
      shake: 'off',
      table,
      small: false,
    });

  test('has the four actions in their order, and says why one is off', () => {
    const bar = trayIn(tossed(positionOf(EMPTY), [100, 500])).bar ?? [];
    expect(bar.map(({ id }) => id)).toEqual(['mode:place', 'mode:pay', 'mode:move', 'mode:capture']);
    expect(bar.map(({ off, note }) => (off ? note?.key : null))).toEqual([null, 'off.three', 'off.few', 'off.none']);
  });

  test('has them in table mode too, among the choices of the strip', () => {
    const { chips, card } = trayIn(tossed(positionOf(EMPTY), [100, 500]), true);
    expect(chips.map(({ id }) => id)).toEqual(['mode:place', 'mode:pay', 'mode:move', 'mode:capture', 'end']);
    expect(chips.map(({ off, note }) => (off ? note?.key : null)).slice(1, 4)).toEqual([
      'off.three',
      'off.few',
      'off.none',
    ]);
    expect(card).toBeNull();
  });

  test('asks which coin where several match', () => {
    const tray = trayIn(tossed(positionOf(EMPTY), [100, 500]));
    expect(tray.chips.map(({ id }) => id)).toEqual(['coin:500', 'coin:100', 'end']);
  });

  test('lets a family tell its real coins', () => {
    const { view } = board();
    const state = rules.setup(optionsWith({ real: [true, true] }), 2);
    const offered: Move[] = [];
    view.show(scene(state));
    view.ask(scene(state), rules.legalMoves(state), (move) => offered.push(move));
    view.press('face:200', null);
    view.press('real', null);
    expect(offered).toEqual([{ type: 'tossed', faces: ['gambar', 'angka', 'gambar'] }] satisfies Koin['move'][]);
  });
});
