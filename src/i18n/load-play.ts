/** The words of the play screen by language; they come with the first match. */
import type { Locale } from './catalog.ts';
import type { PlayMessages } from './locales/play/id.ts';

export type { PlayMessages };

const play: { readonly [locale in Locale]: () => Promise<{ readonly messages: PlayMessages }> } = {
  id: () => import('./locales/play/id.ts'),
  ms: () => import('./locales/play/ms.ts'),
  th: () => import('./locales/play/th.ts'),
  en: () => import('./locales/play/en.ts'),
};

export async function loadPlay(locale: Locale): Promise<PlayMessages> {
  return (await play[locale]()).messages;
}
