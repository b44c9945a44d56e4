/**
 * A person's turn as it happens: the simulation on the page, the hand's trace being written, and what the eye should know of it.
 * Time comes in as milliseconds; it is cut into samples, never stretched, so a slow page makes a slow hand and the same answer.
 */
import type { NatureReply } from '../../../../contract/nature.ts';
import type { MoonMove, MoonShape, MoonState } from '../../state.ts';
import { drawnPose } from '../../poses.ts';
import type { Engine } from '../../physics/engine.ts';
import {
  ALMOST,
  apart,
  CLOUD_NEAR,
  cloudGap,
  gap,
  HIGHER,
  type Nearest,
  nearest,
  topOf,
  TOUCH,
  TOUCH_OFF,
} from '../../physics/judge.ts';
import type { Body } from '../../physics/pile.ts';
import { openTurn, type Turn } from '../../physics/simulation.ts';
import { FIELDS, GRAIN, MOST_SAMPLES, type Sample, SAMPLES_A_SECOND, traceWriter } from '../../trace.ts';
import { LEASH } from '../../physics/hand.ts';
import { createSteer, type Steer } from './steer.ts';

const SAMPLE_MS = 1000 / SAMPLES_A_SECOND;
/** Samples caught up with in one frame at most: few while a hand steers, so that it does not jump; more once nobody does. */
const CATCH_UP = { held: 8, loose: 20, hurried: 120 } as const;
/** How many times faster a pile comes to rest that people do not want to wait for. */
const HURRY = 15;
/** Samples without any change after which the simulation rests until something is touched. */
const IDLE = 45;

export interface Contact extends Nearest {
  readonly ladder: number;
  readonly touching: boolean;
}

/** What there is to see around the held ladder. */
export interface Signs {
  /** Nearest first; only those that touch or almost do. */
  readonly contacts: readonly Contact[];
  readonly touching: number;
  readonly almost: boolean;
  readonly tallest: boolean;
  /** Highest point of all others, in units. */
  readonly top: number;
  /** Where the weight of all others lies, flat on the table (x, z), in units from its middle. */
  readonly weight: readonly [number, number];
  readonly nearCloud: boolean;
  /** The nearest ladder, for the lens; null while none is near. */
  readonly nearest: Contact | null;
  /** How far the finger is ahead, beyond what the hand follows; 0: slack. */
  readonly taut: number;
}

export interface LiveTurn {
  readonly turn: Turn;
  readonly steer: Steer;
  /** Lets time pass; true if anything moved. `lean` gives gravity's flat parts for each sample. */
  advance(ms: number, lean: () => readonly [number, number]): boolean;
  letGo(): void;
  /** After letting go: what comes of it is to be seen sooner. The answer is the same. */
  hurry(): void;
  readonly hurried: () => boolean;
  /** True while nothing moves and nothing is steered: no frames are needed. */
  readonly idle: () => boolean;
  wake(): void;
  signs(): Signs;
  /** The move with nature's answer, once the turn is done. */
  reply(): { readonly move: MoonMove; readonly nature: NatureReply<MoonShape> };
  dispose(): void;
}

export function openLive(engine: Engine, state: MoonState, memory: Uint8Array | null): LiveTurn {
  const turn = openTurn(engine, state, memory);
  const steer = createSteer(drawnPose(state.height), state.height / GRAIN);
  const writer = traceWriter();
  const touching = new Set<number>();
  let last: Sample = steer.next();
  let heldSamples = 0;
  let rest = 0;
  let still = 0;
  let disposed = false;
  let hurried = false;

  /** One sample into the trace and into the simulation: never one without the other, or a replay would differ. */
  function sample(lean: readonly [number, number]): void {
    if (turn.stage() === 'held' && writer.count() >= MOST_SAMPLES) turn.letGo();
    const held = turn.stage() === 'held';
    const wanted = held ? steer.next() : last;
    const full = writer.count() >= MOST_SAMPLES;
    const next = [...wanted.slice(0, FIELDS - 2), ...(full ? [0, 0] : lean)];
    if (!full && !writer.add(next)) return;
    const unchanged = next.every((part, index) => part === last[index]);
    last = next;
    if (held) heldSamples = writer.count();
    turn.sample(next, 0);
    still = unchanged && calmHand(turn) ? still + 1 : 0;
  }

  return {
    turn,
    steer,
    advance(ms, lean) {
      if (disposed || turn.stage() === 'done') return false;
      const most = turn.stage() === 'held' ? CATCH_UP.held : hurried ? CATCH_UP.hurried : CATCH_UP.loose;
      rest = Math.min(rest + ms * (hurried ? HURRY : 1), most * SAMPLE_MS);
      let moved = false;
      while (rest >= SAMPLE_MS && turn.stage() !== 'done' && !isIdle()) {
        rest -= SAMPLE_MS;
        sample(lean());
        moved = true;
      }
      return moved;
    },
    letGo() {
      if (turn.stage() !== 'held') return;
      still = 0;
      if (heldSamples === 0) sample([0, 0]);
      turn.letGo();
    },
    hurry() {
      hurried = turn.stage() !== 'held';
    },
    hurried: () => hurried,
    idle: isIdle,
    wake() {
      still = 0;
    },
    signs: () => signsOf(turn, touching),
    reply() {
      const move: MoonMove = { type: 'place', trace: writer.text(), held: heldSamples };
      return { move, nature: { move: turn.settle(), memory: turn.memory(), footage: turn.footage() } };
    },
    dispose() {
      if (!disposed) turn.free();
      disposed = true;
    },
  };

  function isIdle(): boolean {
    return turn.stage() === 'held' && still > IDLE && !steer.following();
  }
}

function calmHand(turn: Turn): boolean {
  const body = turn.held();
  if (turn.stage() !== 'held' || body === null) return false;
  const [, , , , , , , vx = 0, vy = 0, vz = 0, wx = 0, wy = 0, wz = 0] = body.numbers;
  return vx * vx + vy * vy + vz * vz < 1e-4 && wx * wx + wy * wy + wz * wz < 1e-3;
}

/** Touches with a little stickiness, so that the counter does not flicker. */
function contactsOf(turn: Turn, body: Body, touching: Set<number>): { all: Contact[]; nearest: Contact | null } {
  const all: Contact[] = [];
  let closest: Contact | null = null;
  for (const other of turn.pile.bodies.values()) {
    if (other === body) continue;
    if (apart(body.rods, other.rods, 0.4)) {
      touching.delete(other.ladder);
      continue;
    }
    const distance = gap(body.rods, other.rods);
    if (distance <= TOUCH) touching.add(other.ladder);
    else if (distance > TOUCH_OFF) touching.delete(other.ladder);
    const isTouching = touching.has(other.ladder);
    if (closest !== null && distance >= closest.gap && !isTouching && distance > ALMOST) continue;
    const contact = { ...nearest(body.rods, other.rods), ladder: other.ladder, touching: isTouching };
    if (closest === null || distance < closest.gap) closest = contact;
    if (isTouching || distance <= ALMOST) all.push(contact);
  }
  return { all: all.sort((a, b) => a.gap - b.gap), nearest: closest };
}

function signsOf(turn: Turn, touching: Set<number>): Signs {
  const body = turn.held();
  let [top, x, z, count] = [0, 0, 0, 0];
  for (const other of turn.pile.bodies.values()) {
    if (other === body) continue;
    top = Math.max(top, topOf(other.rods));
    x += other.numbers[0] ?? 0;
    z += other.numbers[2] ?? 0;
    count++;
  }
  const pile = { top, weight: [x / Math.max(1, count), z / Math.max(1, count)] as const };
  if (body === null) {
    return {
      ...pile,
      contacts: [],
      touching: 0,
      almost: false,
      tallest: false,
      nearCloud: false,
      nearest: null,
      taut: 0,
    };
  }
  const { all, nearest: closest } = contactsOf(turn, body, touching);
  return {
    ...pile,
    contacts: all,
    touching: all.filter((contact) => contact.touching).length,
    almost: all.some((contact) => !contact.touching),
    tallest: topOf(body.rods) >= top + HIGHER,
    nearCloud: cloudGap(body.rods, 0.2) < CLOUD_NEAR,
    nearest: closest,
    taut: turn.stage() === 'held' ? Math.max(0, turn.hand.stretch(body.numbers) - LEASH) : 0,
  };
}
