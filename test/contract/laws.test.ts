/** The laws over the template; each registered game brings its own set-ups in `test/games/<id>/laws.test.ts`. */
import { describe, expect, test } from 'vitest';
import type { Blank } from '../../src/games/blank/rules.ts';
import { rules } from '../../src/games/blank/rules.ts';
import type { Rules } from '../../src/contract/rules.ts';
import { checkEvents, checkLaws, type LawSetup } from './laws.ts';

const setup: LawSetup<Blank> = { options: { polite: true }, seats: 2, matches: 3, bound: 4, seed: 'blank' };

const planted: readonly (readonly [string, Partial<Rules<Blank>>])[] = [
  ['junk and bent moves are refused', { refusal: () => null }],
  ['an outcome exists exactly when nobody moves', { outcome: () => null }],
  ['an imagined state looks the same', { determinize: () => ({ greeted: [true, true] }) }],
  ['somebody who acts can move', { legalMoves: () => [] }],
  ['the match ends within its bound', { apply: (state) => ({ state, events: [] }) }],
  [
    'rules read the clock or unseeded chance',
    { sample: () => (Math.random() > 2 ? { type: 'greet' } : { type: 'greet' }) },
  ],
];

describe('the laws', () => {
  test('the template keeps them', () => {
    expect(checkLaws(rules, setup)).toBe(6);
    checkEvents(rules, setup);
  });

  test.each(planted)('notice a game that breaks «%s»', (law, change) => {
    expect(() => checkLaws({ ...rules, ...change }, setup)).toThrow(law);
  });
});
