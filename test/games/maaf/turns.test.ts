/** The rulebook, turns: who goes on, what a 2 brings, kept cards, the pile, the end. Sequences, with nature's cards written down. */
import { describe, expect, test } from 'vitest';
import { count, DECK_SIZE } from '../../../src/games/maaf/cards.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import type { State } from '../../../src/games/maaf/shape.ts';
import { CLASSIC } from '../../scenarios/maaf.ts';
import { draw, drawing, make, names, turnUp, withPile } from './match.ts';

const ALL = 'S S S S';

function setup(options: Partial<typeof CLASSIC>): State {
  const whole = { ...CLASSIC, ...options };
  return rules.setup(whole, whole.sides.length);
}

/** The card of a seat that cannot move, and on to the next. */
function forfeit(state: State, card: 3 | 5): State {
  return make(draw(state, card), 'forfeit');
}

describe('a 2', () => {
  test('that moves nothing still brings another card, and that card may win', () => {
    const stuck = draw(drawing({ R: 'Z5 H H H', Y: ALL }), 2);
    expect(names(stuck)).toEqual(['forfeit']);
    const again = make(stuck, 'forfeit');
    expect([rules.toMove(again), again.phase]).toEqual([0, 'draw']);
    const won = make(draw(again, 1), 'R1 +1');
    expect(rules.outcome(won)?.places).toEqual([1, 2]);
  });

  test('that brings the last pawn Home ends the match at once', () => {
    const won = make(draw(drawing({ R: 'Z4 H H H', Y: ALL }), 2), 'R1 +2');
    expect(rules.toMove(won)).toBeNull();
    expect(rules.outcome(won)).toEqual({ places: [1, 2], scores: null });
  });

  test('may follow a 2, and the third card ends the turn', () => {
    const first = make(draw(drawing({ R: ALL, Y: ALL }), 2), 'R1 out');
    const second = draw(first, 2);
    expect(names(second)).toEqual(['R1 +2']);
    const third = make(draw(make(second, 'R1 +2'), 5), 'R1 +5');
    expect(third.pawns[0]).toBe(11);
    expect(rules.toMove(third)).toBe(1);
  });

  test('is an ordinary card by house rule', () => {
    const state = make(draw(drawing({ R: ALL, Y: ALL }, 'R', { drawAgainOn2: false }), 2), 'R1 out');
    expect([state.pawns[0], rules.toMove(state)]).toEqual([4, 1]);
  });
});

describe('the pile', () => {
  test('is made of all used cards when a card is needed and none is left, the last one included', () => {
    const last = withPile(drawing({ R: ALL, Y: ALL }), [2]);
    const empty = make(draw(last, 2), 'R1 out');
    expect([count(empty.stock), count(empty.used)]).toEqual([0, DECK_SIZE]);
    const step = rules.apply(make(empty, 'draw'), { type: 'card', card: 2 });
    expect(step.events[0]).toEqual({ type: 'shuffled', count: DECK_SIZE });
    expect([count(step.state.stock), count(step.state.used), step.state.top]).toEqual([DECK_SIZE - 1, 0, null]);
  });

  test('is shuffled without the cards that are kept', () => {
    const empty = withPile({ ...drawing({ R: ALL, Y: ALL }, 'R', { keep: true }), kept: [1, 1] }, []);
    const state = { ...empty, used: empty.used.map((number, index) => (index === 10 ? number - 2 : number)) };
    const step = rules.apply(make(state, 'draw'), { type: 'card', card: 5 });
    expect(step.events[0]).toEqual({ type: 'shuffled', count: 43 });
  });

  test('gives no card that is not in it', () => {
    const state = make(withPile(drawing({ R: ALL, Y: ALL }), [3, 5]), 'draw');
    expect(rules.legalMoves(state)).toEqual([
      { type: 'card', card: 3 },
      { type: 'card', card: 5 },
    ]);
  });
});

describe('the turn', () => {
  test('goes round clockwise', () => {
    let state = drawing({ R: ALL, B: ALL, Y: ALL });
    for (const next of [1, 2, 0, 1]) {
      state = forfeit(state, 3);
      expect(rules.toMove(state)).toBe(next);
    }
  });

  test('skips colours that nobody plays', () => {
    const state = forfeit(drawing({ R: ALL, Y: ALL }), 3);
    expect(state.options.sides[state.turn]).toBe(2);
  });

  test('is clockwise also when seats were given in another order', () => {
    const state = { ...setup({ sides: [3, 0, 1], starter: 0 }) };
    const seats = [forfeit(state, 3), forfeit(forfeit(state, 3), 5)].map(({ turn }) => turn);
    expect(seats).toEqual([1, 2]);
  });

  test('begins by chance unless a seat is chosen', () => {
    const state = setup({ sides: [0, 1, 2], starter: null });
    expect(rules.toMove(state)).toBe('nature');
    const begun = rules.apply(state, { type: 'starter', seat: 2 }).state;
    expect([rules.toMove(begun), begun.phase]).toEqual([2, 'draw']);
    expect(rules.toMove(setup({ sides: [0, 1, 2], starter: 1 }))).toBe(1);
  });

  test('with nothing to move still waits for the person to go on', () => {
    const state = draw(drawing({ R: ALL, Y: ALL }), 8);
    expect([rules.toMove(state), names(state)]).toEqual([0, ['forfeit']]);
  });
});

test('by fast start every colour has one pawn on its exit', () => {
  expect(setup({ sides: [0, 1, 2, 3], fastStart: true }).pawns).toEqual([
    4, -1, -1, -1, 19, -1, -1, -1, 34, -1, -1, -1, 49, -1, -1, -1,
  ]);
});

describe('a kept Maaf!', () => {
  const before = drawing({ R: ALL, B: 'T20 S S S' }, 'R', { keep: true });
  const kept = make(draw(before, 'maaf'), 'keep');

  test('ends the turn and lies open', () => {
    expect([rules.toMove(kept), kept.kept, count(kept.used)]).toEqual([1, [1, 0], 0]);
  });

  test('may be played later instead of drawing, and the turn ends', () => {
    const back = forfeit({ ...kept, pawns: [...kept.pawns.slice(0, 4), 65, 66, 66, 66] }, 3);
    const later: State = { ...back, pawns: before.pawns };
    expect(names(later)).toEqual(['R1 ! B1', 'draw']);
    const played = make(later, 'R1 ! B1');
    expect([played.pawns[0], played.pawns[4], rules.toMove(played), played.kept]).toEqual([20, -1, 1, [0, 0]]);
    expect(played.top).toBe('maaf');
  });

  test('leaves only drawing while it cannot be played', () => {
    const state = { ...drawing({ R: ALL, B: 'Z1 S S S' }, 'R', { keep: true }), kept: [1, 0] };
    expect(names(state)).toEqual(['draw']);
  });

  test('is one at most: a second one is used or lost', () => {
    const usable = draw({ ...before, kept: [1, 0] }, 'maaf');
    expect(names(usable)).toEqual(['R1 ! B1']);
    const lost = draw({ ...drawing({ R: ALL, B: ALL }, 'R', { keep: true }), kept: [1, 0] }, 'maaf');
    expect(names(lost)).toEqual(['forfeit']);
    expect(make(lost, 'forfeit').kept).toEqual([1, 0]);
  });
});

describe('in Teams', () => {
  const others = { B: ALL, G: ALL };

  test('a seat that is done wins with the partner’s last pawn', () => {
    const state = draw(drawing({ R: 'H H H H', Y: 'H H H Z5', ...others }, 'R', { teams: true }), 1);
    const won = make(state, 'Y4 +1');
    expect(rules.outcome(won)?.places).toEqual([1, 2, 1, 2]);
  });

  test('a seat that is done goes on for the partner', () => {
    const state = drawing({ R: 'H H H H', Y: 'H H H T20', ...others }, 'R', { teams: true });
    expect(rules.outcome(state)).toBeNull();
    expect(names(draw(state, 3))).toEqual(['Y4 +3']);
  });

  test('a 7 that eight pawns cannot use up is lost', () => {
    const state = draw(drawing({ R: 'Z5 H H H', Y: 'Z4 H H H', ...others }, 'R', { teams: true }), 7);
    expect(names(state)).toEqual(['forfeit']);
  });

  test('the count is the team’s', () => {
    const state = drawing({ R: 'H H S S', Y: 'H S S S', ...others }, 'R', { teams: true });
    expect(rules.score?.(state)).toEqual([{ part: 'home', points: [3, 0, 3, 0] }]);
  });
});

describe('playing on for places', () => {
  const options = { playOn: true };

  test('goes on without the winner, who draws no more after a 2', () => {
    const state = make(draw(drawing({ R: 'Z4 H H H', B: ALL, Y: ALL }, 'R', options), 2), 'R1 +2');
    expect([rules.toMove(state), state.finished]).toEqual([1, [0]]);
    const round = forfeit(forfeit(state, 3), 3);
    expect(rules.toMove(round)).toBe(1);
  });

  test('ends when one is left, and places are in order', () => {
    const state = { ...drawing({ R: 'H H H H', B: 'Z4 H H H', Y: ALL }, 'B', options), finished: [0] };
    const over = make(turnUp(make(state, 'draw'), 2), 'B1 +2');
    expect(rules.outcome(over)).toEqual({ places: [1, 2, 3], scores: null });
  });
});
