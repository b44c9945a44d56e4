/** Cards on their way. One that the viewer may not see is a back and nothing else; every flight ends where it was sent, also when it is cut short. */
import { Container } from 'pixi.js';
import type { Clock } from '../../../stage/clock.ts';
import { card as paperCard } from '../../../stage/card.ts';
import { EASE } from '../../../stage/ease.ts';
import { tween } from '../../../stage/tween.ts';
import type { Card } from '../cards.ts';
import { faceName } from './art.ts';
import type { PilesLook } from './parts/piles.ts';

export interface End {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
}

export interface Flight {
  /** Null: only its back is seen. */
  readonly card: Card | null;
  readonly from: End;
  readonly to: End;
  /** Which side is up at the start; where it differs from the end the card turns on its way. */
  readonly startsOpen: boolean;
  readonly endsOpen: boolean;
  readonly ms: number;
  readonly delay?: number;
  /** True: it lies where it landed until the sky is cleared. */
  readonly stays?: boolean;
}

export interface Sky {
  readonly root: Container;
  /** Resolves when the card has landed and is gone from the sky. */
  fly(flight: Flight, look: PilesLook, signal: AbortSignal): Promise<void>;
  clear(): void;
}

/** Height of the arc, as a part of the way. */
const ARC = 0.12;

export function sky(clock: Clock): Sky {
  const root = new Container({ label: 'flights' });
  const clear = () => {
    for (const child of root.removeChildren()) child.destroy({ children: true });
  };
  return {
    root,
    clear,
    fly: async ({ card, from, to, startsOpen, endsOpen, ms, delay = 0, stays = false }, look, signal) => {
      if (ms <= 0 || clock.instant || signal.aborted) return;
      const widest = Math.max(from.width, to.width);
      const paper = paperCard(widest / 150);
      const back = { texture: look.pictures.texture('back', look.face), caption: null };
      const face =
        card === null
          ? back
          : { texture: look.pictures.texture(faceName(card, look.fourColours), look.face), caption: null };
      const end = endsOpen ? face : back;
      paper.show(startsOpen ? face : back);
      paper.root.visible = delay === 0;
      root.addChild(paper.root);
      const rise = Math.hypot(to.x - from.x, to.y - from.y) * ARC;
      const draw = (way: number) => {
        if (paper.root.destroyed) return;
        paper.root.visible = true;
        const bow = 4 * way * (1 - way);
        paper.root.position.set(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - rise * bow);
        paper.root.angle = from.turn + (to.turn - from.turn) * way;
        paper.root.scale.set((from.width + (to.width - from.width) * way) / 150);
        paper.lift(14 * bow);
        if (startsOpen !== endsOpen) paper.turn(end, Math.min(1, way));
      };
      await tween(clock, ms, draw, { ease: EASE.inOut, delay, signal });
      if (stays || paper.root.destroyed) return;
      root.removeChild(paper.root);
      paper.root.destroy({ children: true });
    },
  };
}
