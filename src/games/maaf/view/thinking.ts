/** Three dots over the nest of the seat whose computer is thinking. In reduced motion they stand still. */
import { Container, Graphics } from 'pixi.js';
import type { ViewHost } from '../../../stage/board-view.ts';
import { INK, PAPER } from '../../../stage/colours.ts';
import { hop } from '../../../stage/ease.ts';
import { TIME } from '../../../stage/timing.ts';
import { loop } from '../../../stage/tween.ts';
import { nestOf } from './places.ts';

const DOTS = 3;
const APART = 22;
const PILL = { width: 86, height: 38 };
/** Longer than any computer thinks. */
const PERIODS = 12;

export interface ThinkingDots {
  readonly root: Container;
  /** Over the nest of this side; null takes them away. */
  show(side: number | null): void;
}

export function createThinking(host: ViewHost): ThinkingDots {
  const root = new Container({ label: 'thinking' });
  let stop = () => {};
  return {
    root,
    show: (side) => {
      stop();
      stop = () => {};
      for (const child of root.removeChildren()) child.destroy();
      if (side === null) return;
      const spot = nestOf(side);
      root.position.set(spot.x, spot.y);
      const pill = new Graphics();
      pill.roundRect(-PILL.width / 2, -PILL.height / 2, PILL.width, PILL.height, PILL.height / 2).fill(PAPER);
      pill.stroke({ color: INK, width: 3 });
      const dots = Array.from({ length: DOTS }, (_, index) => {
        const dot = new Graphics().circle(0, 0, 6).fill(INK);
        dot.x = (index - 1) * APART;
        return dot;
      });
      root.addChild(pill, ...dots);
      if (host.settings().motionReduced) return;
      stop = loop(host.clock, TIME.legalPulse, PERIODS, (phase) => {
        for (const [index, dot] of dots.entries()) {
          if (!dot.destroyed) dot.y = -6 * hop(Math.max(0, Math.min(1, phase * DOTS - index)));
        }
      });
    },
  };
}
