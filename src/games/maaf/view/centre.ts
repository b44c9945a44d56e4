/** The pile and the used cards in the middle of the board. They turn as one, so that the cards face whoever is on turn. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '../../../stage/assets.ts';
import { type Card as PaperCard, type CardLook, CARD, card } from '../../../stage/card.ts';
import { GOLD, INK } from '../../../stage/colours.ts';
import { broken } from '../../../stage/label.ts';
import type { Spot } from '../../../stage/rings.ts';
import type { ViewHost } from '../../../stage/board-view.ts';
import { count, DECK_SIZE } from '../cards.ts';
import type { Card, Observation } from '../shape.ts';
import { faceOf } from './art.ts';
import { MIDDLE } from './places.ts';

/** From the middle of the board. */
export const DECK: Spot = { x: -89, y: -1 };
export const USED: Spot = { x: 88, y: 0 };
const TOP_ANGLE = -4;
const UNDER_ANGLE = 5;
const BACKS = 3;

export interface Centre {
  readonly root: Container;
  show(observation: Observation): void;
  /** A card that flies; add it to `root`, destroy it at the end. Null shows the back. */
  loose(face: Card | null): PaperCard;
  look(face: Card | null): CardLook;
  /** Hides the top of the used cards while one flies off or to it. */
  top(face: Card | null): void;
  /** A spot of the board, seen from the turned middle. */
  inside(spot: Spot): Spot;
  dress(scale: number): void;
}

function plate(to: Graphics): Graphics {
  return to.roundRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height, CARD.radius);
}

export function createCentre(host: ViewHost, pictures: Pictures): Centre {
  const root = new Container({ label: 'centre' });
  root.position.set(MIDDLE.x, MIDDLE.y);
  let scale = 1;
  let shown: Observation | null = null;
  const bed = plate(new Graphics()).stroke({ color: GOLD, width: 3, alpha: 0.6 });
  bed.position.set(DECK.x, DECK.y);
  const deck = new Container({ label: 'deck' });
  const deckShadow = plate(new Graphics()).fill({ color: INK, alpha: 0.26 });
  deckShadow.position.set(DECK.x + 3, DECK.y + 13);
  const backs = Array.from({ length: BACKS }, (_, index) => {
    const back = new Sprite({ anchor: 0.5 });
    back.position.set(DECK.x + 2 * (BACKS - 1 - index), DECK.y + 4 * (BACKS - 1 - index));
    return back;
  });
  deck.addChild(deckShadow, ...backs);
  const used = new Container({ label: 'used' });
  root.addChild(bed, deck, used);
  let top: PaperCard | null = null;

  const look = (face: Card | null): CardLook => ({
    texture: pictures.texture(face === null ? 'card-back' : faceOf(face), CARD.width * scale),
    caption:
      face === null ? null : broken(host.say({ key: `card.${face}.caption` }), host.locale(), 13, CARD.width - 26),
  });
  const loose = (face: Card | null) => {
    const made = card(scale);
    made.show(look(face));
    return made;
  };
  const layTop = (face: Card | null) => {
    top?.root.destroy({ children: true });
    top = null;
    if (face === null) return;
    top = loose(face);
    top.root.label = `used ${face}`;
    top.root.position.set(USED.x, USED.y);
    top.root.angle = TOP_ANGLE;
    used.addChild(top.root);
  };
  const layUnder = (cards: number) => {
    for (const child of used.removeChildren()) child.destroy({ children: true });
    top = null;
    if (cards < 2) return;
    const under = new Sprite({ label: 'under', anchor: 0.5 });
    under.texture = pictures.texture('card-blank', CARD.width * scale);
    under.width = CARD.width;
    under.height = CARD.height;
    under.position.set(USED.x + 4, USED.y + 2);
    under.angle = UNDER_ANGLE;
    used.addChild(under);
  };
  const show = (observation: Observation) => {
    shown = observation;
    const stock = Math.ceil((observation.stockSize / DECK_SIZE) * BACKS);
    for (const [index, back] of backs.entries()) back.visible = index >= BACKS - stock;
    deck.visible = stock > 0;
    layUnder(count(observation.used) + (observation.card === null ? 0 : 1));
    layTop(observation.card ?? observation.top);
  };
  return {
    root,
    show,
    loose,
    look,
    top: layTop,
    inside: (spot) => {
      const [x, y] = [spot.x - MIDDLE.x, spot.y - MIDDLE.y];
      const [cos, sin] = [Math.cos(-root.rotation), Math.sin(-root.rotation)];
      return { x: x * cos - y * sin, y: x * sin + y * cos };
    },
    dress: (to) => {
      scale = to;
      for (const back of backs) {
        back.texture = pictures.texture('card-back', CARD.width * scale);
        back.width = CARD.width;
        back.height = CARD.height;
      }
      if (shown) show(shown);
    },
  };
}
