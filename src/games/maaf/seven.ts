/** Sharing a seven. Parts are made one after another, so their order can matter: two orders that end alike are one move. */
import { forward, HOME, NOWHERE, onTrack, restOf, seatOf } from './board.ts';
import { sideOf, step } from './landing.ts';
import type { Options, Part, Pawn, PlayMove, Square } from './shape.ts';

const SEVEN = 7;

interface Search {
  readonly squares: readonly Square[];
  readonly options: Options;
  readonly movers: readonly Pawn[];
  readonly most: number;
  readonly found: PlayMove[];
}

/** The squares that a part counts on and slides over, and where it began; lanes are told apart by seat. */
interface Footprint {
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

function placeIn(pawn: Pawn, square: Square): number {
  return onTrack(square) ? square : (1 + seatOf(pawn)) * 100 + square;
}

function footprint({ squares, options }: Search, { pawn, steps }: Part): Footprint {
  const side = sideOf(options, pawn);
  const start = squares[pawn] as Square;
  const counted = forward(side, start, steps);
  // Home holds any number: a part that ends there meets nobody.
  if (counted === HOME) return { start: placeIn(pawn, start), from: -9, to: -10 };
  return {
    start: placeIn(pawn, start),
    from: placeIn(pawn, counted),
    to: placeIn(pawn, restOf(side, counted)),
  };
}

function meet(one: Footprint, other: Footprint): boolean {
  const overlap = one.from <= other.to && other.from <= one.to;
  const onStart = other.start >= one.from && other.start <= one.to;
  const onOther = one.start >= other.from && one.start <= other.to;
  return overlap || onStart || onOther;
}

/** True if no order of these parts can end differently from another, or be illegal where another is not. */
function independent(search: Search, parts: readonly Part[]): boolean {
  const prints = parts.map((part) => footprint(search, part));
  return prints.every((one, index) => prints.slice(index + 1).every((other) => !meet(one, other)));
}

function moveOf(parts: readonly Part[]): PlayMove {
  const only = parts[0] as Part;
  if (parts.length === 1) return { type: 'step', card: SEVEN, pawn: only.pawn, steps: only.steps };
  return { type: 'split', card: SEVEN, parts };
}

/** Every order of the parts that is legal, one for each way it can end. */
function addOrders(search: Search, squares: readonly Square[], left: readonly Part[], made: readonly Part[]): void {
  const ends = new Set<string>();
  const go = (now: readonly Square[], rest: readonly Part[], done: readonly Part[]): void => {
    if (rest.length === 0) {
      search.found.push(moveOf(done));
      return;
    }
    for (const part of rest) {
      const next = now.slice();
      if (!step({ squares: next, options: search.options, events: null }, part)) continue;
      const remaining = rest.filter((one) => one !== part);
      // The same parts left on the same board lead to the same ends, whatever came before.
      const key = `${remaining.map(({ pawn }) => pawn).join()}:${next.join()}`;
      if (ends.has(key)) continue;
      ends.add(key);
      go(next, remaining, [...done, part]);
    }
  };
  go(squares, left, made);
}

function resolve(search: Search, parts: readonly Part[]): void {
  if (parts.length > 1 && !independent(search, parts)) {
    addOrders(search, search.squares, parts, []);
    return;
  }
  const work = { squares: search.squares.slice(), options: search.options, events: null };
  if (parts.every((part) => step(work, part))) search.found.push(moveOf(parts));
}

/** Gives steps to the movers in turn; a branch ends where a pawn cannot count so far or too many take part. */
function share(search: Search, index: number, left: number, parts: readonly Part[]): void {
  if (left === 0) {
    resolve(search, parts);
    return;
  }
  const pawn = search.movers[index];
  if (pawn === undefined || parts.length >= search.most) return;
  const side = sideOf(search.options, pawn);
  const last = parts.length + 1 === search.most ? left : 1;
  for (let steps = last; steps <= left; steps++) {
    if (forward(side, search.squares[pawn] as Square, steps) === NOWHERE) break;
    share(search, index + 1, left - steps, [...parts, { pawn, steps }]);
  }
  share(search, index + 1, left, parts);
}

/** Every way to spend a seven with these pawns in play, at most `most` of them. */
export function sevens(
  squares: readonly Square[],
  options: Options,
  movers: readonly Pawn[],
  most: number,
): readonly PlayMove[] {
  const search: Search = { squares, options, movers, most, found: [] };
  share(search, 0, SEVEN, []);
  return search.found;
}
