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
  /** What is wrong at each unit of the first and of the second layer; zero where a unit says nothing. */
  readonly firstFault: Float64Array;
  readonly secondFault: Float64Array;
}

function forward({ weights, first, second }: Work, features: Features): number {
  for (let unit = 0; unit < WIDTH; unit++) first[unit] = weights[BIAS + unit] as number;
  for (let at = 0; at < features.length; at += 2) {
    const [row, input] = [(features[at] as number) * WIDTH, features[at + 1] as number];
    for (let unit = 0; unit < WIDTH; unit++)
      first[unit] = (first[unit] as number) + input * (weights[row + unit] as number);
  }
  for (let unit = 0; unit < DEPTH; unit++) second[unit] = weights[SECOND_BIAS + unit] as number;
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

/** The slopes of the last layer; `error` is how steep the last sum's fault is. */
function backLast({ weights, slope, second, secondFault }: Work, error: number): void {
  slope[LAST_BIAS] = (slope[LAST_BIAS] as number) + error;
  for (let unit = 0; unit < DEPTH; unit++) {
    const value = second[unit] as number;
    const fault = value > 0 ? error * (weights[LAST + unit] as number) : 0;
    secondFault[unit] = fault;
    if (value > 0) slope[LAST + unit] = (slope[LAST + unit] as number) + error * value;
    slope[SECOND_BIAS + unit] = (slope[SECOND_BIAS + unit] as number) + fault;
  }
}

function backSecond({ weights, slope, first, firstFault, secondFault }: Work): void {
  for (let from = 0; from < WIDTH; from++) {
    const input = first[from] as number;
    let sum = 0;
    if (input > 0) {
      const start = SECOND + from * DEPTH;
      for (let unit = 0; unit < DEPTH; unit++) {
        const fault = secondFault[unit] as number;
        sum += fault * (weights[start + unit] as number);
        slope[start + unit] = (slope[start + unit] as number) + fault * input;
      }
    }
    firstFault[from] = sum;
    slope[BIAS + from] = (slope[BIAS + from] as number) + sum;
  }
}

function backFirst({ slope, firstFault }: Work, features: Features): void {
  for (let at = 0; at < features.length; at += 2) {
    const [row, input] = [(features[at] as number) * WIDTH, features[at + 1] as number];
    for (let unit = 0; unit < WIDTH; unit++)
      slope[row + unit] = (slope[row + unit] as number) + (firstFault[unit] as number) * input;
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
    firstFault: new Float64Array(WIDTH),
    secondFault: new Float64Array(DEPTH),
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
        backLast(work, error);
        backSecond(work);
        backFirst(work, features);
      }
      move(rate);
      return sum / lessons.length;
    },
  };
}
