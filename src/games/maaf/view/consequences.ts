/** What a move would do, for showing it before it is made: the ways of its pawns and who would have to go. Asks the same code that makes the move. */
import { exitOf, NEST, seatOf } from '../board.ts';
import { perform, sideOf } from '../landing.ts';
import type { Event, Observation, Pawn, PlayMove, Square } from '../shape.ts';
import type { Spot } from '../../../stage/rings.ts';
import { spotOf, squaresOn } from './places.ts';

export interface Way {
  readonly pawn: Pawn;
  readonly spots: readonly Spot[];
  /** The square that the card counts to: before any slide. */
  readonly lands: Square;
}

export interface Consequences {
  readonly ways: readonly Way[];
  /** Pawns that go back to their Nest, and the square where that happens. */
  readonly bumped: readonly { readonly pawn: Pawn; readonly from: Square }[];
  /** The pawn of another that trades places, or null. */
  readonly swapped: Pawn | null;
}

export function isPlay(move: { readonly type: string }): move is PlayMove {
  return ['out', 'step', 'split', 'swap', 'maaf'].includes(move.type);
}

/** The way that one event shows, or null. */
export function wayOf(event: Event, { options }: Pick<Observation, 'options'>): Way | null {
  if (!('pawn' in event)) return null;
  const { pawn } = event;
  const side = sideOf(options, pawn);
  const at = (square: Square) => spotOf(side, square, pawn);
  switch (event.type) {
    case 'left':
      return { pawn, spots: [at(NEST), at(event.to)], lands: event.to };
    case 'stepped':
      return { pawn, spots: squaresOn(side, event.from, event.steps).map(at), lands: event.to };
    case 'slid':
      return { pawn, spots: squaresOn(side, event.from, 0).concat(event.to).map(at), lands: event.from };
    case 'replaced':
      return { pawn, spots: [at(NEST), at(event.to)], lands: event.to };
    case 'swapped':
      return { pawn, spots: [at(event.from), at(event.to)], lands: event.to };
    default:
      return null;
  }
}

/** Joins the parts of a pawn's way into one line. */
function joined(ways: readonly Way[]): readonly Way[] {
  const byPawn = new Map<Pawn, Way>();
  for (const way of ways) {
    const before = byPawn.get(way.pawn);
    byPawn.set(way.pawn, before ? { ...before, spots: [...before.spots, ...way.spots.slice(1)] } : way);
  }
  return [...byPawn.values()];
}

export function consequences(move: PlayMove, observation: Observation): Consequences {
  const events: Event[] = [];
  perform({ squares: [...observation.pawns], options: observation.options, events }, move);
  const ways = events.flatMap((event) => wayOf(event, observation) ?? []);
  return {
    ways: joined(ways),
    bumped: events.flatMap((event) => (event.type === 'bumped' ? [{ pawn: event.pawn, from: event.from }] : [])),
    swapped: move.type === 'swap' ? move.other : null,
  };
}

/** The square that a move of one pawn counts to. */
export function landing(move: PlayMove, { options, pawns }: Observation): Square | null {
  if (move.type === 'out') return exitOf(sideOf(options, move.pawn));
  if (move.type === 'step') {
    return squaresOn(sideOf(options, move.pawn), pawns[move.pawn] as Square, move.steps).at(-1) ?? null;
  }
  return move.type === 'split' ? null : (pawns[move.other] ?? null);
}

/** The side of the board that a pawn's seat has. */
export function sideOfPawn({ options }: Pick<Observation, 'options'>, pawn: Pawn): number {
  return options.sides[seatOf(pawn)] ?? 0;
}
