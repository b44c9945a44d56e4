/** One turn of gravity: the same answer wherever it runs, and no tear for anybody when its memory is bad. */
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/lib/random.ts';
import { COUNT } from '../../../src/games/moon/ladders.ts';
import { computer } from '../../../src/games/moon/computer.ts';
import { nature } from '../../../src/games/moon/nature.ts';
import { drawnPose } from '../../../src/games/moon/poses.ts';
import { type Engine, startEngine } from '../../../src/games/moon/physics/engine.ts';
import { packMemory, unpackMemory } from '../../../src/games/moon/physics/memory.ts';
import { sampleOf } from '../../../src/games/moon/physics/path.ts';
import { openPile } from '../../../src/games/moon/physics/pile.ts';
import { openTurn, playTrace } from '../../../src/games/moon/physics/simulation.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import type { MoonMove, MoonState } from '../../../src/games/moon/state.ts';
import { FIELDS, readTrace, type Sample, writeTrace } from '../../../src/games/moon/trace.ts';
import { openLive } from '../../../src/games/moon/view/hand/live.ts';
import { tableOf } from './played.ts';

let engine: Engine;
let first: { readonly state: MoonState; readonly memory: Uint8Array };

const SEED = [7, 7, 7, 7] as const;

/** The first ladder is drawn and hangs in the hand. */
beforeAll(async () => {
  engine = await startEngine();
  const rolled = rules.apply(rules.setup(tableOf(28), 3), { type: 'roll' }).state;
  const reply = await nature.answer(rolled, null, SEED);
  first = { state: { ...rules.apply(rolled, reply.move).state, face: 'one' }, memory: reply.memory };
});

/** Down in two seconds, by so many whole units, and as far aside; gravity leans as told. */
function down(by: number, lean = 0, aside = 0): Extract<MoonMove, { type: 'place' }> {
  const start = sampleOf(drawnPose(first.state.height));
  const samples: Sample[] = Array.from({ length: 120 }, (_, step) => {
    const [x = 0, y = 0, z = 0, ...turn] = start;
    return [x, y - Math.round((by * step) / 119), z + Math.round((aside * step) / 119), ...turn.slice(0, 4), lean, 0];
  });
  return { type: 'place', trace: writeTrace(samples), held: 120 };
}

async function settle(state: MoonState, memory: Uint8Array | null, move: Extract<MoonMove, { type: 'place' }>) {
  const settling = rules.apply(state, move).state;
  const reply = await nature.answer(settling, memory, SEED);
  expect(rules.refusal(settling, reply.move)).toBeNull();
  if (reply.move.type !== 'settle') throw new Error('not settled');
  return { ...reply, move: reply.move };
}

describe('the answer', () => {
  test('the same memory and the same trace give the same move and the same bytes', async () => {
    const one = await settle(first.state, first.memory, down(5000));
    const two = await settle(first.state, first.memory, down(5000));
    expect(two.move).toEqual(one.move);
    expect(two.memory).toEqual(one.memory);
  });

  test('a hand that steers live is answered as its trace is in the worker', async () => {
    const live = openLive(engine, first.state, first.memory);
    const trace = readTrace(down(4300).trace) ?? new Int32Array();
    const path: Sample[] = [];
    for (let at = 0; at < trace.length; at += FIELDS) path.push([...trace.subarray(at, at + FIELDS)]);
    live.steer.follow(path);
    const wind = (tick: number): [number, number] => [Math.round(60 * Math.sin(tick / 9)), tick % 40];
    let tick = 0;
    for (; tick < 140; tick++) live.advance(17, () => wind(tick));
    live.steer.slide(0.2, -0.1, 0.4);
    for (; tick < 200; tick++) live.advance(30, () => wind(tick));
    live.letGo();
    for (; tick < 2000 && live.turn.stage() !== 'done'; tick++) live.advance(40, () => wind(tick));
    const { move, nature: seen } = live.reply();
    live.dispose();
    if (move.type !== 'place') throw new Error('not placed');
    const worker = await settle(first.state, first.memory, move);
    expect(worker.move).toEqual(seen.move);
    expect(worker.memory).toEqual(seen.memory);
  });

  test('a ladder pushed into the cloud ends the turn in the hand', async () => {
    const { move } = await settle(first.state, first.memory, down(24_000, 0, 7000));
    expect(move.held).toBe(true);
    expect(move.fell).toEqual([first.state.ladder]);
    expect(move.pile).toEqual([]);
  });

  test('a ladder let go in the air falls through and is gone', async () => {
    const { move, footage } = await settle(first.state, first.memory, down(100));
    expect(move.held).toBe(false);
    expect(move.fell).toEqual([first.state.ladder]);
    expect((footage as { exits: readonly unknown[] }).exits).toHaveLength(1);
  });

  test('storm leans what is not held, off does not', async () => {
    const straight = await settle(first.state, first.memory, { ...down(1000), held: 20 });
    const leaning = await settle(first.state, first.memory, { ...down(1000, 120), held: 20 });
    const frames = (footage: unknown) => (footage as { frames: readonly Float32Array[] }).frames;
    const at = (footage: unknown) => frames(footage)[24]?.at(-7) ?? 0;
    expect(Math.abs(at(straight.footage))).toBeLessThan(1e-3);
    expect(at(leaning.footage)).toBeGreaterThan(0.005);
  });
});

describe('without gravity at hand', () => {
  test('the computer places by chance, legally', () => {
    const question = { seat: 0, level: 'seru', character: null, random: randomFrom('blind') } as const;
    const move = computer.choose({ ...question, observation: first.state });
    expect(rules.refusal(first.state, move)).toBeNull();
  });
});

describe('a memory', () => {
  test('is read as it was written', () => {
    const kept = unpackMemory(first.memory);
    expect(kept?.engine).toBe(engine.version);
    expect(kept?.bodies.map((body) => body.ladder)).toEqual([COUNT, COUNT + 1]);
  });

  const damaged = (bytes: Uint8Array): Uint8Array => {
    const copy = bytes.slice();
    copy[copy.length - 40] = (copy[copy.length - 40] ?? 0) ^ 255;
    return copy;
  };

  test.each([
    ['damaged', damaged],
    ['cut off', (bytes: Uint8Array) => bytes.slice(0, 300)],
    ['empty', () => new Uint8Array()],
    ['of something else', () => new Uint8Array(5000).fill(7)],
  ])('%s is not taken for one', (_, change) => {
    expect(unpackMemory(change(first.memory))).toBeNull();
  });

  test.each([
    ['none', () => null],
    ['damaged', damaged],
    [
      'of another engine',
      (bytes: Uint8Array) => {
        const kept = unpackMemory(bytes);
        return kept === null ? null : packMemory({ ...kept, engine: '9.9.9' });
      },
    ],
  ])('%s: the turn is played on a pile built up from the poses', async (_, change) => {
    const { move } = await settle(first.state, change(first.memory), down(24_000, 0, 7000));
    expect(move.fell).toEqual([first.state.ladder]);
    expect(move.lost).toEqual([]);
  });

  test('what cannot stand again is lost without a tear', async () => {
    const floating: MoonState = {
      ...first.state,
      pile: [[27, 9000, 15_000, 0, 0, 0, 0, 10_000]],
      phase: 'rolled',
      last: { seat: 0, torn: false },
      ladder: null,
      face: null,
    };
    const { pile, lost } = openPile(engine, floating, null);
    pile.world.free();
    expect(lost).toEqual([27]);
    const reply = await nature.answer(floating, null, SEED);
    expect(rules.refusal(floating, reply.move)).toBeNull();
    expect(rules.apply(floating, reply.move).state.pool).toBe(99);
  });

  test('a turn on it starts from the same bytes every time', () => {
    const turn = openTurn(engine, first.state, first.memory);
    playTrace(turn, down(2000).trace, 120);
    turn.free();
    const again = openTurn(engine, first.state, first.memory);
    playTrace(again, down(2000).trace, 120);
    expect(again.stage()).toBe('done');
    again.free();
  });
});

test('who begins is answered without gravity, and the first roll starts from nothing kept', async () => {
  const start = rules.setup({ ...tableOf(28), starter: null }, 3);
  const begun = await nature.answer(start, null, SEED);
  expect(rules.refusal(start, begun.move)).toBeNull();
  const rolled = rules.apply(rules.apply(start, begun.move).state, { type: 'roll' }).state;
  const reply = await nature.answer(rolled, begun.memory, SEED);
  expect(rules.refusal(rolled, reply.move)).toBeNull();
});
