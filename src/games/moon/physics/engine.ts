/**
 * The only file that knows the physics engine (Rapier3D). Its wasm is a file of its own, fetched when the first world is asked for;
 * no trigonometry and no clock here: the same calls give the same bits on every machine.
 */
/// <reference path="./rapier-bindings.d.ts" />
import {
  ColliderDesc,
  RigidBodyDesc,
  World as RapierWorld,
  version as rapierVersion,
  type RigidBody,
} from '@dimforge/rapier3d/exports';
import * as bindings from '@dimforge/rapier3d/rapier_wasm3d_bg.js';
import wasmAddress from '@dimforge/rapier3d/rapier_wasm3d_bg.wasm?url';
import { CLOUD, GROUND, type LadderShape, type Pose } from '../ladders.ts';

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

/** The engine could not be fetched or started: this game waits, the others are unharmed. */
export class EngineMissing extends Error {
  constructor(cause: unknown) {
    super('the physics engine is missing', { cause });
    this.name = 'EngineMissing';
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
  const imports = { './rapier_wasm3d_bg.js': bindings as unknown as WebAssembly.ModuleImports };
  const { instance } = await instantiate(imports);
  bindings.__wbg_set_wasm(instance.exports);
  return { version: rapierVersion(), world: freshWorld, restore: (bytes) => wrap(RapierWorld.restoreSnapshot(bytes)) };
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
  const world = new RapierWorld({ x: 0, y: -GRAVITY, z: 0 });
  const coarse = kind === 'coarse' ? 2 : 1;
  world.timestep = coarse / HERTZ;
  world.numSolverIterations = SETTINGS.iterations / coarse;
  world.numInternalPgsIterations = SETTINGS.innerIterations;
  world.lengthUnit = SETTINGS.lengthUnit;
  world.integrationParameters.normalizedAllowedLinearError = SETTINGS.allowedError;
  world.integrationParameters.normalizedPredictionDistance = SETTINGS.prediction;
  world.maxCcdSubsteps = 1;
  if (kind === 'cloud') {
    const ground = world.createRigidBody(RigidBodyDesc.fixed());
    for (const [x, y, z, radius] of CLOUD) {
      const ball = ColliderDesc.ball(radius).setTranslation(x, y, z).setFriction(SETTINGS.friction);
      world.createCollider(ball, ground);
    }
    const floor = ColliderDesc.cuboid(6, 0.5, 6)
      .setTranslation(0, GROUND - 0.5, 0)
      .setFriction(SETTINGS.friction);
    world.createCollider(floor, ground);
  }
  return wrap(world);
}

/** The turn that lays a capsule (which stands along y) along a direction of its plane; by half angles, so without sine or cosine. */
function along(dx: number, dy: number): { x: number; y: number; z: number; w: number } {
  const half = Math.sqrt(Math.max(0, (1 - dy) / 2));
  return { x: 0, y: 0, z: dx > 0 ? -half : half, w: Math.sqrt(Math.max(0, (1 + dy) / 2)) };
}

function addLadder(world: RapierWorld, shape: LadderShape, pose: Pose, fixed: boolean): Handle {
  const [x, y, z] = pose.p;
  const [qx, qy, qz, qw] = pose.q;
  const desc = fixed ? RigidBodyDesc.fixed() : RigidBodyDesc.dynamic();
  desc.setTranslation(x, y, z).setRotation({ x: qx, y: qy, z: qz, w: qw });
  desc.setLinearDamping(SETTINGS.linearDamping).setAngularDamping(SETTINGS.angularDamping);
  const body = world.createRigidBody(desc);
  for (const [ax, ay, bx, by, radius] of shape.rods) {
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.sqrt(dx * dx + dy * dy);
    const rod = ColliderDesc.capsule(length / 2, radius)
      .setTranslation((ax + bx) / 2, (ay + by) / 2, 0)
      .setRotation(along(dx / length, dy / length))
      .setFriction(SETTINGS.friction)
      .setRestitution(0)
      .setDensity(SETTINGS.density);
    world.createCollider(rod, body);
  }
  return body.handle;
}

function wrap(world: RapierWorld): EngineWorld {
  const vector = { x: 0, y: 0, z: 0 };
  const turn = { x: 0, y: 0, z: 0, w: 1 };
  const get = (handle: Handle): RigidBody => world.getRigidBody(handle);
  return {
    add: (shape, pose, fixed) => addLadder(world, shape, pose, fixed),
    remove: (body) => world.removeRigidBody(get(body)),
    read(handle, out, at) {
      const body = get(handle);
      body.translation(vector);
      out[at] = vector.x;
      out[at + 1] = vector.y;
      out[at + 2] = vector.z;
      body.rotation(turn);
      out[at + 3] = turn.x;
      out[at + 4] = turn.y;
      out[at + 5] = turn.z;
      out[at + 6] = turn.w;
      body.linvel(vector);
      out[at + 7] = vector.x;
      out[at + 8] = vector.y;
      out[at + 9] = vector.z;
      body.angvel(vector);
      out[at + 10] = vector.x;
      out[at + 11] = vector.y;
      out[at + 12] = vector.z;
    },
    mass: (body) => get(body).mass(),
    asleep: (body) => get(body).isSleeping(),
    wake: (body) => get(body).wakeUp(),
    push(handle, force, torque) {
      const body = get(handle);
      body.resetForces(true);
      body.resetTorques(true);
      body.addForce({ x: force[0] ?? 0, y: force[1] ?? 0, z: force[2] ?? 0 }, true);
      body.addTorque({ x: torque[0] ?? 0, y: torque[1] ?? 0, z: torque[2] ?? 0 }, true);
    },
    damp(handle, factor) {
      const body = get(handle);
      body.setLinearDamping(SETTINGS.linearDamping * factor);
      body.setAngularDamping(SETTINGS.angularDamping * factor);
    },
    gravity(x, y, z) {
      world.gravity = { x: x * GRAVITY, y: y * GRAVITY, z: z * GRAVITY };
    },
    step: () => world.step(),
    snapshot: () => world.takeSnapshot(),
    free: () => world.free(),
  };
}
