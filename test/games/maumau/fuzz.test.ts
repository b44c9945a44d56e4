/**
 * Rounds over all combinations of toggles, seats and manners of play: no dead end, no lost card, no round without end.
 * `MAUMAU_ROUNDS` sets their number (standard 10 080, spread evenly over the 27 648 combinations).
 */
import { expect, test } from 'vitest';
import { indexOf, type Card } from '../../../src/games/maumau/cards.ts';
import { interrupts, legalMoves } from '../../../src/games/maumau/legal.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Move, State } from '../../../src/games/maumau/shape.ts';
import { pick, type Random, randomFrom } from '../../../src/lib/random.ts';
import { optionsWith } from './table.ts';
import { COMBINATIONS, combination } from './toggles.ts';

const ROUNDS = Number(process.env['MAUMAU_ROUNDS'] ?? 10_080);

type Manner = (moves: readonly Move[], random: Random) => Move;

const plays = (moves: readonly Move[]) => moves.filter(({ type }) => type === 'play');
const others = (moves: readonly Move[]) => moves.filter(({ type }) => type !== 'play');

/** Lay whenever possible; anything; draw whenever possible (one round of eight, they are long); a bit of both. */
const MANNERS: readonly Manner[] = [
  (moves, random) => pick(plays(moves).length > 0 ? plays(moves) : moves, random),
  (moves, random) => pick(moves, random),
  (moves, random) => pick(others(moves).length > 0 && random.int(8) > 0 ? others(moves) : moves, random),
  (moves, random) => pick(plays(moves).length > 0 && random.int(3) > 0 ? plays(moves) : moves, random),
];

function nextMove(state: State, manner: Manner, random: Random): Move {
  const open = interrupts(state);
  if (open.length > 0 && random.int(3) === 0) return pick(open, random).move;
  const moves = legalMoves(state);
  if (moves === null) return rules.sample(state, random);
  if (moves.length === 0) throw new Error('a dead end');
  return manner(moves, random);
}

/** True if each of the 32 cards is somewhere exactly once. */
function isWhole({ hands, stock, bottom, pile }: State): boolean {
  let bits = 0;
  let count = 0;
  const add = (cards: readonly Card[]) => {
    count += cards.length;
    for (const card of cards) bits |= 1 << indexOf(card);
  };
  for (const hand of hands) add(hand);
  add(stock);
  add(bottom);
  add(pile);
  return count === 32 && bits === -1;
}

/** Answers with the number of plies. */
function playRound(index: number): number {
  const { seats, toggles } = combination(index);
  const options = optionsWith({ ...toggles, target: 1 }, seats);
  const random = randomFrom(`fuzz/${index}`);
  const manner = MANNERS[random.int(8) === 0 ? 2 : pick([0, 0, 1, 3], random)] as Manner;
  let state = rules.setup(options, seats);
  for (let ply = 0; ply < 5000; ply++) {
    if (state.ended !== null) return ply;
    const move = nextMove(state, manner, random);
    state = rules.apply(state, move).state;
    if (!isWhole(state) || state.penalty > 8 || state.idle >= seats || state.turns > 400) {
      throw new Error(`a lost card, or out of bounds, after ${JSON.stringify(move)}\n${rules.text(state).join('\n')}`);
    }
  }
  throw new Error(`no end\n${rules.text(state).join('\n')}`);
}

test(`${ROUNDS} rounds over all toggles and seats end, without a dead end or a lost card`, { timeout: 600_000 }, () => {
  expect(COMBINATIONS).toBe(27_648);
  let plies = 0;
  for (let index = 0; index < ROUNDS; index++) plies += playRound(index);
  expect(plies).toBeGreaterThan(20 * ROUNDS);
});
