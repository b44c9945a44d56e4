/** When something was, as a family would say it: the time today, the day this week, else the date. */
import type { Locale } from './catalog.ts';

const TAGS: { readonly [locale in Locale]: string } = { id: 'id-ID', ms: 'ms-MY', th: 'th-TH-u-nu-latn', en: 'en-GB' };
const DAY = 86_400_000;

export interface When {
  /** `today`: `text` is a clock time; `week`: a weekday; `date`: a day and month. */
  readonly kind: 'today' | 'week' | 'date';
  readonly text: string;
}

export function whenOf(locale: Locale, then: number, now: number): When {
  const tag = TAGS[locale];
  const date = new Date(then);
  if (date.toDateString() === new Date(now).toDateString()) {
    return { kind: 'today', text: new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(date) };
  }
  if (Math.abs(now - then) < 6 * DAY) {
    return { kind: 'week', text: new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(date) };
  }
  return { kind: 'date', text: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' }).format(date) };
}

/** Names in a row, "Rani, Bimo, Ayah", with the language's own comma rules. */
export function listOf(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(TAGS[locale], { type: 'unit', style: 'short' }).format(names);
}

/** Names that did something together, "Rani dan Bimo"; Thai keeps its spaces round names. */
export function togetherOf(locale: Locale, names: readonly string[]): string {
  const parts = new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).formatToParts(names);
  const between = (text: string) => (locale === 'th' ? ` ${text.trim()} `.replace(/^ +$/, ' ') : text);
  return parts.map(({ type, value }) => (type === 'element' ? value : between(value))).join('');
}
