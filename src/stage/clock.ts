/** Time for everything that moves. One code path for motion, no motion and stepped pictures: only the clock differs. */

export interface Clock {
  /** Milliseconds since this clock began. */
  now(): number;
  /** Calls back before each drawn frame until the returned function is called. */
  onFrame(call: (now: number) => void): () => void;
  /** True where nothing should take time (tests, reduced motion for long flights). */
  readonly instant: boolean;
}
