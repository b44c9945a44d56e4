/** What the dock says beside the own hand: plain data for the page. It is asked for only while that hand lies open. */
import type { Scene } from '../../../contract/scene.ts';
import type { Tray, TrayButton } from '../../../contract/tray.ts';
import type { Message } from '../../../contract/words.ts';
import { type Card, rankOf, suitOf } from '../cards.ts';
import type { MauMau, Move, Observation, Word } from '../shape.ts';
import { words } from '../words.ts';

export interface Asked {
  readonly scene: Scene<MauMau>;
  readonly legal: readonly Move[];
  readonly armed: Word | null;
  /** The card that was lifted and waits for a second tap. */
  readonly chosen: Card | null;
  /** A Jack whose suit is being chosen. */
  readonly jack: Card | null;
}

const QUIET = { note: null, picture: null, picked: false, off: false } as const;

function hintOfPenalty({ penalty }: Observation, legal: readonly Move[]): Message {
  const canAnswer = legal.some((move) => move.type === 'play');
  return { key: canAnswer ? 'tray.stack' : 'tray.take', params: { n: penalty } };
}

function hintOfPile({ pile, wish, options }: Observation): Message {
  const top = pile[0];
  if (wish === 'any' || top === undefined) return { key: 'tray.any' };
  if (wish !== null) {
    const isBarred = !options.jackOnJack && rankOf(top) === 'J';
    return { key: isBarred ? 'tray.wishOnly' : 'tray.wish', params: { suit: { key: `suit.${wish}` } } };
  }
  return {
    key: 'tray.fits',
    params: { suit: { key: `suit.${suitOf(top)}` }, rank: { key: `rank.${rankOf(top)}` } },
  };
}

function hintOf({ scene: { observation }, legal, jack }: Asked): Message {
  if (jack !== null) return { key: 'tray.jack' };
  if (observation.phase === 'roundOver') return { key: 'tray.count' };
  if (observation.phase === 'ending') return { key: 'tray.ending' };
  if (observation.phase === 'drawn') {
    return { key: legal.some((move) => move.type === 'play') ? 'tray.drawn' : 'tray.keep' };
  }
  if (observation.penalty > 0) return hintOfPenalty(observation, legal);
  return legal.length === 1 && legal[0]?.type === 'pass' ? { key: 'tray.nothing' } : hintOfPile(observation);
}

/** All moves that are not cards. */
function chipsOf({ scene, legal, jack }: Asked): readonly TrayButton[] {
  if (jack !== null) return [{ ...QUIET, id: 'cancel', label: { key: 'choose.cancel' } }];
  return legal
    .filter(({ type }) => type === 'draw' || type === 'take' || type === 'pass')
    .map((move) => ({ ...QUIET, id: move.type, label: words.sayMove(move, scene) }));
}

function confirmOf({ scene, legal, chosen, jack }: Asked): TrayButton | null {
  const move = legal.find(({ type }) => type === 'close' || type === 'deal');
  if (move !== undefined) return { ...QUIET, id: move.type, label: words.sayMove(move, scene) };
  if (chosen === null || jack !== null) return null;
  const play = legal.find((one) => one.type === 'play' && one.card === chosen);
  return play === undefined ? null : { ...QUIET, id: 'play', label: words.sayMove(play, scene) };
}

/** The seal as a button of the page, for everybody who does not touch the canvas. */
function sealButton(armed: Word | null): TrayButton {
  const note = armed === null ? 'mau.off' : armed === 'mau' ? 'mau.on' : 'mau.twice';
  return { ...QUIET, id: 'mau', label: { key: 'mau.name' }, note: { key: note }, picked: armed !== null, hotkey: 'm' };
}

export function trayOf(asked: Asked, hasSeal: boolean): Tray {
  const { toMove } = asked.scene;
  const seat = typeof toMove === 'number' ? toMove : 0;
  return {
    title: { key: 'tray.turn', params: { name: { seat } } },
    hint: hintOf(asked),
    card: null,
    text: null,
    chips: chipsOf(asked),
    stepper: null,
    confirm: confirmOf(asked),
    ...(hasSeal ? { bar: [sealButton(asked.armed)] } : {}),
  };
}
