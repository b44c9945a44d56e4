/** The rulebook, Points: five hidden cards, dead hands, the count of a round, the next round. */
import { describe, expect, test } from 'vitest';
import { cardsOf, count, DECK, DECK_SIZE } from '../../../src/games/maaf/cards.ts';
import { bonusFor, roundOf } from '../../../src/games/maaf/points.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import type { Card, State } from '../../../src/games/maaf/shape.ts';
import { CLASSIC } from '../../scenarios/maaf.ts';
import { effect, holding, legal, make, names, turnUp } from './match.ts';

const S = 'S S S S';

describe('the hand', () => {
  test('offers every card that moves, and then none may be thrown away', () => {
    const state = holding({ R: 'T4 S S S', B: 'T19 S S S' }, [3, 5, 8, 12, 'maaf']);
    expect(names(state)).toEqual(['12: R1 +12', '3: R1 +3', '5: R1 +5', '8: R1 +8', 'maaf: R2 ! B1']);
    expect(effect(state, 'R1 +12').changes).toBe('R1@T19 B1@S');
    expect(effect(state, 'R1 +5').changes).toBe('R1@T9');
    expect(effect(state, 'R2 ! B1').changes).toBe('R2@T19 B1@S');
  });

  test('that moves nothing loses one card of choice, takes one, and the turn ends', () => {
    const state = holding({ R: S, Y: 'T34 S S S' }, [3, 5, 8, 10, 12]);
    expect(legal(state)).toEqual(([3, 5, 8, 10, 12] as const).map((card) => ({ type: 'discard', card })));
    const thrown = rules.apply(state, { type: 'discard', card: 8 }).state;
    expect(rules.toMove(thrown)).toBe('nature');
    const refilled = turnUp(thrown, 2);
    expect([refilled.hands[0], rules.toMove(refilled)]).toEqual([[2, 3, 5, 10, 12], 1]);
  });

  test('with nothing but a swap may swap or throw any card away', () => {
    const state = holding({ R: 'T2 S S S', B: 'T20 S S S' }, [8, 8, 11, 12, 12]);
    expect(names(state)).toEqual(['11: R1 x B1', '11: discard', '12: discard', '8: discard']);
    expect(effect(state, 'R1 x B1').changes).toBe('R1@T20 B1@T2');
  });

  test('with nothing but a swap must swap by house rule', () => {
    const options = { elevenSwap: 'forced' };
    expect(names(holding({ R: 'T2 S S S', B: 'T20 S S S' }, [8, 8, 11, 12, 12], options))).toEqual(['11: R1 x B1']);
  });

  test('with another move besides a swap throws nothing away', () => {
    const state = holding({ R: 'T2 S S S', B: 'T20 S S S' }, [3, 5, 8, 11, 12]);
    expect(names(state)).toEqual(['11: R1 x B1', '3: R1 +3', '5: R1 +5']);
  });

  test('plays a 2, fills up and plays again', () => {
    const state = holding({ R: S, Y: 'T34 S S S' }, [2, 3, 5, 8, 12]);
    expect(names(state)).toEqual(['2: R1 out']);
    const again = turnUp(make(state, 'R1 out'), 10);
    expect([rules.toMove(again), again.hands[0]]).toEqual([0, [3, 5, 8, 10, 12]]);
    expect(names(again)).toContain('12: R1 +12');
  });

  test('gains nothing by a 2 that is thrown away', () => {
    const state = holding({ R: 'Z5 H H H', Y: S }, [2, 3, 5, 8, 12]);
    const thrown = rules.apply(state, { type: 'discard', card: 2 }).state;
    expect(rules.toMove(turnUp(thrown, 3))).toBe(1);
  });

  test('must use the one card that moves', () => {
    expect(names(holding({ R: 'Z5 Z4 H S', Y: 'Z1 S S S' }, [2, 3, 5, 8, 12]))).toEqual(['2: R2 +2', '2: R4 out']);
  });

  test('lists a card that is held twice once', () => {
    expect(legal(holding({ R: 'T4 S S S', Y: S }, [3, 3, 3, 3, 3]))).toHaveLength(1);
  });
});

function ended(homes: readonly number[], bonus: 'highest' | 'add'): readonly number[] {
  const pawns = homes.flatMap((home) => [0, 1, 2, 3].map((pawn) => (pawn < home ? 66 : -1)));
  const sides = homes.map((_, seat) => seat);
  return roundOf({ pawns, options: { ...CLASSIC, mode: 'points', sides, pointsBonus: bonus } }, 0).gained;
}

describe('the count of a round', () => {
  test.each([
    [[4, 2, 1, 0], [90, 10, 5, 0], 90],
    [[4, 3], [25, 15], 25],
    [[4, 2], [55, 10], 55],
    [[4, 0], [140, 0], 215],
    [[4, 1, 1], [100, 5, 5], 125],
    [[4, 2, 0], [75, 10, 0], 75],
    [[4, 3, 0, 0], [65, 15, 0, 0], 65],
    [[4, 0, 0, 0], [180, 0, 0, 0], 255],
  ])('pawns Home %j bring %j, or %i with bonuses added up', (homes, gained, added) => {
    expect(ended(homes, 'highest')).toEqual(gained);
    expect(ended(homes, 'add')[0]).toBe(added);
  });

  test('has a bonus for the best opponent only up to two pawns', () => {
    expect([0, 1, 2, 3].map((best) => bonusFor(best, 'highest'))).toEqual([100, 50, 25, 0]);
  });
});

/** Red wins the round with its next card. */
function winning(options: { readonly [key: string]: unknown }): State {
  const state = holding({ R: 'Z3 H H H', Y: 'H H S S' }, [3, 5, 8, 10, 12], options);
  return make(state, 'R1 +3');
}

describe('the end of a round', () => {
  test('is the end of a match of one round', () => {
    const over = winning({});
    expect(rules.outcome(over)).toEqual({ places: [1, 2], scores: [55, 10] });
  });

  test('leads to the next deal while nobody has the target, by the winner', () => {
    const state = winning({ pointsTarget: 100 });
    expect([state.phase, rules.toMove(state), rules.pause?.(state), state.totals]).toEqual([
      'score',
      0,
      true,
      [55, 10],
    ]);
    expect(state.hands).toEqual([]);
    const dealing = make(state, 'deal');
    expect([rules.toMove(dealing), dealing.round, count(dealing.stock)]).toEqual(['nature', 2, DECK_SIZE]);
    expect(dealing.pawns).toEqual([4, -1, -1, -1, 34, -1, -1, -1]);
  });

  test('ends the match when somebody has the target', () => {
    const state = { ...holding({ R: 'Z3 H H H', Y: 'H H S S' }, [3, 5, 8, 10, 12], { pointsTarget: 100 }) };
    const over = make({ ...state, totals: [45, 130] }, 'R1 +3');
    expect(rules.outcome(over)).toEqual({ places: [2, 1], scores: [100, 140] });
  });

  test('counts what the round is worth so far beside the totals', () => {
    const state = { ...holding({ R: 'Z3 H H H', Y: 'H H S S' }, [3, 5, 8, 10, 12]), totals: [20, 30] };
    expect(rules.score?.(state)).toEqual([
      { part: 'total', points: [20, 30] },
      { part: 'round', points: [15, 10] },
    ]);
  });

  test('tells at the end what the points of the round are for, beside earlier rounds', () => {
    const round = [
      { part: 'pawns', points: [20, 10] },
      { part: 'others', points: [10, 0] },
      { part: 'bonus', points: [25, 0] },
    ];
    expect(rules.score?.(winning({}))).toEqual(round);
    const state = holding({ R: 'Z3 H H H', Y: 'H H S S' }, [3, 5, 8, 10, 12], { pointsTarget: 100 });
    const over = make({ ...state, totals: [45, 130] }, 'R1 +3');
    expect(rules.score?.(over)).toEqual([{ part: 'total', points: [45, 130] }, ...round]);
  });
});

describe('the deal', () => {
  const dealing = rules.setup({ ...CLASSIC, mode: 'points', sides: [0, 1, 2, 3], starter: 2 }, 4);
  const cards = cardsOf(DECK);
  const hands = [0, 1, 2, 3].map((seat) => cards.slice(seat * 5, seat * 5 + 5));

  test('gives everybody five cards and leaves 25', () => {
    expect(rules.refusal(dealing, { type: 'dealt', hands })).toBeNull();
    const state = rules.apply(dealing, { type: 'dealt', hands }).state;
    expect([state.hands.map((hand) => hand.length), count(state.stock)]).toEqual([[5, 5, 5, 5], 25]);
    expect(rules.toMove(state)).toBe(2);
  });

  test.each([
    ['a hand too few', hands.slice(1)],
    ['four cards', [hands[0]?.slice(1), ...hands.slice(1)]],
    ['a card that does not exist', [[6, 1, 1, 1, 1], ...hands.slice(1)]],
    ['more of a card than there are', [['maaf', 'maaf', 'maaf', 'maaf', 'maaf'], ...hands.slice(1)]],
    ['no list', 'hands'],
  ])('is refused with %s', (_, bent) => {
    expect(rules.refusal(dealing, { type: 'dealt', hands: bent })).not.toBeNull();
  });

  test('shows a seat its own cards and the table none', () => {
    const step = rules.apply(dealing, { type: 'dealt', hands });
    const own = rules.observe(step.state, 1);
    expect(own.hands).toEqual([null, step.state.hands[1], null, null]);
    expect(rules.observe(step.state, null).hands).toEqual([null, null, null, null]);
    expect(count(own.unseen)).toBe(40);
    const told = rules.observeEvent?.(step.events[0] as never, 1);
    expect(told).toMatchObject({ type: 'dealt', hands: [null, step.state.hands[1], null, null] });
    const took = { type: 'took', seat: 2, card: 7 as Card } as const;
    expect(rules.observeEvent?.(took, 1)).toEqual({ type: 'took', seat: 2, card: null });
    expect(rules.observeEvent?.(took, 2)).toEqual(took);
  });
});
