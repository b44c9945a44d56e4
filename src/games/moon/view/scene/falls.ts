/** Ladders that have left the pile: they sink through the cloud and away, or are lifted out. Only for the eye: gravity knows them no more. */
import type { Exit } from '../../physics/footage.ts';
import { normal, plus, product, times, type Turn4, type Vector } from '../../physics/turns.ts';

const PULL = 6;
/** The cloud is soft: what falls into it slows down. */
const CLOUD_TOP = 0.2;
const CLOUD_LOW = -0.55;
const SOFT = 3.2;
const GONE = -2.4;
const LIFT = 1.5;
const LIFT_SECONDS = 0.7;

interface Falling {
  readonly ladder: number;
  readonly fell: boolean;
  p: Vector;
  q: Turn4;
  speed: Vector;
  readonly spin: Vector;
  seconds: number;
}

export interface Falls {
  /** `pose`: place x y z and turn x y z w, when it left. */
  drop(exit: Exit, pose: ArrayLike<number>): void;
  /** Lets time pass; `show` puts each ladder where it is, size 0 once it is gone. True while any is on its way. */
  advance(seconds: number, show: (ladder: number, p: Vector, q: Turn4, size: number) => void): boolean;
  readonly busy: () => boolean;
  clear(): void;
}

function step(one: Falling, seconds: number): void {
  one.seconds += seconds;
  if (!one.fell) {
    one.p = plus(one.p, [0, LIFT * seconds, 0]);
    return;
  }
  const [x, y, z] = one.speed;
  const inCloud = one.p[1] < CLOUD_TOP && one.p[1] > CLOUD_LOW && Math.hypot(one.p[0], one.p[2]) < 1;
  const drag = inCloud ? Math.max(0, 1 - SOFT * seconds) : 1;
  one.speed = [x * drag, Math.max(-4, y * drag - PULL * seconds), z * drag];
  one.p = plus(one.p, times(one.speed, seconds));
  const [wx, wy, wz] = times(one.spin, seconds / 2);
  one.q = normal(plusTurn(one.q, product([wx, wy, wz, 0], one.q)));
}

function plusTurn(a: Turn4, b: Turn4): Turn4 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
}

function sizeOf(one: Falling): number {
  if (!one.fell) return Math.max(0, 1 - one.seconds / LIFT_SECONDS);
  return one.p[1] < GONE ? 0 : Math.min(1, Math.max(0.05, (one.p[1] - GONE) / 0.8));
}

export function createFalls(): Falls {
  let falling: Falling[] = [];
  return {
    drop({ ladder, fell, speed }, pose) {
      const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = Array.from(pose);
      const [vx = 0, vy = 0, vz = 0, wx = 0, wy = 0, wz = 0] = speed;
      falling.push({
        ladder,
        fell,
        p: [x, y, z],
        q: [qx, qy, qz, qw],
        speed: [vx, vy, vz],
        spin: [wx, wy, wz],
        seconds: 0,
      });
    },
    advance(seconds, show) {
      for (const one of falling) {
        step(one, seconds);
        show(one.ladder, one.p, one.q, sizeOf(one));
      }
      falling = falling.filter((one) => sizeOf(one) > 0);
      return falling.length > 0;
    },
    busy: () => falling.length > 0,
    clear() {
      falling = [];
    },
  };
}
