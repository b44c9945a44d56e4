/**
 * Trains a computer's network anew: `npm run train -- koin --games 300000 --seed 1 --out FILE`. Without `--out` nothing is written.
 * `docs/training.md` says what to expect and how to put a new network to use.
 */
import { writeFileSync } from 'node:fs';
import { about } from '../../src/games/koin/index.ts';
import { netOf } from '../../src/games/koin/net.ts';
import { pick, randomFrom } from '../../src/lib/random.ts';
import { fresh, learner, type Lesson } from './learner.ts';
import { measured } from './measure.ts';
import { packed } from './pack.ts';
import { selfPlay } from './self-play.ts';

/** Lessons that are remembered, lessons per step. */
const MEMORY = 150_000;
const BATCH = 256;

/** Matches between two lines of the report. */
const TOLD_EVERY = 10_000;
/** How far a target looks past the next position; share of random turns and rate of learning, from first to last match. */
const LAMBDA = 0.75;
const SLIPS = [0.08, 0.01] as const;
const RATES = [1e-3, 4e-5] as const;

function between([first, last]: readonly [number, number], part: number): number {
  return first * (last / first) ** part;
}

function optionsOf() {
  const standard = Object.fromEntries(about.fields.map((field) => [field.key, field.standard]));
  const seating = { colours: about.coloursFor(2), human: [false, false], helped: [false, false], starter: 0 };
  return about.options(standard, seating);
}

function tell(games: number, error: number, weights: Float32Array, pairs: number): void {
  const { greedy, shipped } = measured(weights, optionsOf(), pairs);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const seconds = Math.round(process.cpuUsage().user / 1e6);
  console.log(
    `${games} matches, ${seconds} s, error ${error.toFixed(4)}, greedy ${percent(greedy)}, shipped ${percent(shipped)}`,
  );
}

export interface Plan {
  readonly games: number;
  readonly seed: string;
  /** Matches between two steps: fewer learn more from each match and take longer. */
  readonly every: number;
}

/** Self-play and learning by turns. */
export function train(
  { games, seed, every }: Plan,
  told: (games: number, error: number, weights: Float32Array) => void,
): Float32Array {
  const random = randomFrom(`train/${seed}`);
  const pupil = learner(fresh(random));
  const options = optionsOf();
  const memory: Lesson[] = [];
  let net = netOf(pupil.weights);
  let error = 1;
  for (let game = 0; game < games; game++) {
    const part = game / games;
    if (game > 0 && game % TOLD_EVERY === 0) told(game, error, pupil.weights);
    for (const lesson of selfPlay(net, options, between(SLIPS, part), LAMBDA, random)) {
      if (memory.length < MEMORY) memory.push(lesson);
      else memory[random.int(MEMORY)] = lesson;
    }
    if (memory.length < 10 * BATCH || game % every !== 0) continue;
    const lessons = Array.from({ length: BATCH }, () => pick(memory, random));
    error += 0.01 * (pupil.step(lessons, between(RATES, part)) - error);
    net = netOf(pupil.weights);
  }
  told(games, error, pupil.weights);
  return pupil.weights;
}

export function main(args: readonly string[]): number {
  const flag = (name: string, standard: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? standard : (args[at + 1] ?? standard);
  };
  if (args[0] !== 'koin') {
    console.error('only koin has a network: npm run train -- koin');
    return 1;
  }
  const plan = { games: Number(flag('games', '300000')), seed: flag('seed', '1'), every: Number(flag('every', '2')) };
  const out = flag('out', '');
  train(plan, (games, error, weights) => {
    tell(games, error, weights, games === plan.games ? 1000 : 100);
    // Whoever stops it keeps what was learnt so far.
    if (out !== '') writeFileSync(out, packed(weights));
  });
  return 0;
}
