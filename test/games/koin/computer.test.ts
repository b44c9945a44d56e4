import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/contract/player.ts';
import type { Ply } from '../../../src/contract/rules.ts';
import { computer } from '../../../src/games/koin/computer.ts';
import type { Koin, State } from '../../../src/games/koin/kinds.ts';
import { messages } from '../../../src/games/koin/messages/id.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { frozen } from '../../../src/lib/data.ts';
import { positionOf, tossed, writeMove } from '../../scenarios/koin.ts';
import { optionsWith, statesWhere, walk } from './walks.ts';

function asked(state: State, level: (typeof LEVELS)[number], seed = 'a') {
  return { observation: state, seat: state.turn, level, character: null, random: randomFrom(seed) };
}

const isSeat = (state: State) => typeof rules.toMove(state) === 'number';

describe('a computer player', () => {
  test.each(LEVELS)('of level %s answers with a legal move in 200 positions and changes nothing', (level) => {
    for (const state of statesWhere(200, isSeat)) {
      const move = computer.choose(asked(frozen(state), level));
      expect(rules.refusal(state, move)).toBeNull();
    }
  });

  test.each([
    { optional: false },
    { real: [true, true] as const, coverOwn: false },
    { endTiming: 'endOfTurn' as const },
  ])('keeps to the house rules %j', (changes) => {
    for (const state of statesWhere(40, isSeat, changes)) {
      expect(rules.refusal(state, computer.choose(asked(state, 'jago')))).toBeNull();
    }
  });

  test('gives the same answer to the same question', () => {
    for (const state of statesWhere(30, isSeat)) {
      for (const level of LEVELS) {
        expect(computer.choose(asked(state, level))).toEqual(computer.choose(asked(state, level)));
      }
    }
  });

  test('Jago sees that a last coin moves first and then wins', () => {
    const bank = { G: { 500: 0, 200: 0, 100: 1 }, A: { 500: 1, 200: 2, 100: 4 } };
    const board = {
      JEM: ['500G'],
      SER: ['500A'],
      SIN: ['200G'],
      TEJ: ['200A', '100A'],
      BES: ['500G'],
      KUB: ['200A'],
      AML: ['200G', '100G'],
      MEN: ['100G'],
    };
    const state = tossed(positionOf({ rules: {}, state: { turn: 'G', board, bank } }), [100]);
    let now = state;
    while (now.phase === 'act' && now.turn === 0) now = rules.apply(now, computer.choose(asked(now, 'jago'))).state;
    expect(rules.outcome(now)?.places).toEqual([1, 2]);
  });

  test('says why, in a sentence that exists, for every legal move', () => {
    for (const state of statesWhere(60, isSeat)) {
      for (const move of rules.legalMoves(state) ?? []) {
        const reason = computer.reason(asked(state, 'jago'), move);
        expect(Object.keys(messages), writeMove(move)).toContain(reason.key);
      }
    }
  });
});

describe('the review', () => {
  const SHORT = optionsWith({ maxTurns: 16 });

  /** Seat 0 plays any move, seat 1 is Jago. */
  function playedLog(): readonly Ply<Koin>[] {
    const log: Ply<Koin>[] = [];
    const random = randomFrom('review');
    let state = rules.setup(SHORT, 2);
    for (let actor = rules.toMove(state); actor !== null; actor = rules.toMove(state)) {
      const move = actor === 1 ? computer.choose(asked(state, 'jago')) : rules.sample(state, random);
      log.push({ actor, move });
      state = rules.apply(state, move).state;
    }
    return log;
  }
  const log = playedLog();

  test('tells at most three turns, dearest first, with a better one that is legal', () => {
    const start = rules.setup(SHORT, 2);
    const lessons = computer.review?.(start, log, 0) ?? [];
    expect(lessons.length).toBeGreaterThan(0);
    expect(lessons.length).toBeLessThanOrEqual(3);
    const costs = lessons.map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    expect(costs.every((cost) => cost >= 1 && cost <= 100)).toBe(true);
    for (const { ply, played: made, better } of lessons) {
      let state = log.slice(0, ply).reduce((now, one) => rules.apply(now, one.move).state, start);
      expect(log.slice(ply, ply + made.length).map(({ move }) => move)).toEqual(made);
      expect(state.turn).toBe(0);
      for (const move of better) {
        expect(rules.refusal(state, move)).toBeNull();
        state = rules.apply(state, move).state;
      }
      expect(state.phase === 'over' || state.turn === 1).toBe(true);
    }
  });

  test('finds nothing to say about Jago itself', () => {
    expect(computer.review?.(rules.setup(SHORT, 2), log, 1)).toEqual([]);
  });
});

test('an unfinished match can be looked back at too', () => {
  const states = walk('unfinished');
  expect(states.length).toBeGreaterThan(10);
  expect(computer.review?.(rules.setup(optionsWith(), 2), [{ actor: 0, move: { type: 'toss' } }], 0)).toEqual([]);
});
