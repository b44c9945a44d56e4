/** The device's motion for the tilt: permission in the tap, readings into the filter, a breeze where there is no sensor. */
import type { Random } from '../../../../lib/random.ts';
import { createBreeze, createTilt, gravityOf, type Lean, SILENT_MS, STRAIGHT, toScreen } from '../../physics/tilt.ts';
import type { Tilt } from '../../state.ts';

export type MotionState = 'off' | 'waiting' | 'sensor' | 'breeze' | 'denied';

export interface Motion {
  readonly state: () => MotionState;
  /** Called in a person's tap: some browsers ask for permission, and only there. */
  start(told: (state: MotionState) => void): void;
  stop(): void;
  /** The way the device is held now is level. */
  level(): void;
  lean(tilt: Tilt): Lean;
  /** Gravity's flat parts in the world for a camera with this yaw. */
  gravity(tilt: Tilt, yaw: number): readonly [number, number];
}

interface Asking {
  requestPermission?(): Promise<'granted' | 'denied'>;
}

const now = (): number => performance.now();

export function createMotion(random: Random): Motion {
  const filter = createTilt();
  const breeze = createBreeze(random);
  let state: MotionState = 'off';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hear(event: DeviceMotionEvent): void {
    if (document.hidden) return;
    const { accelerationIncludingGravity: g, rotationRate: r } = event;
    const angle = screen.orientation?.angle ?? 0;
    const acceleration = g === null ? null : toScreen([g.x ?? Number.NaN, g.y ?? Number.NaN, g.z ?? Number.NaN], angle);
    const rotation =
      r === null ? null : ([r.alpha ?? Number.NaN, r.beta ?? Number.NaN, r.gamma ?? Number.NaN] as const);
    const time = event.timeStamp > 0 ? event.timeStamp : now();
    filter.read({ time, acceleration, rotation }, now());
  }

  function listen(told: (state: MotionState) => void): void {
    addEventListener('devicemotion', hear);
    timer = setTimeout(() => {
      state = filter.alive(now()) ? 'sensor' : 'breeze';
      told(state);
    }, SILENT_MS);
  }

  function deny(told: (state: MotionState) => void): void {
    state = 'denied';
    told(state);
  }

  return {
    state: () => state,
    start(told) {
      if (state !== 'off' && state !== 'denied') return;
      state = 'waiting';
      const asking = typeof DeviceMotionEvent === 'undefined' ? null : (DeviceMotionEvent as unknown as Asking);
      if (asking?.requestPermission === undefined) {
        listen(told);
        return;
      }
      asking.requestPermission().then(
        (answer) => {
          if (state !== 'waiting') return;
          if (answer === 'granted') listen(told);
          else deny(told);
        },
        () => deny(told),
      );
    },
    stop() {
      clearTimeout(timer);
      if (state !== 'off') removeEventListener('devicemotion', hear);
      state = 'off';
    },
    level: () => filter.level(),
    lean: leanOf,
    gravity: (tilt, yaw) => gravityOf(leanOf(tilt), yaw),
  };

  function leanOf(tilt: Tilt): Lean {
    if (tilt === 'off' || state === 'off' || state === 'denied' || state === 'waiting') return STRAIGHT;
    return state === 'breeze' ? breeze(now() / 1000, tilt) : filter.lean(now(), tilt);
  }
}
