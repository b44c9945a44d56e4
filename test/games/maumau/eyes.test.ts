/** Who sees what: no observation and no event tells a hidden card. */
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../../src/games/maumau/cards.ts';
import { computer } from '../../../src/games/maumau/computer.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Move, State } from '../../../src/games/maumau/shape.ts';
import { LEVELS } from '../../../src/contract/player.ts';
import { pick, randomFrom } from '../../../src/lib/random.ts';
import { somewhere } from './eyes.ts';
import { after, eventsOf, laid, lay, seatsOf } from './table.ts';

describe('L01', () => {
  const first = laid({ hands: ['7H 9C', '8C 8D QS'] });
  const other = laid({ hands: ['7H 9C', 'JS JD 7S'] });

  test('two worlds with the same public part look the same to A', () => {
    expect(rules.observe(first, 0)).toEqual(rules.observe(other, 0));
    expect(rules.observe(first, null)).toEqual(rules.observe(other, null));
    expect(rules.observe(first, 1)).not.toEqual(rules.observe(other, 1));
  });

  test.each(LEVELS)('and %s answers the same in both', (level) => {
    const answer = (state: State) =>
      computer.choose({
        observation: rules.observe(state, 0),
        seat: 0,
        level,
        character: null,
        random: randomFrom('L01'),
      });
    expect(answer(first)).toEqual(answer(other));
  });
});

describe('L02', () => {
  const owing = after(laid({ hands: ['9C QC', '8D'] }), { type: 'draw' });
  const answer: Move = { type: 'drawn', cards: ['JS'] };
  const state = after(owing, answer);

  test('a drawn card is counted and not shown', () => {
    expect(state.phase).toBe('drawn');
    expect(rules.observe(state, 1).drawn).toBe(null);
    expect(rules.observe(state, null).drawn).toBe(null);
    expect(rules.observe(state, 0).drawn).toBe('JS');
    expect(rules.observe(state, 1).counts[0]).toBe(3);
  });

  test('no event shown to others contains it', () => {
    for (const event of eventsOf(owing, answer)) {
      expect(JSON.stringify(rules.observeEvent?.(event, 1))).not.toContain('JS');
      expect(JSON.stringify(rules.observeEvent?.(event, null))).not.toContain('JS');
      expect(JSON.stringify(rules.observeEvent?.(event, 0))).toContain('JS');
    }
  });
});

test('cards that were given are marked as new for their owner alone, until that seat moves', () => {
  const silent = after(laid({ hands: ['10H QC', 'KS 8D', '9C'] }), lay('10H'));
  const caught = after(silent, { type: 'catch', seat: 0 }, { type: 'drawn', cards: ['AS', 'QS'] });
  expect(rules.observe(caught, 0).fresh).toEqual(['AS', 'QS']);
  expect(rules.observe(caught, 1).fresh).toEqual([]);
  expect(rules.observe(caught, null).fresh).toEqual([]);
  const round = after(caught, { type: 'draw' }, { type: 'drawn', cards: ['8C'] }, { type: 'pass' });
  const later = after(round, { type: 'draw' }, { type: 'drawn', cards: ['7C'] }, { type: 'pass' });
  expect(rules.observe(later, 0).fresh).toEqual(['AS', 'QS']);
  expect(rules.observe(after(later, { type: 'draw' }), 0).fresh).toEqual([]);
});

describe('in 400 positions', () => {
  /** All that is written in an observation or an event. */
  function named(value: unknown): ReadonlySet<string> {
    return new Set(JSON.stringify(value).match(/"(?:[789JQKA]|10)[CDHS]"/g) ?? []);
  }

  const isPublic = (state: State, card: Card) => [...state.pile, ...state.bottom, ...state.recycled].includes(card);

  test('observations and events name no card of others and none of the stock', () => {
    const random = randomFrom('eyes');
    for (let index = 0; index < 400; index++) {
      const state = somewhere(random, { starter: pick(['plain', 'active', 'redraw'], random) });
      const move = rules.sample(state, random);
      const step = rules.apply(state, move);
      for (const seat of [...seatsOf(state), null]) {
        const told = step.state.ended === null ? step.events.map((event) => rules.observeEvent?.(event, seat)) : [];
        const names = named([rules.observe(state, seat), told]);
        const hidden = [
          ...step.state.stock,
          ...step.state.hands.flatMap((hand, owner) => (owner === seat ? [] : hand)),
        ];
        const leaks = hidden.filter((card) => names.has(`"${card}"`) && !isPublic(state, card));
        expect(leaks, `${JSON.stringify(move)}\n${rules.text(state).join('\n')}`).toEqual([]);
      }
    }
  });

  test('what a seat knows no more than the table is observed alike: between rounds and with an empty hand', () => {
    const over = after(laid({ hands: ['10H', 'KS 8D'] }), lay('10H'));
    expect(rules.observe(over, 1)).toEqual(rules.observe(over, null));
    expect(rules.observe(over, null).hands).toEqual([[], ['KS', '8D']]);
    const ending = after(laid({ hands: ['JH', 'KS 8D'] }), lay('JH'));
    expect(rules.toMove(ending)).toBe(0);
    expect(rules.observe(ending, 0)).toEqual(rules.observe(ending, null));
    expect(rules.observe(ending, null).hands).toEqual([[], null]);
  });

  test('after a reshuffle the imagined hands hold what cannot be in the stock', () => {
    const state = laid({
      hands: ['9C', '8D KS QS'],
      pile: 'KH',
      state: { stock: ['7C', '7D'], recycled: ['7C', '7D', 'AS'] },
    });
    const unseen = new Set(['8D', 'KS', 'QS', '7C', '7D', 'AS']);
    const gone = DECK.filter((card) => !unseen.has(card) && card !== '9C' && card !== 'KH');
    const observation = { ...rules.observe(state, 0), bottom: gone };
    const random = randomFrom('recycled');
    for (let world = 0; world < 50; world++) {
      const hand = rules.determinize(observation, 0, random).hands[1] ?? [];
      expect([...hand].sort()).toEqual(['8D', 'KS', 'QS'].sort());
    }
  });
});
