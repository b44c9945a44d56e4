/** The board of Maaf! without a renderer: what it draws and what it answers. */
import './pixi-in-node.ts';
import { Point } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { MaafBoard } from '../../src/games/maaf/view/board.ts';
import { isPlay } from '../../src/games/maaf/view/consequences.ts';
import type { Move } from '../../src/games/maaf/shape.ts';
import { blankPictures } from '../../src/stage/assets.ts';
import { instantClock, type SteppedClock, steppedClock } from '../../src/stage/clock.ts';
import type { ViewSettings } from '../../src/stage/board-view.ts';
import { testHost } from './host.ts';
import { randomMatch, type Shown } from './maaf-matches.ts';
import { tree } from './tree.ts';

const ROOM = { width: 744, height: 752, insets: { top: 0, right: 0, bottom: 0, left: 0 }, facing: null };
/** The trail tells of the last move, which no scene knows. */
const MEMORY = ['trail'];
const FRAME = 40;

function board(clock = instantClock as SteppedClock, settings: Partial<ViewSettings> = {}) {
  const host = testHost(clock, settings);
  const view = new MaafBoard(host, blankPictures());
  view.resize(ROOM);
  return { host, view };
}

/** Lets frames pass until the promise has settled and the last glow has gone; answers their number. */
async function frames(clock: SteppedClock, promise: Promise<void>): Promise<number> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  for (let frame = 0; frame < 2000; frame++) {
    await new Promise((resolve) => setImmediate(resolve));
    if (settled && !clock.running()) return frame;
    clock.step(FRAME);
  }
  throw new Error('an animation does not end');
}

const never = () => new AbortController().signal;

const KINDS = [
  { name: 'classic', choices: { keepMaaf: true, swapVictimSlides: true }, seats: 4 },
  { name: 'teams', choices: { mode: 'teams', keepMaaf: true }, seats: 4 },
  { name: 'points', choices: { mode: 'points', pointsTarget: 100 }, seats: 3 },
] as const;

describe.each(KINDS)('in $name', ({ choices, seats, name }) => {
  const match = randomMatch(choices, seats, name);

  test.each([false, true])(
    'after play the scene graph equals that after show (motion reduced: %s)',
    async (motionReduced) => {
      const clock = steppedClock();
      const { view } = board(clock, { motionReduced });
      const fresh = board().view;
      view.show((match[0] as Shown).scene);
      for (const { scene, events } of match.slice(1, 120)) {
        if (events.length === 0) view.show(scene);
        else await frames(clock, view.play(events, scene, null, never()));
        fresh.show(scene);
        expect(tree(view.root, MEMORY)).toEqual(tree(fresh.root, MEMORY));
      }
      expect(clock.running()).toBe(false);
    },
  );

  test('cutting it short at any moment jumps to the end', async () => {
    const clock = steppedClock();
    const { view } = board(clock);
    const fresh = board().view;
    view.show((match[0] as Shown).scene);
    for (const [index, { scene, events }] of match.slice(1, 120).entries()) {
      const skip = new AbortController();
      const end = view.play(events, scene, null, skip.signal);
      for (let frame = 0; frame < index % 7; frame++) {
        await new Promise((resolve) => setImmediate(resolve));
        clock.step(FRAME);
      }
      skip.abort();
      await end;
      fresh.show(scene);
      expect(tree(view.root, MEMORY)).toEqual(tree(fresh.root, MEMORY));
    }
    expect(clock.running()).toBe(false);
  });

  test('every question is answered with a legal move, and the lights go out', () => {
    const { view, host } = board();
    for (const { scene, legal } of match) {
      if (legal.length === 0) continue;
      view.show(scene);
      const dark = tree(view.root);
      const answers: Move[] = [];
      view.ask(scene, legal, (move) => void answers.push(move));
      for (const press of [
        'card:0',
        'card:1',
        'card:2',
        'card:3',
        'card:4',
        'draw',
        'deal',
        'forfeit',
        'discard',
        'go',
        'pass',
      ]) {
        view.press(press, null);
      }
      expect(host.trays.at(-1)).not.toBeNull();
      for (const move of legal) view.preview(move);
      view.preview(null);
      view.rest();
      expect(answers.length).toBeLessThanOrEqual(1);
      for (const move of answers) expect(legal).toContainEqual(move);
      expect(tree(view.root)).toEqual(dark);
      expect(host.trays.at(-1)).toBeNull();
    }
  });
});

describe('a person at the board', () => {
  const match = randomMatch({}, 4, 'person');
  const asking = (fits: (legal: readonly Move[]) => boolean): Shown => {
    const found = match.find(({ legal }) => legal.length > 0 && fits(legal));
    if (!found) throw new Error('no such position');
    return found;
  };
  const single = asking((legal) => legal.length === 1 && legal[0]?.type === 'step');
  const several = asking((legal) => legal.length > 1 && legal.every((move) => move.type === 'step' && move.steps > 0));
  let answers: Move[];
  beforeEach(() => {
    answers = [];
  });

  function ask(shown: Shown, settings: Partial<ViewSettings> = {}) {
    const made = board(instantClock as SteppedClock, settings);
    made.view.show(shown.scene);
    made.view.ask(shown.scene, shown.legal, (move) => void answers.push(move));
    return made;
  }
  function tap(view: MaafBoard, x: number, y: number) {
    const event = { pointerId: 1, button: 0, global: new Point(x, y) };
    view.root.emit('pointerdown', { ...event, type: 'pointerdown' } as never);
    view.root.emit('pointerup', { ...event, type: 'pointerup' } as never);
  }
  function tapMove(view: MaafBoard, move: Move) {
    const place = view.placeOf(move);
    if (!place) throw new Error('the move has no place');
    tap(view, place.x + place.width / 2, place.y + place.height / 2);
  }

  test('is never played for, not even with a single move', () => {
    const { host } = ask(single);
    expect(answers).toEqual([]);
    expect(host.trays.at(-1)?.confirm).toMatchObject({ id: 'go', off: false });
  });

  test('plays by a tap on the target', () => {
    const { view } = ask(several);
    const move = several.legal[1] as Move;
    tapMove(view, move);
    expect(answers).toEqual([move]);
  });

  test('who wants to be asked sees the move first and plays by a second tap', () => {
    const { view, host } = ask(several, { askFirst: true });
    const move = several.legal[1] as Move;
    tapMove(view, move);
    expect(answers).toEqual([]);
    expect(host.trays.at(-1)?.confirm?.off).toBe(false);
    tapMove(view, move);
    expect(answers).toEqual([move]);
  });

  test('who wants to be asked can play by the button', () => {
    const { view } = ask(several, { askFirst: true });
    const move = several.legal[0] as Move;
    tapMove(view, move);
    view.press('go', null);
    expect(answers).toEqual([move]);
  });

  test('draws by a tap on the pile', () => {
    const drawing = asking((legal) => legal.some(({ type }) => type === 'draw'));
    const { view } = ask(drawing);
    tapMove(view, { type: 'draw' });
    expect(answers).toEqual([{ type: 'draw' }]);
  });

  test('finds the pile where the middle is turned to another edge', () => {
    const drawing = asking((legal) => legal.some(({ type }) => type === 'draw'));
    const { view } = ask(drawing);
    const before = view.placeOf({ type: 'draw' });
    view.resize({ ...ROOM, facing: 'top' });
    expect(view.placeOf({ type: 'draw' })?.x).toBeGreaterThan(before?.x ?? 0);
    tapMove(view, { type: 'draw' });
    expect(answers).toEqual([{ type: 'draw' }]);
  });

  test('goes on with a tap on the button where nothing is possible', () => {
    const stuck = asking((legal) => legal[0]?.type === 'forfeit');
    const { view, host } = ask(stuck);
    expect(host.trays.at(-1)?.card?.spent).toBe(true);
    view.press('forfeit', null);
    expect(answers).toEqual(stuck.legal);
  });

  test('answers nothing with the finger that skipped what came before', () => {
    const { view } = board();
    view.show(several.scene);
    const move = several.legal[1] as Move;
    const { x, y, width, height } = view.placeOf(move) ?? { x: 0, y: 0, width: 0, height: 0 };
    const event = { pointerId: 1, button: 0, global: new Point(x + width / 2, y + height / 2) };
    view.root.emit('pointerdown', { ...event, type: 'pointerdown' } as never);
    view.ask(several.scene, several.legal, (answer) => void answers.push(answer));
    view.root.emit('pointerup', { ...event, type: 'pointerup' } as never);
    expect(answers).toEqual([]);
    tapMove(view, move);
    expect(answers).toEqual([move]);
  });

  test('learns why a pawn cannot go', () => {
    const { view, host } = ask(several);
    const { pawns, turn } = several.scene.observation;
    const others = pawns.flatMap((square, pawn) => (pawn >> 2 !== turn && square >= 0 ? [pawn] : []));
    const [pawn] = others;
    if (pawn === undefined) throw new Error('nobody else is out');
    const spot = view.root.getChildByLabel(`pawn ${pawn}`, true)?.getGlobalPosition();
    tap(view, spot?.x ?? 0, spot?.y ?? 0);
    expect(answers).toEqual([]);
    expect(host.toasts).toHaveLength(1);
  });

  test('is offered to pass only where that is legal', () => {
    const { host } = ask(several);
    expect(host.trays.at(-1)?.chips.some(({ id }) => id === 'pass')).toBe(false);
    const free = randomMatch({}, 4, 'free').concat(randomMatch({}, 3, 'pass'));
    const passing = free.find(({ legal }) => legal.some(({ type }) => type === 'pass'));
    if (!passing) throw new Error('no such position');
    const { host: other, view } = ask(passing);
    expect(other.trays.at(-1)?.chips.some(({ id }) => id === 'pass')).toBe(true);
    view.press('pass', null);
    expect(answers).toEqual([{ type: 'pass', card: 11 }]);
  });

  test('sees where each listed move of one pawn would go', () => {
    const { view } = ask(several);
    for (const move of several.legal.filter(isPlay)) expect(view.placeOf(move)?.width).toBeGreaterThanOrEqual(44);
  });
});

test('what the last move was stays on the board until it is taken back', async () => {
  const match = randomMatch({}, 4, 'trail');
  const at = match.findIndex(({ events }) => events.length === 1 && events[0]?.type === 'stepped');
  const [before, after] = [match[at - 1] as Shown, match[at] as Shown];
  const { view } = board();
  view.show(before.scene);
  const trail = () => view.root.getChildByLabel('trail', true)?.getLocalBounds().width ?? 0;
  expect(trail()).toBe(0);
  await view.play(after.events, after.scene, null, never());
  expect(trail()).toBeGreaterThan(0);
  view.show(after.scene);
  expect(trail()).toBeGreaterThan(0);
  view.show(before.scene);
  expect(trail()).toBe(0);
});

test('after a turn of a game with hands its person sees which card is new, and nobody else does', async () => {
  const match = randomMatch({ mode: 'points' }, 4, 'secret');
  const { scene } = match.find(({ legal }) => legal.length > 0) as Shown;
  const own = scene.observation.turn;
  const { view, host } = board();
  view.show(scene);
  const hands = scene.observation.hands.map((_, seat) => (seat === own ? ([3, 5, 8, 10, 12] as const) : null));
  const observation = { ...scene.observation, hands };
  const event = { type: 'took', seat: own, card: 5 } as const;
  await view.play([event], { ...scene, observation, viewer: own }, null, never());
  expect(host.trays.at(-1)?.hand?.map(({ picked }) => picked)).toEqual([false, true, false, false, false]);
  await view.play([{ ...event, card: null }], { ...scene, viewer: null }, null, never());
  expect(host.trays.at(-1)).toBeNull();
});

test('dots over the nest tell who is thinking, and go without a trace', () => {
  const match = randomMatch({}, 4, 'thinking');
  const clock = steppedClock();
  const { view } = board(clock);
  view.show((match[0] as Shown).scene);
  const before = tree(view.root);
  view.thinking(2);
  clock.step(FRAME);
  expect(view.root.getChildByLabel('thinking', true)?.position).toMatchObject({ x: 290, y: 158 });
  expect(tree(view.root).length).toBe(before.length + 4);
  view.thinking(null);
  expect(clock.running()).toBe(false);
  expect(tree(view.root).filter((line) => !/ thinking /.test(line))).toEqual(
    before.filter((line) => !/ thinking /.test(line)),
  );
});

test('the preview of a move from the hand lifts its card', () => {
  const match = randomMatch({ mode: 'points' }, 4, 'secret');
  const { scene, legal } = match.find((one) => one.legal.length > 1) as Shown;
  const { view, host } = board();
  view.show(scene);
  view.ask(scene, legal, () => {});
  const move = legal.at(-1) as Extract<Move, { card: unknown }>;
  view.preview(move);
  const hand = scene.observation.hands[scene.observation.turn] ?? [];
  expect(host.trays.at(-1)?.hand?.findIndex(({ picked }) => picked)).toBe(hand.indexOf(move.card));
});

test('the open table of a game with hands has no card of them on the board, in the tray or in a pool', () => {
  const match = randomMatch({ mode: 'points' }, 4, 'secret');
  const dealt = match.find(({ legal }) => legal.length > 0) as Shown;
  const { view, host } = board();
  view.show(dealt.scene);
  view.ask(dealt.scene, dealt.legal, () => {});
  expect(host.trays.at(-1)?.hand).toHaveLength(5);
  view.rest();
  view.show({ ...dealt.scene, viewer: null });
  expect(host.trays.at(-1)).toBeNull();
  expect(tree(view.root).filter((line) => /"card\./.test(line))).toEqual([]);
});
