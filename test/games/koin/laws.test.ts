/** The shared laws under several house rules, and one of this game: coins are neither made nor lost. */
import { expect, test } from 'vitest';
import { faultOf } from '../../../src/games/koin/sound.ts';
import type { Options, State } from '../../../src/games/koin/kinds.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { checkEvents, checkLaws } from '../../contract/laws.ts';
import { optionsWith } from './walks.ts';

/** The supply adds up, stacks shrink upwards, and a match that goes on has an empty land and coins in both banks. */
function broken(state: State): string | null {
  const fault = faultOf(state);
  if (fault !== null) return `the state is unsound: ${fault}`;
  if (state.phase === 'over' || state.options.endTiming === 'endOfTurn') return null;
  if (state.board.every((stack) => stack.length > 0)) return 'a full island ends the match';
  return state.banks.some((bank) => bank.every((count) => count === 0)) ? 'an empty bank ends the match' : null;
}

const HOUSES: readonly (readonly [string, Partial<Options>])[] = [
  ['the usual rules', {}],
  ['nature picks who begins', { starter: null }],
  ['real coins for one seat', { real: [true, false] }],
  ['every right a duty', { optional: false }],
  ['ends looked for after the turn', { endTiming: 'endOfTurn', coverOwn: false }],
  ['a short match from one coin', { fairOpening: true, maxTurns: 40, capture: 'opponentOnly', passLimit: 0 }],
];

test.each(HOUSES)('the laws hold: %s', (_, changes) => {
  const setup = {
    options: optionsWith(changes),
    seats: 2,
    matches: 40,
    bound: 1200,
    seed: 'koin',
    every: 7,
    invariant: broken,
  };
  expect(checkLaws(rules, setup)).toBeGreaterThan(40 * 20);
  checkEvents(rules, { ...setup, matches: 5 });
});
