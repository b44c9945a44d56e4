/** What the tray beside the board shows for a question and a half-made choice: plain data. */
import type { Tray, TrayButton } from '../../../contract/tray.ts';
import type { Message } from '../../../contract/words.ts';
import { faceOf, type Move, other, type State, tossable, type Value } from '../kinds.ts';
import { LANDS } from '../map.ts';
import { totals } from '../score.ts';
import { apply } from '../turns.ts';
import { ART, coinName } from './art.ts';
import { type Choice, isOpen, MODES, type Mode } from './choice.ts';
import { dishPicture } from './dish-picture.ts';

export interface Asked {
  readonly state: State;
  readonly legal: readonly Move[];
  readonly choice: Choice;
  /** A device that can feel shaking: `ask` needs a tap first. */
  readonly shake: 'on' | 'ask' | 'off';
  /** Table mode: the strip has no bar, so the actions stand among the choices; coins are chosen in the dish, and there is no room for more than one sentence. */
  readonly table: boolean;
  /** Small screens have no room for the dish beside the choices: it lies on the board. */
  readonly small: boolean;
}

const say = (key: string, params?: Message['params']): Message => (params === undefined ? { key } : { key, params });

/** Why an action is off, as a message key. */
function offKey({ state }: Asked, mode: Mode): string {
  if (state.phase !== 'act') return 'off.toss';
  const { rights, toss } = state;
  const side = faceOf(state.options, state.turn);
  const matched = toss.filter(({ face }) => face === side).length;
  if (rights.owed > 0 && mode !== 'place') return mode === 'pay' ? 'off.used' : 'off.owed';
  switch (mode) {
    case 'place':
      return matched === 0 ? 'off.match' : 'off.used';
    case 'pay':
      return matched === 3 ? 'off.used' : 'off.three';
    case 'move':
      if (matched > 1) return 'off.few';
      return rights.move > 0 ? 'off.nowhere' : 'off.used';
    case 'capture':
      if (matched > 0) return 'off.none';
      return rights.capture > 0 ? 'off.nowhere' : 'off.used';
  }
}

function barOf(asked: Asked): readonly TrayButton[] {
  return MODES.map((mode, index) => {
    const off = !isOpen(asked.legal, mode);
    return {
      id: `mode:${mode}`,
      label: say(`action.${mode}`),
      note: say(off ? offKey(asked, mode) : `on.${mode}`),
      picture: null,
      picked: asked.choice.mode === mode,
      off,
      hotkey: `${index + 1}`,
    };
  });
}

function chip(id: string, text: Message, picked: boolean, picture: string | null): TrayButton {
  return { id, label: text, note: null, picture, picked, off: false };
}

function coinChips({ state, legal, choice }: Asked): readonly TrayButton[] {
  if (choice.mode !== 'place' && choice.mode !== 'pay') return [];
  const values = [...state.hand].reverse();
  if (choice.mode === 'place' && values.length < 2) return [];
  const colour = state.options.colours[state.turn === 0 ? 0 : 1];
  return values
    .filter((value) => legal.some((move) => move.type === choice.mode && 'value' in move && move.value === value))
    .map((value) => {
      const picture = ART[coinName(value, faceOf(state.options, state.turn), colour)] ?? null;
      return chip(`coin:${value}`, say('number', { n: value }), choice.value === value, picture);
    });
}

function endChip({ state, legal }: Asked): readonly TrayButton[] {
  if (!legal.some(({ type }) => type === 'end')) return [];
  return [{ ...chip('end', say(state.acted ? 'tray.end' : 'tray.pass'), false, null), hotkey: 'e' }];
}

function textFor({ state, choice }: Asked): Message | null {
  switch (choice.mode) {
    case 'place':
      return say('tray.place.text');
    case 'pay':
      return say('tray.pay.text', { other: { seat: other(state.turn) } });
    case 'move': {
      if (choice.from === null) return say('tray.move.text');
      return say('tray.move.to', { land: say(`land.${LANDS[choice.from]}`) });
    }
    case 'capture':
      return say('tray.capture.text');
    default:
      return null;
  }
}

/** What a tried move would come to. */
function foretold(state: State, move: Move): Message {
  const after = apply(state, move).state;
  const [m, n] = totals(after);
  const params = { a: { seat: 0 }, m, b: { seat: 1 }, n };
  if (after.phase !== 'over') return say('tray.preview', params);
  return say(state.rights.move > 0 && move.type === 'place' ? 'tray.finish.move' : 'tray.finish', params);
}

function confirmLabel(move: Move): Message {
  switch (move.type) {
    case 'pay':
      return say('tray.payThis', { value: move.value });
    case 'move':
      return say('tray.moveHere');
    case 'capture':
      return say('tray.takeThis');
    default:
      return say('tray.here');
  }
}

function confirmOf({ choice }: Asked): TrayButton | null {
  return choice.tried === null ? null : chip('go', confirmLabel(choice.tried), false, null);
}

function hintOf(state: State): Message {
  const name = { seat: state.turn };
  if (state.rights.owed > 0) return say('tray.owed', { name, n: state.rights.owed });
  if (!state.acted) {
    const side = faceOf(state.options, state.turn);
    return say(`tray.rights.${state.toss.filter(({ face }) => face === side).length}`, { name });
  }
  const left = (['place', 'move', 'capture'] as const).filter((right) => state.rights[right] > 0);
  const list = left.map((right) => say(`action.${right}`));
  const [a = say('list.0'), b] = list;
  return say('tray.more', { name, list: b === undefined ? a : say('list.2', { a, b }) });
}

function actTray(asked: Asked): Tray {
  const { state, choice } = asked;
  const face = faceOf(state.options, state.turn);
  const n = state.toss.filter((one) => one.face === face).length;
  const coins = coinChips(asked);
  const isTrying = asked.small && choice.tried !== null;
  const chips = isTrying ? [] : [...(asked.table ? barOf(asked) : coins), ...endChip(asked)];
  const question =
    coins.length > 0 && choice.mode === 'place' ? say('tray.which') : say(`on.${choice.mode ?? 'place'}`);
  return {
    title: n === 0 ? say(`tray.none.${face}`) : say(`tray.matched.${face}`, { n }),
    hint: asked.table && choice.tried !== null ? foretold(state, choice.tried) : hintOf(state),
    card:
      asked.small || asked.table
        ? null
        : { picture: dishPicture(state), name: question, caption: null, spent: false, wide: true },
    text: choice.tried === null ? textFor(asked) : foretold(state, choice.tried),
    chips,
    stepper: null,
    confirm: confirmOf(asked),
    bar: barOf(asked),
  };
}

function tossTray(asked: Asked): Tray {
  const { state, shake } = asked;
  const name = { seat: state.turn };
  const ask = shake === 'ask' ? [chip('shake', say('tray.shakeOn'), false, null)] : [];
  return {
    title: say('tray.turn', { name }),
    hint: say('tray.toss'),
    card: asked.small
      ? null
      : { picture: dishPicture(state), name: say('move.toss'), caption: null, spent: false, wide: true },
    text: say(shake === 'on' ? 'tray.shake' : 'tray.toss.text'),
    chips: ask,
    stepper: null,
    confirm: { ...chip('toss', say('move.toss'), false, null), hotkey: 't' },
    bar: barOf(asked),
  };
}

function realTray(asked: Asked): Tray {
  const { state, choice } = asked;
  const colour = state.options.colours[state.turn === 0 ? 0 : 1];
  const values = tossable(state, state.turn);
  const chips = values.map((value: Value, index): TrayButton => {
    const face = choice.faces[index] ?? 'gambar';
    return chip(`face:${value}`, say(`face.${face}`, { value }), false, ART[coinName(value, face, colour)] ?? null);
  });
  return {
    title: say('tray.turn', { name: { seat: state.turn } }),
    hint: say('tray.real'),
    card: null,
    text: say('tray.real.text'),
    chips: [...chips].reverse(),
    stepper: null,
    confirm: chip('real', say('tray.real.done'), false, null),
    bar: barOf(asked),
  };
}

export function trayOf(asked: Asked): Tray {
  if (asked.state.phase === 'act') return actTray(asked);
  return asked.legal.some(({ type }) => type === 'tossed') ? realTray(asked) : tossTray(asked);
}
