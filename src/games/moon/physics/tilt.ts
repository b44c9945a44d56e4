/**
 * From a device's motion to gravity's direction: smoothed, levelled, clamped. Time is given in, nothing is read from the page here.
 * Some browsers report gravity with the other sign; a screen faces up or stands upright, so the level tells which.
 */
import type { Random } from '../../../lib/random.ts';
import type { Tilt } from '../state.ts';
import { GRAVITY_GRAIN } from '../trace.ts';

const DEGREE = Math.PI / 180;
/** How far gravity leans at most. */
export const CLAMP: { readonly [tilt in Tilt]: number } = {
  off: 0,
  calm: 2.5 * DEGREE,
  breeze: 4 * DEGREE,
  storm: 7 * DEGREE,
};
const DEAD_ZONE = 1.5 * DEGREE;
const GAIN = 0.5;
const MOST_TREMOR = 1 * DEGREE;
const TREMOR_GAIN = 0.02 * DEGREE;
const CUT_HERTZ = 4;
const TREMOR_LOW = 0.5;
const TREMOR_HIGH = 8;
/** Seconds over which the level is the mean. */
const LEVEL_SECONDS = 2;
/** m/s²: a knock, not a lean. */
const MOST_ACCELERATION = 25;
const LEAST_ACCELERATION = 4;
/** Older readings count for nothing; after so long without any, gravity is straight again. */
export const STALE_MS = 100;
export const SILENT_MS = 1000;

/** A reading in the screen's axes: x right, y up the screen, z out of it. */
export interface Reading {
  /** Milliseconds, on the clock that `lean` is asked with. */
  readonly time: number;
  readonly acceleration: readonly [number, number, number] | null;
  /** Degrees a second about the screen's z, x and y. */
  readonly rotation: readonly [number, number, number] | null;
}

/** Where gravity leans: to the right of the screen and away from the viewer, as parts of its size. */
export interface Lean {
  readonly right: number;
  readonly away: number;
}

export const STRAIGHT: Lean = { right: 0, away: 0 };

export interface TiltFilter {
  /** `time` is now: a reading that comes too late counts for nothing. */
  read(reading: Reading, time: number): void;
  /** Takes the way the device is held now for level. */
  level(): void;
  lean(time: number, tilt: Tilt): Lean;
  /** False until a usable reading has come, and again once readings have stopped for `SILENT_MS`. */
  alive(time: number): boolean;
}

type Triple = [number, number, number];

/** From the device's own axes to the screen's, turned by so many degrees (`screen.orientation.angle`). */
export function toScreen([x, y, z]: readonly [number, number, number], angle: number): Triple {
  if (angle === 90) return [-y, x, z];
  if (angle === 180) return [-x, -y, z];
  return angle === 270 ? [y, -x, z] : [x, y, z];
}

const finite = (values: readonly number[] | null): boolean => values?.every(Number.isFinite) ?? false;
const part = (seconds: number, hertz: number): number => 1 - Math.exp(-2 * Math.PI * hertz * seconds);

interface Filtered {
  time: number | null;
  readonly first: Triple;
  readonly second: Triple;
  readonly mean: Triple;
  level: Triple | null;
  readonly slow: [number, number];
  readonly quick: [number, number];
}

function unit([x, y, z]: Triple): Triple {
  const size = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / size, y / size, z / size];
}

function follow(state: readonly number[] & { [index: number]: number }, to: readonly number[], share: number): void {
  for (const [index, value] of to.entries()) state[index] = (state[index] ?? 0) + (value - (state[index] ?? 0)) * share;
}

function take(now: Filtered, reading: Reading, acceleration: Triple): void {
  const first = now.time === null;
  const seconds = first ? 0 : Math.max(0, Math.min(0.1, (reading.time - (now.time ?? 0)) / 1000));
  now.time = reading.time;
  if (first) {
    for (const state of [now.first, now.second, now.mean]) follow(state, acceleration, 1);
    return;
  }
  follow(now.first, acceleration, part(seconds, CUT_HERTZ));
  follow(now.second, now.first, part(seconds, CUT_HERTZ));
  follow(now.mean, acceleration, Math.min(1, seconds / LEVEL_SECONDS));
  const [about = 0, tip = 0] = finite(reading.rotation) ? (reading.rotation ?? []) : [];
  follow(now.slow, [about, tip], part(seconds, TREMOR_LOW));
  follow(now.quick, [about - now.slow[0], tip - now.slow[1]], part(seconds, TREMOR_HIGH));
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

function eased(angle: number): number {
  const size = Math.abs(angle);
  return size <= DEAD_ZONE ? 0 : Math.sign(angle) * (size - DEAD_ZONE) * GAIN;
}

function leanOf(now: Filtered, most: number): Lean {
  const level = unit(now.level ?? now.mean);
  // Acceleration points up on most devices and down on some; down is what is wanted.
  const sign = level[1] + level[2] < 0 ? 1 : -1;
  const down: Triple = [sign * level[0], sign * level[1], sign * level[2]];
  const [x, y, z] = unit(now.second).map((value, axis) => sign * value - (down[axis] ?? 0)) as Triple;
  // Away from the viewer is across the screen's x and the level's down.
  const size = Math.sqrt(down[1] * down[1] + down[2] * down[2]) || 1;
  const away = (y * -down[2] + z * down[1]) / size;
  const tremor = now.quick.map((rate) => within(rate * TREMOR_GAIN, MOST_TREMOR));
  const right = eased(Math.asin(within(x, 1))) - (tremor[0] ?? 0);
  return clamp({ right, away: eased(Math.asin(within(away, 1))) - (tremor[1] ?? 0) }, most);
}

function clamp({ right, away }: Lean, most: number): Lean {
  const size = Math.sqrt(right * right + away * away);
  if (size === 0) return STRAIGHT;
  const part = Math.sin(Math.min(size, most)) / size;
  return { right: right * part, away: away * part };
}

export function createTilt(): TiltFilter {
  const now: Filtered = {
    time: null,
    first: [0, 0, 0],
    second: [0, 0, 0],
    mean: [0, 0, 0],
    level: null,
    slow: [0, 0],
    quick: [0, 0],
  };
  const alive = (time: number): boolean => now.time !== null && time - now.time < SILENT_MS;
  return {
    read(reading, time) {
      const { acceleration } = reading;
      if (!(time - reading.time <= STALE_MS) || acceleration === null || !finite(acceleration)) return;
      const [x, y, z] = acceleration;
      const size = Math.sqrt(x * x + y * y + z * z);
      if (size > MOST_ACCELERATION || size < LEAST_ACCELERATION) return;
      take(now, reading, [x, y, z]);
    },
    level() {
      now.level = now.time === null ? null : [...now.mean];
    },
    lean(time, tilt) {
      if (tilt === 'off' || !alive(time)) return STRAIGHT;
      return leanOf(now, CLAMP[tilt]);
    },
    alive,
  };
}

/** A wind for devices without a sensor: slow waves, never beyond the clamp. */
export function createBreeze(random: Random): (seconds: number, tilt: Tilt) => Lean {
  const waves = [0.13, 0.31, 0.57].map((hertz) => ({
    hertz: hertz * (0.8 + 0.4 * random.unit()),
    right: random.unit() * 2 * Math.PI,
    away: random.unit() * 2 * Math.PI,
  }));
  return (seconds, tilt) => {
    const most = CLAMP[tilt];
    const along = (key: 'right' | 'away'): number =>
      waves.reduce((total, wave) => total + Math.sin(2 * Math.PI * wave.hertz * seconds + wave[key]), 0);
    return clamp({ right: (along('right') * most) / 3, away: (along('away') * most) / 3 }, most);
  };
}

/** The two flat parts of gravity's direction in the world, in whole units, for a camera turned by `yaw`. */
export function gravityOf({ right, away }: Lean, yaw: number): readonly [number, number] {
  const x = right * Math.cos(yaw) - away * Math.sin(yaw);
  const z = -right * Math.sin(yaw) - away * Math.cos(yaw);
  return [Math.round(x * GRAVITY_GRAIN) + 0, Math.round(z * GRAVITY_GRAIN) + 0];
}
