/** Kerajaan Koin with paired tosses: both seatings of a pair get the same coins, seat by seat and turn by turn. */
import { play } from '../../../src/contract/play.ts';
import { about } from '../../../src/games/koin/index.ts';
import type { Koin, State } from '../../../src/games/koin/kinds.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { ask, optionsOf, shareOf } from '../play-match.ts';
import type { MatchRequest, Played, Series } from './types.ts';

/** Matches 2n and 2n + 1 are a pair: A holds seat 0, then seat 1. The starter changes from pair to pair. */
function pairOf({ seed, index }: MatchRequest<Koin>): string {
  return `${seed.slice(0, seed.lastIndexOf('/'))}/pair/${Math.floor(index / 2)}`;
}

/** Nature's answer, the same whenever this seat's turn of this number comes up in this pair. */
function fallen(state: State, pair: string): State {
  const random = randomFrom(`${pair}/${state.turn}/${state.turns}`);
  return play(rules, state, { actor: 'nature', move: rules.sample(state, random) }).state;
}

function playPaired(request: MatchRequest<Koin>): Played {
  const pair = pairOf(request);
  let state = rules.setup(optionsOf(request), 2);
  let moves = 0;
  let cpuMs = 0;
  for (let ply = 0; ; ply++) {
    const actor = rules.toMove(state);
    if (actor === null) return { share: shareOf(rules, state, [request.seatOfA]), units: 1, moves, cpuMs };
    if (actor === 'nature') {
      state = fallen(state, pair);
      continue;
    }
    const isA = actor === request.seatOfA;
    const asked = ask(request, isA ? request.a : request.b, state, actor, ply);
    // The toss is no decision: only thinking is counted.
    if (isA && state.phase === 'act') {
      moves += 1;
      cpuMs += asked.cpuMs;
    }
    state = play(rules, state, { actor, move: asked.move }).state;
  }
}

export const series: Series<Koin> = {
  play: playPaired,
  options: Object.fromEntries(
    about.fields.flatMap((field) =>
      field.group === 'house'
        ? field.values.map((value) => [`${field.key}=${String(value)}`, { [field.key]: value }])
        : [],
    ),
  ),
};
