/** A spot for the held ladder, for those who cannot see or steer: found as a beginner among the computers finds one. It may still not hold. */
import type { Random } from '../../../../lib/random.ts';
import type { Engine } from '../../physics/engine.ts';
import { pathTo } from '../../physics/path.ts';
import { siteOf, standAt } from '../../physics/poses.ts';
import { likelySpot } from '../../physics/search.ts';
import type { MoonState } from '../../state.ts';
import type { Sample } from '../../trace.ts';
import type { LiveTurn } from './live.ts';

/** The hand's way there from where it is; null where no spot was found. */
export function suggestion(engine: Engine, live: LiveTurn, state: MoonState, random: Random): readonly Sample[] | null {
  const held = live.turn.held();
  const stands = [...live.turn.pile.bodies.values()]
    .filter((body) => body !== held)
    .map(({ ladder, numbers }) => {
      const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = numbers;
      return standAt(ladder, { p: [x, y, z], q: [qx, qy, qz, qw] });
    });
  const spot = likelySpot(engine, state, siteOf(stands), random);
  return spot === null ? null : pathTo(live.steer.pose(), spot);
}
