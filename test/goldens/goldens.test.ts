/** Every golden is what the rules play today. After a wanted change: `npm run goldens`, then read the difference. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allGoldens } from './cases.ts';

const goldens = await allGoldens(null);

test.each([...goldens])('%s is played again line by line', (path, text) => {
  const kept = readFileSync(resolve(import.meta.dirname, path), 'utf8').split('\n');
  const played = text().split('\n');
  const differs = kept.findIndex((line, index) => line !== played[index]);
  expect(differs < 0 ? null : { line: differs + 1, kept: kept[differs], played: played[differs] }).toBeNull();
  expect(played.length).toBe(kept.length);
});
