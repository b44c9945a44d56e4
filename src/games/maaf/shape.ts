/** The plain data of Maaf!. Pawns are numbered through all seats: pawn 6 is the third of seat 1. Squares are numbers, see `board.ts`. */
import type { Seat } from '../../contract/rules.ts';

/** The face of a card; `maaf` is the card that says so. */
export type Card = 1 | 2 | 3 | 4 | 5 | 7 | 8 | 10 | 11 | 12 | 'maaf';

/** 0–59 track, 61–65 the safe lane of the pawn's own side, 66 Home, −1 Nest. */
export type Square = number;

/** Seat × 4 + which of its four. */
export type Pawn = number;

export interface Options {
  readonly mode: 'classic' | 'teams' | 'points';
  /** The side of the board of each seat: 0 merah, 1 biru, 2 kuning, 3 hijau, clockwise. */
  readonly sides: readonly number[];
  /** The seat that begins; null = nature says. */
  readonly starter: Seat | null;
  readonly fastStart: boolean;
  readonly drawAgainOn2: boolean;
  readonly elevenSwap: 'optional' | 'forced';
  readonly swapVictimSlides: boolean;
  readonly keepMaaf: boolean;
  readonly playOn: boolean;
  readonly team7: 'any' | 'two';
  readonly teamSwapPartner: boolean;
  readonly pointsBonus: 'highest' | 'add';
  /** Points that end a Points match; 0 = one round. */
  readonly pointsTarget: 0 | 100 | 200 | 300;
}

/**
 * What is due. Nature answers `starter`, `dealing`, `card` and `refill`; the seat on turn acts in `draw` (or plays its kept card),
 * `move` (the card lies face up), `hand` (Points) and `score` (Points, a round is over: `turn` deals the next).
 */
export type Phase = 'starter' | 'dealing' | 'draw' | 'card' | 'move' | 'hand' | 'refill' | 'score' | 'over';

/** Counts per card, in the order of `CARDS`. */
export type Counts = readonly number[];

/** What state and observation have in common: all of it public. */
export interface Open {
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: Seat;
  /** The square of every pawn. */
  readonly pawns: readonly Square[];
  /** In `move`: the card that lies face up. In `refill`: the card that was played (it is among the used ones), null if thrown away. */
  readonly card: Card | null;
  /** Used cards: they become the next pile. */
  readonly used: Counts;
  /** The card on top of the used ones. */
  readonly top: Card | null;
  /** How many Maaf! cards each seat has kept, face up (0 or 1). */
  readonly kept: readonly number[];
  /** Seats that are done, in order. Teams and Points: the winners of the match or of the round. */
  readonly finished: readonly Seat[];
  /** Points: the round, from 1. */
  readonly round: number;
  /** Points: what each seat has from the rounds that are over. */
  readonly totals: readonly number[];
  /** Points: what the last round brought each seat; empty before the first has ended. */
  readonly gained: readonly number[];
}

export interface State extends Open {
  /** Cards in the pile. Their order is nature's to say. */
  readonly stock: Counts;
  /** Points: the hand of each seat, sorted; empty lists otherwise. */
  readonly hands: readonly (readonly Card[])[];
}

export interface Observation extends Open {
  /** Cards that this seat has not seen: the pile, and in Points also the hands of others. */
  readonly unseen: Counts;
  /** Cards in the pile. */
  readonly stockSize: number;
  /** Null for a hand that this seat may not see. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handSizes: readonly number[];
}

/** One part of a seven: this pawn, so many steps. */
export interface Part {
  readonly pawn: Pawn;
  readonly steps: number;
}

export type Move =
  /** Nature: who begins, the hands, the next card. */
  | { readonly type: 'starter'; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly hands: readonly (readonly Card[])[] }
  | { readonly type: 'card'; readonly card: Card }
  /** A seat takes the next card (`draw`) or deals the next round (`deal`). */
  | { readonly type: 'draw' }
  | { readonly type: 'deal' }
  /** Out of the Nest. */
  | { readonly type: 'out'; readonly card: Card; readonly pawn: Pawn }
  /** Steps below zero go back. */
  | { readonly type: 'step'; readonly card: Card; readonly pawn: Pawn; readonly steps: number }
  /** Two parts or more, made in this order. */
  | { readonly type: 'split'; readonly card: Card; readonly parts: readonly Part[] }
  | { readonly type: 'swap'; readonly card: Card; readonly pawn: Pawn; readonly other: Pawn }
  /** In the phase `draw` this plays the kept card. */
  | { readonly type: 'maaf'; readonly card: Card; readonly pawn: Pawn; readonly other: Pawn }
  | { readonly type: 'keep'; readonly card: Card }
  /** An 11 that one need not swap. */
  | { readonly type: 'pass'; readonly card: Card }
  /** Nothing is possible: the button that goes on. */
  | { readonly type: 'forfeit'; readonly card: Card }
  /** Points: no card of the hand moves anything; one goes away. */
  | { readonly type: 'discard'; readonly card: Card };

/** A move that uses a card on the board. */
export type PlayMove = Extract<Move, { readonly type: 'out' | 'step' | 'split' | 'swap' | 'maaf' }>;

export type Event =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly count: number }
  /** Null for a hand that this seat may not see. */
  | { readonly type: 'dealt'; readonly round: number; readonly hands: readonly (readonly Card[] | null)[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  /** Points: a card went into the hand; null if this seat may not see it. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card | null }
  /** A card of the hand, or a kept one, was laid down to be used. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'left'; readonly pawn: Pawn; readonly to: Square }
  | {
      readonly type: 'stepped';
      readonly pawn: Pawn;
      readonly from: Square;
      readonly to: Square;
      readonly steps: number;
    }
  | { readonly type: 'slid'; readonly pawn: Pawn; readonly from: Square; readonly to: Square }
  /** Back to the Nest; `by` is the pawn that came. */
  | { readonly type: 'bumped'; readonly pawn: Pawn; readonly from: Square; readonly by: Pawn }
  /** `pawn` went from `from` to `to`, `other` the other way. */
  | {
      readonly type: 'swapped';
      readonly pawn: Pawn;
      readonly other: Pawn;
      readonly from: Square;
      readonly to: Square;
    }
  /** A pawn came out of the Nest onto the square of a pawn that is bumped. */
  | { readonly type: 'replaced'; readonly pawn: Pawn; readonly other: Pawn; readonly to: Square }
  /** This pawn has come Home. */
  | { readonly type: 'homed'; readonly pawn: Pawn }
  | { readonly type: 'kept'; readonly seat: Seat; readonly next: Seat }
  | { readonly type: 'passed'; readonly seat: Seat; readonly next: Seat }
  /** Nothing was possible; `next` goes on (the same seat after a 2). */
  | { readonly type: 'forfeited'; readonly seat: Seat; readonly card: Card; readonly next: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card; readonly next: Seat }
  /** Play on: this seat is done, in this place. */
  | { readonly type: 'finished'; readonly seat: Seat; readonly place: number }
  | {
      readonly type: 'scored';
      readonly winner: Seat;
      readonly bonus: number;
      readonly gained: readonly number[];
      readonly totals: readonly number[];
    }
  | { readonly type: 'won'; readonly seats: readonly Seat[] };

export interface Maaf {
  readonly options: Options;
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly observation: Observation;
}
