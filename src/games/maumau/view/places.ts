/** Where everything lies, in CSS px from the canvas's top left corner. Pure geometry of the room; it knows no cards. */
import type { Seat } from '../../../contract/rules.ts';
import type { Place, Room } from '../../../stage/board-view.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Edge = 'bottom' | 'left' | 'top' | 'right';

export interface Places {
  /** `side`: plates stand beside the fans; else in a row above the table. */
  readonly plates: 'side' | 'row';
  readonly width: number;
  readonly height: number;
  /** Free of bars and plates from here on down. */
  readonly top: number;
  readonly dockTop: number;
  readonly tray: Spot & { readonly radius: number };
  /** Width of the cards on the tray. */
  readonly card: number;
  readonly stock: Spot;
  readonly pile: Spot;
  /** Width of the cards in others' fans. */
  readonly fan: number;
  readonly fans: { readonly [edge in Edge]: Spot & { readonly turn: number } };
  /** `x` is the middle; `y` the middle of the cards. */
  readonly hand: Spot & { readonly width: number; readonly card: number };
  readonly seal: Spot & { readonly radius: number };
  /** Room for the count after a round, clear of buttons and plates. */
  readonly count: Place;
}

/** How tall a card is for its width. */
export const TALL = 1.4;

interface Shape {
  readonly plates: 'side' | 'row';
  /** Most of the tray's radius as a part of the room's width and of the height above the dock. */
  readonly wide: number;
  readonly high: number;
  readonly middle: number;
  /** Widths as parts of the tray's radius. */
  readonly card: number;
  readonly fan: number;
  readonly reach: number;
  /** The hand: card width, left and right of it, and how far its middle lies under the dock's edge. */
  readonly hand: number;
  readonly left: number;
  readonly right: number;
  readonly under: number;
  readonly seal: number;
}

const WIDE: Shape = {
  plates: 'side',
  wide: 0.3,
  high: 0.427,
  middle: 0.45,
  card: 0.44,
  fan: 0.295,
  reach: 1.12,
  hand: 122,
  left: 276,
  right: 196,
  under: 66,
  seal: 66,
};
const TALL_ROOM: Shape = {
  ...WIDE,
  plates: 'row',
  wide: 0.355,
  high: 0.405,
  middle: 0.465,
  fan: 0.26,
  reach: 1.06,
  hand: 131,
  left: 24,
  right: 24,
  under: 26,
  seal: 64,
};
const PHONE: Shape = {
  ...TALL_ROOM,
  wide: 0.39,
  high: 0.39,
  middle: 0.43,
  card: 0.45,
  hand: 98,
  left: 10,
  right: 10,
  under: 14,
  seal: 52,
};
const LOW: Shape = {
  ...WIDE,
  plates: 'row',
  wide: 0.2,
  high: 0.4,
  middle: 0.53,
  hand: 84,
  left: 296,
  right: 116,
  under: 52,
  seal: 46,
};

function shapeOf({ width, height }: Room): Shape {
  if (height < 520 && width > height) return LOW;
  if (width < 600) return PHONE;
  return width > 900 && width > height ? WIDE : TALL_ROOM;
}

export function placesOf(room: Room): Places {
  const shape = shapeOf(room);
  const { width, height, insets } = room;
  const top = insets.top;
  const dockTop = height - insets.bottom;
  const high = Math.max(120, dockTop - top);
  const radius = Math.min(width * shape.wide, high * shape.high);
  const x = shape === LOW ? (width - 260) / 2 : width / 2;
  const y = top + high * shape.middle;
  const card = radius * shape.card;
  const handLeft = insets.left + shape.left;
  const handRight = width - insets.right - shape.right;
  const hand = Math.min(shape.hand, (handRight - handLeft) / 3);
  const reach = radius * shape.reach;
  const seal = shape.seal;
  return {
    plates: shape.plates,
    width,
    height,
    top,
    dockTop,
    tray: { x, y, radius },
    card,
    stock: { x: x - card * 0.62, y },
    pile: { x: x + card * 0.62, y },
    fan: radius * shape.fan,
    fans: {
      top: { x, y: y - radius * (shape.plates === 'side' ? 1 : 1.02), turn: 180 },
      left: { x: x - reach, y: y - radius * 0.05, turn: 90 },
      right: { x: x + reach, y: y - radius * 0.05, turn: -90 },
      bottom: { x: (handLeft + handRight) / 2, y: dockTop + shape.under * 0.6, turn: 0 },
    },
    hand: { x: (handLeft + handRight) / 2, y: dockTop + shape.under, width: handRight - handLeft, card: hand },
    seal: { x: width - insets.right - seal - (shape === WIDE ? 64 : 16), y: height - seal - 16, radius: seal },
    count: countOf(shape, room),
  };
}

/** Beside the plates where they stand in a column or in a corner, below them where they stand in a row. */
function countOf(shape: Shape, { width, height, insets }: Room): Place {
  const left = shape === WIDE ? 228 : shape === LOW ? 68 : 8;
  const right = shape === LOW ? 272 : 8;
  const y = insets.top + 8;
  return { x: left, y, width: width - left - right, height: height - insets.bottom - 8 - y };
}

/** The edge at which a seat sits for somebody whose own seat lies at the bottom: the next seat is at the left. */
export function edgeOf(seat: Seat, bottom: Seat, seats: number): Edge {
  const away = (seat - bottom + seats) % seats;
  if (away === 0) return 'bottom';
  if (seats === 2) return 'top';
  if (seats === 3) return away === 1 ? 'left' : 'right';
  return away === 1 ? 'left' : away === 2 ? 'top' : 'right';
}

/** Where a seat's plate belongs: beside its fan; null = the page's own place. */
export function plateOf(places: Places, edge: Edge): Place | null {
  const { plates, width, tray, fans } = places;
  if (plates === 'row') return null;
  const box = { width: 176, height: 60 };
  if (edge === 'top') return { x: tray.x + 152, y: fans.top.y - 6, ...box };
  if (edge === 'left') return { x: 16, y: fans.left.y - 30, ...box };
  if (edge === 'right') return { x: width - 16 - box.width, y: fans.right.y - 30, ...box };
  return { x: 16, y: places.dockTop - 96, ...box };
}

/** While the hands are counted all plates stand in a column beside the count. */
export function plateInCount(places: Places, seat: Seat): Place | null {
  return places.plates === 'row' ? null : { x: 16, y: places.top + 16 + seat * 76, width: 176, height: 60 };
}

/** Where cards of a seat come from and go to: one point, whatever the card. */
export function homeOf(places: Places, edge: Edge): Spot & { readonly turn: number } {
  const fan = places.fans[edge];
  return edge === 'bottom' ? { x: places.hand.x, y: places.hand.y, turn: 0 } : fan;
}
