/** Every registered game is complete: its files, its messages in four languages, its goldens and its save. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalog, type Locale, type Plural } from '../../src/contract/game.ts';
import { game as blank } from '../../src/games/blank/index.ts';
import { box } from '../../src/games/box.ts';
import { type AnyGame, games } from '../../src/games/registry.ts';

const root = resolve(import.meta.dirname, '../..');
const LOCALES: readonly Locale[] = ['id', 'ms', 'th', 'en'];
const FILES = [
  'index.ts',
  'rules.ts',
  'computer.ts',
  'words.ts',
  'view/index.ts',
  ...LOCALES.map((one) => `messages/${one}.ts`),
];

function forms(entry: string | Plural): readonly string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry).filter((form) => form !== undefined);
}

function placeholders(entry: string | Plural): readonly string[] {
  const names = forms(entry).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
  return [...new Set(names)].sort();
}

/** The keys that the shell reads of every game. */
function keysOf(game: AnyGame): readonly string[] {
  const options = game.about.fields.flatMap((field) => {
    const own = [`option.${field.key}`, `option.${field.key}.about`];
    const isSwitch = field.values.every((value) => typeof value === 'boolean');
    return isSwitch ? own : [...own, ...field.values.map((value) => `option.${field.key}.${value}`)];
  });
  const presets = game.about.presets.map((preset) => `preset.${preset.key}`);
  const pages = Array.from({ length: game.about.pages }, (_, page) => [
    `page.${page}.title`,
    `page.${page}.text`,
  ]).flat();
  return ['title', 'tagline', ...options, ...presets, ...pages];
}

test('every game has its card on Home, in the same order', () => {
  const cards = games.map(({ about: { id, cloth, seats, minutes, heavy } }) => ({ id, cloth, seats, minutes, heavy }));
  expect(box).toEqual(cards);
});

describe.each([...games, blank].map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  test('has its files', () => {
    expect(FILES.filter((file) => !existsSync(join(root, 'src/games', id, file)))).toEqual([]);
  });

  test('says everything in four languages, with the same parameters', async () => {
    const catalogs = await Promise.all(LOCALES.map((locale) => game.messages(locale)));
    const base = catalogs[0] as Catalog;
    expect(keysOf(game).filter((key) => !(key in base))).toEqual([]);
    for (const [index, catalog] of catalogs.entries()) {
      expect(Object.keys(catalog).sort(), LOCALES[index]).toEqual(Object.keys(base).sort());
      for (const [key, entry] of Object.entries(catalog)) {
        expect(
          forms(entry).every((form) => form.trim() !== ''),
          `${LOCALES[index]} ${key}`,
        ).toBe(true);
        expect(placeholders(entry), `${LOCALES[index]} ${key}`).toEqual(placeholders(base[key] as string | Plural));
      }
    }
  });

  test('has seats and colours that fit', () => {
    const { seats, colours } = game.about;
    for (let count = seats.min; count <= seats.max; count++) {
      const taken = game.about.coloursFor(count);
      expect(taken).toHaveLength(count);
      expect(new Set(taken).size).toBe(count);
      expect(taken.every((colour) => colours.some((one) => one === colour))).toBe(true);
    }
    expect(game.about.fields.every((field) => field.values.includes(field.standard))).toBe(true);
  });
});

describe.each(games.map((game) => [game.about.id] as const))('%s', (id) => {
  test('has three goldens', () => {
    const folder = join(root, 'test/goldens', id);
    expect(
      existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')).length : 0,
    ).toBeGreaterThanOrEqual(3);
  });

  test('has a save of each revision, and a rulebook and laws as tests', async () => {
    const rules = await (games.find((game) => game.about.id === id) as AnyGame).rules();
    const saves = Array.from({ length: rules.revision }, (_, index) => `test/saves/${id}/r${index + 1}.json`);
    const needed = [...saves, `test/games/${id}/laws.test.ts`];
    expect(needed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    for (const path of saves) expect(JSON.parse(readFileSync(join(root, path), 'utf8'))).toHaveProperty('log');
  });
});
