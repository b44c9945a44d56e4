/** What the action tray shows: the die's wish, the live count, and a button for everything that a finger can do, each with its key. */
import type { Tray, TrayButton } from '../../../contract/tray.ts';
import type { Message } from '../../../contract/words.ts';
import type { Face, MoonState } from '../state.ts';
import { EngineMissing } from '../physics/engine.ts';
import { FACE_ART, TRAY_ART } from './art.ts';
import type { Signs } from './hand/live.ts';

export type TrayId =
  | 'roll'
  | 'let-go'
  | 'hurry'
  | 'retry'
  | 'again'
  | 'other-side'
  | 'roll-left'
  | 'roll-right'
  | 'tip-back'
  | 'tip-front'
  | 'far'
  | 'near'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'table-left'
  | 'table-right'
  | 'spot'
  | 'tilt';

interface ButtonLook {
  readonly hotkey?: string;
  readonly repeats?: boolean;
  readonly picked?: boolean;
  readonly unseen?: boolean;
}

function button(id: TrayId, { picked = false, ...rest }: ButtonLook = {}): TrayButton {
  return { id, label: { key: `tray.${id}` }, note: null, picture: TRAY_ART[id] ?? null, picked, off: false, ...rest };
}

const title = (state: MoonState): Message => ({ key: 'tray.title', params: { name: { seat: state.seat } } });

function cardOf(face: Face | null): Tray['card'] {
  if (face === null) return null;
  return { picture: FACE_ART[face], name: { key: `face.${face}` }, caption: null, spent: false };
}

const EMPTY = { hint: null, card: null, text: null, chips: [], stepper: null, confirm: null } as const;

/** Before the roll; `watch`: the last turn can be watched again. */
export function rollTray(state: MoonState, watch: boolean): Tray {
  const confirm: TrayButton = { ...button('roll', { hotkey: ' ' }), label: { key: 'move.roll' } };
  const chips = watch ? [button('again', { hotkey: 'v' }), button('other-side', { hotkey: 'b' })] : [];
  return { ...EMPTY, title: title(state), hint: { key: 'tray.roll' }, chips, confirm };
}

/** While the engine is on its way (null), or why it has not come. */
export function waitTray(state: MoonState, fault: unknown): Tray {
  const why = fault instanceof EngineMissing && fault.refused ? 'wait.refused' : 'wait.missing';
  const text: Message = { key: fault === null ? 'wait.engine' : why };
  return { ...EMPTY, title: title(state), text, confirm: fault === null ? null : button('retry', { hotkey: ' ' }) };
}

/** After letting go. */
export function restTray(state: MoonState): Tray {
  const chips = [button('hurry', { hotkey: 'n' })];
  return { ...EMPTY, title: title(state), hint: { key: 'tray.rest' }, card: cardOf(state.face), chips };
}

/** What the counter says of the held ladder. */
export function countText(face: Face, signs: Pick<Signs, 'touching' | 'almost' | 'tallest'>): Message {
  const n = signs.touching;
  const touch: Message = { key: signs.almost ? 'tray.touch.almost' : 'tray.touch', params: { n } };
  if (face === 'moon') return { key: signs.tallest ? 'tray.tall' : 'tray.low', params: { touch } };
  return n === (face === 'one' ? 1 : 2) ? { key: 'tray.touch.names', params: { touch } } : touch;
}

export interface PlaceLook {
  readonly signs: Pick<Signs, 'touching' | 'almost' | 'tallest'>;
  /** False where the depth is found by itself. */
  readonly depth: boolean;
  /** Null where this device cannot be tilted at all. */
  readonly tilt: boolean | null;
}

export function placeTray(state: MoonState, look: PlaceLook): Tray {
  const face = state.face ?? 'one';
  const held = { repeats: true };
  const quiet = { repeats: true, unseen: true };
  const chips = [
    button('roll-left', { ...held, hotkey: 'q' }),
    button('roll-right', { ...held, hotkey: 'e' }),
    button('tip-back', { ...held, hotkey: 'w' }),
    button('tip-front', { ...held, hotkey: 's' }),
    button('spot', { hotkey: 'f' }),
    ...(look.tilt === null ? [] : [button('tilt', { hotkey: 't', picked: look.tilt })]),
    button('left', { ...quiet, hotkey: 'arrowleft' }),
    button('right', { ...quiet, hotkey: 'arrowright' }),
    button('up', { ...quiet, hotkey: 'arrowup' }),
    button('down', { ...quiet, hotkey: 'arrowdown' }),
    ...(look.depth ? [button('near', { ...quiet, hotkey: 'a' }), button('far', { ...quiet, hotkey: 'd' })] : []),
    button('table-left', { ...quiet, hotkey: '[' }),
    button('table-right', { ...quiet, hotkey: ']' }),
  ];
  return {
    ...EMPTY,
    title: title(state),
    hint: { key: state.options.oneHand ? 'tray.place.one' : 'tray.place' },
    card: cardOf(face),
    text: countText(face, look.signs),
    chips,
    confirm: { ...button('let-go', { hotkey: ' ' }), label: { key: 'tray.go' } },
  };
}
