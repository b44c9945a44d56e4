/** Maaf! keeps the laws of every game, and what must be true of every board of its own. */
import { expect, test } from 'vitest';
import { randomFrom } from '../../../src/lib/random.ts';
import { range, sum } from '../../../src/lib/lists.ts';
import { HOME, onTrack, SIDE, SLIDES } from '../../../src/games/maaf/board.ts';
import { count, DECK_SIZE } from '../../../src/games/maaf/cards.ts';
import { homes } from '../../../src/games/maaf/points.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import type { Move, Options, State } from '../../../src/games/maaf/shape.ts';
import { checkEvents, checkLaws } from '../../contract/laws.ts';
import { CLASSIC } from '../../scenarios/maaf.ts';

/** Every card is somewhere: pile, used, face up, hands, kept. */
function cards(state: State): number {
  const open = state.phase === 'move' ? 1 : 0;
  return count(state.stock) + count(state.used) + open + state.hands.flat().length + sum(state.kept);
}

function broken(state: State): string | null {
  if (cards(state) !== DECK_SIZE) return `there are ${cards(state)} cards`;
  const squares = state.pawns.map((square, pawn) =>
    square > 60 && square < HOME ? 100 * (pawn >> 2) + 100 + square : square,
  );
  const shared = squares.filter((square, pawn) => square >= 0 && square !== HOME && squares.indexOf(square) !== pawn);
  return shared.length > 0 ? `two pawns on ${shared.join()}` : null;
}

const tables: readonly (readonly [string, Partial<Options>, number])[] = [
  ['classic for two', { sides: [0, 2], starter: null }, 6],
  [
    'classic for three, with all house rules',
    { sides: [0, 1, 3], playOn: true, keepMaaf: true, swapVictimSlides: true },
    6,
  ],
  [
    'classic for four, compulsory swaps',
    { sides: [0, 1, 2, 3], elevenSwap: 'forced', fastStart: true, drawAgainOn2: false },
    4,
  ],
  ['Teams', { sides: [0, 1, 2, 3], mode: 'teams', keepMaaf: true }, 3],
  ['Teams with two-pawn sevens', { sides: [0, 1, 2, 3], mode: 'teams', team7: 'two', teamSwapPartner: false }, 3],
  ['Points', { sides: [0, 2], mode: 'points', starter: null }, 6],
  ['Points to 200', { sides: [0, 1, 2, 3], mode: 'points', pointsTarget: 200, pointsBonus: 'add' }, 1],
];

test.each(tables)('the laws hold in %s', (name, change, matches) => {
  const options = { ...CLASSIC, ...change };
  const setup = {
    options,
    seats: options.sides.length,
    matches,
    bound: 12_000,
    seed: name,
    every: 5,
    invariant: broken,
  };
  expect(checkLaws(rules, setup)).toBeGreaterThan(100);
});

test.each(tables)('events of %s tell no seat what it may not see', (name, change) => {
  const options = { ...CLASSIC, ...change };
  checkEvents(rules, { options, seats: options.sides.length, matches: 1, bound: 300, seed: name });
});

/** Walks through matches and hands over each use of a card. */
function walk(
  change: Partial<Options>,
  matches: number,
  look: (before: State, after: State, move: Move) => void,
): void {
  const options = { ...CLASSIC, ...change };
  for (const match of range(matches)) {
    const random = randomFrom(`walk/${match}`);
    let state = rules.setup(options, options.sides.length);
    while (rules.toMove(state) !== null) {
      const move = rules.sample(state, random);
      const after = rules.apply(state, move).state;
      if (state.phase === 'move') look(state, after, move);
      state = after;
    }
  }
}

test('pawns at Home stay there, and only pawns on the track go back to the Nest', () => {
  walk({ sides: [0, 1, 2, 3] }, 10, (before, after, move) => {
    expect(homes(after.pawns).every((home, seat) => home >= (homes(before.pawns)[seat] ?? 0))).toBe(true);
    const mine = new Set(
      move.type === 'split' ? move.parts.map(({ pawn }) => pawn) : 'pawn' in move ? [move.pawn] : [],
    );
    for (const [pawn, square] of after.pawns.entries()) {
      if (square !== -1 || before.pawns[pawn] === -1 || mine.has(pawn)) continue;
      expect(onTrack(before.pawns[pawn] ?? -1)).toBe(true);
    }
  });
});

test('no pawn rests on a foreign head unless an 11 has put it there', () => {
  walk({ sides: [0, 1, 2, 3] }, 10, (before, after, move) => {
    for (const [pawn, square] of after.pawns.entries()) {
      const head = onTrack(square) && SLIDES.some(({ from }) => from === square % SIDE);
      const foreign = Math.floor(square / SIDE) !== pawn >> 2;
      if (!head || !foreign || before.pawns[pawn] === square) continue;
      expect(move).toMatchObject({ type: 'swap', other: pawn });
    }
  });
});

/** The state with every colour one side further round. */
function turned(state: State): State {
  const pawns = state.pawns.map((square) => (onTrack(square) ? (square + SIDE) % 60 : square));
  return { ...state, pawns, options: { ...state.options, sides: state.options.sides.map((side) => (side + 1) % 4) } };
}

test.each([
  ['classic', { sides: [0, 1, 2, 3] }],
  ['Teams', { sides: [0, 1, 2, 3], mode: 'teams' }],
  ['two seats', { sides: [0, 2] }],
] as const)('a board turned by one side has the same moves with the same ends (%s)', (_, change) => {
  walk(change, 2, (before, after, move) => {
    const round = turned(before);
    expect(rules.legalMoves(round)).toEqual(rules.legalMoves(before));
    expect(rules.apply(round, move).state.pawns).toEqual(turned(after).pawns);
  });
});
