/** One card of the own hand: framed if it can be laid, veiled if not, marked if it is new. */
import { Container, Graphics } from 'pixi.js';
import { GOLD, INK } from '../../../../stage/colours.ts';
import { label } from '../../../../stage/label.ts';
import type { Card } from '../../cards.ts';
import { drawFrame, facePaper, type PilesLook } from './piles.ts';
import { widthOf } from '../../../../stage/writing.ts';

/** How a card stands: it can be laid, it cannot, it is chosen, or nobody is asked. */
export type Standing = 'free' | 'open' | 'shut' | 'chosen';

/** In units of a card 150 wide. */
const LIFTS: { readonly [standing in Standing]: number } = { free: 0, shut: 0, open: 20, chosen: 58 };
const VEIL = { color: '#F3E6CF', alpha: 0.62 };

export interface HeldCard {
  readonly root: Container;
  readonly card: Card;
  stand(standing: Standing): void;
  /** CSS px by which it is lifted along its own axis. */
  readonly lift: () => number;
}

function newMark(word: string, scale: number): Container {
  const mark = new Container();
  const writing = label(word, { size: 21, scale });
  const half = widthOf(writing) / 2 + 12;
  const ground = new Graphics()
    .roundRect(-half, -16, half * 2, 32, 16)
    .fill(GOLD)
    .stroke({ color: INK, width: 2.5 });
  mark.addChild(ground, writing);
  mark.position.set(0, -112);
  return mark;
}

/** `newWord` is null for a card that was there before. */
export function heldCard(card: Card, width: number, look: PilesLook, newWord: string | null): HeldCard {
  const { root } = facePaper(card, width, look);
  const frame = new Graphics();
  drawFrame(frame, 150);
  const veil = new Graphics().roundRect(-75, -105, 150, 210, 16).fill(VEIL);
  root.addChildAt(frame, 0);
  root.addChild(veil);
  if (newWord !== null) root.addChild(newMark(newWord, width / 150));
  let now: Standing = 'free';
  const stand = (standing: Standing) => {
    now = standing;
    frame.visible = standing === 'open' || standing === 'chosen';
    veil.visible = standing === 'shut';
  };
  stand('free');
  return { root, card, stand, lift: () => (LIFTS[now] * width) / 150 };
}
