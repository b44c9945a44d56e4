/** The rulebook of Mau Mau, sentence by sentence. */
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../src/contract/play.ts';
import { DECK, pointsOf } from '../../../src/games/maumau/cards.ts';
import { nextDealer } from '../../../src/games/maumau/legal.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Move, State } from '../../../src/games/maumau/shape.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { after, dealt, eventsOf, laid, lay, legalNames, optionsWith, walked } from './table.ts';

const draw: Move = { type: 'draw' };
const take: Move = { type: 'take' };
const pass: Move = { type: 'pass' };
const drawn = (...cards: readonly string[]): Move => ({ type: 'drawn', cards: cards as never });
const catchOf = (seat: number): Move => ({ type: 'catch', seat });

describe('the cards', () => {
  test('there are 32, worth 336 points together', () => {
    expect(DECK).toHaveLength(32);
    expect(new Set(DECK).size).toBe(32);
    expect(pointsOf(DECK)).toBe(336);
  });
});

describe('the deal', () => {
  test.each([
    [2, 21],
    [3, 16],
    [4, 11],
  ])('%i players get five cards each and leave %i in the stock', (seats, stock) => {
    const state = dealt({}, seats, randomFrom(`deal/${seats}`));
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 5));
    expect(state.stock).toHaveLength(stock);
    expect(state.pile).toHaveLength(1);
  });

  test('whoever was chosen begins, and the dealer sits to the right', () => {
    const state = dealt({ first: 2 }, 3, randomFrom('first'));
    expect([state.dealer, state.turn]).toEqual([1, 2]);
  });

  test('without a choice every seat deals first now and then', () => {
    const random = randomFrom('dealers');
    const dealers = Array.from({ length: 60 }, () => dealt({}, 4, random).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('four players with twelve power cards left: the first one turned up stays and does nothing', () => {
    const start = rules.setup(optionsWith({ starter: 'redraw' }, 4), 4);
    const power = DECK.filter((card) => /^[789J]/.test(card));
    const plain = DECK.filter((card) => !power.includes(card));
    const hands = [0, 1, 2, 3].map((seat) => [...plain.slice(seat * 4, seat * 4 + 4), power[seat] as never]);
    const turned = power.slice(4);
    const state = after(start, { type: 'dealt', dealer: 0, hands, turned } as Move);
    expect(state.pile).toEqual([turned[0]]);
    expect(state.bottom).toEqual(turned.slice(1));
    expect([state.turn, state.penalty, state.wish, state.dir]).toEqual([1, 0, null, 1]);
  });

  test('nature may not deal a card twice, deal for somebody else or turn up too much', () => {
    const start = rules.setup(optionsWith({ first: 0 }), 2);
    const hands = [DECK.slice(0, 5), DECK.slice(5, 10)];
    const deal = { type: 'dealt', dealer: 1, hands, turned: [DECK[10]] };
    expect(rules.refusal(start, deal)).toBe(null);
    expect(rules.refusal(start, { ...deal, dealer: 0 })).not.toBe(null);
    expect(rules.refusal(start, { ...deal, turned: [DECK[0]] })).not.toBe(null);
    expect(rules.refusal(start, { ...deal, turned: DECK.slice(10, 12) })).not.toBe(null);
  });
});

describe('a turn', () => {
  test('a card fits by suit or by rank, and a Jack on anything', () => {
    expect(legalNames(laid({ hands: ['7H KS 9C JD AS', '8C'] }))).toEqual([
      '7H',
      'KS',
      'JD>C',
      'JD>D',
      'JD>H',
      'JD>S',
      'draw',
    ]);
  });

  test('a play without its suit, with a suit too many or with junk is refused', () => {
    const state = laid({ hands: ['7H JD AS', '8C'] });
    expect(rules.refusal(state, lay('JD'))).not.toBe(null);
    expect(rules.refusal(state, lay('7H', 'C'))).not.toBe(null);
    expect(rules.refusal(state, { ...lay('7H'), loud: true })).not.toBe(null);
    expect(rules.refusal(state, { ...lay('7H'), call: 'meow' })).not.toBe(null);
  });

  test('a needless call with a play is accepted and does nothing', () => {
    const state = laid({ hands: ['7H KS QS', '8C'] });
    const next = after(state, lay('7H', null, 'maumau'));
    expect(next.open).toBe(null);
    expect(eventsOf(state, lay('7H', null, 'mau'))).toContainEqual({
      type: 'called',
      seat: 0,
      word: 'mau',
      by: 'self',
      due: false,
    });
  });

  test('with a reshuffle in the middle, the cards before it come from the stock and the rest from under the top card', () => {
    const state = laid({
      hands: ['9C', '8D'],
      pile: '7H KH QH 8H',
      state: { penalty: 4, stock: ['AS'], turn: 0 },
    });
    const owing = after(state, take);
    expect(rules.refusal(owing, drawn('KH', 'AS', 'QH', '8H'))).not.toBe(null);
    const answer = drawn('AS', 'KH', '8H', 'QH');
    expect(eventsOf(owing, answer)).toEqual([
      { type: 'drew', seat: 0, cards: ['AS'], why: 'take' },
      { type: 'reshuffled', count: 3 },
      { type: 'drew', seat: 0, cards: ['KH', '8H', 'QH'], why: 'take' },
    ]);
    expect(after(owing, answer)).toMatchObject({ pile: ['7H'], stock: [], turn: 1, penalty: 0 });
  });

  test('drawing the last stock card does not reshuffle yet', () => {
    const state = laid({ hands: ['9C', '8D'], pile: 'KH QH', state: { stock: ['AS'] } });
    expect(after(state, draw, drawn('AS'))).toMatchObject({ pile: ['KH', 'QH'], stock: [] });
  });

  test('cards under the stock are drawn last and in order', () => {
    const state = laid({ hands: ['9C', '8D'], pile: 'KH', state: { stock: ['AS'], bottom: ['JS', '7C'] } });
    const owing = after(state, draw);
    expect(rules.refusal(owing, drawn('JS'))).not.toBe(null);
    const later = after(owing, drawn('AS'), pass, draw);
    expect(rules.refusal(later, drawn('7C'))).not.toBe(null);
    expect(after(later, drawn('JS')).bottom).toEqual(['7C']);
  });

  test('a penalty larger than the supply takes what there is, and nothing is owed', () => {
    const state = laid({ hands: ['9C', '8D'], pile: '7H KH', state: { penalty: 4, stock: [] } });
    const next = after(state, take, drawn('KH'));
    expect([next.penalty, next.turn, next.hands[0]]).toEqual([0, 1, ['9C', 'KH']]);
  });

  test('as many passes in a row as there are players end the round without points', () => {
    const state = laid({ hands: ['9C 8C', '8D 9D'], pile: 'KH', state: { stock: [] } });
    const over = after(state, pass, pass);
    expect(over.ended).toEqual({ winner: null, points: 0, doubled: false });
    expect(over.scores).toEqual([0, 0]);
  });
});

describe('Mau', () => {
  test('"Mau Mau" said with the second-last card covers a last Jack', () => {
    const state = laid({ hands: ['8H JC', 'KS QS'] });
    const next = after(state, lay('8H', null, 'maumau'), lay('JC'));
    expect(next.phase).toBe('roundOver');
    expect(next.ended?.winner).toBe(0);
  });

  test('but not if a card was drawn in between', () => {
    const state = laid({ hands: ['8H JC', 'KS QS'] });
    const drew = after(state, lay('8H', null, 'maumau'), draw, drawn('9H'), lay('9H', null, 'mau'));
    expect(after(drew, lay('JC')).phase).toBe('ending');
  });

  test('a late call shuts the window and costs nothing', () => {
    const state = after(laid({ hands: ['10H QC', 'KS 8D'] }), lay('10H'));
    const next = after(state, { type: 'call', seat: 0, word: 'mau' });
    expect(next).toEqual({ ...state, open: null, beat: null });
    expect(refusalOf(rules, next, { actor: 'table', move: catchOf(0) })).not.toBe(null);
  });

  test('a late "Mau Mau" wins the round', () => {
    const state = after(laid({ hands: ['JH', 'KS 8D'] }), lay('JH'));
    const next = after(state, { type: 'call', seat: 0, word: 'maumau' });
    expect([next.phase, next.ended?.winner, next.scores]).toEqual(['roundOver', 0, [18, 0]]);
  });

  test('the app calls for a helped seat and for nobody else', () => {
    const options = { helped: [true, false] };
    const mine = after(laid({ hands: ['10H QC', '10C KS'], options }), lay('10H'));
    expect([mine.open, mine.beat]).toEqual([null, 0]);
    expect(after(mine, lay('10C')).open).toEqual({ seat: 1, need: 'mau' });
    expect(after(laid({ hands: ['JH', 'KS'], options }), lay('JH')).phase).toBe('roundOver');
  });

  test.each(['auto', 'off'] as const)('with "%s" there is neither a window nor a public pause', (mau) => {
    const state = laid({ hands: ['10H QC', 'KS 8D'], options: { mau } });
    const next = after(state, lay('10H'));
    expect([next.open, next.beat]).toEqual([null, null]);
    expect(eventsOf(state, lay('10H')).some(({ type }) => type === 'called')).toBe(mau === 'auto');
  });

  test('the public pause is due after every play that leaves one card, said or not, and after a silent last Jack', () => {
    const two = laid({ hands: ['10H QC', 'KS 8D'] });
    expect(rules.beat?.(after(two, lay('10H')))).toBe(true);
    expect(rules.beat?.(after(two, lay('10H', null, 'mau')))).toBe(true);
    expect(rules.beat?.(after(laid({ hands: ['JH', 'KS 8D'] }), lay('JH')))).toBe(true);
    expect(rules.beat?.(after(laid({ hands: ['10H QC 9C', 'KS 8D'] }), lay('10H')))).toBe(false);
  });

  test('being caught at the 400th turn draws nothing more: the round is void', () => {
    const state = laid({ hands: ['JD', 'KS 8D'], state: { turns: 399 } });
    const next = after(state, lay('JD'), catchOf(0));
    expect([next.phase, next.ended?.winner, next.want]).toEqual(['roundOver', null, null]);
  });
});

describe('between rounds', () => {
  test('R01 the dealer moves left, and nothing of the old round is left but the scores', () => {
    const state = laid({
      hands: ['KS 8D', '9D 10C', 'JC'],
      state: { dealer: 0, turn: 2, dir: -1, scores: [5, 0, 30] },
    });
    const over = after(state, lay('JC', null, 'maumau'));
    expect([over.phase, over.scores, rules.toMove(over)]).toEqual(['roundOver', [5, 0, 67], 1]);
    expect(rules.legalMoves(over)).toEqual([{ type: 'deal' }]);
    const dealing = after(over, { type: 'deal' });
    const next = after(dealing, rules.sample(dealing, randomFrom('R01')));
    expect(next).toMatchObject({
      dealer: 1,
      turn: 2,
      dir: 1,
      wish: null,
      penalty: 0,
      open: null,
      round: 2,
      scores: [5, 0, 67],
      turns: 0,
      ended: null,
    });
    expect(next.stock).toHaveLength(16);
  });

  test('R02 after a void round the dealer moves on as well, and the scores stay', () => {
    const state = laid({
      hands: ['10H QC QD', 'KS 8D', 'AC 9C', '8S 9S'],
      state: { dealer: 3, turns: 399, scores: [10, 20, 30, 40] },
    });
    const over = after(state, lay('10H'));
    expect(over).toMatchObject({ phase: 'roundOver', ended: { winner: null }, scores: [10, 20, 30, 40] });
    const dealing = after(over, { type: 'deal' });
    const next = after(dealing, rules.sample(dealing, randomFrom('R02')));
    expect([next.dealer, next.turn, next.scores]).toEqual([0, 1, [10, 20, 30, 40]]);
  });

  test('R03 when the match is over no move is legal, and a new match begins at zero with a dealer by chance', () => {
    const over = after(laid({ hands: ['10H', 'KS 10C'], state: { scores: [130, 20] } }), lay('10H'));
    expect([over.phase, rules.toMove(over), rules.legalMoves(over)]).toEqual(['matchOver', null, []]);
    expect(rules.refusal(over, { type: 'deal' })).not.toBe(null);
    expect(rules.outcome(over)).toEqual({ places: [1, 2], scores: [150, 20] });
    expect(rules.setup(over.options, 2)).toMatchObject({ scores: [0, 0], dealer: null, round: 0 });
  });

  test('R04 the 32 cards are all there once in every state, and whoever acts can act', () => {
    const random = randomFrom('R04');
    for (let match = 0; match < 12; match++) {
      const state = walked(dealt({}, 2 + (match % 3), random), 60 + match, random);
      const all = [...state.hands.flat(), ...state.stock, ...state.bottom, ...state.pile];
      expect([...all].sort()).toEqual([...DECK].sort());
      if (typeof rules.toMove(state) === 'number') expect(rules.legalMoves(state)?.length).toBeGreaterThan(0);
    }
  });

  test('R05 after being caught, coming down to one card again makes Mau due again', () => {
    const start = laid({ hands: ['KC 8S 10D', '10H QC'], state: { turn: 1 } });
    const caught = after(start, lay('10H'), catchOf(1), drawn('KS', 'KD'), lay('10D'));
    const again = after(caught, lay('KD'), lay('KC'), lay('KS'));
    expect(again.hands[1]).toEqual(['QC']);
    expect(again.open).toEqual({ seat: 1, need: 'mau' });
  });

  test('equal totals further down share a place', () => {
    const state = laid({ hands: ['10H', 'KS', 'QS', '8C'], state: { scores: [140, 30, 30, 10] } });
    expect(rules.outcome(after(state, lay('10H')))?.places).toEqual([1, 2, 2, 4]);
  });

  test('the next dealer sits to the left', () => {
    expect(nextDealer({ dealer: 3, seats: 4 })).toBe(0);
    expect(nextDealer({ dealer: 0, seats: 2 })).toBe(1);
  });
});

describe('counting', () => {
  /** Sequences of moves of seats to this depth; nature draws the first cards in deck order. */
  function count(state: State, depth: number): number {
    if (depth === 0 || state.ended !== null) return 1;
    const moves = rules.legalMoves(state);
    if (moves !== null) return moves.reduce((all, move) => all + count(rules.apply(state, move).state, depth - 1), 0);
    const cards = [...state.stock, ...state.pile.slice(1)].slice(0, state.want?.count ?? 0);
    return count(rules.apply(state, { type: 'drawn', cards }).state, depth);
  }

  test('a small position has as many lines of play as were counted by hand', () => {
    // A holds 10H and 9C, B holds 10C: 10H or draw 7C (which does not fit KH) at first.
    const state = laid({ hands: ['10H 9C', '10C'] });
    // Depth 1: 10H, draw.
    expect(count(state, 1)).toBe(2);
    // After 10H: B lays 10C (over) or draws; after the draw A may only keep. 10H-10C, 10H-draw, draw-keep.
    expect(count(state, 2)).toBe(3);
  });
});
