/** The count of a match that people ended before its end: places by the running points, ties share. */
import type { Outcome, Rules, Shape } from '../contract/rules.ts';
import { range, sum } from '../lib/lists.ts';

/** Places by points: the most points are first, equal points share. */
export function placesBy(points: readonly number[]): readonly number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}

/** As the game itself says; else by its running count; where it keeps none, all seats share the first place. */
export function earlyOutcome<G extends Shape>(rules: Rules<G>, state: G['state'], seats: number): Outcome {
  if (rules.early !== undefined) return rules.early(state);
  const parts = rules.score?.(state) ?? [];
  if (parts.length === 0) return { places: range(seats).map(() => 1), scores: null };
  const points = range(seats).map((seat) => sum(parts.map((part) => part.points[seat] ?? 0)));
  return { places: placesBy(points), scores: points };
}
