/** What a run of events needs while it plays: the pieces, the pace, and the signal that makes everything end at once. */
import type { Container } from 'pixi.js';
import type { CueName } from '../../../audio/cues.ts';
import type { ViewHost } from '../../../stage/board-view.ts';
import type { Spot } from '../../../stage/rings.ts';
import { tween, type TweenOptions } from '../../../stage/tween.ts';
import type { Observation } from '../shape.ts';
import type { Centre } from './centre.ts';
import type { Pawns } from './pawns.ts';

export interface MotionParts {
  readonly host: ViewHost;
  readonly pawns: Pawns;
  readonly centre: Centre;
  /** Over everything: sparks and glows. */
  readonly effects: Container;
}

/** What one run of events carries with it. */
export interface Run extends MotionParts {
  /** The scene that the events lead to. */
  readonly observation: Observation;
  readonly signal: AbortSignal;
  readonly reduced: boolean;
  ms(usual: number): number;
  cue(name: CueName): void;
  move(ms: number, draw: (way: number) => void, options?: TweenOptions): Promise<void>;
}

export function between(from: Spot, to: Spot, way: number): Spot {
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}

export function runOf(parts: MotionParts, observation: Observation, signal: AbortSignal): Run {
  const { pace, motionReduced } = parts.host.settings();
  return {
    ...parts,
    observation,
    signal,
    reduced: motionReduced,
    ms: (usual) => usual * pace,
    cue: (name) => {
      if (!signal.aborted) parts.host.cue(name);
    },
    move: (ms, draw, options = {}) => tween(parts.host.clock, ms * pace, draw, { ...options, signal }),
  };
}
