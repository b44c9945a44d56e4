/** Choosing a suit for a Jack: a sheet over the tray. It never reaches the seal, and the Jack is not laid before a suit is tapped. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '../../../../stage/assets.ts';
import { INK, INK_SOFT, LINE, PAPER, WHITE } from '../../../../stage/colours.ts';
import { broken, label } from '../../../../stage/label.ts';
import { type Suit } from '../../cards.ts';
import { suitName } from '../art.ts';
import type { Places } from '../places.ts';
import { fit } from '../../../../stage/writing.ts';

const EDGE = '#A3864F';
/** In the order of the picture: hearts first. */
const ORDER: readonly Suit[] = ['H', 'D', 'C', 'S'];

export interface ChooserWords {
  readonly title: string;
  readonly note: string;
  readonly suit: (suit: Suit) => string;
  /** "you have 2". */
  readonly own: (suit: Suit) => string;
  readonly locale: string;
}

export interface ChooserLook {
  readonly places: Places;
  readonly pictures: Pictures;
  readonly fourColours: boolean;
  readonly words: ChooserWords;
}

export interface Chooser {
  readonly root: Container;
  open(look: ChooserLook): void;
  close(): void;
  readonly isOpen: () => boolean;
  /** The suit under a point; `beside`: the point is not on the sheet. */
  at(x: number, y: number): Suit | 'sheet' | 'beside';
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Sheet extends Box {
  readonly tiles: readonly (Box & { readonly suit: Suit })[];
  readonly big: boolean;
}

function sheetOf({ tray, width: room, dockTop, top }: Places): Sheet {
  const big = room >= 700 && dockTop - top > 330;
  const width = big ? 660 : Math.min(room - 16, 374);
  const height = big ? 306 : 224;
  const x = Math.max(8, Math.min(room - 8 - width, tray.x - width / 2));
  const y = Math.max(top + 4, Math.min(tray.y - height * 0.42, dockTop - height - 24));
  const pad = big ? 30 : 10;
  const gap = big ? 14 : 6;
  const tile = (width - 2 * pad - 3 * gap) / 4;
  const tiles = ORDER.map((suit, index) => ({
    suit,
    x: x + pad + index * (tile + gap),
    y: y + (big ? 112 : 86),
    width: tile,
    height: big ? 162 : 122,
  }));
  return { x, y, width, height, tiles, big };
}

function isIn(box: Box, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}

/** Text that never grows wider than its place. */
function fitted(text: string, size: number, most: number, options: { readonly body: boolean; readonly soft: boolean }) {
  const writing = label(text, { size, body: options.body, colour: options.soft ? INK_SOFT : INK });
  return fit(writing, most);
}

function tileOf(tile: Sheet['tiles'][number], big: boolean, { pictures, fourColours, words }: ChooserLook): Container {
  const root = new Container({ label: 'suit' });
  const { width, height } = tile;
  const ground = new Graphics();
  ground.roundRect(0, 5, width, height, 22).fill(EDGE);
  ground.roundRect(0, 0, width, height, 22).fill(WHITE).stroke({ color: EDGE, width: 2.5 });
  const size = big ? 76 : 52;
  const sign = new Sprite({ texture: pictures.texture(suitName(tile.suit, fourColours), size), anchor: 0.5 });
  sign.width = size;
  sign.height = size;
  sign.position.set(width / 2, height * 0.36);
  const name = fitted(words.suit(tile.suit), big ? 21 : 16, width - 10, { body: false, soft: false });
  name.position.set(width / 2, height * 0.72);
  const own = fitted(words.own(tile.suit), big ? 14 : 12, width - 22, { body: true, soft: true });
  own.position.set(width / 2, height * 0.86);
  root.addChild(ground, sign, name, own);
  root.position.set(tile.x, tile.y);
  return root;
}

function scrim({ width, height, dockTop, seal }: Places): Graphics {
  const shade = new Graphics();
  shade.rect(0, 0, width, Math.min(height, dockTop)).fill({ color: INK, alpha: 0.52 });
  // The seal stays in the light.
  shade.circle(seal.x, seal.y, seal.radius * 1.1).cut();
  return shade;
}

export function chooser(): Chooser {
  const root = new Container({ label: 'chooser' });
  let sheet: Sheet | null = null;
  const close = () => {
    for (const child of root.removeChildren()) child.destroy({ children: true });
    sheet = null;
  };
  return {
    root,
    open: (look) => {
      close();
      sheet = sheetOf(look.places);
      const { x, y, width, height, big } = sheet;
      const panel = new Graphics();
      panel.roundRect(x, y + 5, width, height, 26).fill(LINE);
      panel.roundRect(x, y, width, height, 26).fill(PAPER).stroke({ color: LINE, width: 2.5 });
      const title = fitted(look.words.title, big ? 33 : 26, width - 40, { body: false, soft: false });
      title.position.set(x + width / 2, y + (big ? 44 : 30));
      const size = big ? 18 : 15;
      const note = label(broken(look.words.note, look.words.locale, size, width - 24), {
        size,
        body: true,
        colour: INK_SOFT,
      });
      if (note.text.includes('\n')) note.scale.set(0.86);
      note.position.set(x + width / 2, y + (big ? 82 : 61));
      root.addChild(scrim(look.places), panel, title, note, ...sheet.tiles.map((tile) => tileOf(tile, big, look)));
    },
    close,
    isOpen: () => sheet !== null,
    at: (x, y) => {
      if (sheet === null) return 'beside';
      const tile = sheet.tiles.find((one) => isIn(one, x, y));
      if (tile !== undefined) return tile.suit;
      return isIn(sheet, x, y) ? 'sheet' : 'beside';
    },
  };
}
