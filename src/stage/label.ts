/** Short texts on a canvas. Lines are broken here, by words of the language: Pixi does not break Thai at all, and sentences belong in the page. */
import { Text, type TextStyleFontWeight } from 'pixi.js';
import { INK } from './colours.ts';
import { resolution } from './assets.ts';

export const DISPLAY_FONT = ['Baloo 2', 'Mitr', 'sans-serif'];
export const BODY_FONT = ['Nunito', 'Noto Sans Thai Looped', 'sans-serif'];

export interface LabelStyle {
  /** In units of the container it stands in. */
  readonly size: number;
  /** How many CSS px such a unit is, so that letters are drawn sharp. Default 1. */
  readonly scale?: number;
  readonly colour?: string;
  readonly body?: boolean;
  readonly weight?: TextStyleFontWeight;
}

/** A text centred on its own origin. */
export function label(text: string, style: LabelStyle): Text {
  const made = new Text({
    text,
    style: {
      fontFamily: style.body ? BODY_FONT : DISPLAY_FONT,
      fontSize: style.size,
      fontWeight: style.weight ?? '700',
      fill: style.colour ?? INK,
      align: 'center',
      lineHeight: style.size * 1.15,
      padding: style.size * 0.3,
    },
    resolution: resolution() * Math.max(0.25, style.scale ?? 1),
  });
  made.anchor.set(0.5);
  return made;
}

/** Mean width of a letter in ems, where nothing can be measured. */
const LETTER = 0.55;

let pen: CanvasRenderingContext2D | null = null;

function widthOf(text: string, size: number): number {
  if (typeof document === 'undefined') return text.length * size * LETTER;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * LETTER;
  pen.font = `700 ${size}px ${BODY_FONT.map((family) => `"${family}"`).join(', ')}`;
  return pen.measureText(text).width;
}

/** The pieces of a text after which a line may break, by the language's own words. */
function pieces(text: string, locale: string): readonly string[] {
  if (locale !== 'th') return text.split(/(?<= )/);
  // Firefox before 125 cannot tell words apart: then the text stays in one line.
  if (typeof Intl.Segmenter !== 'function') return [text];
  return [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map((piece) => piece.segment);
}

/** The text with line breaks so that no line is wider than `width` (unless one word is), in units of `size`. */
export function broken(text: string, locale: string, size: number, width: number): string {
  const lines = [''];
  for (const piece of pieces(text, locale)) {
    const longer = lines[lines.length - 1] + piece;
    if (lines[lines.length - 1] === '' || widthOf(longer.trimEnd(), size) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece.trimStart());
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
