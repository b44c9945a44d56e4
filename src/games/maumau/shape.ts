/** The data of Mau Mau. The stock is a set, not an order: which card is drawn is nature's answer at the moment of drawing. */
import type { Seat } from '../../contract/rules.ts';
import type { Card, Suit } from './cards.ts';

export interface Options {
  /** What the turned-up card does: nothing, as if the dealer had played it, or turn up again until it is a plain one. */
  readonly starter: 'plain' | 'active' | 'redraw';
  /** A 9 between two players: the same player goes again, or nothing. */
  readonly nine: 'again' | 'none';
  readonly jackOnJack: boolean;
  /** A 7 may be answered with a 7. */
  readonly stack: boolean;
  readonly draw: 'one' | 'until';
  /** After drawing, the drawn card may be played, or the turn ends at once. */
  readonly afterDraw: 'play' | 'end';
  readonly mustPlay: boolean;
  readonly aceSkips: boolean;
  /** The last card may be a Jack. */
  readonly lastJack: boolean;
  readonly jackDouble: boolean;
  /** A 7 as last card still makes the next player draw before the count. */
  readonly lastSeven: boolean;
  readonly mau: 'call' | 'auto' | 'off';
  readonly target: number;
  /** Seats for which the app calls. */
  readonly helped: readonly boolean[];
  /** The seat that begins the first round; null = by chance. */
  readonly first: Seat | null;
}

export type Word = 'mau' | 'maumau';

/** An announcement that is still missing. */
export interface OpenCall {
  readonly seat: Seat;
  readonly need: Word;
}

/** Cards that nature owes a seat: by choice, as a penalty for 7s, for a forgotten call, or for a last 7 that still bites. */
export interface Want {
  readonly seat: Seat;
  /** How many; with "until it fits" and `draw` it is 1 and means "until it fits". */
  readonly count: number;
  readonly why: 'draw' | 'take' | 'caught' | 'bite';
}

/** How a round ended; winner null = nobody could finish. */
export interface Ended {
  readonly winner: Seat | null;
  readonly points: number;
  readonly doubled: boolean;
}

export type Phase = 'dealing' | 'turn' | 'drawn' | 'ending' | 'roundOver' | 'matchOver';

/** What everybody knows. */
interface Table {
  readonly options: Options;
  readonly seats: number;
  readonly scores: readonly number[];
  /** Null before the first deal. */
  readonly dealer: Seat | null;
  /** From 1; 0 before the first deal. */
  readonly round: number;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly dir: 1 | -1;
  /** Top first. Only the top counts for matching; the rest was seen by everybody. */
  readonly pile: readonly Card[];
  /** Turned-up cards that went under the stock: drawn last, in this order. */
  readonly bottom: readonly Card[];
  /** What the last reshuffle put into the stock. Whoever counts knows that all other cards were in hands then. */
  readonly recycled: readonly Card[];
  /** Kept here and not on the Jack, so that a reshuffle or a new round cannot carry it along. */
  readonly wish: Suit | 'any' | null;
  /** Pending cards from 7s. */
  readonly penalty: number;
  readonly open: OpenCall | null;
  /** Seats that said "Mau Mau" and have drawn nothing since. */
  readonly promised: readonly Seat[];
  readonly want: Want | null;
  /** The seat that has just come down to one card, or laid a last Jack without "Mau Mau": a public pause is due. */
  readonly beat: Seat | null;
  readonly turns: number;
  /** Passes in a row. */
  readonly idle: number;
  readonly ended: Ended | null;
}

export interface State extends Table {
  /** In the order in which the cards came. */
  readonly hands: readonly (readonly Card[])[];
  /** In deck order; without `bottom`. */
  readonly stock: readonly Card[];
  /** The card just drawn, in phase `drawn`. */
  readonly drawn: Card | null;
  /** Per seat the cards that it was given since its own last move: they are marked as new in its next view. */
  readonly fresh: readonly (readonly Card[])[];
}

export interface Observation extends Table {
  /** Null where the hand is hidden. Empty hands and, between rounds, all hands are open to everybody. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly counts: readonly number[];
  /** Cards in the stock without `bottom`. */
  readonly stock: number;
  /** Only for the seat that drew it. */
  readonly drawn: Card | null;
  /** Only for the seat that was given them. */
  readonly fresh: readonly Card[];
}

/** What a seat decides. */
export type SeatMove =
  | { readonly type: 'play'; readonly card: Card; readonly suit: Suit | null; readonly call: Word | null }
  | { readonly type: 'draw' | 'take' | 'pass' | 'close' | 'deal' };

/** What anybody at the table may do out of turn. */
export type TableMove =
  | { readonly type: 'call'; readonly seat: Seat; readonly word: Word }
  | { readonly type: 'catch'; readonly seat: Seat };

/** What nature answers. `turned`: the cards turned up one after the other. `cards`: in the order in which they were drawn. */
export type NatureMove =
  | {
      readonly type: 'dealt';
      readonly dealer: Seat;
      readonly hands: readonly (readonly Card[])[];
      readonly turned: readonly Card[];
    }
  | { readonly type: 'drawn'; readonly cards: readonly Card[] };

export type Move = SeatMove | TableMove | NatureMove;

export type Event =
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly hands: readonly (readonly (Card | null)[])[] }
  | { readonly type: 'turnedUp'; readonly card: Card; readonly stays: boolean }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly wish: Suit | null;
      /** Pending cards afterwards. */
      readonly penalty: number;
      /** Cards left in the hand. */
      readonly left: number;
    }
  /** `by` app: said automatically. `due` false: nothing needed saying. */
  | {
      readonly type: 'called';
      readonly seat: Seat;
      readonly word: Word;
      readonly by: 'self' | 'app';
      readonly due: boolean;
    }
  | { readonly type: 'caught'; readonly seat: Seat; readonly need: Word; readonly count: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly (Card | null)[]; readonly why: Want['why'] }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'kept' | 'passed' | 'skipped' | 'again'; readonly seat: Seat }
  | { readonly type: 'reversed'; readonly dir: 1 | -1 }
  /** Hands and points are read off the observation, which is open from here on. Winner null = void. */
  | { readonly type: 'roundEnded'; readonly winner: Seat | null };

/** The type parameter of this game. */
export interface MauMau {
  readonly options: Options;
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly observation: Observation;
}

/** The top card of the pile; throws where there is none (before the deal). */
export function topOf(table: { readonly pile: readonly Card[] }): Card {
  const top = table.pile[0];
  if (top === undefined) throw new RangeError('no card lies open');
  return top;
}

/** How many cards can still be drawn: all but hands and the top of the pile. */
export function supplyOf(state: State): number {
  return state.stock.length + state.bottom.length + Math.max(0, state.pile.length - 1);
}
