/** How wide a text on the canvas is. Where nothing can be measured (tests without a page) it is guessed from its letters. */
import type { Text } from 'pixi.js';

/** Mean width of a letter, in its size. */
const LETTER = 0.55;

export function widthOf(writing: Text): number {
  if (typeof document !== 'undefined') return writing.width;
  const longest = Math.max(...writing.text.split('\n').map((line) => line.length));
  return longest * Number(writing.style.fontSize) * LETTER;
}

/** Makes a text smaller where it would grow wider than `most`. */
export function fit<T extends Text>(writing: T, most: number): T {
  const width = widthOf(writing);
  if (width > most) writing.scale.set(most / width);
  return writing;
}
