/** The geometry of the board. The track is numbered from merah's corner; the art numbers it from another one (index + 30). */
import type { Pawn, Square } from './shape.ts';

export const TRACK = 60;
export const SIDE = 15;
export const NEST: Square = -1;
/** The safe lane is 61–65; Home is one further, so that counting goes on. */
export const LANE: Square = 60;
export const HOME: Square = 66;
/** Not a square: where one cannot go. */
export const NOWHERE: Square = -2;

/** Offsets on a side: gate of the safe lane, exit of the Nest, first and last square of the two slides. */
export const ENTRY = 2;
export const EXIT = 4;
export const SLIDES = [
  { from: 1, to: 4 },
  { from: 9, to: 13 },
] as const;

export const PAWNS_EACH = 4;

export function seatOf(pawn: Pawn): number {
  return pawn >> 2;
}

export function exitOf(side: number): Square {
  return side * SIDE + EXIT;
}

export function onTrack(square: Square): boolean {
  return square >= 0 && square < TRACK;
}

/** In play: on the track or in the safe lane. */
export function inPlay(square: Square): boolean {
  return square >= 0 && square < HOME;
}

/** Steps from here to Home, for a pawn of that side; null in the Nest. */
export function distance(side: number, square: Square): number | null {
  if (square === NEST) return null;
  if (square > LANE) return HOME - square;
  return ((side * SIDE + ENTRY - square + TRACK) % TRACK) + HOME - LANE;
}

/** Forward `steps` ≥ 1; NOWHERE from Nest or Home, and beyond Home. */
export function forward(side: number, from: Square, steps: number): Square {
  if (from === NEST || from === HOME) return NOWHERE;
  if (from > LANE) return from + steps <= HOME ? from + steps : NOWHERE;
  const toEntry = (side * SIDE + ENTRY - from + TRACK) % TRACK;
  if (steps <= toEntry) return (from + steps) % TRACK;
  const into = LANE + steps - toEntry;
  return into <= HOME ? into : NOWHERE;
}

/** Back `steps` ≥ 1: out of the lane to its gate and on; on the track never into a lane. */
export function backward(side: number, from: Square, steps: number): Square {
  if (from === NEST || from === HOME) return NOWHERE;
  if (from > LANE + steps) return from - steps;
  const start = from > LANE ? side * SIDE + ENTRY + from - LANE : from;
  return (start - steps + TRACK) % TRACK;
}

/** Forward, or back with steps below zero. */
export function reach(side: number, from: Square, steps: number): Square {
  return steps > 0 ? forward(side, from, steps) : backward(side, from, -steps);
}

const ends: readonly Square[] = Array.from({ length: 4 * TRACK }, (_, index) => {
  const [side, square] = [Math.floor(index / TRACK), index % TRACK];
  const slide = SLIDES.find(({ from }) => from === square % SIDE);
  const foreign = Math.floor(square / SIDE) !== side;
  return slide !== undefined && foreign ? square - slide.from + slide.to : square;
});

/** Where a pawn of that side comes to rest that lands here: the end of a slide that is not its own, else the square itself. */
export function restOf(side: number, square: Square): Square {
  return onTrack(square) ? (ends[side * TRACK + square] as Square) : square;
}
