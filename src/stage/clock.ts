/** Time for everything that moves. One code path for motion, no motion and stepped pictures: only the clock differs. */

export interface Clock {
  /** Milliseconds since this clock began. */
  now(): number;
  /** Calls back before each drawn frame until the returned function is called. */
  onFrame(call: (now: number) => void): () => void;
  /** True where nothing should take time (tests, reduced motion for long flights). */
  readonly instant: boolean;
}

/** A clock that somebody else drives: the stage by drawn frames, a test by hand. */
export interface DrivenClock extends Clock {
  /** True while anything waits for frames. */
  readonly running: () => boolean;
  /** Lets time be `now` and calls everything that waits. Time never goes back. */
  tick(now: number): void;
}

/** A driven clock. `wake` is called when the first listener arrives; `time` is read where no frame has told the time yet. */
export function drivenClock(wake: () => void, time: () => number): DrivenClock {
  const calls = new Set<(now: number) => void>();
  let last = time();
  return {
    instant: false,
    now: () => {
      last = Math.max(last, time());
      return last;
    },
    onFrame: (call) => {
      calls.add(call);
      wake();
      return () => void calls.delete(call);
    },
    running: () => calls.size > 0,
    tick: (now) => {
      last = Math.max(last, now);
      // Those that are added meanwhile wait for the next frame.
      const waiting = Array.from(calls);
      for (const call of waiting) if (calls.has(call)) call(last);
    },
  };
}

/** A clock on which everything has already happened. */
export const instantClock: Clock = { instant: true, now: () => 0, onFrame: () => () => {} };

export interface SteppedClock extends DrivenClock {
  /** Lets this many milliseconds pass in one frame. */
  step(ms: number): void;
}

/** A clock that stands still until it is stepped. */
export function steppedClock(): SteppedClock {
  let now = 0;
  const clock = drivenClock(
    () => {},
    () => now,
  );
  return {
    ...clock,
    step: (ms) => {
      now += ms;
      clock.tick(now);
    },
  };
}
