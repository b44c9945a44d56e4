/** The pawns. Their squares come from an observation; a movement only lends them another spot for a while. */
import { Container } from 'pixi.js';
import type { Pictures } from '../../../stage/assets.ts';
import type { Spot } from '../../../stage/rings.ts';
import { type Token, token } from '../../../stage/token.ts';
import type { Observation, Pawn } from '../shape.ts';
import { sideOfPawn } from './consequences.ts';
import { PAWN_RADIUS, SIDE_COLOURS, spotOf } from './places.ts';

/** The picture is 120 by 124 units around a disc of radius 46, whose middle is at (60, 52.02). */
const WIDTH = (120 * PAWN_RADIUS) / 46;
const ANCHOR = { x: 0.5, y: 52.02 / 124 };
const RATIO = 124 / 120;
/** The disc's top lies a little above the spot that the pawn stands on. */
const RISE = PAWN_RADIUS * 0.13;
const ABOVE_ALL = 10_000;

export interface Pawns {
  readonly root: Container;
  /** Puts every pawn where the observation says, unlifted and whole. */
  show(observation: Observation): void;
  /** Lends a pawn a spot, so many units above the ground. */
  put(pawn: Pawn, spot: Spot, height: number): void;
  /** Draws a pawn over all others until the next `show`. */
  raise(pawn: Pawn): void;
  token(pawn: Pawn): Token | null;
  spot(pawn: Pawn): Spot;
  dress(scale: number): void;
}

export function createPawns(pictures: Pictures): Pawns {
  const root = new Container({ label: 'pawns', sortableChildren: true });
  const tokens: Token[] = [];
  let scale = 1;
  let shown: Observation | null = null;

  const dressOne = (one: Token, pawn: Pawn) => {
    if (!shown) return;
    const colour = SIDE_COLOURS[sideOfPawn(shown, pawn) as 0 | 1 | 2 | 3];
    one.dress(pictures.texture(`pawn-${colour}`, WIDTH * scale), WIDTH, RATIO, ANCHOR);
  };
  const put = (pawn: Pawn, spot: Spot, height: number) => {
    const one = tokens[pawn];
    if (!one) return;
    one.root.position.set(spot.x, spot.y - RISE);
    one.root.zIndex = Math.round(spot.y);
    one.lift(height);
  };
  const fill = (count: number) => {
    while (tokens.length > count) tokens.pop()?.root.destroy({ children: true });
    while (tokens.length < count) {
      const made = token(PAWN_RADIUS);
      made.root.label = `pawn ${tokens.length}`;
      root.addChild(made.root);
      dressOne(made, tokens.length);
      tokens.push(made);
    }
  };
  return {
    root,
    show: (observation) => {
      shown = observation;
      fill(observation.pawns.length);
      for (const [pawn, square] of observation.pawns.entries()) {
        put(pawn, spotOf(sideOfPawn(observation, pawn), square, pawn), 0);
        const one = tokens[pawn];
        if (!one) continue;
        one.root.alpha = 1;
        one.root.rotation = 0;
        one.body.scale.set(1);
      }
    },
    put,
    raise: (pawn) => {
      const one = tokens[pawn];
      if (one) one.root.zIndex = ABOVE_ALL;
    },
    token: (pawn) => tokens[pawn] ?? null,
    spot: (pawn) => {
      const { x = 0, y = 0 } = tokens[pawn]?.root ?? {};
      return { x, y: y + RISE };
    },
    dress: (to) => {
      scale = to;
      for (const [pawn, one] of tokens.entries()) dressOne(one, pawn);
    },
  };
}
