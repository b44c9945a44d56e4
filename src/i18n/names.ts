/** Names as people typed them: data from outside, so they may be empty, endless, right-to-left or full of signs. Never markup. */

/** What Set-up lets people type, in letters as a reader counts them. */
export const NAME_LETTERS = 12;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** No line breaks, no invisible controls (they could turn a sentence round), single spaces. */
export function cleanName(name: string): string {
  return name
    .replace(/[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The first letters of a name; a cut name ends with "…". Letters with marks and joined emoji stay whole. */
export function cutName(name: string, most = NAME_LETTERS): string {
  const clean = cleanName(name);
  // A letter is at most a few dozen code units, so the rest of an endless name need not be looked at.
  const list = [...letters.segment(clean.slice(0, most * 40))].map((one) => one.segment);
  return list.length <= most ? list.join('') : `${list.slice(0, most - 1).join('')}…`;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;

/** A name for the inside of a sentence: one that is written from the right is isolated, so that it turns nothing else. */
export function nameInSentence(name: string): string {
  const cut = cutName(name);
  return RIGHT_TO_LEFT.test(cut) ? `\u2068${cut}\u2069` : cut;
}
