/** A game's card in the box, for Home, and what Set-up needs before anything of the game is loaded: facts only. */
import type { Json } from '../lib/data.ts';
import type { Colour, Level } from './player.ts';
import type { Shape } from './rules.ts';

export type Choice = boolean | string | number;
export type Choices = { readonly [key: string]: Choice };

/** One row of Set-up. Its words are the messages `option.<key>`, `option.<key>.about` and, for values, `option.<key>.<value>`. */
export interface Field {
  readonly key: string;
  /** `main` is always visible; `house` lies behind "House rules". */
  readonly group: 'main' | 'house';
  /** True and false is a switch; anything else a choice. The first is not special: `standard` is the default. */
  readonly values: readonly Choice[];
  readonly standard: Choice;
  /** False hides the row (and its standard value is used). Absent: always shown. */
  readonly shown?: (choices: Choices, seats: number) => boolean;
  /** False greys a value out for so many seats (the game then plays its standard). Absent: every value can be chosen. */
  readonly offered?: (value: Choice, seats: number) => boolean;
}

/** What Set-up hands over: the choices, and per seat in order of play its colour and who holds it. */
export interface Seating {
  readonly colours: readonly Colour[];
  readonly human: readonly boolean[];
  /** Seats for which the app makes the calls (Mau Mau). */
  readonly helped: readonly boolean[];
  /** The seat that begins; null = by chance (nature decides). */
  readonly starter: number | null;
}

/** How the game looks on Home before anything of it is loaded. Its picture is `art/cloth.svg` in its folder (300 by 300, cut to fit). */
export interface Cloth {
  readonly name: { readonly [locale in 'id' | 'ms' | 'th' | 'en']: string };
  /** One line under the name: what one does in it. */
  readonly line: { readonly [locale in 'id' | 'ms' | 'th' | 'en']: string };
  /** Colours of the cloth and of the ground behind its picture. */
  readonly colour: string;
  readonly ground: string;
  /** A published game that it owes its idea to, named on the page for parents; absent: none. */
  readonly inspiredBy?: { readonly title: string; readonly author: string };
}

/** What Home shows of a game, and all that the first bundle knows of it (`games/box.ts`). */
export type Card = Pick<About, 'id' | 'seats' | 'minutes' | 'heavy'> & { readonly cloth: Cloth };

export interface About<G extends Shape = Shape> {
  readonly id: string;
  /** Absent only in games that are never registered. */
  readonly cloth?: Cloth;
  /** Rows of Settings that this game alone reads. */
  readonly settings?: readonly ('fourColourSuits' | 'sortedHand' | 'tilt' | 'beat')[];
  readonly seats: { readonly min: number; readonly max: number };
  /** Usual length in minutes, for the cloth on Home. */
  readonly minutes: number;
  /** The colours that seats may have, in order of play. */
  readonly colours: readonly Colour[];
  /** The colours taken when so many play; people can change them in Set-up. */
  coloursFor(seats: number): readonly Colour[];
  /** True where it matters which colour stays empty: it is drawn by lot unless people chose theirs. Absent: never. */
  readonly drawsGap?: (seats: number) => boolean;
  readonly fields: readonly Field[];
  /** Rule sets with a name (message `preset.<key>`); the first is all standards. */
  readonly presets: readonly { readonly key: string; readonly choices: Choices }[];
  options(choices: Choices, seating: Seating): G['options'];
  /** True where the app may do something for a seat (`Seating.helped`): Set-up then shows the message `setup.helped` as a switch. Absent: never. */
  readonly helps?: (choices: Choices) => boolean;
  /** True where seats hide something from each other. */
  secret(options: G['options']): boolean;
  /** True where a step may be taken back. */
  undo(options: G['options']): boolean;
  /** True where nature is a simulation with a memory (Catch the Moon). */
  readonly heavy: boolean;
  /** True where one person may hold two seats by typing a name twice (teams). Absent: never; the same name is then two people. */
  readonly pairs?: (choices: Choices, seats: number) => boolean;
  /** True where computers have characters (`Robot.character`): Set-up then lets people choose one. Absent: never. */
  readonly characters?: boolean;
  /** The level that hints are asked of; absent: `seru`. */
  readonly hints?: Level;
  /** True where the computer can look back at a match (`Computer.review`). */
  readonly reviews?: boolean;
  /** `board`: board beside a tray; `table`: the board is the whole table with a dock; `sky`: full picture, controls float. */
  readonly layout: 'board' | 'table' | 'sky';
  /** Number of pages of the rules book: messages `page.<n>.title`, `page.<n>.text`, and the view's `pagePicture`. */
  readonly pages: number;
}

/** Checks a choice set that comes from outside: unknown keys are dropped, bad values become standards. */
export function readChoices(fields: readonly Field[], given: Json): Choices {
  const source =
    typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as { [key: string]: Json }) : {};
  return Object.fromEntries(
    fields.map((field) => {
      const value = source[field.key];
      return [field.key, field.values.find((one) => one === value) ?? field.standard];
    }),
  );
}
