/** What happens on the board when pawns arrive. Works on a list of squares of its own that it changes; states are never given to it. */
import { HOME, NEST, onTrack, PAWNS_EACH, restOf, seatOf } from './board.ts';
import type { Event, Options, Part, Pawn, PlayMove, Square } from './shape.ts';
import { exitOf, NOWHERE, reach } from './board.ts';

/** A board under work: `squares` changes; `events` collects what happened, or is null where nobody asks. */
export interface Work {
  readonly squares: Square[];
  readonly options: Options;
  readonly events: Event[] | null;
}

export function sideOf(options: Options, pawn: Pawn): number {
  return options.sides[seatOf(pawn)] as number;
}

/** True if another pawn of the same colour stands on the square: the counted square only, and never Home. */
export function blocked(squares: readonly Square[], pawn: Pawn, square: Square): boolean {
  if (square === HOME) return false;
  const first = pawn - (pawn % PAWNS_EACH);
  for (let one = first; one < first + PAWNS_EACH; one++) {
    if (one !== pawn && squares[one] === square) return true;
  }
  return false;
}

/** Sends every other pawn on `from`–`to` to its Nest, own colour included. */
function bump({ squares, events }: Work, by: Pawn, from: Square, to: Square): void {
  for (let pawn = 0; pawn < squares.length; pawn++) {
    const square = squares[pawn] as Square;
    if (pawn === by || square < from || square > to) continue;
    squares[pawn] = NEST;
    events?.push({ type: 'bumped', pawn, from: square, by });
  }
}

/** Carries a pawn that stands on the head of a slide of another colour to its end. */
export function slide(work: Work, pawn: Pawn): void {
  const from = work.squares[pawn] as Square;
  const to = restOf(sideOf(work.options, pawn), from);
  if (to === from) return;
  work.events?.push({ type: 'slid', pawn, from, to });
  work.squares[pawn] = to;
  bump(work, pawn, from + 1, to);
}

/** The pawn arrives on a square that it may land on: bump who stands there, then slide. */
function land(work: Work, pawn: Pawn, square: Square): void {
  work.squares[pawn] = square;
  if (onTrack(square)) {
    bump(work, pawn, square, square);
    slide(work, pawn);
  } else if (square === HOME) work.events?.push({ type: 'homed', pawn });
}

/** Moves one pawn if that is legal now; false leaves the board as it was. */
export function step(work: Work, { pawn, steps }: Part): boolean {
  const from = work.squares[pawn] as Square;
  const to = reach(sideOf(work.options, pawn), from, steps);
  if (to === NOWHERE || blocked(work.squares, pawn, to)) return false;
  work.events?.push({ type: 'stepped', pawn, from, to, steps });
  land(work, pawn, to);
  return true;
}

function leave(work: Work, pawn: Pawn): void {
  const to = exitOf(sideOf(work.options, pawn));
  work.events?.push({ type: 'left', pawn, to });
  land(work, pawn, to);
}

/** The two change places; then the mover slides, and by house rule the other too, unless the mover's slide has sent it to the Nest. */
function swap(work: Work, pawn: Pawn, other: Pawn): void {
  const { squares, options, events } = work;
  const [from, to] = [squares[pawn] as Square, squares[other] as Square];
  events?.push({ type: 'swapped', pawn, other, from, to });
  squares[pawn] = to;
  squares[other] = from;
  slide(work, pawn);
  if (options.swapVictimSlides) slide(work, other);
}

function replace(work: Work, pawn: Pawn, other: Pawn): void {
  const to = work.squares[other] as Square;
  work.events?.push({ type: 'replaced', pawn, other, to });
  land(work, pawn, to);
}

/** Makes a legal move on the board. */
export function perform(work: Work, move: PlayMove): void {
  switch (move.type) {
    case 'out':
      leave(work, move.pawn);
      return;
    case 'step':
      step(work, move);
      return;
    case 'split':
      for (const part of move.parts) step(work, part);
      return;
    case 'swap':
      swap(work, move.pawn, move.other);
      return;
    case 'maaf':
      replace(work, move.pawn, move.other);
  }
}
