/** How far back a step may be taken: to the last human decision, across computers, never across nature. */
import type { Rules, Shape } from '../contract/rules.ts';
import type { SavedPly } from './saved-match.ts';

/** Index of the ply to take back (it and all after it go), or null where nothing may be taken back. */
export function undoPoint<G extends Shape>(log: readonly SavedPly<G>[]): number | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const ply = log[index] as SavedPly<G>;
    if (ply.actor === 'nature' || ply.actor === 'table') return null;
    if (ply.by === 'human') return index;
  }
  return null;
}

/** In a secret game a step can be taken back only while it is still that seat's own turn. */
export function undoIndex<G extends Shape>(
  rules: Rules<G>,
  state: G['state'],
  log: readonly SavedPly<G>[],
  secret: boolean,
): number | null {
  const point = undoPoint(log);
  if (point === null || !secret) return point;
  return rules.toMove(state) === log[point]?.actor ? point : null;
}
