/** What every part of the play screen is given: the model to read, the table and the match to act on. */
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Player } from '../../contract/player.ts';
import type { Seat } from '../../contract/rules.ts';
import type { Message } from '../../contract/words.ts';
import type { Place } from '../../stage/board-view.ts';
import type { RuleInForce } from '../setup/read-back.ts';
import type { Layout } from './layout.ts';
import type { PlayModel } from './model.ts';
import type { LoadedGame } from './open-match.ts';
import type { Table } from './table.ts';

export interface Actions {
  undo(): void;
  /** A new match with the same people and rules. */
  restart(): void;
  endEarly(): void;
  leave(): void;
  setPlayer(seat: Seat, player: Player): void;
  /** Asks for a good move: shows it on the board and says why. */
  hint(): void;
  openSheet(sheet: Sheet | null): void;
}

export type Sheet = 'menu' | 'rules' | 'seats' | 'log' | 'look' | 'fair' | 'restart' | 'end';

export interface Playing {
  readonly loaded: LoadedGame;
  readonly model: PlayModel;
  readonly table: Table;
  readonly actions: Actions;
  readonly layout: () => Layout;
  /** The rules that this match is played by. */
  readonly rules: () => readonly RuleInForce[];
  /** The fingerprint of the match's number; null where it cannot be computed. The number itself comes here only after the end. */
  readonly print: ReadonlySignal<string | null>;
  /** True until the first decision at the table. */
  readonly isFresh: ReadonlySignal<boolean>;
  say(message: Message): string;
  /** Where a move's thing is drawn, in CSS px from the board's top left corner; null = nowhere. */
  placeOf(move: unknown): Place | null;
  plateAt(seat: Seat): Place | null;
  art(name: string): string | null;
}

export const PlayContext = createContext<Playing | null>(null);

export function usePlaying(): Playing {
  const playing = useContext(PlayContext);
  if (playing === null) throw new Error('not at a table');
  return playing;
}
