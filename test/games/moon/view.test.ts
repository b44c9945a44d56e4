/** The board of Catch the Moon without a renderer: a turn by buttons and by finger, stepped by count, and what it shows afterwards. */
import '../../stage/pixi-in-node.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NatureReply } from '../../../src/contract/nature.ts';
import type { Tray } from '../../../src/contract/tray.ts';
import { blankPictures } from '../../../src/stage/assets.ts';
import { type SteppedClock, steppedClock } from '../../../src/stage/clock.ts';
import { nature } from '../../../src/games/moon/nature.ts';
import { startEngine } from '../../../src/games/moon/physics/engine.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import type { MoonMove, MoonShape, MoonState } from '../../../src/games/moon/state.ts';
import { FIELDS, readTrace } from '../../../src/games/moon/trace.ts';
import { createBoard } from '../../../src/games/moon/view/board.ts';
import { testHost } from '../../stage/host.ts';
import { tree } from '../../stage/tree.ts';
import { tableOf } from './played.ts';

const ROOM = { width: 1180, height: 820, insets: { top: 68, right: 292, bottom: 0, left: 248 }, facing: null };
const FRAME = 34;
const SEED = [3, 1, 4, 1] as const;

let first: { readonly state: MoonState; readonly memory: Uint8Array };

beforeAll(async () => {
  await startEngine();
  const rolled = rules.apply(rules.setup(tableOf(28), 3), { type: 'roll' }).state;
  const reply = await nature.answer(rolled, null, SEED);
  first = { state: rules.apply(rolled, reply.move).state, memory: reply.memory };
});

interface Offered {
  readonly move: MoonMove;
  readonly nature: NatureReply<MoonShape> | undefined;
}

function table(clock: SteppedClock) {
  const trays: (Tray | null)[] = [];
  const host = { ...testHost(clock), memory: () => first.memory, tray: (tray: Tray | null) => void trays.push(tray) };
  const view = createBoard(host, blankPictures());
  view.resize(ROOM);
  return { view, tray: () => trays.at(-1) ?? null };
}

const sceneOf = (state: MoonState) => ({ observation: state, viewer: 0, toMove: rules.toMove(state) });
const turnOver = () => new Promise((resolve) => setImmediate(resolve));

/** Frames until it is so; fails where it never is. */
async function stepUntil(clock: SteppedClock, done: () => boolean, most = 3000): Promise<void> {
  for (let frame = 0; frame < most && !done(); frame++) {
    await turnOver();
    clock.step(FRAME);
  }
  expect(done()).toBe(true);
}

type View = ReturnType<typeof table>['view'];

/** A ladder that was held, steered and just let go of. `offered` is null until the answer is there. */
async function falling(steer: (view: View, clock: SteppedClock) => void = () => {}, state = first.state) {
  const clock = steppedClock();
  const { view, tray } = table(clock);
  let answer: Offered | null = null;
  view.show(sceneOf(state));
  view.ask(sceneOf(state), null, (move, reply) => {
    answer = { move, nature: reply };
  });
  await stepUntil(clock, () => tray()?.confirm?.id === 'let-go');
  steer(view, clock);
  view.press('let-go', null);
  return { clock, view, tray, offered: () => answer };
}

async function placed(steer: (view: View, clock: SteppedClock) => void, state = first.state): Promise<Offered> {
  const { clock, view, offered } = await falling(steer, state);
  await stepUntil(clock, () => offered() !== null);
  view.rest();
  view.dispose();
  return offered() as unknown as Offered;
}

/** One finger drags the ladder down, a second one comes beside it and goes round the first. */
function twoFingers(view: View, clock: SteppedClock): void {
  const finger = (type: string, pointerId: number, x: number, y: number): void => {
    view.root.emit(type as 'pointerdown', { type, pointerId, button: 0, global: { x, y } } as never);
    clock.step(FRAME);
  };
  finger('pointerdown', 1, 560, 200);
  for (let step = 1; step <= 10; step++) finger('globalpointermove', 1, 560, 200 + step * 4);
  finger('pointerdown', 2, 660, 240);
  for (let step = 1; step <= 10; step++) {
    const angle = step * 0.1;
    finger('globalpointermove', 2, 560 + 100 * Math.cos(angle), 240 + 100 * Math.sin(angle));
  }
  finger('pointerup', 2, 614, 324);
  finger('pointerup', 1, 560, 240);
  for (let frame = 0; frame < 10; frame++) clock.step(FRAME);
}

/** How far the hand wanted the ladder turned at most, in whole units of the turn's flat parts. */
function turnedBy({ move }: Offered): number {
  const samples = move.type === 'place' ? (readTrace(move.trace) ?? []) : [];
  let most = 0;
  for (let at = 0; at < samples.length; at += FIELDS) {
    most = Math.max(most, ...[3, 4, 5].map((field) => Math.abs(samples[at + field] ?? 0)));
  }
  return most;
}

/** The move is legal, and nature says the same of it in the worker. */
async function agrees({ move, nature: seen }: Offered): Promise<void> {
  expect(rules.refusal(first.state, move)).toBeNull();
  const settling = rules.apply(first.state, move).state;
  const reply = await nature.answer(settling, first.memory, SEED);
  expect(reply.move).toEqual(seen?.move);
  expect(reply.memory).toEqual(seen?.memory);
}

describe('a turn', () => {
  test('by buttons and keys alone', async () => {
    const offered = await placed((view, clock) => {
      for (const [id, times] of [
        ['roll-right', 4],
        ['tip-back', 6],
        ['down', 20],
        ['left', 6],
        ['near', 2],
        ['table-left', 1],
        ['far', 2],
      ] as const) {
        for (let press = 0; press < times; press++) {
          view.press(id, null);
          clock.step(FRAME);
        }
      }
      for (let frame = 0; frame < 40; frame++) clock.step(FRAME);
    });
    expect(offered.move.type).toBe('place');
    await agrees(offered);
  });

  test('by a suggested spot', async () => {
    const offered = await placed((view, clock) => {
      view.press('spot', null);
      for (let frame = 0; frame < 260; frame++) clock.step(FRAME);
    });
    await agrees(offered);
    expect(offered.nature?.move).toMatchObject({ held: false });
  });

  test('by finger, and with two of them it turns as well', async () => {
    const offered = await placed((view, clock) => twoFingers(view, clock));
    expect(turnedBy(offered)).toBeGreaterThan(2000);
    await agrees(offered);
  });

  test('with one hand a second finger does nothing', async () => {
    const state = { ...first.state, options: { ...first.state.options, oneHand: true } };
    const offered = await placed((view, clock) => twoFingers(view, clock), state);
    expect(turnedBy(offered)).toBe(0);
  });

  test('that nobody wants to wait for is over sooner, with the same answer', async () => {
    const { clock, view, tray, offered } = await falling();
    clock.step(FRAME);
    expect(tray()?.chips.map((chip) => chip.id)).toEqual(['hurry']);
    view.press('hurry', null);
    await stepUntil(clock, () => offered() !== null, 20);
    view.dispose();
    await agrees(offered() as unknown as Offered);
  });

  test('away for an hour in the middle of a fall goes on where it was, with the same answer', async () => {
    const { clock, view, offered } = await falling();
    for (let frame = 0; frame < 12; frame++) clock.step(FRAME);
    clock.step(3_600_000);
    expect(offered()).toBeNull();
    await stepUntil(clock, () => offered() !== null);
    view.dispose();
    await agrees(offered() as unknown as Offered);
  });

  test('asked again for the same ladder goes on where it was', async () => {
    const clock = steppedClock();
    const { view, tray } = table(clock);
    let offers = 0;
    const ask = () => view.ask(sceneOf(first.state), null, () => void offers++);
    view.show(sceneOf(first.state));
    ask();
    await stepUntil(clock, () => tray()?.confirm?.id === 'let-go');
    view.resize({ ...ROOM, width: 820 });
    view.show(sceneOf(first.state));
    ask();
    view.press('let-go', null);
    await stepUntil(clock, () => offers > 0);
    expect(offers).toBe(1);
    view.dispose();
  });

  test('put back, the ladder is in the hand again and nothing is offered', async () => {
    const clock = steppedClock();
    const { view, tray } = table(clock);
    let offers = 0;
    view.show(sceneOf(first.state));
    view.ask(sceneOf(first.state), null, () => void offers++);
    await stepUntil(clock, () => tray()?.confirm?.id === 'let-go');
    view.press('let-go', null);
    for (let frame = 0; frame < 10; frame++) clock.step(FRAME);
    view.rest();
    for (let frame = 0; frame < 400; frame++) clock.step(FRAME);
    expect(offers).toBe(0);
    expect(clock.running()).toBe(false);
    view.dispose();
  });

  test('four small steps lead the hand where one usual step does', async () => {
    const ends = [];
    for (const steps of [[null], [0.25, 0.25, 0.25, 0.25]]) {
      const { move } = await placed((view, clock) => {
        for (const step of steps) view.press('right', step);
        for (let frame = 0; frame < 20; frame++) clock.step(FRAME);
      });
      const samples = move.type === 'place' ? (readTrace(move.trace) ?? []) : [];
      ends.push([...samples.slice(-FIELDS, -FIELDS + 3)]);
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[0]?.[0]).toBeGreaterThan(0);
  });

  test.each(['off', 'storm'] as const)(
    'a hand that rests asks for no frames, tilt %s without a device',
    async (tilt) => {
      const state = { ...first.state, options: { ...first.state.options, tilt } };
      const clock = steppedClock();
      const { view, tray } = table(clock);
      view.show(sceneOf(state));
      view.ask(sceneOf(state), null, () => {});
      await stepUntil(clock, () => tray()?.confirm?.id === 'let-go');
      await stepUntil(clock, () => !clock.running(), 600);
      view.press('up', null);
      expect(clock.running()).toBe(true);
      view.dispose();
    },
  );
});

describe('showing', () => {
  test('after play the scene graph equals that after show', async () => {
    const clock = steppedClock();
    const { view } = table(clock);
    const { view: fresh } = table(steppedClock());
    const offered = await placed((one, ticking) => {
      one.press('spot', null);
      for (let frame = 0; frame < 260; frame++) ticking.step(FRAME);
    });
    const settling = rules.apply(first.state, offered.move).state;
    const { state, events } = rules.apply(settling, offered.nature?.move as MoonMove);
    view.show(sceneOf(first.state));
    let over = false;
    void view.play(events, sceneOf(state), offered.nature?.footage, new AbortController().signal).then(() => {
      over = true;
    });
    await stepUntil(clock, () => over && !clock.running());
    fresh.show(sceneOf(state));
    expect(tree(view.root)).toEqual(tree(fresh.root));
    view.dispose();
    fresh.dispose();
  });

  test('cut short, it jumps to the end', async () => {
    const clock = steppedClock();
    const { view } = table(clock);
    const { view: fresh } = table(steppedClock());
    const { state, events } = rules.apply(rules.apply(rules.setup(tableOf(28), 3), { type: 'roll' }).state, {
      type: 'rolled',
      fell: [],
      face: 'two',
      ladder: 4,
      pile: null,
      height: 11_914,
      lost: [],
    });
    const cut = new AbortController();
    const playing = view.play(events, sceneOf(state), null, cut.signal);
    clock.step(FRAME);
    cut.abort();
    await playing;
    fresh.show(sceneOf(state));
    expect(tree(view.root)).toEqual(tree(fresh.root));
    view.dispose();
    fresh.dispose();
  });
});
