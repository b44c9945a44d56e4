/** Which arrangement a screen gets. The numbers are CSS px; the styles of the same names give the sizes. */
import type { Side } from '../../contract/player.ts';
import type { Room } from '../../stage/board-view.ts';

/** `wide`: tablet in landscape; `tall`: tablet in portrait; `phone`: phone in portrait; `low`: phone in landscape. */
export type Form = 'wide' | 'tall' | 'phone' | 'low';
export type GameLayout = 'board' | 'table' | 'sky';

export interface Layout {
  readonly form: Form;
  readonly game: GameLayout;
  /** The edge that the tray lies on in table mode; null: not in table mode. */
  readonly facing: Side | null;
}

/** Lower screens have no top bar. */
const LOW = 520;
const PHONE = 600;
const TABLET = 900;

export function formOf(width: number, height: number): Form {
  if (height < LOW && width > height) return 'low';
  if (width < PHONE) return 'phone';
  return width > TABLET && width > height ? 'wide' : 'tall';
}

/** True where the device may lie between people: never on phones, never where hands are hidden. */
export function canTurn(form: Form, game: GameLayout, people: number, secret: boolean): boolean {
  return (form === 'wide' || form === 'tall') && game === 'board' && people > 1 && !secret;
}

const TURNS: { readonly [side in Side]: number } = { bottom: 0, left: 90, top: 180, right: 270 };

/** Degrees by which something is turned for a reader at this edge. */
export function turnOf(side: Side): number {
  return TURNS[side];
}

type Insets = Room['insets'];

const BAR: { readonly [form in Form]: number } = { wide: 68, tall: 68, phone: 58, low: 0 };

/** Height of the dock of a `table` game, which the styles paint. */
const DOCK: { readonly [form in Form]: number } = { wide: 204, tall: 298, phone: 244, low: 132 };
/** The row of plates under the bar, where there is one. */
const PLATES: { readonly [form in Form]: number } = { wide: 0, tall: 68, phone: 80, low: 0 };

/** What the shell lays over the canvas where it fills the screen. */
export function insetsOf({ form, game }: Layout): Insets {
  const top = BAR[form];
  if (game === 'board') return { top: 0, right: 0, bottom: 0, left: 0 };
  if (game === 'table') return { top: top + PLATES[form], right: 0, bottom: DOCK[form], left: 0 };
  if (form === 'wide') return { top, right: 292, bottom: 0, left: 248 };
  if (form === 'low') return { top, right: 268, bottom: 0, left: 64 };
  return { top: top + (form === 'tall' ? 76 : 88), right: 0, bottom: form === 'tall' ? 256 : 244, left: 0 };
}
