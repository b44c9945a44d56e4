/** Movements that can be cut short. Whatever happens, a tween's last call is `draw(1)`: an abort jumps to the end, it does not stop half-way. */
import { Tween } from '@tweenjs/tween.js';
import type { Clock } from './clock.ts';
import { EASE, type Ease } from './ease.ts';

export interface TweenOptions {
  /** Default: `EASE.out`. */
  readonly ease?: Ease;
  /** Milliseconds before it begins; `draw` is not called meanwhile. */
  readonly delay?: number;
  readonly signal?: AbortSignal;
}

/** Calls `draw` with 0–1 of the way while `ms` pass, and at the end exactly once more with 1. Resolves then; never rejects. */
export function tween(
  clock: Clock,
  ms: number,
  draw: (way: number) => void,
  options: TweenOptions = {},
): Promise<void> {
  const { signal, ease = EASE.out, delay = 0 } = options;
  if (clock.instant || signal?.aborted || ms + delay <= 0) {
    draw(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const way = { t: 0 };
    const motion = new Tween(way).to({ t: 1 }, Math.max(1, ms)).delay(delay).easing(ease);
    motion.onUpdate(() => draw(way.t)).start(clock.now());
    const stop = clock.onFrame((now) => {
      if (!motion.update(now)) finish();
    });
    const finish = () => {
      stop();
      signal?.removeEventListener('abort', finish);
      draw(1);
      resolve();
    };
    signal?.addEventListener('abort', finish);
  });
}

/** Lets time pass. */
export function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return tween(clock, ms, () => {}, signal ? { signal, ease: EASE.linear } : { ease: EASE.linear });
}

/**
 * Calls `draw` with 0–1 over and over, `times` periods long, then leaves it at 0: a stage that waits for a person comes to rest.
 * The returned function ends it at once (and draws 0).
 */
export function loop(clock: Clock, period: number, times: number, draw: (phase: number) => void): () => void {
  if (clock.instant || period <= 0) {
    draw(0);
    return () => {};
  }
  const start = clock.now();
  const end = () => {
    stop();
    draw(0);
  };
  const stop = clock.onFrame((now) => {
    const periods = (now - start) / period;
    if (periods >= times) end();
    else draw(periods % 1);
  });
  return end;
}
