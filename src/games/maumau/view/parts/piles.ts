/** The stock and the pile on the tray, with what is pending: the wish beside the pile, the waiting cards on the stock. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '../../../../stage/assets.ts';
import { card as paperCard } from '../../../../stage/card.ts';
import { GOLD, INK, PAPER, PLUM, WHITE } from '../../../../stage/colours.ts';
import { label } from '../../../../stage/label.ts';
import type { Card } from '../../cards.ts';
import { SUITS } from '../../cards.ts';
import { faceName, suitName } from '../art.ts';
import type { Model } from '../model.ts';
import { type Places, TALL } from '../places.ts';
import { widthOf } from '../../../../stage/writing.ts';

/** Cards under the top one lie a little askew, each length of the pile in its own way. */
const ANGLES = [-9, 7, -2, 5, -6, 3];
const LAYERS = 4;

export interface PilesLook {
  readonly pictures: Pictures;
  readonly fourColours: boolean;
  /** Width at which all faces are drawn. */
  readonly face: number;
}

export interface Piles {
  readonly root: Container;
  draw(model: Model, places: Places, look: PilesLook): void;
  /** A plum frame round the stock: it may be touched. */
  light(isLit: boolean): void;
  /** 0–1: the count of waiting cards jumps. */
  jump(amount: number): void;
}

export function facePaper(card: Card, width: number, look: PilesLook) {
  const paper = paperCard(width / 150);
  paper.show({ texture: look.pictures.texture(faceName(card, look.fourColours), look.face), caption: null });
  paper.root.scale.set(width / 150);
  return paper;
}

function stockOf(model: Model, places: Places, { pictures, face }: PilesLook): Container {
  const root = new Container({ label: 'stock' });
  const layers = Math.min(LAYERS, model.stock);
  for (let layer = layers - 1; layer >= 0; layer--) {
    const paper = paperCard(places.card / 150);
    paper.show({ texture: pictures.texture('back', face), caption: null });
    paper.root.scale.set(places.card / 150);
    paper.root.y = layer * places.card * 0.034;
    root.addChild(paper.root);
  }
  if (layers === 0) root.addChild(emptyPlace(places.card));
  root.addChild(countChip(String(model.stock), places.card));
  return root;
}

/** Where the stock was: whoever touches it gets the used cards, shuffled. */
function emptyPlace(width: number): Graphics {
  const place = new Graphics();
  place.roundRect(-width / 2, (-width * TALL) / 2, width, width * TALL, width * 0.1);
  place.fill({ color: INK, alpha: 0.1 }).stroke({ color: INK, width: 3, alpha: 0.5 });
  const radius = width * 0.24;
  place
    .moveTo(radius, 0)
    .arc(0, 0, radius, 0, Math.PI * 1.5)
    .stroke({ color: INK, width: 5, alpha: 0.6, cap: 'round' });
  place
    .moveTo(-2, -radius - 9)
    .lineTo(9, -radius)
    .lineTo(-2, -radius + 9)
    .stroke({ color: INK, width: 5, alpha: 0.6 });
  return place;
}

function countChip(text: string, width: number): Container {
  const chip = new Container({ label: 'count' });
  const size = Math.max(15, width * 0.19);
  const writing = label(text, { size });
  const half = Math.max(size * 0.95, widthOf(writing) / 2 + size * 0.45);
  const ground = new Graphics().roundRect(-half, -size * 0.72, half * 2, size * 1.44, size * 0.72);
  ground.fill(PAPER).stroke({ color: INK, width: 2 });
  writing.y = 1;
  chip.addChild(ground, writing);
  chip.position.set(0, (width * TALL) / 2 + width * 0.05);
  return chip;
}

function pileOf(model: Model, places: Places, look: PilesLook): Container {
  const root = new Container({ label: 'pile' });
  const shown = model.pile.slice(0, 3).reverse();
  for (const [index, card] of shown.entries()) {
    const paper = facePaper(card, places.card, look);
    const depth = model.pile.length - (shown.length - 1 - index);
    const isTop = index === shown.length - 1;
    paper.root.angle = isTop ? -2 : (ANGLES[depth % ANGLES.length] ?? 0);
    root.addChild(paper.root);
  }
  return root;
}

/** The wished suit on a medal; four small ones where any card may follow. */
function wishMedal(model: Model, places: Places, { pictures, fourColours }: PilesLook): Container | null {
  const { wish } = model;
  if (wish === null) return null;
  const radius = places.card * 0.34;
  const medal = new Container({ label: 'wish' });
  const ground = new Graphics().circle(0, 3, radius).fill({ color: INK, alpha: 0.3 });
  ground
    .circle(0, 0, radius)
    .fill(PAPER)
    .stroke({ color: GOLD, width: radius * 0.14 });
  ground.circle(0, 0, radius * 1.07).stroke({ color: INK, width: 2 });
  medal.addChild(ground);
  for (const [index, suit] of (wish === 'any' ? SUITS : [wish]).entries()) {
    const width = wish === 'any' ? radius * 0.62 : radius * 1.3;
    const sign = new Sprite({ texture: pictures.texture(suitName(suit, fourColours), width), anchor: 0.5 });
    sign.width = width;
    sign.height = width;
    if (wish === 'any')
      sign.position.set((index % 2 === 0 ? -1 : 1) * radius * 0.36, (index < 2 ? -1 : 1) * radius * 0.36);
    medal.addChild(sign);
  }
  medal.position.set(places.pile.x + places.card * 0.56, places.pile.y - places.card * 0.62);
  return medal;
}

/** "+4", as big as it feels. */
function penaltyMark(model: Model, places: Places): Container | null {
  if (model.penalty === 0) return null;
  const radius = places.card * 0.4;
  const mark = new Container({ label: 'penalty' });
  const ground = new Graphics().circle(0, 4, radius).fill({ color: INK, alpha: 0.35 });
  ground
    .circle(0, 0, radius)
    .fill(PLUM)
    .stroke({ color: WHITE, width: radius * 0.12 });
  const writing = label(`+${model.penalty}`, { size: radius * 1.05, colour: WHITE, weight: '800' });
  mark.addChild(ground, writing);
  mark.position.set(places.stock.x, places.stock.y - places.card * 0.08);
  return mark;
}

/** White and plum round a card of this width: it may be touched. */
export function drawFrame(to: Graphics, width: number): void {
  const unit = width / 150;
  const plate = (out: number) =>
    to.roundRect(
      -width / 2 - out * unit,
      (-width * TALL) / 2 - out * unit,
      width + 2 * out * unit,
      width * TALL + 2 * out * unit,
      20 * unit,
    );
  to.clear();
  plate(8).fill(WHITE);
  plate(7).stroke({ color: PLUM, width: 6 * unit });
}

export function piles(): Piles {
  const root = new Container({ label: 'piles' });
  const frame = new Graphics();
  let mark: Container | null = null;
  return {
    root,
    draw: (model, places, look) => {
      for (const child of root.removeChildren()) if (child !== frame) child.destroy({ children: true });
      const stock = stockOf(model, places, look);
      stock.position.set(places.stock.x, places.stock.y);
      const pile = pileOf(model, places, look);
      pile.position.set(places.pile.x, places.pile.y);
      mark = penaltyMark(model, places);
      drawFrame(frame, places.card);
      frame.position.set(places.stock.x, places.stock.y);
      const medal = wishMedal(model, places, look);
      root.addChild(frame, stock, pile, ...(medal === null ? [] : [medal]), ...(mark === null ? [] : [mark]));
    },
    light: (isLit) => {
      frame.visible = isLit;
    },
    jump: (amount) => {
      mark?.scale.set(1 + 0.35 * amount);
    },
  };
}
