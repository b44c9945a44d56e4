/** A game's sentences as message keys with parameters. Pure: the shell and the views translate them. */
import type { Scene } from './scene.ts';
import type { Ply, Seat, Shape } from './rules.ts';

/** A value inside a sentence: text, a number, the name of a seat's player, or another sentence. */
export type Param = string | number | { readonly seat: Seat } | Message;

/** A message key with its parameters. Plurals choose by the parameter `n`. */
export interface Message {
  readonly key: string;
  readonly params?: { readonly [name: string]: Param };
}

/** What a seat's plate shows beside the name. */
export interface Plate {
  /** Filled of total dots (pawns home); null for none. */
  readonly pips: { readonly filled: number; readonly total: number } | null;
  /** A short line: "4 cards · 32 points". */
  readonly line: Message | null;
  /** A second part of the line ("9 points"), which stands below it where plates are narrow. Absent: none. */
  readonly points?: Message;
  /** Small pictures with a count (coins in the bank, tears): `art` is a name that the game's view knows an address for. */
  readonly tokens: readonly {
    readonly art: string;
    readonly count: number;
    readonly label: Message;
    /** True: drawn one beside the other instead of once with a number (for counts that stay small). Absent: with a number. */
    readonly each?: boolean;
  }[];
  /** True for a seat that is out of the match or has nothing to do any more. */
  readonly resting: boolean;
}

/**
 * A button that is on a seat's plate in every beat and hand-over, whether or not it can hit: it must give nothing away.
 * Pressed, it makes `move` as an interrupt where the rules list that move, else `miss` is said and the button rests until the next play.
 */
export interface Claim<G extends Shape> {
  readonly seat: Seat;
  readonly label: Message;
  readonly move: G['move'];
  readonly miss: Message;
  /** `others`: anybody may press it on that plate ("Forgot Mau!"); `own`: for the seat itself (a late "Mau!"). */
  readonly by: 'others' | 'own';
}

/** A match after its end, for what is told about it then. */
export interface MatchRecord<G extends Shape> {
  readonly options: G['options'];
  readonly seats: number;
  /** One entry more than the log: the start first. */
  readonly states: readonly G['state'][];
  readonly log: readonly Ply<G>[];
}

/** A small table with a column per seat, or one column for the whole table where `seats` is false. */
export interface Recap {
  readonly title: Message;
  readonly note: Message | null;
  readonly seats: boolean;
  readonly rows: readonly { readonly label: Message; readonly cells: readonly Message[] }[];
}

export interface Words<G extends Shape> {
  /** Told after the end: luck, turns that mattered. Absent where there is nothing to tell. */
  recap?(record: MatchRecord<G>): readonly Recap[];
  /** What anybody may look up during the match (cards used and left, house rules in force), from what the viewer knows. */
  lookUp?(scene: Scene<G>): readonly Recap[];
  /** The buttons of beats and hand-overs; absent where a game has no interrupts. */
  claims?(scene: Scene<G>): readonly Claim<G>[];
  /** The name of the button that makes this move, complete for somebody who sees no board. */
  sayMove(move: G['move'], scene: Scene<G>): Message;
  /** The first choice that this move belongs to (a pawn, a territory), for grouping long lists; null for none. */
  groupOf(move: G['move'], scene: Scene<G>): Message | null;
  /** One sentence for the live region: who, what, result; null where there is nothing to say. `scene` is after the event. */
  sayEvent(event: G['event'], scene: Scene<G>): Message | null;
  /** What the eye sees on the board, in words, a line per thing: for people who do not see the canvas. */
  describe(scene: Scene<G>): readonly Message[];
  /** The small line after the game's title ("Round 2, to 150"); null for none. */
  subtitle(scene: Scene<G>): Message | null;
  plate(scene: Scene<G>, seat: Seat): Plate;
  /** Which page of the rules book explains this moment: index into `about.pages`. */
  pageFor(scene: Scene<G>): number;
  /** One kind line under the winner on the result screen; null for the shell's own. */
  sayOutcome(scene: Scene<G>): Message | null;
}
