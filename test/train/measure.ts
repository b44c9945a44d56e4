/** How strong a network is one turn deep: against the points-grabbing yardstick and against the network that is shipped. */
import { type Net, netOf, reckoner, unpack } from '../../src/games/koin/net.ts';
import { marginOf, type Position, positionOf } from '../../src/games/koin/position.ts';
import { eachEnd, tossesOf } from '../../src/games/koin/replies.ts';
import { rules } from '../../src/games/koin/rules.ts';
import type { Options } from '../../src/games/koin/kinds.ts';
import { randomFrom } from '../../src/lib/random.ts';

/** What a player makes of an end of a turn; more is better. */
type Taste = (value: number, position: Position, seat: number) => number;

const byNet: Taste = (value) => value;
const byPoints: Taste = (_, position, seat) => (seat === 0 ? 1 : -1) * marginOf(position);

interface Contender {
  readonly net: Net;
  readonly taste: Taste;
}

/** A's part of the win (0, ½, 1). The tosses hang on the pair, the seat and the turn alone. */
function match(a: Contender, b: Contender, seatOfA: number, options: Options, pair: string): number {
  let position = positionOf(rules.setup(options, 2));
  for (let turns = 0, seat = 0; ; turns++, seat = 1 - seat) {
    const { net, taste } = seat === seatOfA ? a : b;
    const tosses = tossesOf(position, seat);
    const toss = tosses[randomFrom(`${pair}/${seat}/${turns}`).int(tosses.length)] ?? 0;
    const now = position;
    let best = Number.NEGATIVE_INFINITY;
    let chosen = { lands: now.lands, banks: now.banks, value: 0, isOver: false };
    eachEnd(reckoner(net, now, seat), toss, (value, isOver) => {
      const liking = taste(value, now, seat);
      if (liking <= best) return;
      best = liking;
      chosen = { lands: now.lands.slice(), banks: now.banks.slice(), value, isOver };
    });
    if (chosen.isOver) return ((seat === seatOfA ? chosen.value : -chosen.value) + 1) / 2;
    position = { ...now, lands: chosen.lands, banks: chosen.banks, turns: turns + 1 };
  }
}

/** Shares of the wins in paired matches, both seatings: against grabbing points, and against the shipped network. */
export function measured(
  weights: Float32Array,
  options: Options,
  pairs: number,
): { readonly greedy: number; readonly shipped: number } {
  const own = { net: netOf(weights), taste: byNet };
  const shipped = { net: netOf(unpack()), taste: byNet };
  const share = (other: Contender) => {
    let sum = 0;
    for (let pair = 0; pair < pairs; pair++) {
      for (const seat of [0, 1]) sum += match(own, other, seat, options, `measure/${pair}`);
    }
    return sum / (2 * pairs);
  };
  return { greedy: share({ net: own.net, taste: byPoints }), shipped: share(shipped) };
}
