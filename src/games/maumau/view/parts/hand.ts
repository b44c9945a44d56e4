/** The own open hand. It is made anew for each view and destroyed with it: no face waits behind a cover. */
import { Container, Graphics } from 'pixi.js';
import { INK, PAPER } from '../../../../stage/colours.ts';
import type { Place } from '../../../../stage/board-view.ts';
import type { Card } from '../../cards.ts';
import { type HeldCard, heldCard, type Standing } from './held-card.ts';
import type { PilesLook } from './piles.ts';
import { type Places, TALL } from '../places.ts';
import { covers, NO_ROW, type Row, rowOf } from './row.ts';

export interface HandLook extends PilesLook {
  readonly places: Places;
  readonly fresh: readonly Card[];
  /** "new", in the player's language. */
  readonly newWord: string;
}

/** A small arrow at the edge: there are more cards that way. */
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

export class Hand {
  readonly root = new Container({ label: 'hand' });
  #row: Row = NO_ROW;
  #cards: readonly HeldCard[] = [];
  #places: Places | null = null;
  #moved = 0;
  #more: readonly (readonly [1 | -1, Graphics])[] = [];

  /** Null: no hand lies open. */
  draw(cards: readonly Card[] | null, look: HandLook): void {
    this.#clear();
    this.#places = look.places;
    if (cards === null) {
      this.#moved = 0;
      return;
    }
    const { places, fresh, newWord } = look;
    this.#row = rowOf(cards, places);
    this.#moved = Math.min(this.#moved, this.#row.over);
    this.#cards = cards.map((card) => heldCard(card, places.hand.card, look, fresh.includes(card) ? newWord : null));
    if (this.#cards.length > 0) this.root.addChild(...this.#cards.map((held) => held.root));
    if (this.#row.over > 0) this.#window(places);
    this.#put();
  }

  stand(standingOf: (card: Card) => Standing): void {
    for (const held of this.#cards) held.stand(standingOf(held.card));
    this.#put();
  }

  /** The card under a point, or null. */
  at(x: number, y: number): Card | null {
    if (this.#places === null) return null;
    const { card: width, x: middle, width: wide } = this.#places.hand;
    if (this.#row.over > 0 && Math.abs(x - middle) > wide / 2) return null;
    const found = this.#cards.findLast(({ root }) => covers({ x: root.x, y: root.y, turn: root.angle }, width, x, y));
    return found?.card ?? null;
  }

  placeOf(card: Card): Place | null {
    const held = this.#cards.find((one) => one.card === card);
    if (held === undefined || this.#places === null) return null;
    const width = this.#places.hand.card;
    return { x: held.root.x - width / 2, y: held.root.y - (width * TALL) / 2, width, height: width * TALL };
  }

  /** Moves the row by so many px where it does not fit. */
  scroll(by: number): void {
    this.#moved = Math.max(0, Math.min(this.#row.over, this.#moved + by));
    this.#put();
  }

  /** Moves a row that does not fit until the whole card is to be seen. */
  reveal(card: Card): void {
    const spot = this.#row.spots.find((one) => one.card === card);
    if (spot === undefined || this.#places === null || this.#row.over === 0) return;
    const { hand } = this.#places;
    const room = (hand.width - hand.card) / 2;
    const off = spot.x - this.#moved - hand.x;
    if (off < -room) this.scroll(off + room);
    if (off > room) this.scroll(off - room);
  }

  scrolls(): boolean {
    return this.#row.over > 0;
  }

  /** A card follows the finger that drags it; both zero puts it back. */
  drag(card: Card, right: number, down: number): void {
    this.#put();
    const held = this.#cards.find((one) => one.card === card);
    if (held === undefined) return;
    held.root.x += right;
    held.root.y += down;
    if (right !== 0 || down !== 0) held.root.angle = 0;
  }

  /** A short wobble of a card that cannot be laid. `way` 0–1. */
  wobble(card: Card, way: number): void {
    const index = this.#cards.findIndex((one) => one.card === card);
    const spot = this.#row.spots[index];
    const held = this.#cards[index];
    if (spot && held) held.root.x = spot.x - this.#moved + Math.sin(way * Math.PI * 4) * 7 * (1 - way);
  }

  #clear(): void {
    this.root.mask = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.#cards = [];
    this.#more = [];
    this.#row = NO_ROW;
  }

  #put(): void {
    for (const [index, held] of this.#cards.entries()) {
      const spot = this.#row.spots[index];
      if (spot === undefined) continue;
      const turn = (spot.turn * Math.PI) / 180;
      const lift = held.lift();
      held.root.position.set(spot.x - this.#moved + Math.sin(turn) * lift, spot.y - Math.cos(turn) * lift);
      held.root.angle = spot.turn;
    }
    for (const [side, mark] of this.#more) {
      mark.visible = side === 1 ? this.#moved < this.#row.over - 4 : this.#moved > 4;
    }
  }

  /** Where the row scrolls it ends at the edges of its room. */
  #window(places: Places): void {
    const { hand, height, top } = places;
    const window = new Graphics().rect(hand.x - hand.width / 2, top, hand.width, height - top).fill('#FFFFFF');
    this.#more = ([-1, 1] as const).map((side) => [side, moreMark(side, places)] as const);
    this.root.addChild(window, ...this.#more.map(([, mark]) => mark));
    this.root.mask = window;
  }
}
