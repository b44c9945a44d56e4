/** What a browser says of gravity: `bits` is a promise of the golden scene's sum, `repeats` plays one turn so often in the page and in a worker. */
import { startEngine } from '../../../../src/games/moon/physics/engine.ts';
import { repeated } from '../repeat.ts';
import { goldenHash } from '../scene.ts';

function inWorker(times: number): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((done, fail) => {
    worker.addEventListener('error', (event) => fail(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => done(data));
    worker.postMessage(times);
  });
}

async function repeats(times: number): Promise<readonly [page: string, worker: string]> {
  const worker = inWorker(times);
  return [repeated(await startEngine(), times), await worker];
}

Object.assign(globalThis, { bits: startEngine().then(goldenHash), repeats });
