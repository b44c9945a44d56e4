/** What the finger wants: a pose that moves in the plane facing the camera. It asks nothing of gravity; the hand follows as well as it can. */
import type { Pose } from '../../ladders.ts';
import { about, normal, plus, product, times, type Turn4, type Vector } from '../../physics/turns.ts';
import { FIELDS, GRAIN, type Sample } from '../../trace.ts';
import { axesOf } from '../depth/camera.ts';

/** How far from the middle and how far above the pile a hand reaches, in units. */
const REACH = 1.7;
const HEADROOM = 1.9;
const LOWEST = 0.1;

export interface Steer {
  readonly pose: () => Pose;
  /** Moves by so many units to the right and up, as the camera with this yaw sees it. */
  slide(right: number, up: number, yaw: number): void;
  /** Moves away from the camera. */
  push(away: number, yaw: number): void;
  /** Turns in the plane that faces the camera, clockwise. */
  roll(angle: number, yaw: number): void;
  /** Tips the upper end away from the camera. */
  tip(angle: number, yaw: number): void;
  /** Follows a path sample by sample until a person steers again. */
  follow(path: readonly Sample[]): void;
  readonly following: () => boolean;
  /** The next sample of the hand, without gravity. */
  next(): Sample;
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function poseOf(sample: Sample): Pose {
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = GRAIN] = sample;
  return { p: [x / GRAIN, y / GRAIN, z / GRAIN], q: normal([qx / GRAIN, qy / GRAIN, qz / GRAIN, qw / GRAIN]) };
}

function sampleOf({ p, q }: Pose): Sample {
  const sample = [...p, ...q].map((part) => Math.round(part * GRAIN) + 0);
  while (sample.length < FIELDS) sample.push(0);
  return sample;
}

/** `top` is the highest point of the pile, in units. */
export function createSteer(start: Pose, top: number): Steer {
  let p: Vector = start.p;
  let q: Turn4 = start.q;
  let path: readonly Sample[] = [];
  let at = 0;

  function moveTo([x, y, z]: Vector): void {
    path = [];
    const flat = Math.sqrt(x * x + z * z);
    const scale = flat > REACH ? REACH / flat : 1;
    p = [x * scale, within(y, LOWEST, top + HEADROOM), z * scale];
  }

  function turn(axis: Vector, angle: number): void {
    path = [];
    q = normal(product(about(axis, angle), q));
  }

  return {
    pose: () => ({ p, q }),
    slide(right, up, yaw) {
      moveTo(plus(plus(p, times(axesOf(yaw).right, right)), [0, up, 0]));
    },
    push(away, yaw) {
      moveTo(plus(p, times(axesOf(yaw).away, away)));
    },
    roll(angle, yaw) {
      turn(axesOf(yaw).away, angle);
    },
    tip(angle, yaw) {
      turn(axesOf(yaw).right, -angle);
    },
    follow(next) {
      path = next;
      at = 0;
    },
    following: () => at < path.length,
    next() {
      const planned = path[at];
      if (planned === undefined) return sampleOf({ p, q });
      at++;
      ({ p, q } = poseOf(planned));
      if (at >= path.length) path = [];
      return sampleOf({ p, q });
    },
  };
}
