/** Starts the worker. Throws, or calls `onFail`, where the browser cannot; the bridge then thinks on the page. */
import { wrap } from 'comlink';
import type { Brain } from './brain.ts';

/** A started worker. */
export interface Link {
  readonly brain: Brain;
  /** Ends it at once, whatever it is doing; its open questions never answer. */
  end(): void;
}

export function startWorker(onFail: () => void): Link {
  const worker = new Worker(new URL('./host.ts', import.meta.url), { type: 'module', name: 'tikar' });
  worker.addEventListener('error', onFail);
  worker.addEventListener('messageerror', onFail);
  return { brain: wrap<Brain>(worker) as unknown as Brain, end: () => worker.terminate() };
}
