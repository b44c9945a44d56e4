/**
 * The hand that holds a ladder: a spring with limited force, never a kinematic body (which went through fixed ladders).
 * Part of the simulation's step, so only + − × ÷ and square roots, and everything it is given is whole units.
 */
import { FIELDS, GRAIN, GRAVITY_GRAIN } from '../trace.ts';
import type { Hand } from '../state.ts';
import { GRAVITY, HERTZ } from './engine.ts';

/** Force of the grip in weights of the ladder. */
export const GRIP: { readonly [hand in Hand]: number } = { little: 1, normal: 1.5, expert: 2.5 };

const STIFFNESS = 400;
const DRAG = 40;
/** Turning inertia in masses × unit²: about that of a thin ladder. */
const INERTIA = 0.12;
const TORQUE = 0.35;
const MOST_SPEED = 3;
/** The wanted place runs no further ahead of the ladder: beyond it the band is taut. */
export const LEASH = 0.12;

export interface Puller {
  /** Takes over what the finger wants: one sample of a trace. */
  want(samples: ArrayLike<number>, at: number): void;
  /** Force and torque for one step on a body (`BODY_NUMBERS` numbers from 0); `grip` fades from 1 to 0 when letting go. */
  pull(body: Float64Array, grip: number): void;
  readonly force: Float64Array;
  readonly torque: Float64Array;
  /** Gravity's direction as this sample has it. */
  readonly gravity: Float64Array;
  /** How far the finger is ahead of the ladder, in units: taut beyond `LEASH`. */
  stretch(body: ArrayLike<number>): number;
  /** Everything that the next step depends on, for going on elsewhere. */
  state(): readonly number[];
}

function limit(vector: Float64Array, most: number): void {
  const [x = 0, y = 0, z = 0] = vector;
  const size = Math.sqrt(x * x + y * y + z * z);
  if (size <= most) return;
  const scale = most / size;
  vector[0] = x * scale;
  vector[1] = y * scale;
  vector[2] = z * scale;
}

/** Moves the target towards what is wanted: not faster than a hand, never far from the body. */
function lead(target: Float64Array, wanted: Float64Array, body: Float64Array, step: Float64Array): void {
  for (let axis = 0; axis < 3; axis++) step[axis] = (wanted[axis] as number) - (target[axis] as number);
  limit(step, MOST_SPEED / HERTZ);
  for (let axis = 0; axis < 3; axis++) {
    step[axis] = (target[axis] as number) + (step[axis] as number) - (body[axis] as number);
  }
  limit(step, LEASH);
  for (let axis = 0; axis < 3; axis++) target[axis] = (body[axis] as number) + (step[axis] as number);
}

/** The shortest way from the body's turn to the wanted one, as twice the axis times half the angle's sine. */
function turnError(wanted: Float64Array, body: Float64Array, out: Float64Array): void {
  const [, , , ax = 0, ay = 0, az = 0, aw = 1] = wanted;
  const bx = -(body[3] as number);
  const by = -(body[4] as number);
  const bz = -(body[5] as number);
  const bw = body[6] as number;
  const sign = aw * bw - ax * bx - ay * by - az * bz < 0 ? -2 : 2;
  out[0] = sign * (aw * bx + ax * bw + ay * bz - az * by);
  out[1] = sign * (aw * by - ax * bz + ay * bw + az * bx);
  out[2] = sign * (aw * bz + ax * by - ay * bx + az * bw);
}

/** A hand of this strength on a ladder of this mass, where the body is now; `from` is another hand's `state()`. */
export function createPuller(hand: Hand, mass: number, body: ArrayLike<number>, from?: readonly number[]): Puller {
  const weight = mass * GRAVITY;
  const most = GRIP[hand] * weight;
  const wanted = Float64Array.from(from?.slice(0, 7) ?? Array.from(body).slice(0, 7));
  const target = Float64Array.from(from?.slice(7, 10) ?? Array.from(body).slice(0, 3));
  const gravity = Float64Array.from(from?.slice(10, 13) ?? [0, -1, 0]);
  const force = new Float64Array(3);
  const torque = new Float64Array(3);
  const step = new Float64Array(3);
  return {
    force,
    torque,
    gravity,
    want(samples, at) {
      for (let part = 0; part < 7; part++) wanted[part] = (samples[at + part] as number) / GRAIN;
      const [, , , x = 0, y = 0, z = 0, w = 1] = wanted;
      const size = Math.sqrt(x * x + y * y + z * z + w * w);
      for (let part = 3; part < 7; part++) wanted[part] = (wanted[part] as number) / size;
      const gx = (samples[at + FIELDS - 2] as number) / GRAVITY_GRAIN;
      const gz = (samples[at + FIELDS - 1] as number) / GRAVITY_GRAIN;
      gravity[0] = gx;
      gravity[1] = -Math.sqrt(1 - gx * gx - gz * gz);
      gravity[2] = gz;
    },
    pull(numbers, grip) {
      lead(target, wanted, numbers, step);
      turnError(wanted, numbers, torque);
      for (let axis = 0; axis < 3; axis++) {
        const ahead = (target[axis] as number) - (numbers[axis] as number);
        force[axis] = mass * (STIFFNESS * ahead - DRAG * (numbers[7 + axis] as number));
        torque[axis] = mass * INERTIA * (STIFFNESS * (torque[axis] as number) - DRAG * (numbers[10 + axis] as number));
      }
      limit(force, most);
      limit(torque, TORQUE * most);
      for (let axis = 0; axis < 3; axis++) {
        // The weight is carried; what is left of the force moves the ladder.
        force[axis] = grip * ((force[axis] as number) - weight * (gravity[axis] as number));
        torque[axis] = grip * (torque[axis] as number);
      }
    },
    stretch(numbers) {
      let square = 0;
      for (let axis = 0; axis < 3; axis++) square += ((wanted[axis] as number) - (numbers[axis] as number)) ** 2;
      return Math.sqrt(square);
    },
    state: () => [...wanted, ...target, ...gravity],
  };
}
