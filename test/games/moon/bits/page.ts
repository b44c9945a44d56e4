/** Sums the golden scene in a browser: `bits` on the page is a promise of the sum. */
import { startEngine } from '../../../../src/games/moon/physics/engine.ts';
import { goldenHash } from '../scene.ts';

Object.assign(globalThis, { bits: startEngine().then(goldenHash) });
