/** The way of a hand from where a ladder is drawn to a spot, as samples of a trace: up, over, turned, and straight in. */
import type { Pose } from '../ladders.ts';
import { GRAIN, type Sample, SAMPLES_A_SECOND } from '../trace.ts';
import type { Spot } from './poses.ts';
import { angleBetween, between, length, minus, plus, times, type Vector } from './turns.ts';

/** Units and radians a second. */
const CARRY = 1.7;
const TURN = 3.2;
const NEAR = 0.16;
const NEAR_SPEED = 0.45;
/** Samples of holding still before letting go. */
const STEADY = 16;

export function sampleOf(pose: Pose): Sample {
  const whole = [...pose.p, ...pose.q].map((part) => Math.round(part * GRAIN) + 0);
  return [...whole, 0, 0];
}

function leg(out: Sample[], from: Pose, to: Pose, speed: number): void {
  const seconds = Math.max(length(minus(to.p, from.p)) / speed, angleBetween(from.q, to.q) / TURN);
  const count = Math.max(1, Math.ceil(seconds * SAMPLES_A_SECOND));
  for (let step = 1; step <= count; step++) {
    const part = step / count;
    const soft = part * part * (3 - 2 * part);
    out.push(sampleOf({ p: plus(from.p, times(minus(to.p, from.p), soft)), q: between(from.q, to.q, soft) }));
  }
}

/** Samples from the drawn pose to the spot. */
export function pathTo(drawn: Pose, spot: Spot): readonly Sample[] {
  const { pose, way, distance } = spot;
  const back = (far: number): Vector => plus(pose.p, times(way, far));
  const gate: Pose = { p: back(distance + 0.05), q: pose.q };
  const near: Pose = { p: back(Math.min(distance, NEAR)), q: pose.q };
  const high: Pose = { p: [drawn.p[0], Math.max(drawn.p[1], gate.p[1]), drawn.p[2]], q: drawn.q };
  const over: Pose = { p: [gate.p[0], Math.max(high.p[1], gate.p[1]), gate.p[2]], q: pose.q };
  const samples: Sample[] = [];
  leg(samples, drawn, high, CARRY);
  leg(samples, high, over, CARRY);
  leg(samples, over, gate, CARRY);
  leg(samples, gate, near, CARRY);
  leg(samples, near, pose, NEAR_SPEED);
  for (let still = 0; still < STEADY; still++) samples.push(sampleOf(pose));
  return samples;
}
