/** A game as the registry holds it: its card and the loaders of its parts. */
import type { About } from './about.ts';
import type { Rules, Shape } from './rules.ts';
import type { Words } from './words.ts';

export type Locale = 'id' | 'ms' | 'th' | 'en';
export type Catalog = { readonly [key: string]: string | Plural };
/** Chosen by `Intl.PluralRules` on the parameter `n`. Only English has `one`. */
export type Plural = { readonly one?: string; readonly other: string };

/** `view` is typed by the stage (which this folder may not know): the shell narrows it. */
export interface Game<G extends Shape = Shape> {
  readonly about: About<G>;
  rules(): Promise<Rules<G>>;
  words(): Promise<Words<G>>;
  messages(locale: Locale): Promise<Catalog>;
  view(): Promise<unknown>;
}
