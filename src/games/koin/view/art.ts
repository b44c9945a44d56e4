/** The addresses of the drawn pictures, and the same coins as text for pictures that are put together (the dish in the tray). */
import map from '../art/map.svg';
import borders from '../art/borders.svg';
import boat from '../art/boat.svg';
import sea from '../art/sea.svg';
import buleleng from '../art/kingdom-buleleng.svg';
import karangasem from '../art/kingdom-karangasem.svg';
import klungkung from '../art/kingdom-klungkung.svg';
import mengwi from '../art/kingdom-mengwi.svg';
import type { CoinColour, Face, Value } from '../kinds.ts';

const addresses = import.meta.glob<string>('../art/coin-*.svg', { eager: true, import: 'default' });
const pages = import.meta.glob<string>('../art/page-*.svg', { eager: true, import: 'default' });
const texts = import.meta.glob<string>('../art/coin-*.svg', { eager: true, import: 'default', query: '?raw' });

function byName(found: { readonly [path: string]: string }): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(found).map(([path, value]) => [path.slice('../art/'.length, -4), value]));
}

const COINS = byName(addresses);
const COIN_TEXTS = byName(texts);

export const SEA_TILE = sea;

/** The pictures of the rules book, page by page. */
export const PAGES: readonly string[] = Object.keys(pages)
  .sort()
  .map((path) => pages[path] ?? '');

export const ART: { readonly [name: string]: string } = {
  map,
  borders,
  boat,
  'kingdom-buleleng': buleleng,
  'kingdom-karangasem': karangasem,
  'kingdom-klungkung': klungkung,
  'kingdom-mengwi': mengwi,
  ...COINS,
};

export function coinName(value: Value, face: Face, colour: CoinColour): string {
  return `coin-${value}-${face}-${colour}`;
}

/** A coin's drawing as SVG text, its own box from −56, −54. */
export function coinText(name: string): string {
  return COIN_TEXTS[name] ?? '';
}
