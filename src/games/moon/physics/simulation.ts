/**
 * One turn of gravity, step by step: the ladder in the hand, the letting go, the pile coming to rest, the verdict.
 * The page runs it live, the worker and Node run it from a trace; the same memory and trace give the same answer, bit for bit.
 */
import { range } from '../../../lib/lists.ts';
import { drawnPose } from '../poses.ts';
import type { MoonState, Settle } from '../state.ts';
import { FIELDS, GRAIN, readTrace } from '../trace.ts';
import { missOf } from '../turn-end.ts';
import { type Engine, HERTZ } from './engine.ts';
import { createRecorder, type Exit, type Footage, type Recorder } from './footage.ts';
import { createPuller, type Puller } from './hand.ts';
import { apart, gap, HIGHER, topOf, TOUCH } from './judge.ts';
import {
  addLadder,
  type Body,
  dampAll,
  fallenOf,
  heightOf,
  isCalm,
  openPile,
  packPile,
  type Pile,
  readBody,
  readPile,
  removeLadder,
  standings,
  wakeAll,
} from './pile.ts';

/** Steps of gravity in a sample of the hand. */
export const STEPS = 2;
/** Samples over which the grip fades. */
const EASE = 21;
/** Samples of unbroken calm that count as rest. */
const CALM = 60;
/** Samples after which a pile that does not rest is damped for a moment, and after which it is taken as it is. */
const RESTLESS = 360;
const DAMPED = 90;
const PATIENCE = 600;
const RESTLESS_DAMPING = 8;
/** Samples after which a pile that is watched is woken again, long before it could fall asleep. */
const AWAKE = 60;
/** Steps of the window in which the last player answers for what falls. */
export const WINDOW = HERTZ;

export type Stage = 'held' | 'easing' | 'settling' | 'clearing' | 'done';

export interface Turn {
  readonly pile: Pile;
  readonly stage: () => Stage;
  /** The ladder in play; null once it has left the pile. */
  readonly held: () => Body | null;
  readonly hand: Puller;
  /** One sample: while held, `FIELDS` whole numbers from `at` on say where the hand wants it; afterwards only gravity is read. */
  sample(samples: ArrayLike<number>, at: number): void;
  letGo(): void;
  /** From 0 to 1 while the pile comes to rest, for the ring that closes. */
  readonly calm: () => number;
  /** The answer, once the stage is `done`. */
  settle(): Settle;
  memory(): Uint8Array;
  footage(): Footage;
  /** What has left the pile so far. */
  exits(): readonly Exit[];
  /** What a pile built up again from poses could not hold. */
  readonly lost: readonly number[];
  free(): void;
}

/** What of the state a turn needs; a computer that tries a pose makes it up. */
export type TurnState = Pick<MoonState, 'options' | 'seat' | 'pile' | 'height' | 'face' | 'ladder' | 'toPlace'>;

/** The turn that begins with the state's ladder in the hand. */
export function openTurn(engine: Engine, state: MoonState, memory: Uint8Array | null): Turn {
  const { pile, lost } = openPile(engine, state, memory);
  const ladder = state.ladder ?? 0;
  const body = addLadder(pile, ladder, drawnPose(state.height));
  const hand = createPuller(state.options.hands[state.seat] ?? 'normal', pile.world.mass(body.handle), body.numbers);
  return runTurn(engine, state, { pile, lost, ladder, hand });
}

interface Parts {
  readonly pile: Pile;
  readonly lost: readonly number[];
  readonly ladder: number;
  readonly hand: Puller;
}

interface Progress {
  stage: Stage;
  /** Samples in this stage. */
  samples: number;
  calm: number;
  heldFall: boolean;
  touches: readonly number[];
  tallest: boolean;
  readonly fell: number[];
  readonly after: number[];
  readonly late: number[];
}

function runTurn(engine: Engine, state: TurnState, parts: Parts): Turn {
  const { pile, ladder, hand } = parts;
  const recorder = createRecorder(pile, ladder);
  const now: Progress = {
    stage: 'held',
    samples: 0,
    calm: 0,
    heldFall: false,
    touches: [],
    tallest: false,
    fell: [],
    after: [],
    late: [],
  };
  const held = (): Body | null => pile.bodies.get(ladder) ?? null;
  recorder.frame(pile);
  return {
    pile,
    hand,
    held,
    stage: () => now.stage,
    calm: () => Math.min(1, now.calm / CALM),
    sample(samples, at) {
      if (now.stage === 'done') return;
      hand.want(samples, at);
      const grip = gripOf(now);
      // The device's tilt ends with the verdict.
      if (now.stage === 'clearing') hand.gravity.set(DOWN);
      stepOnce(pile, hand, grip > 0 ? held() : null, grip);
      now.samples++;
      collect(pile, recorder, now.stage === 'clearing' ? now.after : now.fell);
      advance(state, parts, now, recorder);
      if (now.samples % STEPS === 0) recorder.frame(pile);
    },
    letGo() {
      if (now.stage === 'held') enter(now, 'easing');
      recorder.letGo();
    },
    settle: () => answer(parts, now),
    memory: () => packPile(engine, pile),
    footage: () => recorder.footage(),
    exits: () => recorder.exits(),
    lost: parts.lost,
    free: () => pile.world.free(),
  };
}

function gripOf(now: Progress): number {
  if (now.stage === 'held') return 1;
  return now.stage === 'easing' ? 1 - (now.samples + 1) / (EASE + 1) : 0;
}

function enter(now: Progress, stage: Stage): void {
  now.stage = stage;
  now.samples = 0;
  now.calm = 0;
}

/** One sample's steps. The hand's force is renewed in each, as the ladder moves under it. */
function stepOnce(pile: Pile, hand: Puller, held: Body | null, grip: number): void {
  const [gx = 0, gy = -1, gz = 0] = hand.gravity;
  pile.world.gravity(gx, gy, gz);
  // A pile that sleeps does not feel the device tilt.
  if (gx !== 0 || gz !== 0) wakeAll(pile);
  for (let step = 0; step < STEPS; step++) {
    if (held !== null) {
      hand.pull(held.numbers, grip);
      pile.world.push(held.handle, hand.force, hand.torque);
    }
    pile.world.step();
    if (held !== null) pile.world.read(held.handle, held.numbers, 0);
  }
  readPile(pile);
  if (held !== null) readBody(pile, held);
}

/** Takes what has fallen out of the pile, so that it can neither carry nor wedge anything. */
function collect(pile: Pile, recorder: Recorder, into: number[]): void {
  for (const ladder of fallenOf(pile)) {
    recorder.exit(pile, ladder, true);
    into.push(ladder);
    removeLadder(pile, ladder);
  }
}

const DOWN = [0, -1, 0];
const NO_PUSH = new Float64Array(3);

function advance(state: TurnState, parts: Parts, now: Progress, recorder: Recorder): void {
  const { pile, ladder } = parts;
  if (now.stage === 'held') {
    if (now.fell.length === 0) return;
    now.heldFall = true;
    recorder.letGo();
    verdict(state, parts, now, recorder);
  } else if (now.stage === 'easing') {
    if (now.samples < EASE) return;
    const body = pile.bodies.get(ladder);
    if (body !== undefined) pile.world.push(body.handle, NO_PUSH, NO_PUSH);
    enter(now, 'settling');
  } else if (rested(pile, now)) {
    if (now.stage === 'settling') verdict(state, parts, now, recorder);
    else finish(pile, now);
  }
}

function rested(pile: Pile, now: Progress): boolean {
  const damped = now.samples >= RESTLESS && now.samples < RESTLESS + DAMPED;
  // The engine puts to sleep what only creeps; rest is judged on a pile that is awake.
  if (now.samples % AWAKE === 0) wakeAll(pile);
  if (now.samples === RESTLESS) dampAll(pile, RESTLESS_DAMPING);
  if (now.samples === RESTLESS + DAMPED) dampAll(pile, 1);
  // A pile that is only slow because it is damped does not rest yet.
  now.calm = isCalm(pile) && !damped ? now.calm + 1 : 0;
  return now.calm >= CALM || now.samples >= PATIENCE;
}

function finish(pile: Pile, now: Progress): void {
  dampAll(pile, 1);
  pile.world.gravity(0, -1, 0);
  enter(now, 'done');
}

/** Judges once, at rest (or when something fell from the hand). A ladder that does not count is lifted out. */
function verdict(state: TurnState, parts: Parts, now: Progress, recorder: Recorder): void {
  const { pile, ladder } = parts;
  const body = pile.bodies.get(ladder);
  if (body !== undefined && !now.heldFall) {
    now.touches = touchesOf(pile, body, TOUCH);
    now.tallest = topOf(body.rods) >= heightOf(pile, ladder) + HIGHER;
  }
  const miss = missOf(state.face ?? 'one', { held: now.heldFall, ...now });
  if (miss === null) {
    // No roll follows the last ladder, so its window runs before the count.
    if (state.toPlace === 0 && state.options.liability) now.late.push(...stepWindow(pile, recorder));
    finish(pile, now);
    return;
  }
  if (body !== undefined) {
    recorder.exit(pile, ladder, false);
    removeLadder(pile, ladder);
  }
  dampAll(pile, 1);
  enter(now, 'clearing');
}

/** Numbers of the ladders that this one touches. */
export function touchesOf(pile: Pile, body: Body, tolerance: number): readonly number[] {
  const touched: number[] = [];
  for (const other of pile.bodies.values()) {
    if (other === body || apart(body.rods, other.rods, tolerance)) continue;
    if (gap(body.rods, other.rods) <= tolerance) touched.push(other.ladder);
  }
  return touched.sort((a, b) => a - b);
}

function answer(parts: Parts, now: Progress): Settle {
  return {
    type: 'settle',
    held: now.heldFall,
    fell: now.fell,
    touches: now.touches,
    tallest: now.tallest,
    after: now.after,
    late: now.late,
    lost: parts.lost,
    pile: standings(parts.pile),
    height: Math.round(heightOf(parts.pile, null) * GRAIN),
  };
}

/** The window of one second awake. What falls leaves the pile; then the rest comes to rest. Answers with what fell. */
export function stepWindow(pile: Pile, recorder: Recorder | null): readonly number[] {
  const fell: number[] = [];
  const run = (samples: number, untilCalm: boolean): void => {
    let calm = 0;
    for (let sample = 0; sample < samples && !(untilCalm && calm >= CALM); sample++) {
      if (sample % AWAKE === 0) wakeAll(pile);
      for (let step = 0; step < STEPS; step++) pile.world.step();
      readPile(pile);
      for (const ladder of fallenOf(pile)) {
        recorder?.exit(pile, ladder, true);
        fell.push(ladder);
        removeLadder(pile, ladder);
      }
      calm = isCalm(pile) ? calm + 1 : 0;
      if (sample % STEPS === 1) recorder?.frame(pile);
    }
  };
  run(WINDOW / STEPS, false);
  if (fell.length > 0) run(PATIENCE, true);
  return fell;
}

/**
 * Plays a turn from its trace to the end. The trace must be one that `readTrace` accepts. `giveUp` is asked after each sample: true
 * leaves the turn where it is, without an answer.
 */
export function playTrace(turn: Turn, text: string, held: number, giveUp: () => boolean = () => false): void {
  const samples = readTrace(text);
  if (samples === null) throw new RangeError('no trace');
  const count = samples.length / FIELDS;
  for (const index of range(Math.min(held, count))) {
    if (turn.stage() !== 'held') break;
    turn.sample(samples, index * FIELDS);
    if (giveUp()) return;
  }
  turn.letGo();
  coast(turn, samples, held, giveUp);
}

/** After the hand: gravity as the rest of the trace tells it, then straight down, until the verdict. */
function coast(turn: Turn, samples: ArrayLike<number>, from: number, giveUp: () => boolean): void {
  const count = samples.length / FIELDS;
  const still = Array.from({ length: FIELDS }, (_, field) => samples[(count - 1) * FIELDS + field] ?? 0);
  still.fill(0, FIELDS - 2);
  for (let index = from; turn.stage() !== 'done' && !giveUp(); index++) {
    if (index < count) turn.sample(samples, index * FIELDS);
    else turn.sample(still, 0);
  }
}
