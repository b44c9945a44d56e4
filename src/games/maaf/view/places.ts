/** Where the squares of the rules are drawn: a square of 1000 units, numbered by the art from another corner than by the rules (30 further). */
import { forward, backward, HOME, LANE, NEST, PAWNS_EACH, TRACK } from '../board.ts';
import type { Square } from '../shape.ts';
import type { Spot } from '../../../stage/rings.ts';
import type { Colour } from '../../../contract/player.ts';

/** Colours of the sides in the rules' order: 0 at the bottom, then clockwise. */
export const SIDE_COLOURS = ['merah', 'biru', 'kuning', 'hijau'] as const satisfies readonly Colour[];

/** What the board's picture covers. */
export const PICTURE = { x: -32, y: -32, width: 1064, height: 1076 } as const;
export const MIDDLE: Spot = { x: 500, y: 500 };
export const PAWN_RADIUS = 25;

const CELL = 60;
const EDGE = 50;
const FAR = 950;
const SHIFT = 30;
const QUARTER = 15;

/** Turns a spot of the top side to the side of these rules: the top is side 2. */
function turned(side: number, x: number, y: number): Spot {
  let spot = { x, y };
  for (let turn = 0; turn < (side + 2) % 4; turn++) spot = { x: 1000 - spot.y, y: spot.x };
  return spot;
}

function trackSpot(square: Square): Spot {
  const drawn = (square + SHIFT) % TRACK;
  const [edge, along] = [Math.floor(drawn / QUARTER), EDGE + CELL * (drawn % QUARTER)];
  if (edge === 0) return { x: along, y: EDGE };
  if (edge === 1) return { x: FAR, y: along };
  return edge === 2 ? { x: 1000 - along, y: FAR } : { x: EDGE, y: 1000 - along };
}

const NEST_SPOTS = [
  [-27, -25],
  [27, -25],
  [-27, 29],
  [27, 29],
] as const;

const HOME_SPOTS = [
  [-25, -14],
  [25, -14],
  [-25, 34],
  [25, 34],
] as const;

export function nestOf(side: number): Spot {
  return turned(side, 290, 158);
}

export function homeOf(side: number): Spot {
  return turned(side, 170, 470);
}

/** Where a kept card lies: beside the nest, towards the middle. */
export function keptOf(side: number): Spot {
  return turned(side, 290, 282);
}

/** Where a seat's cards come from and go to: the edge of its side. */
export function edgeOf(side: number): Spot {
  return turned(side, 500, 60);
}

/** The spot of a pawn of that side; `which` is its number among its four, for Nest and Home. */
export function spotOf(side: number, square: Square, which: number): Spot {
  const slot = which % PAWNS_EACH;
  if (square === NEST) {
    const [x, y] = NEST_SPOTS[slot] ?? NEST_SPOTS[0];
    return turned(side, 290 + x, 158 + y);
  }
  if (square === HOME) {
    const [x, y] = HOME_SPOTS[slot] ?? HOME_SPOTS[0];
    return turned(side, 170 + x, 456 + y);
  }
  if (square > LANE) return turned(side, 170, 110 + CELL * (square - LANE - 1));
  return trackSpot(square);
}

/** The squares that a pawn touches on its way, the first and the last included. */
export function squaresOn(side: number, from: Square, steps: number): readonly Square[] {
  const squares = [from];
  for (let step = 1; step <= Math.abs(steps); step++) {
    squares.push(steps > 0 ? forward(side, from, step) : backward(side, from, step));
  }
  return squares;
}
