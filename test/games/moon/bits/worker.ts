/** Repeats the turn in a worker: answers a message that says how often. */
import { startEngine } from '../../../../src/games/moon/physics/engine.ts';
import { repeated } from '../repeat.ts';

addEventListener('message', async ({ data }: MessageEvent<number>) => {
  postMessage(repeated(await startEngine(), data));
});
