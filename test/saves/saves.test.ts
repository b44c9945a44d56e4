/** Every save that was ever kept still opens, and ends where it ended. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { openSaved } from '../../src/match/saved-match.ts';

const here = import.meta.dirname;
const kept = games.flatMap((game) => {
  const folder = join(here, game.about.id);
  return existsSync(folder) ? readdirSync(folder).map((name) => [`${game.about.id}/${name}`, game] as const) : [];
});

describe.skipIf(kept.length === 0)('a kept save', () => {
  test.each(kept)('%s opens', async (path, game) => {
    const raw: unknown = JSON.parse(readFileSync(join(here, path), 'utf8'));
    const opened = openSaved(await game.rules(), raw);
    if (opened.fault !== null) throw new Error(`${path}: ${opened.fault} at ply ${opened.ply}`);
    expect(opened.states.at(-1)).toEqual(opened.saved.checkpoint);
  });
});
