/** Starts the brain: in a worker, or on the page where the browser starts none. */
import { wrap } from 'comlink';
import type { Brain } from './brain.ts';
import hostAddress from './host.ts?worker&url';

/** A started worker. */
export interface Link {
  readonly brain: Brain;
  /** Ends it at once, whatever it is doing; its open questions never answer. */
  end(): void;
}

/** Throws, or calls `onFail`, where the browser cannot. */
export function startWorker(onFail: () => void): Link {
  const worker = new Worker(hostAddress, { type: 'module', name: 'tikar' });
  worker.addEventListener('error', onFail);
  worker.addEventListener('messageerror', onFail);
  return { brain: wrap<Brain>(worker) as unknown as Brain, end: () => worker.terminate() };
}

export async function brainOnPage(): Promise<Brain> {
  await import(/* @vite-ignore */ hostAddress);
  const { tikarBrain } = globalThis as { tikarBrain?: Brain };
  if (tikarBrain === undefined) throw new Error('the thinker did not start');
  return tikarBrain;
}
