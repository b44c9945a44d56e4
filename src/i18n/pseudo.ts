/** A pretend language for tests and pictures: what is not translated stays plain, what is too narrow overflows. */
import type { Catalog } from './catalog.ts';

const ACCENTS: { readonly [letter: string]: string } = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ô',
  u: 'û',
  A: 'Â',
  n: 'ñ',
  s: 'š',
};

/** About a third longer, in brackets, with accents; placeholders stay. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const letters = parts.map((part) =>
    part.startsWith('{') ? part : part.replace(/[aeiouAns]/g, (one) => ACCENTS[one] ?? one),
  );
  return `[${letters.join('')}${'·'.repeat(Math.ceil(text.length * 0.35))}]`;
}

export function pseudoCatalog(catalog: Catalog): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? pseudoText(value)
        : { ...(value.one === undefined ? {} : { one: pseudoText(value.one) }), other: pseudoText(value.other) },
    ]),
  );
}
