/** Every legal move can be chosen by picks, and picks lead to nothing else. */
import './pixi-in-node.ts';
import { describe, expect, test } from 'vitest';
import { same } from '../../src/lib/data.ts';
import { cardsIn, modeOf, narrow } from '../../src/games/maaf/view/choice.ts';
import { isPlay } from '../../src/games/maaf/view/consequences.ts';
import { type Narrowed, NOTHING, type Selection } from '../../src/games/maaf/view/selection.ts';
import { stepped } from '../../src/games/maaf/view/splitting.ts';
import type { Card, Move, PlayMove } from '../../src/games/maaf/shape.ts';
import { randomMatch } from './maaf-matches.ts';

/** All that can be picked next. */
function nexts(narrowed: Narrowed): readonly Selection[] {
  const steps = narrowed.stepper?.open.map((value) => stepped(narrowed, value)) ?? [];
  return [...narrowed.lit.map(({ next }) => next), ...steps];
}

/** Every whole move that picks can lead to, for one card. */
function reachable(legal: readonly Move[], card: Card): readonly PlayMove[] {
  const found: PlayMove[] = [];
  const seen = new Set<string>();
  const go = (selection: Selection) => {
    const key = JSON.stringify(selection);
    if (seen.has(key)) return;
    seen.add(key);
    const narrowed = narrow(legal, selection);
    const { move } = narrowed;
    if (move && !found.some((one) => same(one, move))) found.push(move);
    for (const mode of narrowed.modes) go({ ...NOTHING, card, mode });
    for (const next of nexts(narrowed)) go(next);
  };
  go({ ...NOTHING, card });
  return found;
}

const KINDS = [
  { name: 'classic', choices: {}, seats: 4 },
  { name: 'teams', choices: { mode: 'teams' }, seats: 4 },
  { name: 'points', choices: { mode: 'points' }, seats: 3 },
] as const;

describe.each(KINDS)('in $name', ({ choices, seats, name }) => {
  test('picks lead to every legal move and to no other', () => {
    const kinds = new Set<string>();
    for (const { legal } of [...randomMatch(choices, seats, `${name}1`), ...randomMatch(choices, seats, `${name}2`)]) {
      if (legal.length > 120) continue;
      for (const card of cardsIn(legal)) {
        const plays = legal.filter(isPlay).filter((move) => move.card === card);
        const found = reachable(legal, card);
        for (const move of plays) kinds.add(modeOf(move));
        expect(found.filter((move) => !plays.some((one) => same(one, move)))).toEqual([]);
        expect(plays.filter((move) => !found.some((one) => same(one, move)))).toEqual([]);
      }
    }
    expect([...kinds].sort()).toEqual(['back', 'go', 'maaf', 'split', 'swap']);
  });
});

const step = (pawn: number, steps: number): Move => ({ type: 'step', card: 10, pawn, steps });
const split = (...parts: readonly (readonly [number, number])[]): Move => ({
  type: 'split',
  card: 7,
  parts: parts.map(([pawn, steps]) => ({ pawn, steps })),
});

test('a single move is chosen already', () => {
  const only = step(2, 10);
  expect(narrow([only], NOTHING).move).toEqual(only);
});

test('with several moves nothing is chosen yet', () => {
  expect(narrow([step(1, 10), step(2, 10)], NOTHING).move).toBeNull();
});

test('the only pawn of the mode is chosen, and the mode can be changed', () => {
  const legal = [step(1, 10), step(1, -1)];
  expect(narrow(legal, NOTHING).move).toEqual(step(1, 10));
  expect(narrow(legal, { ...NOTHING, mode: 'back' }).move).toEqual(step(1, -1));
});

describe('sharing a seven', () => {
  const legal = [split([0, 3], [1, 4]), split([0, 5], [1, 2])];
  const first = narrow(legal, { ...NOTHING, mode: 'split', pawn: 0 });

  test('only the splits that can be completed are open', () => {
    expect(first.stepper).toEqual({ pawn: 0, values: [1, 2, 3, 4, 5, 6], open: [3, 5], value: null });
  });

  test('the second pawn gets what is left', () => {
    expect(narrow(legal, stepped(first, 5)).move).toEqual(split([0, 5], [1, 2]));
  });

  test('the number can be changed afterwards', () => {
    const once = narrow(legal, stepped(first, 5));
    expect(once.stepper).toEqual({ pawn: 0, values: [1, 2, 3, 4, 5, 6], open: [3, 5], value: 5 });
    expect(narrow(legal, stepped(once, 3)).move).toEqual(split([0, 3], [1, 4]));
  });

  test('the pawns may be picked in the other order than the move lists', () => {
    const other = narrow(legal, { ...NOTHING, mode: 'split', pawn: 1 });
    expect(other.stepper?.open).toEqual([2, 4]);
    expect(narrow(legal, stepped(other, 4)).move).toEqual(split([0, 3], [1, 4]));
  });

  test('where both orders are listed the picked one is made', () => {
    const both = [split([0, 3], [1, 4]), split([1, 4], [0, 3])];
    const picked = narrow(both, { ...NOTHING, mode: 'split', pawn: 1 });
    expect(picked.move).toEqual(split([1, 4], [0, 3]));
  });

  test('three pawns are asked for one after another', () => {
    const three = [split([0, 3], [1, 2], [2, 2]), split([0, 3], [1, 1], [2, 3])];
    const picked = narrow(three, { ...NOTHING, mode: 'split', pawn: 1 });
    expect(picked.stepper?.open).toEqual([1, 2]);
    const next = narrow(three, stepped(picked, 1));
    expect(next.move).toEqual(split([0, 3], [1, 1], [2, 3]));
  });
});
