/** The shell's words by language. What Home needs is a small file of its own; the rest comes with the first other screen. */
import type { Locale } from './catalog.ts';
import type { HomeMessages } from './locales/id.ts';
import type { RestMessages } from './locales/rest/id.ts';

export type { HomeMessages, RestMessages };

type Loader<M> = () => Promise<{ readonly messages: M }>;

const home: { readonly [locale in Locale]: Loader<HomeMessages> } = {
  id: () => import('./locales/id.ts'),
  ms: () => import('./locales/ms.ts'),
  th: () => import('./locales/th.ts'),
  en: () => import('./locales/en.ts'),
};

const rest: { readonly [locale in Locale]: Loader<RestMessages> } = {
  id: () => import('./locales/rest/id.ts'),
  ms: () => import('./locales/rest/ms.ts'),
  th: () => import('./locales/rest/th.ts'),
  en: () => import('./locales/rest/en.ts'),
};

export async function loadHome(locale: Locale): Promise<HomeMessages> {
  return (await home[locale]()).messages;
}

export async function loadRest(locale: Locale): Promise<RestMessages> {
  return (await rest[locale]()).messages;
}
