/** Bent saves are refused with a code; what is refused is kept by whoever asked. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Koin, State } from '../../../src/games/koin/kinds.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { openSaved, type SavedMatch } from '../../../src/match/saved-match.ts';

const saved = JSON.parse(readFileSync('test/saves/koin/r1.json', 'utf8')) as SavedMatch<Koin>;

/** One coin too many in a bank. */
function richer(state: State): State {
  const [bank, other] = state.banks;
  return { ...state, banks: [[bank[0] + 1, bank[1], bank[2]], other] };
}

test('the kept save opens', () => {
  expect(openSaved(rules, saved).fault).toBeNull();
});

test('a save from an upgraded state opens, unless its coins do not add up to the box', () => {
  const later = { ...saved, from: saved.checkpoint, log: [] };
  expect(openSaved(rules, later).fault).toBeNull();
  expect(openSaved(rules, { ...later, from: richer(saved.checkpoint) }).fault).toBe('damaged');
});

test('a save whose last state has other coins than the box is refused', () => {
  expect(openSaved(rules, { ...saved, checkpoint: richer(saved.checkpoint) }).fault).toBe('damaged');
});

test.each([
  ['options of another kind', { ...saved, options: { ...saved.options, maxTurns: 'many' } }],
  ['no options', { ...saved, options: null }],
  ['a checkpoint of another game', { ...saved, checkpoint: { greeted: [true] } }],
])('%s: refused', (_, bent) => {
  expect(openSaved(rules, bent).fault).toBe('damaged');
});

test('a bent ply is named', () => {
  const ply = saved.log.findIndex(({ move }) => move.type === 'place');
  const log = saved.log.map((one, index) =>
    index === ply ? { ...one, move: { type: 'place', value: 100, land: 12 } } : one,
  );
  expect(openSaved(rules, { ...saved, log })).toEqual({ fault: 'bad-ply', ply });
});
