/** A question to a person while the own hand lies open: which card is lifted, whether the call is armed, which Jack waits for its suit. */
import type { Scene } from '../../../contract/scene.ts';
import type { Card, Suit } from '../cards.ts';
import type { MauMau, Move, SeatMove, Word } from '../shape.ts';
import type { Standing } from './parts/held-card.ts';

export type Play = Extract<SeatMove, { readonly type: 'play' }>;

export interface Asking {
  readonly scene: Scene<MauMau>;
  readonly legal: readonly Move[];
  offer(move: Move): void;
}

export function isPlay(move: Move): move is Play {
  return move.type === 'play';
}

export function playsOf(legal: readonly Move[], card: Card): readonly Play[] {
  return legal.filter(isPlay).filter((play) => play.card === card);
}

/** The one move of this kind that is not a card, or null. */
export function moveOf(legal: readonly Move[], type: string): Move | null {
  return legal.find((move) => move.type === type && !isPlay(move)) ?? null;
}

export function jackMove(legal: readonly Move[], card: Card, suit: Suit): Play | null {
  return playsOf(legal, card).find((play) => play.suit === suit) ?? null;
}

/** Silent, then "Mau!", then "Mau Mau!", then silent again. */
export function nextArm(armed: Word | null): Word | null {
  return armed === null ? 'mau' : armed === 'mau' ? 'maumau' : null;
}

export function standingOf(asking: Asking | null, chosen: Card | null, card: Card): Standing {
  if (card === chosen) return 'chosen';
  if (asking === null) return 'free';
  return playsOf(asking.legal, card).length > 0 ? 'open' : 'shut';
}

/** Why a card cannot be laid now, as a key. */
export function whyNot({ scene: { observation } }: Asking): string {
  if (observation.phase === 'drawn') return 'say.onlyNew';
  return observation.penalty > 0 ? 'say.onlySeven' : 'say.noFit';
}
