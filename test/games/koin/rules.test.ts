/** The rulebook of Kerajaan Koin: each rule a sentence. Positions are written as in the scenario files: coins from the bottom up, G and A. */
import { describe, expect, test } from 'vitest';
import type { Bank, Options, State } from '../../../src/games/koin/kinds.ts';
import { tossable } from '../../../src/games/koin/kinds.ts';
import { BESIDE, LANDS } from '../../../src/games/koin/map.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { CODES, positionOf, readMove, tossed, writeMove } from '../../scenarios/koin.ts';
import { optionsWith } from './walks.ts';

const FULL = { 500: 2, 200: 3, 100: 4 };
const EVERYTHING = { G: FULL, A: FULL };

interface Given {
  readonly turn?: 'G' | 'A';
  readonly board?: { readonly [land: string]: readonly string[] };
  readonly bank?: typeof EVERYTHING;
  readonly rules?: { readonly [key: string]: string | number | boolean };
}

function given({ turn = 'G', board = {}, bank = EVERYTHING, rules: house = {} }: Given): State {
  return positionOf({ rules: house, state: { turn, board, bank } });
}

function legal(state: State): readonly string[] {
  return (rules.legalMoves(state) ?? []).map(writeMove);
}

function after(state: State, ...actions: readonly string[]): State {
  return actions.reduce((now, action) => rules.apply(now, readMove(action)).state, state);
}

const SOME = { JEM: ['500G'], SIN: ['200A'], BED: ['500A', '100G'] } as const;

describe('the toss', () => {
  test('is one coin of each kind that is left in the bank', () => {
    const state = given({ bank: { G: { 500: 0, 200: 2, 100: 4 }, A: FULL } });
    expect(tossable(state, 0)).toEqual([100, 200]);
    const tossing = rules.apply(state, { type: 'toss' }).state;
    expect(rules.toMove(tossing)).toBe('nature');
    expect(rules.legalMoves(tossing)).toHaveLength(4);
  });

  test('leaves the coins in the bank', () => {
    const state = tossed(given({}), [100]);
    expect(state.banks[0]).toEqual([4, 3, 2] satisfies Bank);
  });

  test('with real coins is told by the people, and nature is not asked', () => {
    const state = rules.setup(optionsWith({ real: [true, false] }), 2);
    expect(rules.legalMoves(state)).toHaveLength(8);
    const next = rules.apply(state, { type: 'tossed', faces: ['gambar', 'angka', 'gambar'] }).state;
    expect(next.hand).toEqual([100, 500]);
    expect(rules.toMove(next)).toBe(0);
    expect(rules.refusal(state, { type: 'toss' })).not.toBeNull();
    expect(rules.refusal(state, { type: 'tossed', faces: ['gambar'] })).not.toBeNull();
  });

  test('with an even start is a single 100, once', () => {
    const state = rules.setup(optionsWith({ fairOpening: true }), 2);
    expect(tossable(state, 0)).toEqual([100]);
    const next = after(tossed(state, [100]), 'P100@SEM', 'END');
    expect(tossable(next, 1)).toEqual([100, 200, 500]);
  });

  test('counts the luck of each seat', () => {
    const state = tossed(after(tossed(given({}), [100, 200]), 'P100@SEM'), [500]);
    expect(state.luck).toEqual([
      { tossed: 3, matched: 2 },
      { tossed: 3, matched: 1 },
    ]);
  });
});

describe('rights by the number of matching coins', () => {
  test.each([
    [[], ['capture', 'move', 'end']],
    [[200], ['place', 'move', 'end']],
    [
      [100, 500],
      ['place', 'end'],
    ],
    [
      [100, 200, 500],
      ['pay', 'place', 'end'],
    ],
  ])('matching %j allows %j', (matched, kinds) => {
    const state = tossed(given({ board: SOME }), matched);
    const types = new Set((rules.legalMoves(state) ?? []).map(({ type }) => type));
    expect([...types].sort()).toEqual([...kinds].sort());
  });

  test('two matches are one coin, either of them', () => {
    const state = after(tossed(given({ board: SOME }), [100, 500]), 'P500@SEM');
    expect(state.phase).toBe('toss');
    expect(state.turn).toBe(1);
  });

  test('nothing possible on the first turn is a forced pass that is not counted', () => {
    const state = tossed(given({}), []);
    expect([state.phase, state.turn, state.passes, state.turns]).toEqual(['toss', 1, 0, 1]);
  });
});

describe('placing', () => {
  test('goes on empty ground or on a strictly larger coin, whoever owns it', () => {
    const state = tossed(given({ board: { JEM: ['500G'], SIN: ['200A'], BED: ['100A'] } }), [100, 200]);
    const places = legal(state).filter((one) => /@(JEM|SIN|BED)/.test(one));
    expect(places).toEqual(['P100@JEM', 'P100@SIN', 'P200@JEM']);
  });

  test('uses only coins of this toss that match', () => {
    const state = tossed(given({}), [200]);
    expect(legal(state).some((one) => one.startsWith('P100') || one.startsWith('P500'))).toBe(false);
  });

  test('makes the land its own: the coin shows the own side', () => {
    const state = after(tossed(given({ board: { SIN: ['200A'] } }), [100, 500]), 'P100@SIN');
    expect(state.board[2]?.at(-1)).toEqual({ value: 100, seat: 0 });
    expect(state.banks[0]).toEqual([3, 3, 2]);
  });
});

describe('paying', () => {
  const three = tossed(given({ board: SOME }), [100, 200, 500]);

  test('gives the coin to the other bank and owes both others', () => {
    const state = after(three, 'PAY200');
    expect(state.banks).toEqual([
      [4, 2, 2],
      [4, 4, 2],
    ]);
    expect(state.hand).toEqual([100, 500]);
    expect(legal(state)).not.toContain('END');
    expect(legal(after(state, 'P500@SEM'))).not.toContain('END');
  });

  test('comes before placing', () => {
    expect(after(three, 'P100@SEM').turn).toBe(1);
  });

  test('needs three matches', () => {
    expect(legal(tossed(given({ board: SOME }), [100, 200])).some((one) => one.startsWith('PAY'))).toBe(false);
  });
});

describe('moving', () => {
  const state = tossed(given({ board: SOME }), [100]);

  test('carries the whole stack, whoever owns it, with its order and sides', () => {
    const next = after(state, 'MBED>SEM');
    expect(next.board[9]).toEqual([
      { value: 500, seat: 1 },
      { value: 100, seat: 0 },
    ]);
    expect(next.board[7]).toEqual([]);
  });

  test('goes only to empty land on a shared side', () => {
    const moves = legal(state).filter((one) => one.startsWith('M'));
    expect(moves).toEqual([
      'MJEM>SER',
      'MJEM>MEN',
      'MSIN>SER',
      'MSIN>TEJ',
      'MSIN>BES',
      'MBED>SER',
      'MBED>BES',
      'MBED>MEN',
      'MBED>SEM',
    ]);
  });

  test('and placing come in any order', () => {
    const one = after(state, 'MBED>SEM', 'P100@SIN');
    const two = after(state, 'P100@SIN', 'MBED>SEM');
    expect(one).toEqual(two);
  });
});

describe('capturing', () => {
  const state = tossed(given({ board: SOME }), []);

  test('puts the top coin into the own bank; the coin below rules again with its own side', () => {
    const next = after(state, 'CBED');
    expect(next.banks[0]).toEqual([5, 3, 2]);
    expect(next.board[7]).toEqual([{ value: 500, seat: 1 }]);
  });

  test('takes own coins too', () => {
    expect(legal(state)).toContain('CJEM');
  });

  test('empties a land for a move in the same turn', () => {
    expect(after(state, 'CSIN', 'MBED>SIN').board[2]).toHaveLength(2);
  });

  test('works on a stack that has just moved', () => {
    expect(after(state, 'MBED>SEM', 'CSEM').board[9]).toEqual([{ value: 500, seat: 1 }]);
  });
});

describe('the end', () => {
  const nine = {
    JEM: ['500A', '100G'],
    SER: ['200A'],
    SIN: ['500G', '200A', '100A'],
    TEJ: ['100G'],
    BES: ['200G'],
    KUB: ['500A'],
    AML: ['200A', '100G'],
    BED: ['100A'],
    MEN: ['500G'],
  };
  const bank = { G: { 500: 0, 200: 1, 100: 2 }, A: { 500: 0, 200: 1, 100: 1 } };

  test('comes at once when the last empty land is taken, and unused rights lapse', () => {
    const state = after(tossed(given({ board: nine, bank }), [100]), 'P100@SEM');
    expect([state.phase, state.end]).toEqual(['over', 'full']);
    expect(rules.toMove(state)).toBeNull();
    expect(rules.legalMoves(state)).toEqual([]);
  });

  test('comes at once when a bank is empty', () => {
    const last = { G: { 500: 0, 200: 0, 100: 1 }, A: FULL };
    const state = after(tossed(given({ board: SOME, bank: last }), [100]), 'P100@SEM');
    expect(state.end).toBe('bank');
  });

  test('four passes by choice in a row end it', () => {
    let state = given({ board: SOME });
    for (let pass = 0; pass < 4; pass++) {
      expect(state.phase).toBe('toss');
      state = after(tossed(state, [100, 200]), 'END');
    }
    expect(state.end).toBe('passes');
  });

  test('four forced passes do not', () => {
    let state = given({});
    for (let pass = 0; pass < 4; pass++) state = tossed(state, []);
    expect([state.phase, state.passes]).toEqual(['toss', 0]);
  });

  test('a forced pass leaves the count of passes as it was', () => {
    const state = after(tossed(given({}), [100]), 'END');
    expect(state.passes).toBe(1);
    expect(tossed(state, []).passes).toBe(1);
  });

  test('the 200th turn ends it', () => {
    let state: State = { ...given({ board: SOME }), turns: 198 };
    state = after(tossed(state, [100]), 'MJEM>SER', 'END');
    expect(state.phase).toBe('toss');
    state = after(tossed(state, [100]), 'MSER>JEM', 'END');
    expect(state.end).toBe('cap');
  });
});

describe('counting', () => {
  /** The example of the printed rules, with the coins of the box. */
  const example = given({
    board: {
      JEM: ['500A'],
      SER: ['200G', '100A'],
      SIN: ['500G', '100A'],
      TEJ: ['200A', '100G'],
      BES: ['200A', '100G'],
      KUB: ['500A', '200G'],
      AML: ['200A'],
      BED: ['100G'],
      MEN: ['200G', '100A'],
      SEM: ['500G'],
    },
    bank: { G: { 500: 0, 200: 0, 100: 1 }, A: { 500: 0, 200: 0, 100: 1 } },
  });

  test('the example of the rules is 15 to 14', () => {
    expect(rules.score?.(example)).toEqual([
      { part: 'buleleng', points: [1, 10] },
      { part: 'karangasem', points: [6, 2] },
      { part: 'mengwi', points: [1, 1] },
      { part: 'klungkung', points: [6, 0] },
      { part: 'left', points: [1, 1] },
    ]);
    expect(rules.outcome({ ...example, phase: 'over' })).toEqual({ places: [1, 2], scores: [15, 14] });
  });

  const tie = { board: { JEM: ['100G'], AML: ['100A'] } };
  const even = { G: { 500: 2, 200: 3, 100: 3 }, A: { 500: 2, 200: 3, 100: 3 } };
  const rich = { G: { 500: 3, 200: 3, 100: 2 }, A: { 500: 1, 200: 3, 100: 4 } };

  test.each([
    ['coins', rich, [1, 1]],
    ['coinsThenValue', rich, [1, 2]],
    ['coinsThenValue', even, [1, 1]],
    ['second', even, [2, 1]],
    ['none', even, [1, 1]],
  ])('equal totals and equal coins left under %s', (tieBreak, bank, places) => {
    const state = given({ ...tie, bank, rules: { tieBreak } });
    expect(rules.outcome({ ...state, phase: 'over' })?.places).toEqual(places);
  });

  test('equal totals: more coins left wins, unless the house says a tie', () => {
    const bank = { G: { 500: 1, 200: 3, 100: 3 }, A: { 500: 2, 200: 3, 100: 4 } };
    const nine = { board: { JEM: ['500G', '100G'] }, bank };
    expect(rules.outcome({ ...given(nine), phase: 'over' })).toEqual({ places: [2, 1], scores: [9, 9] });
    const tied = given({ ...nine, rules: { tieBreak: 'none' } });
    expect(rules.outcome({ ...tied, phase: 'over' })?.places).toEqual([1, 1]);
  });
});

describe('the map', () => {
  test('has ten lands whose neighbours agree, on nineteen sides', () => {
    expect(LANDS).toHaveLength(CODES.length);
    const sides = BESIDE.flatMap((list, land) => list.map((one) => [land, one] as const));
    expect(sides).toHaveLength(38);
    expect(sides.every(([from, to]) => BESIDE[to]?.includes(from))).toBe(true);
  });
});

describe('saves', () => {
  const sound = rules.setup(optionsWith(), 2);

  test('a state whose coins do not add up to the box cannot go on', () => {
    const bent = { ...sound, banks: [[5, 3, 2], sound.banks[1]] };
    expect(rules.upgrade?.(JSON.parse(JSON.stringify(bent)), 1)).toBeNull();
    expect(rules.upgrade?.(JSON.parse(JSON.stringify(sound)), 1)).toEqual(sound);
  });

  test.each([null, 3, [], {}, { ...sound, board: [] }, { ...sound, options: {} as Options }, { ...sound, turn: 7 }])(
    'junk %# cannot go on',
    (junk) => {
      expect(rules.upgrade?.(JSON.parse(JSON.stringify(junk)), 1)).toBeNull();
    },
  );
});
