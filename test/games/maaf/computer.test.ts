/** The computer players: legal, of measured strength, honest about what they cannot see. */
import { describe, expect, test } from 'vitest';
import { CHARACTERS, LEVELS } from '../../../src/contract/player.ts';
import type { Question } from '../../../src/contract/computer.ts';
import { range } from '../../../src/lib/lists.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { computer } from '../../../src/games/maaf/computer.ts';
import { messages } from '../../../src/games/maaf/messages/id.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import type { Maaf, Move, Observation, Options, State } from '../../../src/games/maaf/shape.ts';
import { benchOf, measure } from '../../computer/strength.ts';
import { CLASSIC } from '../../scenarios/maaf.ts';
import { draw, drawing, holding, legal } from './match.ts';

type Chooser = (question: Question<Maaf>) => Move;

function ask(state: State, change: Partial<Question<Maaf>> = {}): Move {
  const seat = state.turn;
  const observation = rules.observe(state, seat);
  return computer.choose({ observation, seat, level: 'jago', character: null, random: randomFrom('ask'), ...change });
}

/** States in which a seat has a choice, from matches by chance. */
function choices(change: Partial<Options>, wanted: number): readonly State[] {
  const options = { ...CLASSIC, ...change };
  const found: State[] = [];
  for (let match = 0; found.length < wanted; match++) {
    const random = randomFrom(`choices/${match}`);
    let state = rules.setup(options, options.sides.length);
    while (rules.toMove(state) !== null && found.length < wanted) {
      if (rules.toMove(state) !== 'nature' && legal(state).length > 1 && random.int(3) === 0) found.push(state);
      state = rules.apply(state, rules.sample(state, random)).state;
    }
  }
  return found;
}

const tables: readonly (readonly [string, Partial<Options>])[] = [
  ['classic', { sides: [0, 1, 2, 3], keepMaaf: true }],
  ['Teams', { sides: [0, 1, 2, 3], mode: 'teams' }],
  ['Points', { sides: [0, 1, 3], mode: 'points' }],
];

test.each(tables)('every level and character answers with a legal move and a reason (%s)', (_, change) => {
  for (const [index, state] of choices(change, 70).entries()) {
    const seat = state.turn;
    const observation = rules.observe(state, seat);
    for (const level of LEVELS) {
      const character = [null, ...CHARACTERS][index % 4] ?? null;
      const question = { observation, seat, level, character, random: randomFrom(`${index}`) };
      const move = computer.choose(question);
      expect(rules.refusal(state, move)).toBeNull();
      expect(messages).toHaveProperty([computer.reason(question, move).key]);
    }
  }
});

describe('Santai', () => {
  test('always goes Home', () => {
    const state = draw(drawing({ R: 'Z2 T20 T30 T40', Y: 'S S S S' }), 7);
    for (const round of range(20)) {
      const move = ask(state, { level: 'santai', random: randomFrom(`${round}`) });
      expect(move).toMatchObject({ type: 'split', parts: expect.arrayContaining([{ pawn: 0, steps: 4 }]) });
    }
  });

  test('never passes up a start', () => {
    const state = draw(drawing({ R: 'T20 T30 T40 S', Y: 'S S S S' }), 1);
    for (const round of range(20)) {
      expect(ask(state, { level: 'santai', random: randomFrom(`${round}`) })).toMatchObject({ type: 'out' });
    }
  });
});

describe('a character', () => {
  // Both moves bring a pawn three steps on; one of them bumps.
  const alike = draw(drawing({ R: 'T20 T40 S S', Y: 'T23 S S S' }), 3);
  const bumps = (level: 'santai', character: 'kind' | 'cheeky') =>
    range(30).filter((round) => {
      const move = ask(alike, { level, character, random: randomFrom(`${round}`) });
      return rules.apply(alike, move).events.some(({ type }) => type === 'bumped');
    }).length;

  test('never makes Santai pass up Home', () => {
    const state = draw(drawing({ R: 'Z3 T20 S S', Y: 'T23 S S S' }), 3);
    expect(ask(state, { level: 'santai', character: 'cheeky' })).toMatchObject({ pawn: 0 });
  });

  test('bumps more or less often where the moves are about as good', () => {
    expect(bumps('santai', 'cheeky')).toBeGreaterThanOrEqual(bumps('santai', 'kind'));
  });
});

describe('Jago', () => {
  test('goes back from the exit to just before its gate', () => {
    const state = draw(drawing({ R: 'T4 T30 S S', Y: 'S S S S' }), 4);
    expect(ask(state)).toMatchObject({ type: 'step', pawn: 0 });
  });

  test('hits the one that is nearest to winning', () => {
    const state = draw(drawing({ R: 'S S S S', B: 'T15 H H H', Y: 'T36 S S S', G: 'T51 S S S' }), 'maaf');
    expect(ask(state)).toMatchObject({ type: 'maaf', other: 4 });
  });

  test('wins when it can', () => {
    const state = draw(drawing({ R: 'Z3 H H H', Y: 'T20 S S S' }), 3);
    expect(ask(state)).toMatchObject({ type: 'step', pawn: 0 });
  });

  test('throws away a card that seldom helps', () => {
    const move = ask(holding({ R: 'Z5 H H H', Y: 'S S S S' }, [2, 3, 4, 8, 'maaf']));
    expect(move).not.toMatchObject({ card: 2 });
    expect(move).not.toMatchObject({ card: 'maaf' });
  });

  test('tells why', () => {
    const home = draw(drawing({ R: 'Z3 T20 S S', Y: 'T50 S S S' }), 3);
    const observation = rules.observe(home, 0);
    const question = { observation, seat: 0, level: 'seru', character: null, random: randomFrom('why') } as const;
    expect(computer.reason(question, { type: 'step', card: 3, pawn: 0, steps: 3 }).key).toBe('reason.home');
    const hit = { type: 'step', card: 3, pawn: 1, steps: 3 } as const;
    const bumping = rules.observe(draw(drawing({ R: 'Z3 T20 S S', Y: 'T23 S S S' }), 3), 0);
    expect(computer.reason({ ...question, observation: bumping }, hit)).toEqual({
      key: 'reason.bump',
      params: { name: { seat: 1 } },
    });
  });
});

/** Two worlds that a seat cannot tell apart: the hidden cards are dealt twice. The choices in both, or null where they are the same. */
function twoWorlds(chooser: Chooser, see: (state: State, seat: number) => Observation): readonly [Move, Move] | null {
  for (const [index, state] of choices({ sides: [0, 1, 2, 3], mode: 'points' }, 120).entries()) {
    const seat = state.turn;
    const other = rules.determinize(rules.observe(state, seat), seat, randomFrom(`other/${index}`));
    const [one, two] = [state, other].map((world) =>
      chooser({ observation: see(world, seat), seat, level: 'jago', character: null, random: randomFrom(`${index}`) }),
    );
    if (JSON.stringify(one) !== JSON.stringify(two)) return [one as Move, two as Move];
  }
  return null;
}

/** A planted leak: everybody's hands are in the observation. */
function leaky(state: State, seat: number): Observation {
  return { ...rules.observe(state, seat), hands: state.hands };
}

describe('in two worlds that look the same', () => {
  test.each(LEVELS)('%s chooses the same', (level) => {
    expect(twoWorlds((question) => computer.choose({ ...question, level }), rules.observe)).toBeNull();
  });

  test.each(CHARACTERS)('a %s one chooses the same', (character) => {
    expect(twoWorlds((question) => computer.choose({ ...question, character }), rules.observe)).toBeNull();
  });

  test('a planted player that peeks is found out', () => {
    const { peek } = computer.yardsticks;
    expect(peek).toBeDefined();
    if (peek !== undefined) expect(twoWorlds(peek, leaky)).not.toBeNull();
  });

  test('the order of the pile is in no state: only its counts are', () => {
    const state = drawing({ R: 'T4 S S S', Y: 'S S S S' });
    expect(state.stock).toEqual([5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
  });
});

describe('measured in short (`npm run strength` measures in full)', () => {
  test.each([
    ['jago', 'random', 2, null, 100, 0.76],
    ['jago', 'seru', 2, null, 200, 0.5],
    ['jago', 'random', 4, null, 60, 0.6],
    ['jago', 'random', 2, 'points', 40, 0.9],
    ['jago', 'seru', 4, 'teams', 60, 0.55],
    ['seru', 'random', 2, null, 100, 0.66],
    ['santai:kind', 'santai', 2, null, 200, 0.42],
    ['jago:cheeky', 'seru', 2, null, 200, 0.5],
  ])('%s wins against %s at %i seats (%s, %i matches) more than %d', async (a, b, seats, options, matches, floor) => {
    const bench = await benchOf('maaf');
    const played = measure(bench, { game: 'maaf', a, b, seats, options, matches, seed: 'test' });
    expect(played.share / played.units).toBeGreaterThan(floor);
  });
});
