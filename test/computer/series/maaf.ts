/** How Maaf! is measured: in Teams A holds both seats of a team; everything else is the usual single match. */
import { rules } from '../../../src/games/maaf/rules.ts';
import type { Maaf } from '../../../src/games/maaf/shape.ts';
import { playMatch, shareOf } from '../play-match.ts';
import type { MatchRequest, Played, Series } from './types.ts';

function play(request: MatchRequest<Maaf>): Played {
  const teams = request.choices['mode'] === 'teams' && request.seats === 4;
  if (!teams) return playMatch(request);
  const team = [request.seatOfA, (request.seatOfA + 2) % 4];
  return playMatch(request, {
    holds: (seat) => (team.includes(seat) ? 'a' : 'b'),
    // One seat's part: both partners of a team win together.
    worth: (state) => shareOf(rules, state, team),
  });
}

export const series: Series<Maaf> = {
  play,
  options: {
    points: { mode: 'points' },
    teams: { mode: 'teams' },
    'points-200': { mode: 'points', pointsTarget: 200 },
    fast: { fastStart: true },
  },
};
