/** What stands in the tray beside the board, from the scene and the half-made choice. Every word is a message of the game. */
import type { Message, Param } from '../../../contract/words.ts';
import type { Tray, TrayButton } from '../../../contract/tray.ts';
import { EXIT, SIDE, seatOf } from '../board.ts';
import { nextSeat } from '../turn.ts';
import type { Card, Move, Observation, PlayMove } from '../shape.ts';
import { ART, faceOf } from './art.ts';
import { consequences, isPlay, sideOfPawn } from './consequences.ts';
import type { Mode, Narrowed } from './selection.ts';

export interface Asked {
  readonly observation: Observation;
  readonly legal: readonly Move[];
  readonly narrowed: Narrowed;
  /** A first tap only shows. */
  readonly askFirst: boolean;
  /** In the phase `draw`: the kept card has been taken up. */
  readonly usesKept: boolean;
}

const SEVEN = 7;
/** Cards for which the ways are always shown side by side, also where only one is open. */
const WAYS: { readonly [card: string]: readonly Mode[] } = {
  7: ['go', 'split'],
  10: ['go', 'back'],
  11: ['go', 'swap'],
};

function button(id: string, label: Message, more: Partial<TrayButton> = {}): TrayButton {
  return { id, label, note: null, picture: null, picked: false, off: false, ...more };
}

function text(key: string): Message {
  return { key };
}

export function trayOf(asked: Asked): Tray {
  const { observation } = asked;
  const plain: Tray = {
    title: { key: 'tray.title', params: { name: { seat: observation.turn } } },
    hint: null,
    card: null,
    text: null,
    chips: [],
    stepper: null,
    confirm: null,
  };
  switch (observation.phase) {
    case 'draw':
      return { ...plain, ...drawTray(asked) };
    case 'move':
      return { ...plain, ...moveTray(asked) };
    case 'hand':
      return { ...plain, ...handTray(asked) };
    case 'score':
      return { ...plain, ...scoreTray(observation) };
    default:
      return plain;
  }
}

function drawTray(asked: Asked): Partial<Tray> {
  const { observation, legal, usesKept } = asked;
  const again = observation.options.drawAgainOn2 && observation.top === 2;
  const draw = button('draw', text(again ? 'tray.again' : 'confirm.draw'));
  if (!legal.some(isPlay)) return { hint: text('hint.draw'), confirm: draw };
  const kept = button('kept', text('tray.kept'), { picked: usesKept, picture: ART['card-maaf'] });
  if (!usesKept) return { hint: text('hint.kept'), chips: [kept], confirm: draw };
  return { ...choosing(asked), card: cardOf('maaf'), chips: [kept, { ...draw, id: 'draw' }] };
}

function moveTray(asked: Asked): Partial<Tray> {
  const { observation, legal } = asked;
  const { card } = observation;
  if (card === null) return {};
  const others = legal.filter((move) => !isPlay(move));
  const chips = [...wayChips(asked, card), ...others.flatMap(otherChip)];
  if (legal.some(isPlay)) return { ...choosing(asked), card: cardOf(card), chips };
  if (others.some(({ type }) => type === 'forfeit')) return forfeitTray(asked, card);
  const only = others[0];
  const confirm = only ? (otherChip(only)[0] ?? null) : null;
  return { card: cardOf(card), text: textOf(observation, card), hint: text('hint.forced'), confirm };
}

function forfeitTray(asked: Asked, card: Card): Partial<Tray> {
  const { observation } = asked;
  const again = card === 2 && observation.options.drawAgainOn2;
  const next = { seat: nextSeat(observation, observation.turn) };
  return {
    card: { ...cardOf(card), spent: true },
    hint: again ? text('no-move.again') : { key: 'no-move', params: { name: next } },
    text: textOf(observation, card),
    confirm: button('forfeit', text('confirm.go-on')),
  };
}

/** The hand as pictures in the page: large enough for small fingers, and gone from the page with the tray. */
function handTray(asked: Asked): Partial<Tray> {
  const { observation, legal, narrowed } = asked;
  const hand = observation.hands[observation.turn] ?? [];
  const picked = narrowed.selection.card;
  const discards = legal.flatMap((move) => (move.type === 'discard' ? [move.card] : []));
  const usable = new Set(legal.flatMap((move) => ('card' in move ? [move.card] : [])));
  const cards = hand.map((card, index) =>
    button(
      `card:${index}`,
      { key: `card.${card}.name` },
      {
        picture: ART[faceOf(card)],
        picked: picked === card && hand.indexOf(card) === index,
        off: !usable.has(card),
      },
    ),
  );
  const dead = !legal.some(isPlay);
  if (picked === null) {
    return { hint: text(dead ? 'hint.discard' : 'hint.hand'), text: dead ? text('no-move.hand') : null, hand: cards };
  }
  const discard = discards.includes(picked) ? [button('discard', text('chip.discard'))] : [];
  if (narrowed.modes.length === 0) {
    return { hint: text('hint.discard'), text: text('no-move.hand'), hand: cards, confirm: discard[0] ?? null };
  }
  return { ...choosing(asked), hand: cards, chips: [...wayChips(asked, picked), ...discard] };
}

const EMPTY = { card: null, text: null, chips: [], stepper: null, confirm: null } as const;

/**
 * What stands there while nobody is asked: who has won the round; else one's own hand, out of use while others move, the new card
 * lifted right after it came. Null where no hand is seen.
 */
export function waitingTray(observation: Observation, viewer: number | null, taken: Card | null): Tray | null {
  const { hands, turn, phase } = observation;
  if (phase === 'score') return { ...EMPTY, ...roundWords(observation), hint: null };
  const hand = viewer === null ? null : (hands[viewer] ?? null);
  if (hand === null || hand.length === 0) return null;
  const fresh = taken === null ? -1 : hand.indexOf(taken);
  const newCard: Message | null =
    taken === null ? null : { key: 'hint.new', params: { card: { key: `card.${taken}.name` } } };
  return {
    title: { key: 'tray.title', params: { name: { seat: taken === null ? turn : (viewer ?? turn) } } },
    ...EMPTY,
    hint: newCard,
    hand: hand.map((card, index) =>
      button(`card:${index}`, text(`card.${card}.name`), {
        picture: ART[faceOf(card)],
        picked: index === fresh,
        off: taken === null,
      }),
    ),
  };
}

function scoreTray(observation: Observation): Partial<Tray> {
  return { ...roundWords(observation), hint: text('hint.deal'), confirm: button('deal', text('confirm.deal')) };
}

/** Who has won the round, and what it brought. */
function roundWords({ finished, gained, turn }: Observation): Pick<Tray, 'title' | 'text'> {
  const winner = finished[0] ?? turn;
  return {
    title: { key: 'tray.score', params: { name: { seat: winner } } },
    text: { key: 'tray.gained', params: { name: { seat: winner }, n: gained[winner] ?? 0 } },
  };
}

function cardOf(card: Card): NonNullable<Tray['card']> {
  return {
    picture: ART[faceOf(card)],
    name: { key: `card.${card}.name` },
    caption: { key: `card.${card}.caption` },
    spent: false,
  };
}

function textOf({ options }: Observation, card: Card): Message {
  if (card === 2 && !options.drawAgainOn2) return text('card.2.text.once');
  if (card === SEVEN && options.mode === 'teams' && options.team7 === 'any') return text('card.7.text.any');
  return text(`card.${card}.text`);
}

/** Hint, text, stepper and confirm of a choice that is going on. */
function choosing(asked: Asked): Pick<Tray, 'hint' | 'text' | 'stepper' | 'confirm'> {
  const { narrowed, observation } = asked;
  const { stepper, move, selection } = narrowed;
  return {
    hint: (move ? warning(observation, move) : null) ?? hintOf(asked),
    text: selection.card ? textOf(observation, selection.card) : null,
    stepper: stepper ? { ...stepper, id: 'steps', label: text('stepper.steps') } : null,
    confirm: button('go', text(confirmKey(narrowed)), { off: move === null }),
  };
}

function confirmKey({ selection: { mode } }: Narrowed): string {
  return mode === 'swap' || mode === 'maaf' ? `chip.${mode}` : 'confirm.move';
}

function hintOf({ legal, narrowed, askFirst, observation }: Asked): Message {
  const { move, selection, parts } = narrowed;
  if (move !== null) {
    if (isDiamond(observation, move)) return text('hint.diamond');
    if (legal.length === 1) return text('hint.forced');
    return text(askFirst ? 'hint.confirm' : 'hint.target');
  }
  if (selection.mode === 'split') return splitHint(narrowed);
  if (selection.mode === 'maaf') return text('hint.maaf');
  if (selection.mode === 'swap' && selection.pawn !== null) return text('hint.swap');
  return text(parts.length === 0 ? 'hint.pawn' : 'hint.choose');
}

function splitHint({ selection, parts }: Narrowed): Message {
  if (selection.pawn !== null) return text('hint.split.steps');
  if (parts.length === 0) return text('hint.split.first');
  const left = SEVEN - parts.reduce((steps, part) => steps + part.steps, 0);
  return { key: 'hint.split.next', params: { n: left } };
}

/** One step back from the exit is not far enough to turn in: the way round stays as long. */
function isDiamond(observation: Observation, move: PlayMove): boolean {
  if (move.type !== 'step' || move.steps !== -1) return false;
  return observation.pawns[move.pawn] === sideOfPawn(observation, move.pawn) * SIDE + EXIT;
}

/** Who would have to go. */
function warning(observation: Observation, move: PlayMove): Message | null {
  const seats = consequences(move, observation).bumped.map(({ pawn }) => seatOf(pawn));
  const different = [...new Set(seats)];
  if (different.length === 0) return null;
  const names = different.map((seat): Param => (seat === observation.turn ? text('own-pawn') : { seat }));
  return { key: 'bump.preview', params: { names: listed(names) } };
}

function listed(items: readonly Param[]): Param {
  const last = items.at(-1) ?? '';
  const head = items.slice(0, -1);
  if (head.length === 0) return last;
  return { key: 'list.last', params: { a: head.reduce((a, b) => ({ key: 'list.more', params: { a, b } })), b: last } };
}

/** The ways to use a card, where there is something to choose or to know. */
function wayChips({ narrowed }: Asked, card: Card): readonly TrayButton[] {
  const { modes, selection } = narrowed;
  const ways = WAYS[String(card)] ?? (modes.length > 1 ? modes : []);
  return ways.map((mode) =>
    button(`mode:${mode}`, wayLabel(mode, card), {
      picked: selection.mode === mode,
      off: !modes.includes(mode),
    }),
  );
}

function wayLabel(mode: Mode, card: Card): Message {
  if (mode === 'go') return { key: 'chip.forward', params: { n: card === 'maaf' ? 0 : card } };
  if (mode === 'back') return { key: 'chip.back', params: { n: card === 10 ? 1 : 4 } };
  return { key: `chip.${mode}` };
}

/** Pass and keep: one tap makes them. */
function otherChip(move: Move): readonly TrayButton[] {
  if (move.type === 'pass' || move.type === 'keep') return [button(move.type, text(`chip.${move.type}`))];
  return [];
}
