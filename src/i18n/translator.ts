/** From a message to a sentence. Names are put in last and are data: a name that looks like a placeholder stays as it is. */
import type { Catalog, Locale, Message, Param, Plural } from './catalog.ts';
import { nameInSentence } from './names.ts';

export interface Translator {
  readonly locale: Locale;
  /** The sentence; a key that no catalog has is answered with itself, so that a gap is seen and nothing breaks. */
  readonly say: (message: Message) => string;
  readonly has: (key: string) => boolean;
  readonly number: (value: number) => string;
}

/** A placeholder, and the full stop after it: what ends in a mark of its own needs none. */
const PLACE = /\{(\w+)\}(\.?)/g;

/** Thai has no spaces between words, so a foreign name needs one on either side; never two, none at the ends. */
function spacedName(before: string, name: string, after: string): string {
  const left = before === '' || /[\s([“"'/·:–-]$/u.test(before) ? '' : ' ';
  const right = after === '' || /^[\s)\]”"'/·,.!?…:;–-]/u.test(after) ? '' : ' ';
  return left + name + right;
}

/** Keys are looked for in the catalogs in order: a game's own first, then the shell's. */
export function translator(
  locale: Locale,
  catalogs: readonly Catalog[],
  nameOf: (seat: number) => string = (seat) => String(seat + 1),
): Translator {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale === 'th' ? 'th-u-nu-latn' : locale);

  const entry = (key: string): string | Plural | null => {
    for (const catalog of catalogs) if (Object.hasOwn(catalog, key)) return catalog[key] ?? null;
    return null;
  };

  const template = (message: Message): string => {
    const found = entry(message.key);
    if (found === null) return message.key;
    if (typeof found === 'string') return found;
    const n = message.params?.['n'];
    return typeof n === 'number' && plurals.select(n) === 'one' ? (found.one ?? found.other) : found.other;
  };

  const textOf = (param: Param): string => {
    if (typeof param === 'number') return numbers.format(param);
    if (typeof param === 'string') return param;
    return 'seat' in param ? nameInSentence(nameOf(param.seat)) : say(param);
  };

  const say = (message: Message): string => {
    const text = template(message);
    const params = message.params ?? {};
    return text.replace(PLACE, (whole, name: string, stop: string, offset: number) => {
      const param = Object.hasOwn(params, name) ? params[name] : undefined;
      if (param === undefined) return whole;
      const isName = typeof param === 'object' && 'seat' in param;
      const value = textOf(param);
      if (!isName) return /[!?]$/u.test(value) ? value : value + stop;
      if (locale !== 'th') return value + stop;
      return spacedName(text.slice(0, offset), value, stop + text.slice(offset + whole.length)) + stop;
    });
  };

  return { locale, say, has: (key) => entry(key) !== null, number: (value) => numbers.format(value) };
}
