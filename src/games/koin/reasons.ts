/** Why a move is a good idea, in one sentence: the first of a few plain reasons that holds for the position after it. */
import type { Seat } from '../../contract/rules.ts';
import type { Message } from '../../contract/words.ts';
import { type Move, type State, topOf } from './kinds.ts';
import { KINGDOM_OF, KINGDOMS } from './map.ts';
import { kingdoms, lead, pointsOf, totals } from './score.ts';
import { apply } from './turns.ts';

/** The kingdom whose doubling a move gives to `mine` or takes from `theirs`. */
function doubling(before: State, after: State, mine: Seat, theirs: Seat): Message | null {
  const was = kingdoms(before.board);
  const is = kingdoms(after.board);
  const won = is.findIndex(({ doubled }, index) => doubled === mine && was[index]?.doubled !== mine);
  const name = (index: number): Message => ({ key: `kingdom.${KINGDOMS[index]?.name}` });
  if (won >= 0) return { key: 'reason.double', params: { kingdom: name(won) } };
  const broken = is.findIndex(({ doubled }, index) => doubled !== theirs && was[index]?.doubled === theirs);
  if (broken < 0) return null;
  return { key: 'reason.break', params: { kingdom: name(broken), other: { seat: theirs } } };
}

function placing(state: State, land: number, value: 100 | 200 | 500, mine: Seat, theirs: Seat): Message {
  const top = topOf(state.board, land);
  if (top?.seat === theirs) return { key: 'reason.cover', params: { other: { seat: theirs } } };
  if (top?.seat === mine) return { key: 'reason.shield' };
  if (value === 100) return { key: 'reason.safe' };
  const kingdom = KINGDOMS[KINGDOM_OF[land] ?? 0]?.name;
  return { key: 'reason.free', params: { kingdom: { key: `kingdom.${kingdom}` }, n: pointsOf(value) } };
}

/** `move` is legal for `mine` in this state. */
export function reasonFor(state: State, move: Move, mine: Seat, theirs: Seat): Message {
  if (state.phase !== 'act') return { key: 'reason.toss' };
  const after = apply(state, move).state;
  const ahead = mine === 0 ? lead(after) : -lead(after);
  if (after.phase === 'over' && ahead > 0) return { key: 'reason.win' };
  if (move.type === 'pay') return { key: 'reason.pay' };
  if (move.type === 'end') return { key: 'reason.wait' };
  const doubled = doubling(state, after, mine, theirs);
  if (doubled !== null) return doubled;
  if (move.type === 'place') return placing(state, move.land, move.value, mine, theirs);
  if (move.type === 'capture') {
    const own = topOf(state.board, move.land)?.seat === mine;
    return own ? { key: 'reason.takeBack' } : { key: 'reason.take', params: { other: { seat: theirs } } };
  }
  const gain = (totals(after)[mine] ?? 0) - (totals(state)[mine] ?? 0);
  return { key: gain > 0 ? 'reason.gain' : 'reason.room' };
}
