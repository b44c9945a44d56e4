/**
 * Measures A against B: `npm run strength -- GAME A B --matches N --seats S --seed K [--options NAME]`. The last line is JSON.
 * A holds one seat and B all others. A and B are levels (`jago`, or with a character `jago:kind`), yardsticks of the computer, or `random`.
 */
import type { About, Choices } from '../../src/contract/about.ts';
import { readChoices } from '../../src/contract/about.ts';
import type { Computer, Question } from '../../src/contract/computer.ts';
import { CHARACTERS, LEVELS } from '../../src/contract/player.ts';
import type { Rules, Shape } from '../../src/contract/rules.ts';
import { playMatch } from './play-match.ts';
import type { Contender, MatchRequest, Played, Series } from './series/types.ts';

const indexes = import.meta.glob<Record<string, unknown>>('../../src/games/*/index.ts');
const rulesOf = import.meta.glob<{ rules: Rules<Shape> }>('../../src/games/*/rules.ts');
const computers = import.meta.glob<{ computer: Computer<Shape> }>('../../src/games/*/computer.ts');
const serieses = import.meta.glob<{ series?: Series<Shape> }>(['./series/*.ts', '!./series/types.ts']);

export interface Bench {
  readonly about: About<Shape>;
  readonly rules: Rules<Shape>;
  readonly computer: Computer<Shape>;
  readonly series: Series<Shape>;
}

/** A game's parts, found by folder: a game need not be registered to be measured. */
export async function benchOf(game: string): Promise<Bench> {
  const index = await indexes[`../../src/games/${game}/index.ts`]?.();
  const rules = await rulesOf[`../../src/games/${game}/rules.ts`]?.();
  const computer = await computers[`../../src/games/${game}/computer.ts`]?.();
  if (index === undefined || rules === undefined || computer === undefined) throw new Error(`no game "${game}"`);
  const card = Object.values(index).find((one) => typeof one === 'object' && one !== null && 'about' in one);
  const series = (await serieses[`./series/${game}.ts`]?.())?.series ?? {};
  return { ...rules, ...computer, about: (card as { about: About<Shape> }).about, series };
}

/** The player with this name. */
export function contenderOf(bench: Bench, name: string): Contender<Shape> {
  const { computer, rules, series } = bench;
  const [plain, manner] = name.split(':');
  const level = LEVELS.find((one) => one === plain);
  if (level !== undefined) {
    const character = CHARACTERS.find((one) => one === manner) ?? null;
    const choose = (question: Question<Shape>) => computer.choose({ ...question, level, character });
    return { name, level, choose, interrupt: computer.interrupt?.bind(computer) ?? null };
  }
  const yardstick = computer.yardsticks[name] ?? series.yardsticks?.[name];
  if (yardstick !== undefined) return { name, level: 'seru', choose: yardstick, interrupt: null };
  if (name !== 'random') throw new Error(`no player "${name}"`);
  const sample = ({ observation, seat, random }: Question<Shape>) =>
    rules.sample(rules.determinize(observation, seat, random), random);
  return { name, level: 'santai', choose: sample, interrupt: null };
}

function choicesOf({ about, series }: Bench, name: string | null): Choices {
  if (name === null) return readChoices(about.fields, {});
  const named = series.options?.[name] ?? about.presets.find(({ key }) => key === name)?.choices;
  if (named === undefined) throw new Error(`no options "${name}"`);
  return { ...readChoices(about.fields, {}), ...named };
}

/** The 95 % interval of Wilson's score for `wins` of `count`. */
export function wilson(wins: number, count: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const rate = wins / count;
  const middle = rate + (z * z) / (2 * count);
  const spread = z * Math.sqrt((rate * (1 - rate)) / count + (z * z) / (4 * count * count));
  const whole = 1 + (z * z) / count;
  return { low: (middle - spread) / whole, high: (middle + spread) / whole };
}

interface Wanted {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly matches: number;
  readonly seats: number | null;
  readonly seed: string;
  readonly options: string | null;
}

function wantedOf(args: readonly string[]): Wanted {
  const flags = new Map<string, string>();
  const words: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? '';
    if (word.startsWith('--')) flags.set(word.slice(2), args[++index] ?? '');
    else words.push(word);
  }
  const [game = '', a = '', b = ''] = words;
  const seats = flags.has('seats') ? Number(flags.get('seats')) : null;
  const matches = Number(flags.get('matches') ?? 2000);
  return { game, a, b, matches, seats, seed: flags.get('seed') ?? '1', options: flags.get('options') ?? null };
}

/** Plays the matches in order and adds them up. */
export function measure(bench: Bench, wanted: Wanted, told: (done: number, sum: Played) => void = () => {}): Played {
  const seats = wanted.seats ?? bench.about.seats.min;
  const [a, b] = [contenderOf(bench, wanted.a), contenderOf(bench, wanted.b)];
  const choices = choicesOf(bench, wanted.options);
  let sum: Played = { share: 0, units: 0, moves: 0, cpuMs: 0 };
  for (let index = 0; index < wanted.matches; index++) {
    const request: MatchRequest<Shape> = {
      about: bench.about,
      rules: bench.rules,
      a,
      b,
      choices,
      seats,
      seatOfA: index % seats,
      starter: Math.floor(index / seats) % seats,
      index,
      seed: `${wanted.seed}/${index}`,
    };
    const one = (bench.series.play ?? playMatch)(request);
    sum = {
      share: sum.share + one.share,
      units: sum.units + one.units,
      moves: sum.moves + one.moves,
      cpuMs: sum.cpuMs + one.cpuMs,
    };
    told(index + 1, sum);
  }
  return sum;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export async function main(args: readonly string[]): Promise<number> {
  const wanted = wantedOf(args);
  const bench = await benchOf(wanted.game);
  const step = Math.max(1, Math.ceil(wanted.matches / 10));
  const sum = measure(bench, wanted, (done, { share, units }) => {
    if (done % step === 0) console.log(`${done} of ${wanted.matches}: ${((100 * share) / units).toFixed(1)} %`);
  });
  const { low, high } = wilson(sum.share, sum.units);
  const line = {
    game: wanted.game,
    a: wanted.a,
    b: wanted.b,
    seats: wanted.seats ?? bench.about.seats.min,
    matches: sum.units,
    wins: rounded(sum.share),
    rate: rounded(sum.share / sum.units),
    low: rounded(low),
    high: rounded(high),
    cpuMsPerMove: rounded(sum.moves === 0 ? 0 : sum.cpuMs / sum.moves),
  };
  console.log(JSON.stringify(line));
  return 0;
}
