/** Kitten, Cat and Tiger: legal, honest, forgetful as they should be. Strength is measured by `npm run strength`. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../../src/contract/computer.ts';
import { LEVELS, type Level } from '../../../src/contract/player.ts';
import { computer } from '../../../src/games/maumau/computer.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { MauMau, Move, Options, State } from '../../../src/games/maumau/shape.ts';
import { same } from '../../../src/lib/data.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { otherWorld, somewhere } from './eyes.ts';
import { peekingMove } from './peek.ts';
import { after, laid, lay, legalNames } from './table.ts';
import { combination } from './toggles.ts';

function ask(state: State, seat: number, level: Level, seed: string): Question<MauMau> {
  return { observation: rules.observe(state, seat), seat, level, character: null, random: randomFrom(seed) };
}

function chosen(state: State, level: Level, seed = 'seed'): Move {
  return computer.choose(ask(state, state.turn, level, seed));
}

/** How many of `count` seeds answer so. */
function times(count: number, holds: (seed: string) => boolean): number {
  return Array.from({ length: count }, (_, index) => holds(`seed/${index}`)).filter(Boolean).length;
}

function toDecide(seed: string, options: Partial<Options> = {}): State {
  const random = randomFrom(seed);
  for (;;) {
    const state = somewhere(random, options);
    if (typeof rules.toMove(state) === 'number' && state.phase !== 'ending') return state;
  }
}

describe('the choice', () => {
  test.each(LEVELS)('%s answers legally in 200 positions', { timeout: 600_000 }, (level) => {
    for (let index = 0; index < 200; index++) {
      const state = toDecide(`legal/${index}`);
      const move = chosen(state, level, `${index}`);
      expect(rules.refusal(state, move), rules.text(state).join('\n')).toBe(null);
    }
  });

  test.each(LEVELS)('L03 %s lays its last card if it fits', (level) => {
    const state = laid({ hands: ['10H', 'KS 8D'] });
    expect(times(50, (seed) => same(chosen(state, level, seed), lay('10H')))).toBe(50);
  });

  test('L04 Jago lays a last Jack with "Mau Mau" in 98 of 100 seeds', () => {
    const state = laid({ hands: ['JD', 'KS 8D'] });
    const said = times(2000, (seed) => same(chosen(state, 'jago', seed), lay('JD', null, 'maumau')));
    const silent = times(2000, (seed) => same(chosen(state, 'jago', seed), lay('JD')));
    expect(said + silent).toBe(2000);
    expect(said / 2000).toBeGreaterThan(0.97);
    expect(said / 2000).toBeLessThan(0.99);
  });

  test('L07 with four cards pending, 7 or take are legal, and Seru and Jago answer with the 7', () => {
    const state = laid({ hands: ['7S JC', 'KS 8D QD'], pile: '7H 7D', state: { penalty: 4 } });
    expect(legalNames(state)).toEqual(['7S', 'take']);
    for (const level of ['seru', 'jago'] as const) {
      const sevens = times(40, (seed) => {
        const move = chosen(state, level, seed);
        return move.type === 'play' && move.card === '7S';
      });
      expect(sevens).toBe(40);
    }
  });

  test('L08 the same question gets the same answer', () => {
    for (const level of LEVELS) {
      const state = toDecide(`again/${level}`);
      expect(chosen(state, level)).toEqual(chosen(state, level));
    }
  });

  test('Santai draws in 15 of 100 turns although a card fits, but never when its last card fits', () => {
    const state = laid({ hands: ['KS KD 9C', '8D QD'] });
    const draws = times(4000, (seed) => chosen(state, 'santai', seed).type === 'draw');
    expect(draws / 4000).toBeGreaterThan(0.13);
    expect(draws / 4000).toBeLessThan(0.17);
    const last = laid({ hands: ['KS', '8D QD'] });
    expect(times(500, (seed) => chosen(last, 'santai', seed).type === 'draw')).toBe(0);
  });

  test.each([
    ['santai', 0.3],
    ['seru', 0.1],
    ['jago', 0.02],
  ] as const)('%s forgets a due Mau in %d of its plays', (level, part) => {
    // Nothing but KS fits, so that Jago does not search for long.
    const state = laid({ hands: ['KS 9C', '8D QD'], options: { mustPlay: true } });
    const silent = times(3000, (seed) => same(chosen(state, level, seed), lay('KS')));
    expect(Math.abs(silent / 3000 - part)).toBeLessThan(0.025);
  });

  test('a hint says why in one sentence that exists', async () => {
    const { messages } = await import('../../../src/games/maumau/messages/en.ts');
    for (let index = 0; index < 60; index++) {
      const state = toDecide(`why/${index}`);
      const question = ask(state, state.turn, 'seru', 'why');
      expect(messages).toHaveProperty([computer.reason(question, computer.choose(question)).key]);
    }
  });
});

describe('calls and catches', () => {
  const silent = after(laid({ hands: ['10H QC', 'KS 8D 9C', 'AS KD QS'] }), lay('10H'));

  test.each([
    ['santai', 0.2, 0.6],
    ['seru', 0.6, 0.5],
    ['jago', 0.95, 0.5],
  ] as const)('L05 %s catches a forgotten Mau in %d of the cases, never before %d of the beat', (level, part, from) => {
    const answers = Array.from({ length: 1000 }, (_, index) => computer.interrupt?.(ask(silent, 1, level, `${index}`)));
    const made = answers.filter((one) => one !== null && one !== undefined);
    expect(Math.abs(made.length / 1000 - part)).toBeLessThan(0.05);
    expect(made.every((one) => one.at >= from && one.at <= 1)).toBe(true);
    expect(made.every((one) => same(one.interrupt, { seat: 0, move: { type: 'catch', seat: 0 } }))).toBe(true);
  });

  test('two computers asked with the same generator decide by themselves', () => {
    const both = Array.from({ length: 1000 }, (_, index) =>
      [1, 2].map((seat) => computer.interrupt?.(ask(silent, seat, 'seru', `${index}`)) != null),
    );
    const apart = both.filter(([one, other]) => one !== other).length;
    // 2 · 0.6 · 0.4 of the cases.
    expect(Math.abs(apart / 1000 - 0.48)).toBeLessThan(0.06);
  });

  test('L05 the window shuts with the first move of the next seat', () => {
    expect(after(silent, { type: 'draw' }).open).toBe(null);
    expect(computer.interrupt?.(ask(after(silent, { type: 'draw' }), 1, 'jago', 'late'))).toBe(null);
  });

  test('L06 after a late Mau nobody catches', () => {
    const said = after(silent, { type: 'call', seat: 0, word: 'mau' });
    expect(times(200, (seed) => computer.interrupt?.(ask(said, 1, 'jago', seed)) !== null)).toBe(0);
  });

  test.each([
    ['santai', 0.2],
    ['seru', 0.5],
    ['jago', 0.8],
  ] as const)('%s makes up for its own forgotten Mau in %d of the cases', (level, part) => {
    const late = times(1000, (seed) => {
      const made = computer.interrupt?.(ask(silent, 0, level, seed));
      return made != null && same(made.interrupt.move, { type: 'call', seat: 0, word: 'mau' });
    });
    expect(Math.abs(late / 1000 - part)).toBeLessThan(0.05);
  });
});

describe('two worlds', () => {
  /** `MAUMAU_WORLDS=10000` looks at ten thousand positions of every level, over all toggles and seats. */
  const POSITIONS = Number(process.env['MAUMAU_WORLDS'] ?? 400);
  const OF_JAGO = Number(process.env['MAUMAU_WORLDS'] ?? 134);

  function differences(
    choose: (state: State, seat: number, seed: string) => unknown,
    positions: number = POSITIONS,
  ): number {
    let count = 0;
    for (let index = 0; index < positions; index++) {
      const state = toDecide(`worlds/${index}`, combination(index).toggles);
      const other = otherWorld(state, state.turn, randomFrom(`other/${index}`));
      const seed = `${index}`;
      if (!same(choose(state, state.turn, seed), choose(other, state.turn, seed))) count += 1;
    }
    return count;
  }

  test.each(['santai', 'seru'] as const)(
    '%s does the same in both, the moment of its interrupt included',
    { timeout: 600_000 },
    (level) => {
      const found = differences((state, seat, seed) => [
        computer.choose(ask(state, seat, level, seed)),
        computer.interrupt?.(ask(state, seat, level, seed)) ?? null,
      ]);
      expect(found).toBe(0);
    },
  );

  test('jago too', { timeout: 3_600_000 }, () => {
    expect(differences((state, seat, seed) => computer.choose(ask(state, seat, 'jago', seed)), OF_JAGO)).toBe(0);
  });

  test('a planted player who peeks is found out', { timeout: 600_000 }, () => {
    const found = differences((state, seat, seed) => peekingMove(state, seat, randomFrom(seed)), 120);
    expect(found).toBeGreaterThan(12);
  });
});
