/** One match between two contenders through the public contract. Each gets observations only, and a generator of its own per ply. */
import { play } from '../../src/contract/play.ts';
import type { Rules, Seat, Shape } from '../../src/contract/rules.ts';
import { type Random, randomFrom } from '../../src/lib/random.ts';
import type { Contender, MatchRequest, Played } from './series/types.ts';

/** More plies than any match should have: a match that does not end is an error, not a tie. */
const TOO_LONG = 20_000;

/** What a hook may change of a match. */
export interface Setting<G extends Shape> {
  /** Who holds each seat; absent: A holds `seatOfA` alone. */
  readonly holds?: (seat: Seat) => 'a' | 'b';
  /** What the match is worth to A; absent: a share of the first places. */
  readonly worth?: (state: G['state']) => number;
  /** Nature's generator; absent: one from the seed. */
  readonly nature?: Random;
}

/** The options of a request: every seat a computer, the starter as told. */
export function optionsOf<G extends Shape>(request: MatchRequest<G>): G['options'] {
  const { about, choices, seats, starter } = request;
  const nobody = Array.from({ length: seats }, () => false);
  return about.options(choices, { colours: about.coloursFor(seats), human: nobody, helped: nobody, starter });
}

/** A's part of the first places. */
export function shareOf<G extends Shape>(rules: Rules<G>, state: G['state'], held: readonly Seat[]): number {
  const places = rules.outcome(state)?.places ?? [];
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === 0 ? 0 : first.filter((seat) => held.includes(seat)).length / first.length;
}

/** Asks one contender; its CPU milliseconds come along. */
export function ask<G extends Shape>(
  request: MatchRequest<G>,
  contender: Contender<G>,
  state: G['state'],
  seat: Seat,
  ply: number,
): { readonly move: G['move']; readonly cpuMs: number } {
  const question = {
    observation: request.rules.observe(state, seat),
    seat,
    level: contender.level,
    character: null,
    random: randomFrom(`${request.seed}/${ply}/${contender.name}`),
  };
  const before = process.cpuUsage();
  const move = contender.choose(question);
  const { user, system } = process.cpuUsage(before);
  return { move, cpuMs: (user + system) / 1000 };
}

/** Plays from the first ply to the outcome. Interrupts are not made here: a game that has them brings its own series. */
export function playMatch<G extends Shape>(request: MatchRequest<G>, setting: Setting<G> = {}): Played {
  const { rules, seats, seatOfA } = request;
  const holds = setting.holds ?? ((seat: Seat) => (seat === seatOfA ? 'a' : 'b'));
  const nature = setting.nature ?? randomFrom(`${request.seed}/nature`);
  let state = rules.setup(optionsOf(request), seats);
  let moves = 0;
  let cpuMs = 0;
  for (let ply = 0; ply < TOO_LONG; ply++) {
    const actor = rules.toMove(state);
    if (actor === null) {
      const held = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => holds(seat) === 'a');
      return { share: setting.worth?.(state) ?? shareOf(rules, state, held), units: 1, moves, cpuMs };
    }
    if (actor === 'nature') {
      state = rules.apply(state, rules.sample(state, nature)).state;
      continue;
    }
    const holder = holds(actor);
    const asked = ask(request, holder === 'a' ? request.a : request.b, state, actor, ply);
    if (holder === 'a') {
      moves += 1;
      cpuMs += asked.cpuMs;
    }
    state = play(rules, state, { actor, move: asked.move }).state;
  }
  throw new Error(`no end after ${TOO_LONG} plies (${request.seed})`);
}
