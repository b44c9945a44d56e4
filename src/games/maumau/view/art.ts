/** The addresses of the drawn pictures. A face's name is its card ("10H"); with two colours it ends in "-two". */
import type { Colour } from '../../../contract/player.ts';
import { RANKS, SUITS, type Card, type Suit } from '../cards.ts';

const files: { readonly [path: string]: string } = import.meta.glob<string>('../art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const SUIT_FILES: { readonly [suit in Suit]: string } = { C: 'keriting', D: 'wajik', H: 'hati', S: 'sekop' };

function address(file: string): string {
  const found = files[`../art/${file}.svg`];
  if (found === undefined) throw new RangeError(`no art "${file}"`);
  return found;
}

/** Only clubs and diamonds look different with two colours. */
function twice(name: string, file: string): readonly (readonly [string, string])[] {
  const other = `../art/${file}-two.svg`;
  return [[name, address(file)], ...(other in files ? [[`${name}-two`, address(`${file}-two`)] as const] : [])];
}

/** Everything that is drawn on the canvas, by name. */
export const ART: { readonly [name: string]: string } = Object.fromEntries([
  ...SUITS.flatMap((suit) =>
    RANKS.flatMap((rank) => twice(`${rank}${suit}`, `${rank.toLowerCase()}-${SUIT_FILES[suit]}`)),
  ),
  ...SUITS.flatMap((suit) => twice(`suit-${suit}`, `suit-${SUIT_FILES[suit]}`)),
  ['back', address('card-back')],
  ['back-plain', address('card-back-plain')],
  ['tray', address('tray')],
  ['skip', address('power-skip')],
  ['dealer', address('dealer')],
  ...(['merah', 'biru', 'kuning', 'hijau'] as const).map(
    (colour) => [`seat-${colour}`, address(`seat-${colour}`)] as const,
  ),
]);

/** The token of a seat, in the order of the game's colours. */
export function seatName(colour: Colour): string {
  return `seat-${colour}`;
}

/** What the page shows beside the canvas. */
export const PAGE_ART: { readonly [name: string]: string } = {
  cover: address('cover'),
};

export const PAGES: readonly string[] = Array.from({ length: 7 }, (_, page) => address(`page-${page}`));

function variant(name: string, fourColours: boolean): string {
  return !fourColours && `${name}-two` in ART ? `${name}-two` : name;
}

export function faceName(card: Card, fourColours: boolean): string {
  return variant(card, fourColours);
}

export function suitName(suit: Suit, fourColours: boolean): string {
  return variant(`suit-${suit}`, fourColours);
}
