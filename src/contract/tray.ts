/** What a board asks the shell to show in the action tray beside it: plain data, drawn by the shell, turned in table mode. */
import type { Message } from './words.ts';

/** The value with which a repeating button is pressed for a small step: a quarter of the usual one. */
export const SMALL_STEP = 0.25;

/** A button in the tray. Pressing it calls the view's `press(id)`. */
export interface TrayButton {
  readonly id: string;
  readonly label: Message;
  /** A second, smaller line, for example the reason why it is off. */
  readonly note: Message | null;
  /** Address of a small picture, or null. */
  readonly picture: string | null;
  readonly picked: boolean;
  readonly off: boolean;
  /** A letter or digit that presses it from the keyboard, in lower case. */
  readonly hotkey?: string;
  /** True: holding it down presses again and again (turning a ladder); its key with Shift is a small step, `SMALL_STEP`. */
  readonly repeats?: boolean;
  /** True: for keys, switches and screen readers only; drawn only while it has the focus. */
  readonly unseen?: boolean;
}

export interface Stepper {
  readonly id: string;
  readonly label: Message;
  /** All values in order; those not in `open` are shown and cannot be chosen. */
  readonly values: readonly number[];
  readonly open: readonly number[];
  readonly value: number | null;
}

export interface Tray {
  readonly title: Message;
  readonly hint: Message | null;
  /** The card or toss that the turn is about. `caption` is laid over the lower part of the picture. */
  readonly card: {
    readonly picture: string;
    readonly name: Message;
    readonly caption: Message | null;
    readonly spent: boolean;
    /** True for a picture about two and a half times as wide as high (a dish of coins). Absent: a card. */
    readonly wide?: boolean;
  } | null;
  readonly text: Message | null;
  /** The cards in the hand of whoever looks, as pictures in a row; their labels are for people who do not see them. Absent: none. */
  readonly hand?: readonly TrayButton[];
  readonly chips: readonly TrayButton[];
  readonly stepper: Stepper | null;
  readonly confirm: TrayButton | null;
  /** The few actions of a turn that are always visible, in fixed order, under the board. Absent: none. */
  readonly bar?: readonly TrayButton[];
}
