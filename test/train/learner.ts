/** A small network that learns: the same layers as `net.ts`, errors sent backwards, steps by Adam. */
import { COUNT, DEPTH, PARTS, WIDTH } from '../../src/games/koin/net.ts';
import type { Random } from '../../src/lib/random.ts';
import type { Features } from './features.ts';

export interface Lesson {
  readonly features: Features;
  /** What the network should have said, −1 to 1. */
  readonly target: number;
}

const BIAS = PARTS[0];
const SECOND = BIAS + PARTS[1];
const SECOND_BIAS = SECOND + PARTS[2];
const LAST = SECOND_BIAS + PARTS[3];
const LAST_BIAS = LAST + PARTS[4];

/** A number around 0, about as wide as a normal one of deviation 1. */
function bell(random: Random): number {
  return (random.unit() + random.unit() + random.unit() - 1.5) * 2;
}

/** Weights to begin with: small and random, biases zero. */
export function fresh(random: Random): Float32Array {
  const weights = new Float32Array(COUNT);
  // Some forty inputs are on at a time, whatever the number of rows.
  for (let index = 0; index < BIAS; index++) weights[index] = bell(random) * Math.sqrt(2 / 40);
  for (let index = SECOND; index < SECOND_BIAS; index++) weights[index] = bell(random) * Math.sqrt(2 / WIDTH);
  for (let index = LAST; index < LAST_BIAS; index++) weights[index] = bell(random) * Math.sqrt(1 / DEPTH);
  return weights;
}

export interface Learner {
  readonly weights: Float32Array;
  /** One step on a handful of lessons; answers the mean squared error before it. */
  step(lessons: readonly Lesson[], rate: number): number;
}

interface Work {
  readonly weights: Float32Array;
  readonly slope: Float32Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly back: Float64Array;
}

function forward({ weights, first, second }: Work, features: Features): number {
  first.set(weights.subarray(BIAS, BIAS + WIDTH));
  for (let at = 0; at < features.length; at += 2) {
    const [row, input] = [(features[at] as number) * WIDTH, features[at + 1] as number];
    for (let unit = 0; unit < WIDTH; unit++)
      first[unit] = (first[unit] as number) + input * (weights[row + unit] as number);
  }
  second.set(weights.subarray(SECOND_BIAS, SECOND_BIAS + DEPTH));
  for (let from = 0; from < WIDTH; from++) {
    const value = first[from] as number;
    if (value <= 0) continue;
    const start = SECOND + from * DEPTH;
    for (let unit = 0; unit < DEPTH; unit++)
      second[unit] = (second[unit] as number) + value * (weights[start + unit] as number);
  }
  let total = weights[LAST_BIAS] as number;
  for (let unit = 0; unit < DEPTH; unit++)
    total += Math.max(0, second[unit] as number) * (weights[LAST + unit] as number);
  return Math.tanh(total);
}

function add(slope: Float32Array, index: number, value: number): void {
  slope[index] = (slope[index] as number) + value;
}

/** Adds the slopes of one lesson; `error` is how steep the last sum's fault is. */
function backward({ weights, slope, first, second, back }: Work, features: Features, error: number): void {
  back.fill(0);
  add(slope, LAST_BIAS, error);
  for (let unit = 0; unit < DEPTH; unit++) {
    const value = second[unit] as number;
    if (value <= 0) continue;
    add(slope, LAST + unit, error * value);
    const fault = error * (weights[LAST + unit] as number);
    add(slope, SECOND_BIAS + unit, fault);
    for (let from = 0; from < WIDTH; from++) {
      const input = first[from] as number;
      if (input <= 0) continue;
      add(slope, SECOND + from * DEPTH + unit, fault * input);
      back[from] = (back[from] as number) + fault * (weights[SECOND + from * DEPTH + unit] as number);
    }
  }
  for (let unit = 0; unit < WIDTH; unit++) add(slope, BIAS + unit, back[unit] as number);
  for (let at = 0; at < features.length; at += 2) {
    const [row, input] = [(features[at] as number) * WIDTH, features[at + 1] as number];
    for (let unit = 0; unit < WIDTH; unit++) {
      const fault = back[unit] as number;
      if (fault !== 0) add(slope, row + unit, fault * input);
    }
  }
}

/** Adam with its usual numbers. */
export function learner(weights: Float32Array): Learner {
  const slope = new Float32Array(COUNT);
  const mean = new Float32Array(COUNT);
  const square = new Float32Array(COUNT);
  const work = {
    weights,
    slope,
    first: new Float64Array(WIDTH),
    second: new Float64Array(DEPTH),
    back: new Float64Array(WIDTH),
  };
  let steps = 0;
  const move = (rate: number) => {
    steps += 1;
    const [fade, fadeSquare] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
    for (let index = 0; index < COUNT; index++) {
      const one = slope[index] as number;
      mean[index] = 0.9 * (mean[index] as number) + 0.1 * one;
      square[index] = 0.999 * (square[index] as number) + 0.001 * one * one;
      const stride = (mean[index] as number) / fade / (Math.sqrt((square[index] as number) / fadeSquare) + 1e-8);
      weights[index] = (weights[index] as number) - rate * stride;
    }
  };
  return {
    weights,
    step: (lessons, rate) => {
      slope.fill(0);
      let sum = 0;
      for (const { features, target } of lessons) {
        const value = forward(work, features);
        const fault = value - target;
        sum += fault * fault;
        const error = (2 * fault * (1 - value * value)) / lessons.length;
        // With a slope of zero in the cut-off parts, `first` must be cut as well before it is sent back.
        for (let unit = 0; unit < WIDTH; unit++) if ((work.first[unit] as number) < 0) work.first[unit] = 0;
        backward(work, features, error);
      }
      move(rate);
      return sum / lessons.length;
    },
  };
}
