/**
 * A world as the engine itself keeps it: sets, a broad and a narrow phase, pipelines. The engine's own convenient `World` is left
 * alone: it carries vehicles, joints and soft bodies into the bundle, and asks for every body again after each step.
 */
/// <reference path="./rapier-bindings.d.ts" />
import {
  RawBroadPhase,
  RawCCDSolver,
  RawColliderSet,
  RawImpulseJointSet,
  RawIntegrationParameters,
  RawIslandManager,
  RawMultibodyJointSet,
  RawNarrowPhase,
  RawPhysicsPipeline,
  RawRigidBodySet,
  RawRotation,
  RawSerializationPipeline,
  RawShape,
  RawSoftBodySet,
  RawVector,
} from '@dimforge/rapier3d/rapier_wasm3d_bg.js';

/** The parts that a snapshot holds; joints and soft bodies stay empty, but the engine asks for their sets. */
interface Kept {
  readonly parameters: RawIntegrationParameters;
  readonly islands: RawIslandManager;
  readonly broad: RawBroadPhase;
  readonly narrow: RawNarrowPhase;
  readonly bodies: RawRigidBodySet;
  readonly colliders: RawColliderSet;
  readonly soft: RawSoftBodySet;
  readonly joints: RawImpulseJointSet;
  readonly multibodies: RawMultibodyJointSet;
}

export interface Sets extends Kept {
  gravity: Triple;
  readonly continuous: RawCCDSolver;
  readonly pipeline: RawPhysicsPipeline;
}

export type Triple = readonly [x: number, y: number, z: number];
export type Turn = readonly [x: number, y: number, z: number, w: number];

const ORIGIN: Triple = [0, 0, 0];
const UPRIGHT: Turn = [0, 0, 0, 1];

/** The engine's own numbers for what a rod and a body are. */
const MASS_BY_DENSITY = 0;
const AVERAGE = 0;
const ALL_GROUPS = 0xffffffff;
/** Moving bodies touch moving, driven and fixed ones. */
const USUAL_TOUCHES = 15;
const DYNAMIC = 0;
const FIXED = 1;

export function freshSets(gravity: Triple): Sets {
  return complete(gravity, {
    parameters: new RawIntegrationParameters(),
    islands: new RawIslandManager(),
    broad: new RawBroadPhase(),
    narrow: new RawNarrowPhase(),
    bodies: new RawRigidBodySet(),
    colliders: new RawColliderSet(),
    soft: new RawSoftBodySet(),
    joints: new RawImpulseJointSet(),
    multibodies: new RawMultibodyJointSet(),
  });
}

function complete(gravity: Triple, kept: Kept): Sets {
  return { ...kept, gravity, continuous: new RawCCDSolver(), pipeline: new RawPhysicsPipeline() };
}

export interface BodyLook {
  readonly fixed: boolean;
  readonly place: Triple;
  readonly turn: Turn;
  readonly linearDamping: number;
  readonly angularDamping: number;
}

/** Adds a body without shape or mass of its own; answers its handle. */
export function addBody(sets: Sets, look: Partial<BodyLook>): number {
  return lent((vector, rotation) =>
    sets.bodies.createRigidBody(
      true, // enabled
      vector(look.place ?? ORIGIN),
      rotation(look.turn ?? UPRIGHT),
      1, // gravity scale
      0, // mass beside that of the shapes
      false, // that mass only
      vector(ORIGIN), // its centre
      vector(ORIGIN), // velocity
      vector(ORIGIN), // spin
      vector(ORIGIN), // inertia beside that of the shapes
      rotation(UPRIGHT), // its frame
      true, // free along x, y, z
      true,
      true,
      true, // free to turn about x, y, z
      true,
      true,
      look.linearDamping ?? 0,
      look.angularDamping ?? 0,
      look.fixed === true ? FIXED : DYNAMIC,
      true, // may sleep
      false, // sleeps
      0, // soft continuous prediction
      false, // continuous
      0, // dominance
      0, // more solver iterations
      0, // more inner iterations
    ),
  );
}

export interface ShapeLook {
  readonly friction: number;
  readonly place: Triple;
  readonly turn?: Turn;
  readonly density?: number;
}

/** Gives a body one more shape, which is used up. */
export function addShape(sets: Sets, body: number, shape: RawShape, look: ShapeLook): void {
  lent((vector, rotation) =>
    sets.colliders.createCollider(
      true, // enabled
      shape,
      vector(look.place),
      rotation(look.turn ?? UPRIGHT),
      MASS_BY_DENSITY,
      0, // mass
      vector(ORIGIN), // its centre
      vector(ORIGIN), // inertia
      rotation(UPRIGHT), // its frame
      look.density ?? 1,
      look.friction,
      0, // restitution
      AVERAGE, // of two frictions
      AVERAGE, // of two restitutions
      false, // only feels
      ALL_GROUPS, // touched
      ALL_GROUPS, // pushed
      USUAL_TOUCHES,
      0, // hooks
      0, // events
      0, // force that makes an event
      0, // skin
      true, // has a parent
      body,
      sets.bodies,
    ),
  );
  shape.free();
}

/** Runs with vectors and rotations in the engine's memory, which are given back afterwards. */
function lent<T>(run: (vector: (of: Triple) => RawVector, rotation: (of: Turn) => RawRotation) => T): T {
  const taken: { free(): void }[] = [];
  const kept = <R extends { free(): void }>(one: R): R => {
    taken.push(one);
    return one;
  };
  const answer = run(
    ([x, y, z]) => kept(new RawVector(x, y, z)),
    ([x, y, z, w]) => kept(new RawRotation(x, y, z, w)),
  );
  for (const one of taken) one.free();
  return answer;
}

export function removeBody(sets: Sets, body: number): void {
  sets.bodies.remove(body, sets.islands, sets.colliders, sets.soft, sets.joints, sets.multibodies);
}

export function push(sets: Sets, body: number, force: Triple, torque: Triple): void {
  sets.bodies.rbResetForces(body, true);
  sets.bodies.rbResetTorques(body, true);
  lent((vector) => {
    sets.bodies.rbAddForce(body, vector(force), true);
    sets.bodies.rbAddTorque(body, vector(torque), true);
  });
}

export function step(sets: Sets): void {
  const { parameters, islands, broad, narrow, bodies, colliders, soft, joints, multibodies, continuous } = sets;
  const gravity = new RawVector(...sets.gravity);
  sets.pipeline.step(
    gravity,
    parameters,
    islands,
    broad,
    narrow,
    bodies,
    colliders,
    soft,
    joints,
    multibodies,
    continuous,
  );
  gravity.free();
}

export function snapshot(sets: Sets): Uint8Array {
  const { parameters, islands, broad, narrow, bodies, colliders, soft, joints, multibodies } = sets;
  const gravity = new RawVector(...sets.gravity);
  const writer = new RawSerializationPipeline();
  const bytes = writer.serializeAll(
    gravity,
    parameters,
    islands,
    broad,
    narrow,
    bodies,
    colliders,
    soft,
    joints,
    multibodies,
  );
  writer.free();
  gravity.free();
  return there(bytes);
}

export function fromSnapshot(bytes: Uint8Array): Sets {
  const reader = new RawSerializationPipeline();
  const found = there(reader.deserializeAll(bytes));
  reader.free();
  const gravity = there(found.takeGravity());
  const sets = complete([gravity.x, gravity.y, gravity.z], {
    parameters: there(found.takeIntegrationParameters()),
    islands: there(found.takeIslandManager()),
    broad: there(found.takeBroadPhase()),
    narrow: there(found.takeNarrowPhase()),
    bodies: there(found.takeBodies()),
    colliders: there(found.takeColliders()),
    soft: there(found.takeSoftBodies()),
    joints: there(found.takeImpulseJoints()),
    multibodies: there(found.takeMultibodyJoints()),
  });
  gravity.free();
  found.free();
  return sets;
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('no snapshot of this engine');
  return value;
}

/** Gives all memory back; the sets must not be used again. */
export function freeSets(sets: Sets): void {
  const { parameters, islands, broad, narrow, bodies, colliders, joints, multibodies, soft, continuous, pipeline } =
    sets;
  const all = [parameters, islands, broad, narrow, bodies, colliders, joints, multibodies, soft, continuous, pipeline];
  for (const one of all) one.free();
}
