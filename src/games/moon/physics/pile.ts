/**
 * The ladders in a world of the engine: which body is which, what has fallen, what can be kept.
 * The engine's snapshot knows only bodies, so the numbers of the ladders are kept beside it.
 */
import { isStarter, type Pose, shapeOf, STARTERS } from '../ladders.ts';
import { poseOf } from '../poses.ts';
import type { MoonState, Standing } from '../state.ts';
import { GRAIN } from '../trace.ts';
import { BODY_NUMBERS, type Engine, type EngineWorld, type Handle } from './engine.ts';
import { hasFallen, placeRods, type Rods, rodsOf, topOf } from './judge.ts';
import { packMemory, unpackMemory } from './memory.ts';

export interface Body {
  readonly ladder: number;
  readonly handle: Handle;
  /** `BODY_NUMBERS` numbers, as the last `read` found them. */
  readonly numbers: Float64Array;
  readonly rods: Rods;
}

export interface Pile {
  readonly world: EngineWorld;
  /** By the ladder's number. The starters are in it. */
  readonly bodies: Map<number, Body>;
}

/** Steps for which a pile built up again from poses may find its place. */
const REBUILD_STEPS = 240;
const REBUILD_DAMPING = 12;

export function addLadder(pile: Pile, ladder: number, pose: Pose): Body {
  const shape = shapeOf(ladder);
  const handle = pile.world.add(shape, pose, isStarter(ladder));
  return adopt(pile, ladder, handle);
}

function adopt(pile: Pile, ladder: number, handle: Handle): Body {
  const body = { ladder, handle, numbers: new Float64Array(BODY_NUMBERS), rods: rodsOf(shapeOf(ladder)) };
  pile.bodies.set(ladder, body);
  readBody(pile, body);
  return body;
}

export function readBody(pile: Pile, body: Body): void {
  pile.world.read(body.handle, body.numbers, 0);
  placeRods(shapeOf(body.ladder), body.numbers, 0, body.rods);
}

/** Reads every body that can move; a body that has just fallen asleep moved in that very step. */
export function readPile(pile: Pile): void {
  for (const body of pile.bodies.values()) if (!isStarter(body.ladder)) readBody(pile, body);
}

export function removeLadder(pile: Pile, ladder: number): void {
  const body = pile.bodies.get(ladder);
  if (body === undefined) return;
  pile.world.remove(body.handle);
  pile.bodies.delete(ladder);
}

/** Numbers of ladders that touch cloud or ground or are far away, as last read. */
export function fallenOf(pile: Pile): readonly number[] {
  const fallen: number[] = [];
  for (const { ladder, numbers, rods } of pile.bodies.values()) {
    if (isStarter(ladder)) continue;
    if (hasFallen(rods, numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0)) fallen.push(ladder);
  }
  return fallen;
}

export function wakeAll(pile: Pile): void {
  for (const body of pile.bodies.values()) if (!isStarter(body.ladder)) pile.world.wake(body.handle);
}

export function dampAll(pile: Pile, factor: number): void {
  for (const body of pile.bodies.values()) if (!isStarter(body.ladder)) pile.world.damp(body.handle, factor);
}

/** Speeds below which a body counts as at rest, in units and radians a second. */
const SLOW = 0.02;
const SLOW_SPIN = 0.06;

export function isCalm(pile: Pile): boolean {
  for (const { ladder, numbers } of pile.bodies.values()) {
    if (isStarter(ladder)) continue;
    const [, , , , , , , vx = 0, vy = 0, vz = 0, wx = 0, wy = 0, wz = 0] = numbers;
    if (vx * vx + vy * vy + vz * vz >= SLOW * SLOW || wx * wx + wy * wy + wz * wz >= SLOW_SPIN * SLOW_SPIN)
      return false;
  }
  return true;
}

/** The highest point of everything but `except`. */
export function heightOf(pile: Pile, except: number | null): number {
  let top = 0;
  for (const { ladder, rods } of pile.bodies.values()) if (ladder !== except) top = Math.max(top, topOf(rods));
  return top;
}

/** Where everything stands, in whole units, by number. */
export function standings(pile: Pile): readonly Standing[] {
  return [...pile.bodies.values()]
    .filter((body) => !isStarter(body.ladder))
    .sort((a, b) => a.ladder - b.ladder)
    .map((body) => {
      const whole = Array.from(body.numbers.subarray(0, 7), (part) => Math.round(part * GRAIN) + 0);
      return [body.ladder, ...whole] as unknown as Standing;
    });
}

export function packPile(engine: Engine, pile: Pile): Uint8Array {
  const bodies = [...pile.bodies.values()].map(({ ladder, handle }) => ({ ladder, handle }));
  return packMemory({ engine: engine.version, bodies, snapshot: pile.world.snapshot() });
}

function plantStarters(pile: Pile): void {
  for (const { id, pose } of STARTERS) addLadder(pile, id, pose);
}

export interface Opened {
  readonly pile: Pile;
  /** Ladders that a pile built up from poses could not hold. */
  readonly lost: readonly number[];
}

/**
 * The pile of this state as gravity left it. Without a memory that fits (none yet, damaged, of another engine, of another pile)
 * it is built up from the poses and may lose what cannot stand.
 */
export function openPile(engine: Engine, state: MoonState, memory: Uint8Array | null): Opened {
  return restorePile(engine, state, memory) ?? rebuildPile(engine, state.pile);
}

function restorePile(engine: Engine, state: MoonState, memory: Uint8Array | null): Opened | null {
  const kept = memory === null ? null : unpackMemory(memory);
  if (kept === null || kept.engine !== engine.version) return null;
  const wanted = new Set([...state.pile.map((one) => one[0]), ...STARTERS.map((one) => one.id)]);
  if (kept.bodies.length !== wanted.size || !kept.bodies.every((body) => wanted.has(body.ladder))) return null;
  try {
    const pile: Pile = { world: engine.restore(kept.snapshot), bodies: new Map() };
    for (const { ladder, handle } of kept.bodies) adopt(pile, ladder, handle);
    return { pile, lost: [] };
  } catch {
    return null;
  }
}

export function rebuildPile(engine: Engine, standing: readonly Standing[]): Opened {
  const pile: Pile = { world: engine.world('cloud'), bodies: new Map() };
  plantStarters(pile);
  for (const one of standing) addLadder(pile, one[0], poseOf(one));
  if (standing.length === 0) return { pile, lost: [] };
  dampAll(pile, REBUILD_DAMPING);
  const lost: number[] = [];
  for (let step = 0; step < REBUILD_STEPS; step++) {
    pile.world.step();
    readPile(pile);
    for (const ladder of fallenOf(pile)) {
      lost.push(ladder);
      removeLadder(pile, ladder);
    }
  }
  dampAll(pile, 1);
  return { pile, lost };
}
