/** The tables of the result and of the look-up sheet: the count kingdom by kingdom, the luck of the toss, the house rules in force. */
import type { Message, Recap } from '../../contract/words.ts';
import { bankOf, coinsIn, type State, topOf } from './kinds.ts';
import { KINGDOMS } from './map.ts';
import { kingdoms, pointsOf, totals } from './score.ts';

const SEATS = [0, 1] as const;

function number(n: number): Message {
  return { key: 'number', params: { n } };
}

/** The points of a seat's top coins in a kingdom, as a sum that can be read: "1+1+3". */
function sumText(state: State, kingdom: number, seat: number): string {
  const lands = KINGDOMS[kingdom]?.lands ?? [];
  const points = lands.flatMap((land) => {
    const top = topOf(state.board, land);
    return top?.seat === seat ? [pointsOf(top.value)] : [];
  });
  return points.join('+');
}

/** The count as people do it: every kingdom, then the coins left, then the total. */
export function countTable(state: State): Recap {
  const rows = kingdoms(state.board).map(({ name, points, doubled }, index) => ({
    label: { key: `kingdom.${name}` },
    cells: SEATS.map((seat): Message => {
      const n = points[seat];
      const sum = sumText(state, index, seat);
      if (doubled === seat)
        return { key: sum.includes('+') ? 'count.doubled' : 'count.doubledOne', params: { sum, n } };
      return sum.includes('+') ? { key: 'count.sum', params: { sum, n } } : number(n);
    }),
  }));
  const left = { label: { key: 'count.left' }, cells: SEATS.map((seat) => number(coinsIn(bankOf(state, seat)))) };
  const total = { label: { key: 'count.total' }, cells: totals(state).map(number) };
  return { title: { key: 'count.title' }, note: { key: 'count.note' }, seats: true, rows: [...rows, left, total] };
}

/** Coins tossed, those that showed the own side, and how many that would be on average. */
export function luckTable(state: State): Recap {
  const row = (key: string, cell: (seat: 0 | 1) => number) => ({
    label: { key },
    cells: SEATS.map((seat) => number(cell(seat))),
  });
  return {
    title: { key: 'luck.title' },
    note: { key: 'luck.note' },
    seats: true,
    rows: [
      row('luck.tossed', (seat) => state.luck[seat].tossed),
      row('luck.expected', (seat) => state.luck[seat].tossed / 2),
      row('luck.matched', (seat) => state.luck[seat].matched),
    ],
  };
}

export function houseTable({ options }: State): Recap {
  const yes = (flag: boolean): Message => ({ key: flag ? 'yes' : 'no' });
  const chosen = (key: string, value: string | number): Message => ({ key: `option.${key}.${value}` });
  const rows: readonly (readonly [string, Message])[] = [
    ['optional', yes(options.optional)],
    ['coverOwn', yes(options.coverOwn)],
    ['capture', chosen('capture', options.capture)],
    ['endTiming', chosen('endTiming', options.endTiming)],
    ['tieBreak', chosen('tieBreak', options.tieBreak)],
    ['fairOpening', yes(options.fairOpening)],
    ['passLimit', chosen('passLimit', options.passLimit)],
    ['maxTurns', chosen('maxTurns', options.maxTurns)],
  ];
  return {
    title: { key: 'house.title' },
    note: null,
    seats: false,
    rows: rows.map(([key, cell]) => ({ label: { key: `option.${key}` }, cells: [cell] })),
  };
}
