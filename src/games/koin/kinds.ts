/** What a game of Kerajaan Koin is made of. A coin has no lasting owner: on the board it shows a seat's side, in a bank it is only a value. */
import type { Seat } from '../../contract/rules.ts';
import { at } from '../../lib/lists.ts';

/** From the smallest coin to the largest: a bank counts in this order. */
export const VALUES = [100, 200, 500] as const;
export type Value = (typeof VALUES)[number];

/** How many coins of each value are in the whole box, in the order of `VALUES`. */
export const SUPPLY = [8, 6, 4] as const;

export const FACES = ['gambar', 'angka'] as const;
export type Face = (typeof FACES)[number];

/** The colours that the coins' rings are drawn in. */
export const COIN_COLOURS = ['merah', 'biru'] as const;
export type CoinColour = (typeof COIN_COLOURS)[number];

/** A coin on the board. `seat` is the side that lies up: whoever placed it. */
export interface Coin {
  readonly value: Value;
  readonly seat: Seat;
}

/** From the bottom up; values fall strictly, so at most three coins. */
export type Stack = readonly Coin[];

/** Coins of each value, in the order of `VALUES`. */
export type Bank = readonly [number, number, number];

/** The house rules of a match, and who sits how. */
export interface Options {
  /** The seat that plays the picture side; the other plays the number. */
  readonly gambar: Seat;
  /** The colours of the two seats. */
  readonly colours: readonly [CoinColour, CoinColour];
  /** Null: nature decides who begins. */
  readonly starter: Seat | null;
  /** Per seat: this family tosses real coins for it and tells the faces. */
  readonly real: readonly [boolean, boolean];
  /** Whether the ends are looked for after each placement or only when the turn is over. */
  readonly endTiming: 'immediate' | 'endOfTurn';
  /** False: every right that can be used must be used. */
  readonly optional: boolean;
  readonly coverOwn: boolean;
  readonly tieBreak: 'coins' | 'coinsThenValue' | 'second' | 'none';
  readonly capture: 'any' | 'opponentOnly';
  /** The very first toss is a single 100. */
  readonly fairOpening: boolean;
  /** So many passes by choice in a row end the match; 0 = no limit. */
  readonly passLimit: number;
  /** So many turns end the match; 0 = no limit. */
  readonly maxTurns: number;
}

/** What the acting seat may still do in this turn. */
export interface Rights {
  readonly place: number;
  readonly move: number;
  readonly capture: number;
  readonly pay: boolean;
  /** Placements that must be made before the turn can be ended (after paying). */
  readonly owed: number;
}

export const NO_RIGHTS: Rights = { place: 0, move: 0, capture: 0, pay: false, owed: 0 };

export type Ending = 'full' | 'bank' | 'passes' | 'cap';

export interface Tossed {
  readonly value: Value;
  readonly face: Face;
}

export interface State {
  readonly options: Options;
  /** The seat that began; 0 until it is known. */
  readonly first: Seat;
  /** One stack per land, in the order of `LANDS`. */
  readonly board: readonly Stack[];
  readonly banks: readonly [Bank, Bank];
  readonly turn: Seat;
  /** `coins`: the coins are in the air, nature answers. */
  readonly phase: 'start' | 'toss' | 'coins' | 'act' | 'over';
  /** This turn's toss, smallest coin first; empty before it. Tossed coins still belong to the bank. */
  readonly toss: readonly Tossed[];
  /** The values that showed the acting seat's side and have not been placed or paid. */
  readonly hand: readonly Value[];
  readonly rights: Rights;
  /** True once something was done in this turn. */
  readonly acted: boolean;
  /** Passes by choice in a row; a forced pass leaves it as it is. */
  readonly passes: number;
  /** Turns that are over. */
  readonly turns: number;
  readonly end: Ending | null;
  /** Per seat: coins tossed so far, and those that showed the seat's side. */
  readonly luck: readonly [Luck, Luck];
}

export interface Luck {
  readonly tossed: number;
  readonly matched: number;
}

export type Move =
  /** Nature: who begins. */
  | { readonly type: 'start'; readonly seat: Seat }
  /** A seat: nature answers with `coins`. */
  | { readonly type: 'toss' }
  /** A seat with real coins: the faces in the order of the values, smallest coin first. */
  | { readonly type: 'tossed'; readonly faces: readonly Face[] }
  /** Nature: the faces, smallest coin first. */
  | { readonly type: 'coins'; readonly faces: readonly Face[] }
  | { readonly type: 'pay'; readonly value: Value }
  | { readonly type: 'place'; readonly value: Value; readonly land: number }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'capture'; readonly land: number }
  | { readonly type: 'end' };

export type KoinEvent =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'tossed'; readonly seat: Seat; readonly toss: readonly Tossed[]; readonly matched: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly value: Value }
  /** `onto` is the coin that it now lies on, null on empty ground. */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly value: Value;
      readonly land: number;
      readonly onto: Coin | null;
    }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: number; readonly to: number; readonly stack: Stack }
  | { readonly type: 'captured'; readonly seat: Seat; readonly land: number; readonly coin: Coin }
  /** `forced`: nothing could be done. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly type: 'turned'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly by: Ending };

export interface Koin {
  readonly options: Options;
  readonly state: State;
  readonly move: Move;
  readonly event: KoinEvent;
  readonly observation: State;
}

/** The index of a value in a bank. */
export function indexOf(value: Value): 0 | 1 | 2 {
  return value === 100 ? 0 : value === 200 ? 1 : 2;
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}

export function bankOf(state: State, seat: Seat): Bank {
  return seat === 0 ? state.banks[0] : state.banks[1];
}

export function coinsIn(bank: Bank): number {
  return bank[0] + bank[1] + bank[2];
}

/** The side that a seat plays. */
export function faceOf(options: Options, seat: Seat): Face {
  return options.gambar === seat ? 'gambar' : 'angka';
}

/** The coin that lies up on a land, null on empty ground. */
export function topOf(board: readonly Stack[], land: number): Coin | null {
  return at(board, land).at(-1) ?? null;
}

/** The values of which a seat tosses one coin each, smallest first. */
export function tossable(state: State, seat: Seat): readonly Value[] {
  const bank = bankOf(state, seat);
  const values = VALUES.filter((value) => bank[indexOf(value)] > 0);
  if (!state.options.fairOpening || state.turns > 0) return values;
  return values.includes(100) ? [100] : values;
}
