/** The brain over the template game and over computers that are only pretended. */
import { expect, test } from 'vitest';
import type { Computer } from '../../src/contract/computer.ts';
import type { Nature } from '../../src/contract/nature.ts';
import { refusalOf } from '../../src/contract/play.ts';
import type { Shape } from '../../src/contract/rules.ts';
import { rules } from '../../src/games/blank/rules.ts';
import type { ThinkerQuestion } from '../../src/match/ports.ts';
import { createBrain } from '../../src/worker/brain.ts';

const state = rules.setup({ polite: true }, 2);

function question(seed = 'm/1'): ThinkerQuestion<Shape> {
  const seat = Number(rules.toMove(state));
  return {
    game: 'blank',
    observation: rules.observe(state, seat),
    seat,
    level: 'jago',
    character: null,
    seed,
    memory: new Uint8Array([7]),
  };
}

function brainOf(computer: Partial<Computer<Shape>> | null, nature: Partial<Nature<Shape>> | null = null) {
  return createBrain({
    rules: async () => rules,
    computer: async () => computer as Computer<Shape> | null,
    nature: async () => nature as Nature<Shape> | null,
  });
}

test('a game without a computer player still plays legally', async () => {
  const { move } = await brainOf(null).choose(question());
  expect(refusalOf(rules, state, { actor: Number(rules.toMove(state)), move: move as never })).toBeNull();
});

test('the same question gets the same chance, another question another', async () => {
  const brain = brainOf({ choose: ({ random }) => random.int(1_000_000) });
  const asked = async (seed: string) => (await brain.choose(question(seed))).move;
  expect(await asked('m/1')).toBe(await asked('m/1'));
  expect(await asked('m/1')).not.toBe(await asked('m/2'));
});

test('a simulated game thinks by its nature, with its memory, and by its computer if that fails', async () => {
  const computer = { choose: () => 'plain' };
  const think: Nature<Shape>['think'] = async (_question, memory) => `simulated from ${memory}`;
  expect(await brainOf(computer, { think }).choose(question())).toMatchObject({ move: 'simulated from 7' });
  const broken = { think: () => Promise.reject(new Error('no wasm')) };
  expect(await brainOf(computer, broken).choose(question())).toMatchObject({ move: 'plain' });
});

test('a hint is what the computer would do, and why', async () => {
  const computer = { choose: () => 'go', reason: (_: unknown, move: unknown) => ({ key: `because.${move}` }) };
  expect(await brainOf(computer).hint(question())).toEqual({ move: 'go', reason: { key: 'because.go' } });
  expect(await brainOf(null).hint(question())).toBeNull();
});

test('a game without interrupts or a review answers with nothing', async () => {
  const brain = brainOf({ choose: () => 'go' });
  expect(await brain.interrupt(question())).toBeNull();
  expect(await brain.review('blank', state, [], 0)).toEqual([]);
});

test('a game without a nature of its own is not asked for gravity', async () => {
  await expect(brainOf(null).nature('blank', state, null, [1, 2, 3, 4])).rejects.toThrow('no nature');
});
