/**
 * The physics engine (Rapier3D), which only this file, its sets and its glue know. Its wasm is a file of its own, fetched when the first world is asked for;
 * no trigonometry and no clock here: the same calls give the same bits on every machine.
 */
/// <reference path="./rapier-bindings.d.ts" />
import { __wbg_set_wasm, RawShape, version as engineVersion } from '@dimforge/rapier3d/rapier_wasm3d_bg.js';
import wasmAddress from '@dimforge/rapier3d/rapier_wasm3d_bg.wasm?url';
import { PART_MISSING } from '../../../contract/nature.ts';
import { CLOUD, GROUND, type LadderShape, type Pose } from '../ladders.ts';
import { WASM_IMPORTS } from './glue.ts';
import {
  addBody,
  addShape,
  freeSets,
  freshSets,
  fromSnapshot,
  push,
  removeBody,
  type Sets,
  snapshot,
  step,
  type Turn,
} from './sets.ts';

/** Steps of gravity in a second. */
export const HERTZ = 120;
export const GRAVITY = 9.81;

const SETTINGS = {
  iterations: 8,
  innerIterations: 1,
  lengthUnit: 0.5,
  allowedError: 0.001,
  prediction: 0.02,
  friction: 0.7,
  density: 1,
  linearDamping: 0.15,
  angularDamping: 0.6,
} as const;

/** A body in a world; meaningless outside it. It survives a snapshot. */
export type Handle = number;

/** Numbers in a body's state: place x y z, turn x y z w, velocity x y z, spin x y z. */
export const BODY_NUMBERS = 13;

export interface EngineWorld {
  add(shape: LadderShape, pose: Pose, fixed: boolean): Handle;
  remove(body: Handle): void;
  /** Writes `BODY_NUMBERS` numbers from `at` on. */
  read(body: Handle, out: Float64Array, at: number): void;
  mass(body: Handle): number;
  asleep(body: Handle): boolean;
  wake(body: Handle): void;
  /** Force and torque for the coming steps, in place of those before. */
  push(body: Handle, force: Float64Array, torque: Float64Array): void;
  /** Damping, as a multiple of the usual one. */
  damp(body: Handle, factor: number): void;
  gravity(x: number, y: number, z: number): void;
  step(): void;
  snapshot(): Uint8Array;
  free(): void;
}

export interface Engine {
  readonly version: string;
  /** With the cloud and the ground; or an empty one; or an empty one of half as many steps, for quick guesses. */
  world(kind: 'cloud' | 'empty' | 'coarse'): EngineWorld;
  /** A world as it was when the snapshot was taken, to the bit. Throws on bytes that are no snapshot. */
  restore(snapshot: Uint8Array): EngineWorld;
}

/** The engine could not be fetched (this game waits) or the browser refuses to run it. The other games are unharmed. */
export class EngineMissing extends Error {
  /** True where the network helps nothing: there is no WebAssembly, or it may not run. */
  readonly refused: boolean;

  constructor(cause: unknown) {
    super('the physics engine is missing', { cause });
    this.refused = typeof WebAssembly === 'undefined' || cause instanceof WebAssembly.CompileError;
    this.name = this.refused ? 'EngineRefused' : PART_MISSING;
  }
}

let starting: Promise<Engine> | null = null;

/** The engine; fetched and compiled once. Rejects with `EngineMissing` and may then be asked again. */
export function startEngine(): Promise<Engine> {
  starting ??= start().catch((cause: unknown) => {
    starting = null;
    throw new EngineMissing(cause);
  });
  return starting;
}

async function start(): Promise<Engine> {
  const { instance } = await instantiate({ './rapier_wasm3d_bg.js': WASM_IMPORTS });
  __wbg_set_wasm(instance.exports);
  return { version: engineVersion(), world: freshWorld, restore: (bytes) => wrap(fromSnapshot(bytes)) };
}

interface NodeLike {
  readonly versions?: { readonly node?: string };
  cwd(): string;
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string): Uint8Array<ArrayBuffer> };
}

async function instantiate(imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const node = (globalThis as { readonly process?: NodeLike }).process;
  if (node?.versions?.node !== undefined) {
    const path = wasmAddress.startsWith('/@fs') ? wasmAddress.slice('/@fs'.length) : node.cwd() + wasmAddress;
    return WebAssembly.instantiate(node.getBuiltinModule('node:fs').readFileSync(path), imports);
  }
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new Error(`status ${response.status}`);
  // A host that sends another content type must not keep the game away.
  if (response.headers.get('content-type')?.startsWith('application/wasm') !== true) {
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }
  return WebAssembly.instantiateStreaming(response, imports);
}

function freshWorld(kind: 'cloud' | 'empty' | 'coarse'): EngineWorld {
  const sets = freshSets([0, -GRAVITY, 0]);
  const coarse = kind === 'coarse' ? 2 : 1;
  const { parameters } = sets;
  parameters.dt = coarse / HERTZ;
  parameters.numSolverIterations = SETTINGS.iterations / coarse;
  parameters.numInternalPgsIterations = SETTINGS.innerIterations;
  parameters.lengthUnit = SETTINGS.lengthUnit;
  parameters.normalizedAllowedLinearError = SETTINGS.allowedError;
  parameters.normalizedPredictionDistance = SETTINGS.prediction;
  parameters.maxCcdSubsteps = 1;
  if (kind === 'cloud') {
    const ground = addBody(sets, { fixed: true });
    const { friction } = SETTINGS;
    for (const [x, y, z, radius] of CLOUD)
      addShape(sets, ground, RawShape.ball(radius), { place: [x, y, z], friction });
    addShape(sets, ground, RawShape.cuboid(6, 0.5, 6), { place: [0, GROUND - 0.5, 0], friction });
  }
  return wrap(sets);
}

/** The turn that lays a capsule (which stands along y) along a direction of its plane; by half angles, so without sine or cosine. */
function along(dx: number, dy: number): Turn {
  const half = Math.sqrt(Math.max(0, (1 - dy) / 2));
  return [0, 0, dx > 0 ? -half : half, Math.sqrt(Math.max(0, (1 + dy) / 2))];
}

function addLadder(sets: Sets, shape: LadderShape, pose: Pose, fixed: boolean): Handle {
  const { linearDamping, angularDamping, friction, density } = SETTINGS;
  const body = addBody(sets, { fixed, place: pose.p, turn: pose.q, linearDamping, angularDamping });
  for (const [ax, ay, bx, by, radius] of shape.rods) {
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.sqrt(dx * dx + dy * dy);
    addShape(sets, body, RawShape.capsule(length / 2, radius), {
      place: [(ax + bx) / 2, (ay + by) / 2, 0],
      turn: along(dx / length, dy / length),
      friction,
      density,
    });
  }
  return body;
}

function wrap(sets: Sets): EngineWorld {
  const { bodies } = sets;
  const numbers = new Float32Array(4);
  return {
    add: (shape, pose, fixed) => addLadder(sets, shape, pose, fixed),
    remove: (body) => removeBody(sets, body),
    read(body, out, at) {
      bodies.rbTranslation(body, numbers);
      for (let i = 0; i < 3; i += 1) out[at + i] = numbers[i] ?? 0;
      bodies.rbRotation(body, numbers);
      for (let i = 0; i < 4; i += 1) out[at + 3 + i] = numbers[i] ?? 0;
      bodies.rbLinvel(body, numbers);
      for (let i = 0; i < 3; i += 1) out[at + 7 + i] = numbers[i] ?? 0;
      bodies.rbAngvel(body, numbers);
      for (let i = 0; i < 3; i += 1) out[at + 10 + i] = numbers[i] ?? 0;
    },
    mass: (body) => bodies.rbMass(body),
    asleep: (body) => bodies.rbIsSleeping(body),
    wake: (body) => bodies.rbWakeUp(body),
    push(body, force, torque) {
      push(sets, body, [force[0] ?? 0, force[1] ?? 0, force[2] ?? 0], [torque[0] ?? 0, torque[1] ?? 0, torque[2] ?? 0]);
    },
    damp(body, factor) {
      bodies.rbSetLinearDamping(body, SETTINGS.linearDamping * factor);
      bodies.rbSetAngularDamping(body, SETTINGS.angularDamping * factor);
    },
    gravity(x, y, z) {
      sets.gravity = [x * GRAVITY, y * GRAVITY, z * GRAVITY];
    },
    step: () => step(sets),
    snapshot: () => snapshot(sets),
    free: () => freeSets(sets),
  };
}
