/** Two worlds on the page: what differs in hidden cards only, or only in the cards to come, looks, sounds and waits the same to the millisecond. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHARACTERS, type Character, LEVELS, type Level, type Player } from '../../../src/contract/player.ts';
import type { Shape } from '../../../src/contract/rules.ts';
import { cardsOf, count, countsOf, sorted } from '../../../src/games/maaf/cards.ts';
import { computer } from '../../../src/games/maaf/computer.ts';
import { game } from '../../../src/games/maaf/index.ts';
import { messages } from '../../../src/games/maaf/messages/id.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import type { Maaf, Move, Observation, Options, State } from '../../../src/games/maaf/shape.ts';
import { MaafBoard } from '../../../src/games/maaf/view/board.ts';
import { words } from '../../../src/games/maaf/words.ts';
import { same } from '../../../src/lib/data.ts';
import { type Random, randomAt, randomFrom, type Seed, shuffled } from '../../../src/lib/random.ts';
import type { Match } from '../../../src/match/match.ts';
import type { Thinker } from '../../../src/match/ports.ts';
import { blankPictures } from '../../../src/stage/assets.ts';
import { CLASSIC } from '../../scenarios/maaf.ts';
import { type Sat, type Sitting, sit, type World } from '../../shell/play/sitting.tsx';
import { legal } from './match.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MAAF: Sat<Maaf> = {
  game: 'maaf',
  about: game.about,
  rules,
  words,
  computer,
  messages,
  board: (host) => new MaafBoard(host, blankPictures()),
};

/** Parts in which a test plants what must be found out. */
type Planted = Partial<Sat<Maaf>>;

/** Positions in each kind of comparison, for each player. */
const POSITIONS = 3;
/** A story of fewer states than this would prove nothing. */
const LEAST = 20;
const FIRST: Seed = [11, 22, 33, 44];

const person = (name: string, colour: 'merah' | 'kuning'): Player => ({
  kind: 'human',
  name,
  colour,
  side: 'bottom',
  personId: null,
});

const robot = (level: Level, character: Character | null): Player => ({
  kind: 'computer',
  name: 'Komputer',
  level,
  character,
  colour: 'biru',
  side: 'bottom',
});

/** States of matches by chance in which this holds. */
function found(change: Partial<Options>, wanted: number, holds: (state: State) => boolean): readonly State[] {
  const options = { ...CLASSIC, ...change };
  const states: State[] = [];
  for (let match = 0; states.length < wanted; match++) {
    const random = randomFrom(`worlds/${match}`);
    let state = rules.setup(options, options.sides.length);
    for (let ply = 0; rules.toMove(state) !== null && states.length < wanted; ply++) {
      if (ply > 60 && holds(state) && random.int(12) === 0) {
        states.push(state);
        break;
      }
      state = rules.apply(state, rules.sample(state, random)).state;
    }
  }
  return states;
}

/** Another place for nature's generator at which it answers these states with the same moves. */
function likeChance(states: readonly State[], answers: readonly Move[], random: Random): Seed {
  const word = () => random.int(2 ** 32) | 0;
  for (;;) {
    const seed: Seed = [word(), word(), word(), word()];
    let at = randomAt(seed);
    const same = states.every((state, index) => {
      const move = rules.sample(state, at);
      at = randomAt(at.cursor());
      return JSON.stringify(move) === JSON.stringify(answers[index]);
    });
    if (same) return seed;
  }
}

/** The cards that neither the person in seat 0 nor the seats in `fixed` hold, dealt anew. */
function dealtAnew(state: State, fixed: readonly number[], random: Random): State {
  const free = state.hands.flatMap((hand, seat) => (fixed.includes(seat) ? [] : hand));
  const cards = [...shuffled([...free, ...cardsOf(state.stock)], random)];
  const hands = state.hands.map((hand, seat) => (fixed.includes(seat) ? hand : sorted(cards.splice(0, hand.length))));
  return { ...state, hands, stock: countsOf(cards) };
}

const afterMove = (state: State) => rules.apply(state, ownMove(state)).state;

/** What the person does: the same card in both worlds. Not a 2, so that a computer is next. */
function ownMove(state: State): Move {
  return legal(state).find((move) => 'card' in move && move.card !== 2) as Move;
}

interface Pair {
  readonly one: World<Maaf>;
  readonly two: World<Maaf>;
}

/** Points: Rani, a computer, Bimo. Rani draws the same card in both worlds, since she sees it. */
function pointsPair(state: State, player: Player, index: number, fixed: readonly number[]): Pair {
  const players = [person('Rani', 'merah'), player, person('Bimo', 'kuning')];
  const random = randomFrom(`pair/${index}`);
  const taken = rules.sample(afterMove(state), randomAt(FIRST));
  const has = (world: State) => JSON.stringify(legal(afterMove(world))).includes(JSON.stringify(taken));
  let other = state;
  while (same(other.hands, state.hands) || !has(other)) other = dealtAnew(state, fixed, random);
  const chance = likeChance([afterMove(other)], [taken], random);
  return { one: { state, players, chance: FIRST }, two: { state: other, players, chance } };
}

/** A whole turn from cover to cover, or until the computer has decided. Everything that was to be seen. */
async function pointsStory(
  world: World<Maaf>,
  planted: Planted,
  until: 'cover' | 'choice',
): Promise<readonly string[]> {
  const table = await sit({ ...MAAF, ...planted }, world);
  await table.until('the cover', () => table.model.phase.value === 'covered');
  await table.open();
  await table.until('the question', () => table.model.phase.value === 'asking');
  await table.choose(ownMove(world.state));
  await table.until('the new card', () => table.model.phase.value === 'glow');
  const plies = table.match.saved().log.length;
  await table.press('.go');
  if (until === 'choice') await table.until('the choice', () => table.match.saved().log.length > plies);
  else {
    await table.until('the next cover', () => table.model.cover.value?.seat === 2);
    await table.pass(1000);
  }
  table.end();
  return until === 'choice' ? [...table.states.slice(0, -1), `chosen at ${timeOf(table)}`] : table.states;
}

const timeOf = (table: Sitting) => table.states.at(-1)?.split('\n')[0];

/** Where two stories part: the first state of each that the other does not have; null if they are one story. */
function parting(one: readonly string[], two: readonly string[]): readonly [string, string] | null {
  const at = one.findIndex((state, index) => state !== two[index]);
  if (at < 0 && one.length === two.length) return null;
  return [one[at] ?? 'the end', two[at < 0 ? one.length : at] ?? 'the end'];
}

const inHand = (state: State) =>
  state.phase === 'hand' && state.turn === 0 && ownMove(state) !== undefined && count(state.stock) > 10;
const points = (wanted: number) => found({ mode: 'points', sides: [0, 1, 2] }, wanted, inHand);

async function pointsParting(
  player: Player,
  planted: Planted = {},
  fixed = [0, 1],
  until: 'cover' | 'choice' = 'cover',
): Promise<readonly [string, string] | null> {
  for (const [index, state] of points(POSITIONS).entries()) {
    const { one, two } = pointsPair(state, player, index, fixed);
    const [first, second] = [await pointsStory(one, planted, until), await pointsStory(two, planted, until)];
    expect(first.length).toBeGreaterThan(LEAST);
    const parted = parting(first, second);
    if (parted !== null) return parted;
  }
  return null;
}

describe('Points: two worlds that differ in hands nobody has opened', () => {
  test.each(LEVELS)(
    'are one to the page, the board, the ear and the clock, with %s between two people',
    async (level) => {
      expect(await pointsParting(robot(level, null))).toBeNull();
    },
  );

  test.each(CHARACTERS)('are one with a %s computer', async (character) => {
    expect(await pointsParting(robot('jago', character))).toBeNull();
  });

  test.each(LEVELS)('are one until %s decides, whatever it holds itself', async (level) => {
    expect(await pointsParting(robot(level, null), {}, [0], 'choice')).toBeNull();
  });
});

/** Everybody's hands, as no honest observation has them. */
function leaky(state: State, seat: number | null): Observation {
  return { ...rules.observe(state, seat), hands: state.hands };
}

/** A thinker that looks under the cover: it chooses, or waits, by what others hold. */
function peeking(honest: Thinker<Shape>, match: () => Match<Shape>, how: 'choice' | 'time'): Thinker<Shape> {
  return {
    ...honest,
    choose: async (question, signal) => {
      const state = match().states().at(-1) as State;
      const observation = leaky(state, question.seat);
      if (how === 'choice') {
        const random = randomFrom(question.seed);
        const asked = { observation, seat: question.seat, level: question.level, character: null, random };
        const move = computer.yardsticks['peek']?.(asked);
        return { move, memory: null, footage: null };
      }
      const sum = state.hands[2]?.reduce<number>((total, card) => total + (card === 'maaf' ? 6 : card), 0) ?? 0;
      await new Promise((resolve) => setTimeout(resolve, 500 + 10 * sum));
      return honest.choose(question, signal);
    },
  };
}

describe('a planted leak is found out', () => {
  test('a computer that chooses by the hands of others', async () => {
    const thinker: Planted['thinker'] = (honest, match) => peeking(honest, match, 'choice');
    expect(await pointsParting(robot('seru', null), { thinker })).not.toBeNull();
  });

  test('a computer that only takes longer by the hands of others', async () => {
    const thinker: Planted['thinker'] = (honest, match) => peeking(honest, match, 'time');
    expect(await pointsParting(robot('seru', null), { thinker })).not.toBeNull();
  });

  test('a page that tells a hand in one attribute', async () => {
    const talking: typeof words = {
      ...words,
      subtitle: ({ observation }) => ({
        key: 'subtitle.points',
        params: { n: `${observation.hands[2]}`, target: 100 },
      }),
    };
    expect(
      await pointsParting(robot('seru', null), { words: talking, rules: { ...rules, observe: leaky } }),
    ).not.toBeNull();
  });
});

/** Classic with a kept card: all lies open but the cards to come. */
const KEEPING = { keepMaaf: true, sides: [0, 1] };
const keeps = (state: State) => state.phase === 'draw' && state.turn === 1 && legal(state).length > 1;

/** From the computer's turn until the person is asked, with every answer of nature. */
async function keptStory(world: World<Maaf>, planted: Planted = {}) {
  const table = await sit({ ...MAAF, ...planted }, world);
  await table.until('the person', () => table.model.phase.value === 'asking');
  const states = table.match.states() as readonly State[];
  const natural = table.match.saved().log.flatMap(({ actor, move }, index) => {
    return actor === 'nature' ? [{ state: states[index] as State, move: move as Move }] : [];
  });
  table.end();
  return { seen: table.states, natural };
}

async function keptParting(player: Player, planted: Planted = {}): Promise<readonly [string, string] | null> {
  for (const [index, state] of found(KEEPING, POSITIONS, keeps).entries()) {
    const players = [person('Rani', 'merah'), player];
    const one = await keptStory({ state, players, chance: FIRST }, planted);
    const [states, moves] = [one.natural.map((ply) => ply.state), one.natural.map((ply) => ply.move)];
    const chance = likeChance(states, moves, randomFrom(`kept/${index}`));
    const two = await keptStory({ state, players, chance }, planted);
    const parted = parting(one.seen, two.seen);
    if (parted !== null) return parted;
  }
  return null;
}

describe('a kept Maaf! card: two worlds that differ in the cards to come', () => {
  test.each(LEVELS)('are one to the page, the board, the ear and the clock, with %s deciding', async (level) => {
    expect(await keptParting(robot(level, null))).toBeNull();
  });

  test('a computer that knows the cards to come is found out', async () => {
    const thinker: Planted['thinker'] = (honest, match) => ({
      ...honest,
      choose: async () => {
        const state = match().states().at(-1) as State;
        const moves = legal(state);
        const [word] = match().saved().chance;
        return { move: moves[Math.abs(word) % moves.length], memory: null, footage: null };
      },
    });
    expect(await keptParting(robot('seru', null), { thinker })).not.toBeNull();
  });
});
