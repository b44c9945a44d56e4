/** The alarm for peeking: no honest player wins so often against the Cat without its noise. The planted cheat makes it ring. */
import { expect, test } from 'vitest';
import { computer } from '../../../src/games/maumau/computer.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Move, State } from '../../../src/games/maumau/shape.ts';
import { type Random, randomFrom } from '../../../src/lib/random.ts';
import { peekingMove } from './peek.ts';
import { dealt } from './table.ts';

/** Above these rates of rounds won somebody must have peeked. */
const ALARM: { readonly [seats: number]: number } = { 2: 0.72, 4: 0.45 };

type Player = (state: State, seat: number, random: Random) => Move;

const asked =
  (name: 'jago' | 'heuristic'): Player =>
  (state, seat, random) => {
    const observation = rules.observe(state, seat);
    const question = { observation, seat, level: 'jago', character: null, random } as const;
    return name === 'jago'
      ? computer.choose(question)
      : (computer.yardsticks['heuristic']?.(question) ?? { type: 'pass' });
  };

/** The part of rounds that the hero wins against Cats, each deck once from every seat. */
function rate(hero: Player, seats: number, decks: number): number {
  let wins = 0;
  for (let index = 0; index < decks * seats; index++) {
    const own = index % seats;
    const nature = randomFrom(`canary/${Math.floor(index / seats)}`);
    let state = dealt({ target: 1, mau: 'auto' }, seats, nature);
    for (let ply = 0; state.ended === null; ply++) {
      const actor = rules.toMove(state);
      const random = randomFrom(`canary/${index}/${ply}`);
      const player = actor === own ? hero : asked('heuristic');
      state = rules.apply(
        state,
        typeof actor === 'number' ? player(state, actor, random) : rules.sample(state, nature),
      ).state;
    }
    if (state.ended?.winner === own) wins += 1;
  }
  return wins / (decks * seats);
}

test.each([
  [2, 60],
  [4, 15],
])('a player who peeks sets off the alarm at %i seats', { timeout: 600_000 }, (seats, decks) => {
  expect(rate(peekingMove, seats, decks)).toBeGreaterThan(ALARM[seats] ?? 1);
});

test.each([
  [2, 40],
  [4, 10],
])('Jago does not, at %i seats', { timeout: 600_000 }, (seats, decks) => {
  expect(rate(asked('jago'), seats, decks)).toBeLessThan(ALARM[seats] ?? 0);
});
