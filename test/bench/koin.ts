/** What Jago's choice costs in Kerajaan Koin: CPU milliseconds over a match against itself, in Node, and what the page feels of it, in Chromium. */
import { about } from '../../src/games/koin/index.ts';
import { computer } from '../../src/games/koin/computer.ts';
import { rules } from '../../src/games/koin/rules.ts';
import { randomFrom } from '../../src/lib/random.ts';
import { quantile } from './quantile.mjs';
import { thinkingInBrowser } from './thinking.mjs';
import { cpuMs } from './reference.ts';

const MATCHES = 5;

/** Every choice after a toss in a match of Jago with itself, in CPU milliseconds. */
function choicesOf(match: string): readonly number[] {
  const standard = Object.fromEntries(about.fields.map((field) => [field.key, field.standard]));
  const seating = { colours: about.coloursFor(2), human: [false, false], helped: [false, false], starter: 0 };
  const nature = randomFrom(`${match}/nature`);
  const spent: number[] = [];
  let state = rules.setup(about.options(standard, seating), 2);
  for (let seat = rules.toMove(state); seat !== null; seat = rules.toMove(state)) {
    if (seat === 'nature') {
      state = rules.apply(state, rules.sample(state, nature)).state;
      continue;
    }
    const random = randomFrom(`${match}/${spent.length}`);
    const question = { observation: state, seat, level: 'jago', character: null, random } as const;
    let move = rules.sample(state, random);
    const ms = cpuMs(() => {
      move = computer.choose(question);
    });
    if (state.phase === 'act') spent.push(ms);
    state = rules.apply(state, move).state;
  }
  return spent;
}

/** `dist`: the built app, or null to leave the browser out. */
export async function bench(dist: string | null): Promise<object> {
  choicesOf('warm');
  const matches = Array.from({ length: MATCHES }, (_, match) => choicesOf(`bench/${match}`));
  const all = matches.flat();
  return {
    choices: all.length,
    'median, CPU ms': quantile(all, 0.5),
    '95 %, CPU ms': quantile(all, 0.95),
    'the dearest match, 95 %, CPU ms': Math.max(...matches.map((match) => quantile(match, 0.95))),
    'longest, CPU ms': Math.max(...all),
    page: dist === null ? null : await thinkingInBrowser(dist, 'koin'),
  };
}
