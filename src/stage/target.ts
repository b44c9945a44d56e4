/** What can be touched, as points with a reach: taps find the nearest one. Plain geometry in CSS px, so it needs no canvas. */

export interface Target {
  /** Targets of the same id mean the same. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Drawn radius; the hit area is never smaller than `REACH` across. */
  readonly radius: number;
}

/** Smallest hit area across, and how far a tap snaps on small screens. */
export const REACH = 44;

/** Two targets that a tap tells apart by less than this are doubtful on a small screen. */
export const DOUBT = 14;

export interface Hit {
  readonly id: string;
  /** True if another target was almost as near: preview instead of playing. */
  readonly doubtful: boolean;
}

/** The target that a tap at this point means, or null. On small screens taps snap to the nearest target within `REACH`. */
export function hit(targets: readonly Target[], x: number, y: number, small: boolean): Hit | null {
  const near = targets
    .map((target) => ({ target, away: Math.hypot(target.x - x, target.y - y) }))
    .filter(({ target, away }) => away <= (small ? REACH : Math.max(target.radius, REACH / 2)))
    .sort((a, b) => a.away - b.away);
  const [first] = near;
  if (!first) return null;
  const second = near.find(({ target }) => target.id !== first.target.id);
  const doubtful = small && second !== undefined && second.away - first.away < DOUBT;
  return { id: first.target.id, doubtful };
}
