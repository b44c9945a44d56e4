/** Waiting that can be cut short. A cut wait resolves: what it waited for is simply over. Only `whenAborted` rejects. */

/** Resolves after this long, or at once when the signal aborts. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

/** A controller of its own that also aborts with the outer signal. */
export function within(outer: AbortSignal): AbortController {
  const inner = new AbortController();
  if (outer.aborted) inner.abort();
  else outer.addEventListener('abort', () => inner.abort(), { once: true });
  return inner;
}

/** A promise with its handles outside; rejects with the signal's reason when it aborts first. */
export interface Waiting<T> {
  readonly promise: Promise<T>;
  settle(value: T): void;
}

export function waiting<T>(signal: AbortSignal, onEnd: () => void): Waiting<T> {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    let over = false;
    const end = () => {
      if (over) return false;
      over = true;
      signal.removeEventListener('abort', abort);
      onEnd();
      return true;
    };
    const abort = () => {
      if (end()) reject(signal.reason as Error);
    };
    settle = (value) => {
      if (end()) resolve(value);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
  return { promise, settle: (value) => settle(value) };
}
