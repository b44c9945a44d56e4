import { describe, expect, test } from 'vitest';
import { faceLists } from '../../../src/games/koin/moves.ts';
import type { Options, State } from '../../../src/games/koin/kinds.ts';
import { tossable } from '../../../src/games/koin/kinds.ts';
import { netOf, unpack, netValue } from '../../../src/games/koin/net.ts';
import { positionOf, resultFor } from '../../../src/games/koin/position.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { courses, foreseen, twoDeep } from '../../../src/games/koin/search.ts';
import { statesWhere } from './walks.ts';

const net = netOf(unpack());

/** What a finished turn is worth to the seat that made it: exact at an end, else the network. */
function worth(after: State, seat: number): number {
  const position = positionOf(after);
  return after.phase === 'over' ? resultFor(position, seat) : netValue(net, position, seat);
}

/** The best of every sequence of legal moves, tried one after the other through the rules alone. */
function bestByRules(state: State, seat: number): number {
  if (state.phase !== 'act' || state.turn !== seat) return worth(state, seat);
  const moves = rules.legalMoves(state) ?? [];
  return Math.max(...moves.map((move) => bestByRules(rules.apply(state, move).state, seat)));
}

/** The mean over all tosses of the other seat, minus its best. */
function plainExpectation(after: State, seat: number): number {
  if (after.phase === 'over') return worth(after, seat);
  const tossing = rules.apply(after, { type: 'toss' }).state;
  const falls = faceLists(tossable(tossing, after.turn).length);
  const replies = falls.map((faces) => bestByRules(rules.apply(tossing, { type: 'coins', faces }).state, after.turn));
  return -replies.reduce((total, one) => total + one, 0) / replies.length;
}

function turnEnds(count: number, changes: Partial<Options>): readonly State[] {
  return statesWhere(count, (state) => state.phase === 'toss' && state.turns > 0, changes);
}

const HOUSES: readonly (readonly [string, Partial<Options>])[] = [
  ['the usual rules', {}],
  ['every right a duty', { optional: false }],
  ['ends looked for after the turn', { endTiming: 'endOfTurn' }],
  ['own coins not covered', { coverOwn: false }],
  ['only the other side captured', { capture: 'opponentOnly' }],
  ['a short match of duties', { optional: false, maxTurns: 12, capture: 'opponentOnly', tieBreak: 'second' }],
  ['two passes end it', { passLimit: 2, maxTurns: 16, endTiming: 'endOfTurn', tieBreak: 'coinsThenValue' }],
];

describe('Jago looks one whole turn of the other seat ahead', () => {
  test.each(HOUSES)('as a plain search over tosses and replies does: %s', (name, changes) => {
    const count = name === 'the usual rules' ? 50 : 8;
    for (const state of turnEnds(count, changes)) {
      const mover = 1 - state.turn;
      expect(foreseen(state, mover)).toBeCloseTo(plainExpectation(state, mover), 9);
    }
  });

  test('also where the other seat has one coin left, so that moving first is another turn than placing first', () => {
    const ends = statesWhere(20, (state) => state.phase === 'toss' && state.banks[state.turn]?.join() === '1,0,0');
    for (const state of ends) {
      expect(foreseen(state, 1 - state.turn)).toBeCloseTo(plainExpectation(state, 1 - state.turn), 9);
    }
  });

  test('its choice is the best of the ten that the network likes best', () => {
    for (const state of statesWhere(5, (one) => one.phase === 'act')) {
      const ranked = twoDeep(state);
      expect(ranked.length).toBe(Math.min(10, courses(state).length));
      const top = ranked[0];
      expect(top?.value).toBe(Math.max(...ranked.map(({ value }) => value)));
      expect(top?.value).toBeCloseTo(plainExpectation(top?.after ?? state, state.turn), 9);
    }
  });
});

describe('whole turns', () => {
  test('every course is made of legal moves and ends the turn', () => {
    for (const start of statesWhere(40, (one) => one.phase === 'act')) {
      for (const { moves, after } of courses(start)) {
        let state = start;
        for (const move of moves) {
          expect(rules.refusal(state, move)).toBeNull();
          state = rules.apply(state, move).state;
        }
        expect(state).toEqual(after);
        expect(state.phase === 'over' || state.turn !== start.turn).toBe(true);
      }
    }
  });

  test('no two courses end in the same position', () => {
    for (const start of statesWhere(40, (one) => one.phase === 'act')) {
      const ends = courses(start).map(({ after }) =>
        JSON.stringify([after.board, after.banks, after.end, after.passes]),
      );
      expect(new Set(ends).size).toBe(ends.length);
    }
  });
});
