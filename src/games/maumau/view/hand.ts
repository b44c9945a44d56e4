/** The own open hand: an arc that squeezes, then scrolls. It is made anew for each view and destroyed with it: no face waits behind a cover. */
import { Container, Graphics } from 'pixi.js';
import type { Card as Paper } from '../../../stage/card.ts';
import { GOLD, INK, PAPER } from '../../../stage/colours.ts';
import { label } from '../../../stage/label.ts';
import type { Place } from '../../../stage/board-view.ts';
import type { Card } from '../cards.ts';
import { drawFrame, facePaper, type PilesLook } from './piles.ts';
import { type Places, type Spot, TALL } from './places.ts';

/** The least of a card that is to be seen beside the next one. */
const STRIP = 44;
const ANGLE = 6.5;
const SPREAD = 39;
const LIFT_PLAYABLE = 20;
const LIFT_CHOSEN = 58;
const VEIL = 0.62;

/** How a card stands: it can be laid, it cannot, it is chosen, or nobody is asked. */
export type Standing = 'free' | 'open' | 'shut' | 'chosen';

interface Held extends Spot {
  readonly card: Card;
  readonly turn: number;
}

export interface HandLook extends PilesLook {
  readonly places: Places;
  readonly fresh: readonly Card[];
  /** "new", in the player's language. */
  readonly newWord: string;
}

export interface Hand {
  readonly root: Container;
  draw(cards: readonly Card[] | null, look: HandLook): void;
  stand(standingOf: (card: Card) => Standing): void;
  /** The card under a point, or null. */
  at(x: number, y: number): Card | null;
  placeOf(card: Card): Place | null;
  /** Moves the row by so many px where it does not fit; false where it does. */
  scroll(by: number): boolean;
  readonly scrolls: () => boolean;
  /** A short wobble of a card: it cannot be laid. `way` 0–1. */
  wobble(card: Card, way: number): void;
}

interface Row {
  readonly spots: readonly Held[];
  /** How far it may be moved to the left. */
  readonly over: number;
}

/** Where the cards stand before any scrolling: the first and the last as far apart as there is room. */
function rowOf(cards: readonly Card[], { hand }: Places): Row {
  const count = cards.length;
  const gaps = Math.max(1, count - 1);
  const room = hand.width - hand.card;
  const step = Math.max(STRIP, Math.min(hand.card * 0.82, room / gaps));
  const over = Math.max(0, step * (count - 1) - room);
  const angle = over > 0 ? 0 : Math.min(ANGLE, SPREAD / gaps);
  const start = over > 0 ? hand.x - room / 2 : hand.x - (step * (count - 1)) / 2;
  const spots = cards.map((card, index) => {
    const turn = (index - (count - 1) / 2) * angle;
    const drop = angle === 0 ? 0 : (step / Math.sin((angle * Math.PI) / 180)) * (1 - Math.cos((turn * Math.PI) / 180));
    return { card, x: start + index * step, y: hand.y + drop * 0.85, turn };
  });
  return { spots, over };
}

function newMark(word: string, scale: number): Container {
  const mark = new Container();
  const writing = label(word, { size: 21, scale });
  const half = writing.width / 2 + 12;
  const ground = new Graphics()
    .roundRect(-half, -16, half * 2, 32, 16)
    .fill(GOLD)
    .stroke({ color: INK, width: 2.5 });
  mark.addChild(ground, writing);
  mark.position.set(0, -112);
  return mark;
}

/** A dark edge with a small arrow: there are more cards that way. */
function moreMark(side: -1 | 1, { hand, dockTop }: Places): Graphics {
  const mark = new Graphics();
  const x = hand.x + side * (hand.width / 2 - 8);
  const y = dockTop + hand.card * 0.45;
  mark.circle(x, y, 15).fill({ color: PAPER, alpha: 0.95 }).stroke({ color: INK, width: 2 });
  mark
    .moveTo(x - 4 * side, y - 7)
    .lineTo(x + 4 * side, y)
    .lineTo(x - 4 * side, y + 7);
  return mark.stroke({ color: INK, width: 3, cap: 'round', join: 'round' });
}

/** How far a card is lifted along its own axis. */
function liftOf(standing: Standing): number {
  return standing === 'chosen' ? LIFT_CHOSEN : standing === 'open' ? LIFT_PLAYABLE : 0;
}

export function hand(): Hand {
  const root = new Container({ label: 'hand' });
  let row: Row = { spots: [], over: 0 };
  let papers: readonly Paper[] = [];
  let frames: readonly Graphics[] = [];
  let standings: readonly Standing[] = [];
  let places: Places | null = null;
  let moved = 0;
  let more: readonly (readonly [1 | -1, Graphics])[] = [];

  const xOf = (spot: Held) => spot.x - moved;
  const put = () => {
    for (const [index, paper] of papers.entries()) {
      const spot = row.spots[index];
      if (spot === undefined) continue;
      const lift = liftOf(standings[index] ?? 'free') * ((places?.hand.card ?? 150) / 150);
      const turn = (spot.turn * Math.PI) / 180;
      paper.root.position.set(xOf(spot) + Math.sin(turn) * lift, spot.y - Math.cos(turn) * lift);
      paper.root.angle = spot.turn;
    }
    for (const [side, mark] of more) mark.visible = side === 1 ? moved < row.over - 4 : moved > 4;
  };
  const clear = () => {
    for (const child of root.removeChildren()) child.destroy({ children: true });
    papers = [];
    frames = [];
    standings = [];
    more = [];
    row = { spots: [], over: 0 };
  };
  const windowed = (spot: Places) => {
    const { hand: area, width, height, top } = spot;
    const left = row.over > 0 ? area.x - area.width / 2 : 0;
    const wide = row.over > 0 ? area.width : width;
    return new Graphics().rect(left, top, wide, height - top).fill(0xffffff);
  };
  return {
    root,
    draw: (cards, look) => {
      clear();
      root.mask = null;
      places = look.places;
      if (cards === null) {
        moved = 0;
        return;
      }
      row = rowOf(cards, look.places);
      moved = Math.min(moved, row.over);
      const width = look.places.hand.card;
      papers = cards.map((card) => {
        const paper = facePaper(card, width, look);
        if (look.fresh.includes(card)) paper.root.addChild(newMark(look.newWord, width / 150));
        root.addChild(paper.root);
        return paper;
      });
      frames = papers.map((paper) => {
        const frame = new Graphics();
        drawFrame(frame, 150);
        frame.visible = false;
        paper.root.addChildAt(frame, 0);
        return frame;
      });
      standings = cards.map(() => 'free');
      if (row.over > 0) {
        const window = windowed(look.places);
        root.addChild(window);
        root.mask = window;
        more = ([-1, 1] as const).map((side) => [side, moreMark(side, look.places)] as const);
        root.addChild(...more.map(([, mark]) => mark));
      }
      put();
    },
    stand: (standingOf) => {
      standings = row.spots.map(({ card }) => standingOf(card));
      for (const [index, paper] of papers.entries()) {
        const standing = standings[index] ?? 'free';
        const frame = frames[index];
        if (frame) frame.visible = standing === 'open' || standing === 'chosen';
        paper.veil(standing === 'shut' ? VEIL : 0);
      }
      put();
    },
    at: (x, y) => {
      if (places === null) return null;
      const { card: width, x: middle, width: wide } = places.hand;
      if (row.over > 0 && Math.abs(x - middle) > wide / 2) return null;
      for (let index = row.spots.length - 1; index >= 0; index--) {
        const spot = row.spots[index];
        const paper = papers[index];
        if (spot === undefined || paper === undefined) continue;
        const angle = (-spot.turn * Math.PI) / 180;
        const dx = x - paper.root.x;
        const dy = y - paper.root.y;
        const across = dx * Math.cos(angle) - dy * Math.sin(angle);
        const along = dx * Math.sin(angle) + dy * Math.cos(angle);
        if (Math.abs(across) <= width / 2 && along >= (-width * TALL) / 2 && along <= (width * TALL) / 2 + 60)
          return spot.card;
      }
      return null;
    },
    placeOf: (card) => {
      const index = row.spots.findIndex((spot) => spot.card === card);
      const paper = papers[index];
      if (paper === undefined || places === null) return null;
      const width = places.hand.card;
      return { x: paper.root.x - width / 2, y: paper.root.y - (width * TALL) / 2, width, height: width * TALL };
    },
    scroll: (by) => {
      const next = Math.max(0, Math.min(row.over, moved + by));
      const isMoved = next !== moved;
      moved = next;
      put();
      return isMoved;
    },
    scrolls: () => row.over > 0,
    wobble: (card, way) => {
      const index = row.spots.findIndex((spot) => spot.card === card);
      const spot = row.spots[index];
      const paper = papers[index];
      if (spot && paper) paper.root.x = xOf(spot) + Math.sin(way * Math.PI * 4) * 7 * (1 - way);
    },
  };
}
