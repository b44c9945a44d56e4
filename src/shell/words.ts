/** The shell's words as signals: a screen that calls `t` is drawn again when the language changes. */
import { signal } from '@preact/signals';
import type { Colour } from '../contract/player.ts';
import { type Catalog, type Locale, type Param, pickLocale } from '../i18n/catalog.ts';
import { type HomeMessages, loadHome, loadRest, type RestMessages } from '../i18n/load.ts';
import { type Translator, translator } from '../i18n/translator.ts';

export type HomeKey = keyof HomeMessages;
export type Key = HomeKey | keyof RestMessages;

export const locale = signal<Locale>('id');

const words = signal<Translator>(translator('id', []));
let home: Catalog = {};
let rest: Catalog | null = null;
let wantsRest = false;
let turn = 0;
let pretended = (catalog: Catalog): Catalog => catalog;

/** In development `?pseudo` in the address shows the pretend language: what is not translated, what is too narrow. */
if (import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo')) {
  pretended = (await import('../i18n/pseudo.ts')).pseudoCatalog;
}

/** A sentence of the shell. Keys outside Home's may be used once `needRest` has resolved. */
export function t(key: Key, params?: { readonly [name: string]: Param }): string {
  return words.value.say(params === undefined ? { key } : { key, params });
}

/** The shell's translator, for numbers and for messages whose key is not known when compiling. */
export function shellWords(): Translator {
  return words.value;
}

/** Loads a language and shows it. A slower load that was overtaken by a later choice is dropped. */
export async function showLocale(next: Locale): Promise<void> {
  const own = ++turn;
  const [nextHome, nextRest] = await Promise.all([loadHome(next), wantsRest ? loadRest(next) : null]);
  if (own !== turn) return;
  home = nextHome;
  rest = nextRest;
  put(next);
}

/** Loads the words of all other screens, now and with each later language. */
export async function needRest(): Promise<void> {
  wantsRest = true;
  if (rest !== null) return;
  const now = locale.value;
  const loaded = await loadRest(now);
  if (now !== locale.value) return needRest();
  rest = loaded;
  put(now);
}

function put(next: Locale): void {
  words.value = translator(next, [home, rest ?? {}].map(pretended));
  locale.value = next;
  document.documentElement.lang = next;
}

/** A game's words first, then the shell's. `nameOf` gives the name of a seat's player as it was typed. */
export function gameWords(catalog: Catalog, nameOf: (seat: number) => string): Translator {
  return translator(locale.value, [catalog, home, rest ?? {}], nameOf);
}

/** What the browser asks for. */
export function browserLocale(): Locale {
  return pickLocale(navigator.languages);
}

/** The words that name whoever typed no name in Set-up. */
export function draftWords() {
  return { symbol: (colour: Colour) => t(`symbol.${colour}`), computer: t('player.computer') };
}
