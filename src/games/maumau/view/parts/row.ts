/** Where the cards of the own hand stand: an arc that squeezes and flattens, then a straight row that scrolls. Geometry only. */
import type { Card } from '../../cards.ts';
import { type Places, type Spot, TALL } from '../places.ts';

/** The least of a card that is to be seen beside the next one. */
const STRIP = 44;
/** Degrees between two cards, and across a whole arc at most. */
const ANGLE = 6.5;
const SPREAD = 30;
/** Of a card's width, where there is room for it. */
const STEP = 0.8;
const DROP = 0.8;
/** px by which a leaning corner may stand out of the hand's room. */
const MARGIN = 6;

export interface Held extends Spot {
  readonly card: Card;
  /** Degrees. */
  readonly turn: number;
}

export interface Row {
  readonly spots: readonly Held[];
  /** How far it may be moved to the left; 0 where everything is to be seen. */
  readonly over: number;
}

export const NO_ROW: Row = { spots: [], over: 0 };

export function rowOf(cards: readonly Card[], { hand }: Places): Row {
  const count = cards.length;
  const gaps = Math.max(1, count - 1);
  const room = hand.width - hand.card;
  const wanted = Math.min(ANGLE, SPREAD / gaps);
  const step = Math.max(STRIP, Math.min(hand.card * STEP, (room - 2 * leanOf((wanted * gaps) / 2, hand.card)) / gaps));
  const over = Math.max(0, step * (count - 1) - room);
  const angle = over > 0 ? 0 : Math.min(wanted, (2 * angleFor((room - step * (count - 1)) / 2, hand.card)) / gaps);
  const start = over > 0 ? hand.x - room / 2 : hand.x - (step * (count - 1)) / 2;
  const bend = angle === 0 ? 0 : (step / Math.sin((angle * Math.PI) / 180)) * DROP;
  const spots = cards.map((card, index) => {
    const turn = (index - (count - 1) / 2) * angle;
    return { card, x: start + index * step, y: hand.y + bend * (1 - Math.cos((turn * Math.PI) / 180)), turn };
  });
  return { spots, over };
}

/** How far the corners of a card that leans by so many degrees stand out beside it. */
function leanOf(degrees: number, width: number): number {
  return ((width * TALL) / 2) * Math.sin((degrees * Math.PI) / 180);
}

/** The degrees by which a card may lean where so much room is beside it. */
function angleFor(room: number, width: number): number {
  return (Math.asin(Math.min(1, (Math.max(0, room) + MARGIN) / ((width * TALL) / 2))) * 180) / Math.PI;
}

/** True if a point lies on a card that stands here; a lifted card still counts where it stood before. */
export function covers(spot: Spot & { readonly turn: number }, width: number, x: number, y: number): boolean {
  const angle = (-spot.turn * Math.PI) / 180;
  const dx = x - spot.x;
  const dy = y - spot.y;
  const across = dx * Math.cos(angle) - dy * Math.sin(angle);
  const along = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(across) <= width / 2 && along >= (-width * TALL) / 2 && along <= (width * TALL) / 2 + 60;
}
