/** The reader of scenario files: it takes the whole notation, and what does not hold is told. */
import { expect, test } from 'vitest';
import { check } from '../../scenarios/maumau.ts';

function failuresOf(one: object): readonly string[] {
  return (
    check({ game: 'maumau', defaults: {}, scenarios: [{ id: 'X', rules: {}, ...one }] })[0]?.failures ?? ['nothing']
  );
}

/** A step with its result, as it stands in a file. */
function done(action: string | readonly string[], wanted: object): object {
  return JSON.parse(`{ "do": ${JSON.stringify(action)}, "then": ${JSON.stringify(wanted)} }`) as object;
}

const start = {
  hands: { A: ['7H', 'KS', 'JD'], B: ['8C', '8D'] },
  stock: ['QS', '…'],
  discard: ['KH'],
  turn: 'A',
};

test('a case that holds has no failures', () => {
  const steps = [
    { legal: ['7H', 'KS', 'JD>any', 'draw'], illegal: ['8C', 'JD', 'catch A'] },
    done('7H!mau', { turn: 'B', drawStack: 2, open: null, count: { A: 2 }, top: '7H' }),
    done('take', { hand: { B: ['8C', '8D', 'QS', '7C'] }, stockTop: '9C', turns: 2 }),
  ];
  expect(failuresOf({ start, steps })).toEqual([]);
});

test('the order of the stock, an exact table and a reshuffle are kept', () => {
  const exact = { ...start, stock: ['QS'], discard: ['KH', '9D', '10D'], exact: true };
  const steps = [
    done(['draw', 'pass', 'draw'], { drawn: '9D', stockSize: 1, stockTop: '10D', discard: ['KH'] }),
    { legal: ['pass'] },
  ];
  expect(failuresOf({ start: exact, steps })).toEqual([]);
});

test.each([
  ['a missing move', { start, steps: [{ legal: ['7H', 'KS', 'draw'] }] }, 'legal'],
  ['a wrong result', { start, steps: [done('KS', { turn: 'A' })] }, 'turn'],
  ['a legal move called illegal', { start, steps: [{ illegal: 'KS' }] }, 'should be illegal'],
  ['an illegal move', { start, steps: [{ do: '8C' }] }, 'refused'],
  ['a field that is not known', { start, steps: [done('KS', { weather: 1 })] }, 'no field weather'],
  ['a rule that is not known', { start, rules: { jokers: true }, steps: [] }, 'no rule jokers'],
])('%s is told', (_name, one, part) => {
  expect(failuresOf(one).join(' ')).toContain(part);
});
