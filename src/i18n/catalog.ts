/** The shapes of words. Declared here once more, as this folder stands below `contract`: both sides fit by their structure. */

export const LOCALES = ['id', 'ms', 'th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words, for the switch. */
export const LOCALE_NAMES: { readonly [locale in Locale]: string } = {
  id: 'Indonesia',
  ms: 'Melayu',
  th: 'ไทย',
  en: 'English',
};

/** Chosen by `Intl.PluralRules` on the parameter `n`. Only English has `one`. */
export type Plural = { readonly one?: string; readonly other: string };
export type Catalog = { readonly [key: string]: string | Plural };

/** A value inside a sentence: text, a number, the name of a seat's player, or another sentence. */
export type Param = string | number | { readonly seat: number } | Message;

export interface Message {
  readonly key: string;
  readonly params?: { readonly [name: string]: Param };
}

/** Every key of `C` in another language. */
export type Translation<C extends Catalog> = { readonly [K in keyof C]: string | Plural };

/** The first language of this list that the app speaks; English where none fits. */
export function pickLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === base);
    if (found !== undefined) return found;
  }
  return 'en';
}
