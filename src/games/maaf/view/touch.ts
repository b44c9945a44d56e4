/** What a tap on the board means: the nearest lit thing, or the pawn that was hit. All pawns in a Nest stand for the one that the rules name. */
import type { Spot } from '../../../stage/rings.ts';
import { hit, type Target } from '../../../stage/target.ts';
import { NEST, seatOf } from '../board.ts';
import type { Observation, Pawn } from '../shape.ts';
import { sideOfPawn } from './consequences.ts';
import { litSpot } from './marks.ts';
import { PAWN_RADIUS, spotOf } from './places.ts';
import type { Lit } from './selection.ts';

/** How the board lies on the canvas. */
export interface Lie {
  onCanvas(spot: Spot): Spot;
  /** CSS px per unit. */
  readonly scale: number;
  readonly small: boolean;
}

function spotsOf(lit: Lit, observation: Observation): readonly Spot[] {
  const own = litSpot(lit, observation);
  if (lit.kind !== 'pawn' || observation.pawns[lit.pawn] !== NEST) return [own];
  const mates = observation.pawns.flatMap((square, pawn) =>
    square === NEST && seatOf(pawn) === seatOf(lit.pawn) ? [pawn] : [],
  );
  return mates.map((pawn) => spotOf(sideOfPawn(observation, pawn), NEST, pawn));
}

/** The lit thing that this point of the canvas means. */
export function touched(
  lit: readonly Lit[],
  observation: Observation,
  at: Spot,
  lie: Lie,
): { readonly lit: Lit; readonly doubtful: boolean } | null {
  const radius = PAWN_RADIUS * 1.42 * lie.scale;
  const targets = lit.flatMap((one, index): readonly Target[] =>
    spotsOf(one, observation).map((spot) => ({ id: String(index), ...lie.onCanvas(spot), radius })),
  );
  const found = hit(targets, at.x, at.y, lie.small);
  const chosen = found ? lit[Number(found.id)] : undefined;
  return chosen ? { lit: chosen, doubtful: found?.doubtful ?? false } : null;
}

/** The pawn at this point of the canvas. */
export function pawnAt(observation: Observation, at: Spot, lie: Lie): Pawn | null {
  const targets = observation.pawns.map((square, pawn) => ({
    id: String(pawn),
    ...lie.onCanvas(spotOf(sideOfPawn(observation, pawn), square, pawn)),
    radius: PAWN_RADIUS * lie.scale,
  }));
  const found = hit(targets, at.x, at.y, false);
  return found ? Number(found.id) : null;
}
