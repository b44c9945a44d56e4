/** What the last move was: dots that stay until the next one. No scene knows it, so the trail is kept only while its pawn still stands at its end. */
import { Graphics } from 'pixi.js';
import { same } from '../../../lib/data.ts';
import { drawTrail } from '../../../stage/rings.ts';
import { NEST } from '../board.ts';
import type { Observation } from '../shape.ts';
import { sideOfPawn, type Way } from './consequences.ts';
import { SIDE_COLOURS, spotOf } from './places.ts';

export interface Trail {
  readonly root: Graphics;
  /** A new move begins: the old trail goes, the way of its first pawn becomes the next. Nothing happens without ways. */
  renew(ways: readonly Way[]): void;
  show(observation: Observation): void;
}

/** All of the way that the first mover made. */
function ofFirst(ways: readonly Way[]): Way | null {
  const [first] = ways;
  if (!first) return null;
  const own = ways.filter(({ pawn }) => pawn === first.pawn);
  return { ...first, spots: own.flatMap(({ spots }, index) => (index === 0 ? spots : spots.slice(1))) };
}

export function createTrail(): Trail {
  const root = new Graphics({ label: 'trail' });
  let last: Way | null = null;
  return {
    root,
    renew: (ways) => {
      if (ways.length === 0) return;
      root.clear();
      last = ofFirst(ways);
    },
    show: (observation) => {
      root.clear();
      const square = last === null ? undefined : observation.pawns[last.pawn];
      if (last === null || square === undefined) return;
      const side = sideOfPawn(observation, last.pawn);
      const stands = square !== NEST && same(spotOf(side, square, last.pawn), last.spots.at(-1));
      if (stands) drawTrail(root, last.spots, SIDE_COLOURS[side as 0 | 1 | 2 | 3]);
      else last = null;
    },
  };
}
