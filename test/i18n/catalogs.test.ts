/** Every language says everything, with the same places for names and numbers. */
import { describe, expect, test } from 'vitest';
import { type Catalog, LOCALES, type Plural } from '../../src/i18n/catalog.ts';
import { loadHome, loadRest } from '../../src/i18n/load.ts';

const forms = (entry: string | Plural): readonly string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry);
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();

const catalogs = [
  { file: 'home', load: loadHome },
  { file: 'rest', load: loadRest },
] as const;

describe.each(catalogs)('the $file catalog', ({ load }) => {
  test.each(LOCALES)('has the same keys in %s as in Indonesian', async (locale) => {
    expect(Object.keys(await load(locale)).sort()).toEqual(Object.keys(await load('id')).sort());
  });

  test.each(LOCALES)('has no empty text in %s and no space at an end', async (locale) => {
    const bad = Object.entries((await load(locale)) as Catalog).filter(([, entry]) =>
      forms(entry).some((text) => text.trim() === '' || text !== text.trim()),
    );
    expect(bad).toEqual([]);
  });

  test.each(LOCALES)('has the same places in every form in %s', async (locale) => {
    const base = (await load('id')) as Catalog;
    const bad = Object.entries((await load(locale)) as Catalog).filter(([key, entry]) => {
      const wanted = places(forms(base[key] ?? '')[0] ?? '');
      return forms(entry).some((text) => places(text).join() !== wanted.join());
    });
    expect(bad).toEqual([]);
  });

  test('leaves a space on both sides of a name in Thai', async () => {
    const texts = Object.values((await load('th')) as Catalog).flatMap(forms);
    const bad = texts.filter((text) =>
      /[^\s]\{(name|names|game|title|author)\}|\{(name|names|game|title|author)\}[^\s]/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('uses the digits 0 to 9 in Thai', async () => {
    expect(
      Object.values((await load('th')) as Catalog)
        .flatMap(forms)
        .filter((text) => /[๐-๙]/.test(text)),
    ).toEqual([]);
  });
});

test('the words for children never blame', async () => {
  const words = /\b(salah|gagal|kalah|error|wrong|failed|loser)\b|แพ้|ผิด/i;
  for (const locale of LOCALES) {
    const all = { ...(await loadHome(locale)), ...(await loadRest(locale)) } as Catalog;
    expect(
      Object.values(all)
        .flatMap(forms)
        .filter((text) => words.test(text)),
    ).toEqual([]);
  }
});
