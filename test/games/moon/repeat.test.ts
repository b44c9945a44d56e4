/** The same snapshot and the same hand again and again; a thousand times in browsers (test/browser/moon-bits.mjs). */
import { expect, test } from 'vitest';
import { startEngine } from '../../../src/games/moon/physics/engine.ts';
import { repeated } from './repeat.ts';

test('give the same answer every time', async () => {
  const answer = JSON.parse(repeated(await startEngine(), 200)) as object;
  expect(answer).toMatchObject({ type: 'settle', held: false, fell: [], after: [], late: [], lost: [] });
  expect(answer).toHaveProperty('pile.length', 2);
});
