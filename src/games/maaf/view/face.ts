/** A pawn's face for a moment: its symbol turns into two eyes and a mouth, round when it has to go, smiling at Home. Never in reduced motion. */
import { Graphics } from 'pixi.js';
import { SEAT_COLOURS } from '../../../stage/colours.ts';
import { TIME } from '../../../stage/timing.ts';
import type { Pawn } from '../shape.ts';
import { sideOfPawn } from './consequences.ts';
import { PAWN_RADIUS, SIDE_COLOURS } from './places.ts';
import type { Run } from './run.ts';

/** As much of the disc as the symbol takes. */
const COVERS = PAWN_RADIUS * 0.68;
const EYE = { x: 6, y: -3, radius: 3.2 };

export async function face(run: Run, pawn: Pawn, mood: 'oh' | 'glad'): Promise<void> {
  const body = run.pawns.token(pawn)?.body;
  if (body === undefined || run.reduced || run.signal.aborted) return;
  const { base, on } = SEAT_COLOURS[SIDE_COLOURS[sideOfPawn(run.observation, pawn) as 0 | 1 | 2 | 3]];
  const drawn = new Graphics({ label: 'face' });
  drawn.circle(0, 0, COVERS).fill(base);
  for (const side of [-1, 1]) drawn.circle(side * EYE.x, EYE.y, EYE.radius).fill(on);
  if (mood === 'oh') drawn.circle(0, 7, 3).fill(on);
  else drawn.arc(0, 2, 7, 0.25 * Math.PI, 0.75 * Math.PI).stroke({ color: on, width: 2.6, cap: 'round' });
  body.addChild(drawn);
  await run.move(TIME.face, () => {});
  if (!drawn.destroyed) drawn.destroy();
}
