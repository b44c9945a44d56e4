/** The tables of the result and of the look-up sheet: whose ladders stood and fell, the house rules in force. */
import type { MatchRecord, Message, Recap } from '../../contract/words.ts';
import { range } from '../../lib/lists.ts';
import type { MoonShape, MoonState } from './state.ts';
import { missOf } from './turn-end.ts';

interface Tale {
  readonly placed: number[];
  readonly stood: number[];
  readonly moons: number[];
  readonly fallen: number[];
  top: number;
}

const number = (n: number): Message => ({ key: 'number', params: { n } });

/** Counts every turn of a match: nature's `settle` says what came of it. */
function taleOf({ seats, states, log }: MatchRecord<MoonShape>): Tale {
  const zeros = (): number[] => range(seats).map(() => 0);
  const tale: Tale = { placed: zeros(), stood: zeros(), moons: zeros(), fallen: zeros(), top: 0 };
  const add = (counts: number[], seat: number, by: number): void => {
    counts[seat] = (counts[seat] ?? 0) + by;
  };
  for (const [index, { move }] of log.entries()) {
    const before = states[index];
    tale.top = Math.max(tale.top, states[index + 1]?.height ?? 0);
    if (before === undefined || move.type !== 'settle') continue;
    const isGood = missOf(before.face ?? 'one', move) === null;
    add(tale.placed, before.seat, 1);
    add(tale.stood, before.seat, isGood ? 1 : 0);
    add(tale.moons, before.seat, isGood && before.face === 'moon' ? 1 : 0);
    add(tale.fallen, before.seat, move.fell.length + move.after.length + move.late.length);
  }
  return tale;
}

export function taleTable(record: MatchRecord<MoonShape>): Recap {
  const tale = taleOf(record);
  const row = (key: string, counts: readonly number[]) => ({ label: { key }, cells: counts.map(number) });
  return {
    title: { key: 'tale.title' },
    note: { key: 'tale.top', params: { n: Math.round(tale.top / 100) } },
    seats: true,
    rows: [
      row('tale.placed', tale.placed),
      row('tale.stood', tale.stood),
      row('tale.moons', tale.moons),
      row('tale.fallen', tale.fallen),
    ],
  };
}

/** The house rules that this match is played by. */
export function houseTable({ options }: MoonState): Recap {
  const yes = (flag: boolean): Message => ({ key: flag ? 'yes' : 'no' });
  const row = (key: string, cell: Message) => ({ label: { key: `option.${key}` }, cells: [cell] });
  return {
    title: { key: 'house.title' },
    note: null,
    seats: false,
    rows: [
      row('ladders', number(options.ladders)),
      row('tears', number(options.tears)),
      row('together', yes(options.together)),
      row('liability', yes(options.liability)),
      row('tieMoon', yes(options.tieMoon)),
      row('tilt', { key: `option.tilt.${options.tilt}` }),
      row('oneHand', yes(options.oneHand)),
    ],
  };
}
