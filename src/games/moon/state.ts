/** What a match of Catch the Moon is made of, as plain data. Poses are whole units (see `trace.ts`); gravity's own memory is not here. */
import type { Shape } from '../../contract/rules.ts';

export const FACES = ['one', 'two', 'moon'] as const;
export type Face = (typeof FACES)[number];

/** How strong the hand is; the smallest has a magnet. */
export const HANDS = ['little', 'normal', 'expert'] as const;
export type Hand = (typeof HANDS)[number];

export const TILTS = ['off', 'calm', 'breeze', 'storm'] as const;
export type Tilt = (typeof TILTS)[number];

export interface MoonOptions {
  /** The seat that begins; null: nature says. */
  readonly starter: number | null;
  /** Until the next roll the last player answers for what falls. */
  readonly liability: boolean;
  /** In a tie every ladder has to be the highest. */
  readonly tieMoon: boolean;
  readonly tears: number;
  /** How many of the ladders are placed, drawn by chance from all. */
  readonly ladders: number;
  /** Per seat. */
  readonly hands: readonly Hand[];
  readonly tilt: Tilt;
  readonly oneHand: boolean;
  /** The table has the tears and plays for height. */
  readonly together: boolean;
}

/** A ladder of the pile: its number, its place (x, y, z) and its turn (x, y, z, w), in whole units. */
export type Standing = readonly [number, number, number, number, number, number, number, number];

export type Phase = 'begin' | 'roll' | 'rolled' | 'place' | 'settle' | 'over';

export interface MoonState {
  readonly options: MoonOptions;
  readonly phase: Phase;
  /** Whose turn it is; while nature answers, whose turn it answers. */
  readonly seat: number;
  /** Who answers for what falls before the next roll; `torn` if this turn already cost a tear. Null before the first turn. */
  readonly last: { readonly seat: number; readonly torn: boolean } | null;
  /** Tears per seat. All zero when playing together. */
  readonly tears: readonly number[];
  /** Tears that nobody has yet. */
  readonly pool: number;
  /** Ladders that were not drawn, by number; more than `toPlace` in a short game. */
  readonly box: readonly number[];
  /** How many ladders are still to be drawn. */
  readonly toPlace: number;
  /** What stands, by number; the starters are not listed. */
  readonly pile: readonly Standing[];
  /** Highest point of the pile in whole units. */
  readonly height: number;
  readonly face: Face | null;
  readonly ladder: number | null;
  /** The hand's path, from `place` until nature has settled it, and after how many of its samples the hand let go. */
  readonly trace: { readonly text: string; readonly held: number } | null;
  /** Seats that lost for good (the last tear, or three tears of two players). */
  readonly out: readonly number[];
  /** Seats that play on in a tie; null before one. */
  readonly tie: readonly number[] | null;
  /** Seats that fell out of the tie, the first first. */
  readonly resting: readonly number[];
}

export type MoonMove =
  | { readonly type: 'begin'; readonly seat: number }
  | { readonly type: 'roll' }
  | {
      readonly type: 'rolled';
      /** What fell in the window before this roll. */
      readonly fell: readonly number[];
      readonly face: Face;
      readonly ladder: number;
      /** What stands after something fell; null: as before. */
      readonly pile: readonly Standing[] | null;
      readonly height: number;
      /** What a pile that had to be built up again lost: nobody's fault. Not in `fell`. */
      readonly lost: readonly number[];
    }
  /** After `held` samples the hand lets go; later ones only say how the device was tilted until the pile came to rest. */
  | { readonly type: 'place'; readonly trace: string; readonly held: number }
  | Settle;

export interface Settle {
  readonly type: 'settle';
  /** True if something touched cloud or ground while the ladder was still held. */
  readonly held: boolean;
  /** What fell before the pile came to rest, the new ladder too. */
  readonly fell: readonly number[];
  /** What the new ladder touches at rest; empty if it fell. */
  readonly touches: readonly number[];
  readonly tallest: boolean;
  /** What fell when the new ladder was lifted out. */
  readonly after: readonly number[];
  /** After the last ladder: what fell in the window. */
  readonly late: readonly number[];
  /** What a pile that had to be built up again lost: nobody's fault. Not in `fell`. */
  readonly lost: readonly number[];
  readonly pile: readonly Standing[];
  readonly height: number;
}

export type MissReason = 'held' | 'fell' | 'few' | 'many' | 'low';

export type MoonEvent =
  | { readonly type: 'began'; readonly seat: number }
  | { readonly type: 'rolled'; readonly seat: number; readonly face: Face; readonly ladder: number }
  | { readonly type: 'placed'; readonly seat: number; readonly ladder: number }
  | {
      readonly type: 'fell';
      readonly ladders: readonly number[];
      readonly when: 'turn' | 'after' | 'window' | 'rebuilt';
    }
  | { readonly type: 'stood'; readonly seat: number; readonly ladder: number; readonly touches: readonly number[] }
  | { readonly type: 'missed'; readonly seat: number; readonly ladder: number; readonly why: MissReason }
  | { readonly type: 'wept'; readonly seat: number; readonly pool: number }
  | { readonly type: 'lost'; readonly seat: number }
  | { readonly type: 'tied'; readonly seats: readonly number[] }
  | { readonly type: 'rested'; readonly seat: number }
  | { readonly type: 'ended'; readonly winners: readonly number[] };

export interface MoonShape extends Shape {
  readonly options: MoonOptions;
  readonly state: MoonState;
  readonly move: MoonMove;
  readonly event: MoonEvent;
  readonly observation: MoonState;
}

/** True for a seat that may still be asked. */
export function isIn(state: MoonState, seat: number): boolean {
  return state.tie === null ? !state.out.includes(seat) : state.tie.includes(seat);
}

/** The next seat in the order of play after this one that may still be asked. */
export function nextSeat(state: MoonState, seat: number): number {
  const seats = state.tears.length;
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats;
    if (isIn(state, next)) return next;
  }
  return seat;
}
