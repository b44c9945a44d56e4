/** Matches of a network against itself, whole turns at a time, on the positions that search uses. */
import type { Random } from '../../src/lib/random.ts';
import { pick } from '../../src/lib/random.ts';
import { type Net, reckoner } from '../../src/games/koin/net.ts';
import { type Position, positionOf } from '../../src/games/koin/position.ts';
import { eachEnd, tossesOf } from '../../src/games/koin/replies.ts';
import { rules } from '../../src/games/koin/rules.ts';
import type { Options } from '../../src/games/koin/kinds.ts';
import { type Features, featuresOf } from './features.ts';
import type { Lesson } from './learner.ts';

interface Ended {
  readonly lands: Int8Array;
  readonly banks: Int8Array;
  readonly value: number;
  readonly isOver: boolean;
}

/** How a turn ends: the best by the network, or any end with the chance `slip`. */
function turn(net: Net, position: Position, seat: number, slip: number, random: Random): Ended {
  const reckoned = reckoner(net, position, seat);
  const any = random.unit() < slip;
  let best: Ended | null = null;
  let seen = 0;
  eachEnd(reckoned, pick(tossesOf(position, seat), random), (value, isOver) => {
    seen += 1;
    const takes = best === null || (any ? random.int(seen) === 0 : value > best.value);
    if (takes) best = { lands: position.lands.slice(), banks: position.banks.slice(), value, isOver };
  });
  if (best === null) throw new Error('a turn without an end');
  return best;
}

interface Told {
  readonly features: Features;
  readonly value: number;
}

/** Targets from the end backwards: what the next position was worth, mixed with what came of it. */
function lessonsOf(told: readonly Told[], result: number, lambda: number): readonly Lesson[] {
  const lessons: Lesson[] = [];
  let outcome = result;
  let next = result;
  for (const { features, value } of [...told].reverse()) {
    const target = -((1 - lambda) * next + lambda * outcome);
    lessons.push({ features, target });
    outcome = target;
    next = value;
  }
  return lessons;
}

/** One match; what it teaches about every position but the last, whose result needs no network. */
export function selfPlay(net: Net, options: Options, slip: number, lambda: number, random: Random): readonly Lesson[] {
  let position = positionOf(rules.setup(options, 2));
  let seat = random.int(2);
  const told: Told[] = [];
  for (;;) {
    const { lands, banks, value, isOver } = turn(net, position, seat, slip, random);
    position = { ...position, lands, banks, turns: position.turns + 1 };
    if (isOver) return lessonsOf(told, value, lambda);
    told.push({ features: featuresOf(position, seat), value });
    seat = 1 - seat;
  }
}
