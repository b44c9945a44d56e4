import { expect, test } from 'vitest';
import { PARTS, netOf, netValue, unpack } from '../../src/games/koin/net.ts';
import { positionOf } from '../../src/games/koin/position.ts';
import { randomFrom } from '../../src/lib/random.ts';
import { statesWhere } from '../games/koin/walks.ts';
import { featuresOf } from './features.ts';
import { fresh, learner } from './learner.ts';
import { train } from './train.ts';

const states = statesWhere(60, (state) => state.phase === 'toss' && state.turns > 3);

test('the plain inputs give the same value as the tables of the search', () => {
  const weights = unpack();
  const net = netOf(weights);
  for (const state of states) {
    for (const mover of [0, 1]) {
      const position = positionOf(state);
      const pupil = learner(weights.slice());
      // A step on a lesson with the right answer has no error.
      const target = netValue(net, position, mover);
      expect(pupil.step([{ features: featuresOf(position, mover), target }], 0)).toBeLessThan(1e-9);
    }
  }
});

test('a step goes down the slope: nudged weights change the error as the step says', () => {
  const weights = fresh(randomFrom('slope'));
  const position = positionOf(states[0] ?? (states[1] as never));
  const lesson = { features: featuresOf(position, 0), target: 1 };
  const before = learner(weights.slice()).step([lesson], 0);
  const moved = learner(weights.slice());
  moved.step([lesson], 1e-4);
  const after = learner(moved.weights.slice()).step([lesson], 0);
  expect(after).toBeLessThan(before);
  expect(moved.weights.slice(0, PARTS[0])).not.toEqual(weights.slice(0, PARTS[0]));
});

test('lessons that are repeated are learnt', () => {
  const pupil = learner(fresh(randomFrom('learn')));
  const lessons = states.map((state, index) => ({
    features: featuresOf(positionOf(state), 0),
    target: index % 2 === 0 ? 0.8 : -0.8,
  }));
  const first = pupil.step(lessons, 3e-3);
  for (let step = 0; step < 150; step++) pupil.step(lessons, 3e-3);
  expect(pupil.step(lessons, 3e-3)).toBeLessThan(first / 10);
});

test('training can be repeated: the same seed, the same network', () => {
  const plan = { games: 12, seed: 'a', every: 2 };
  expect(train(plan, () => {})).toEqual(train(plan, () => {}));
});
