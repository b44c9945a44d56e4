/**
 * Trains a computer's network anew: `npm run train -- koin --games 300000 --seed 1 --out FILE`. Without `--out` nothing is written.
 * It takes a good hour of one core; `docs/training.md` says what to expect and how to put a new network to use.
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

/** How far a target looks past the next position; share of random turns and rate of learning, from first to last match. */
const TOLD_EVERY = 10_000;
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
  console.log(`${games} matches, error ${error.toFixed(4)}, greedy ${percent(greedy)}, shipped ${percent(shipped)}`);
}

/** Self-play and learning by turns. */
export function train(
  games: number,
  seed: string,
  told: (games: number, error: number, weights: Float32Array) => void,
  every = 2,
): Float32Array {
  const random = randomFrom(`train/${seed}`);
  const pupil = learner(fresh(random));
  const options = optionsOf();
  const memory: Lesson[] = [];
  let net = netOf(pupil.weights);
  let error = 1;
  for (let game = 0; game < games; game++) {
    const part = game / games;
    for (const lesson of selfPlay(net, options, between(SLIPS, part), LAMBDA, random)) {
      if (memory.length < MEMORY) memory.push(lesson);
      else memory[random.int(MEMORY)] = lesson;
    }
    if (memory.length < 10 * BATCH || game % every !== 0) continue;
    const lessons = Array.from({ length: BATCH }, () => pick(memory, random));
    error += 0.01 * (pupil.step(lessons, between(RATES, part)) - error);
    net = netOf(pupil.weights);
    if (game % TOLD_EVERY === 0) told(game, error, pupil.weights);
  }
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
  const games = Number(flag('games', '300000'));
  const weights = train(
    games,
    flag('seed', '1'),
    (done, error, now) => tell(done, error, now, 100),
    Number(flag('every', '2')),
  );
  tell(games, 0, weights, 1000);
  const out = flag('out', '');
  if (out !== '') writeFileSync(out, packed(weights));
  return 0;
}
