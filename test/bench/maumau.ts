/** What Jago's choice costs in Mau Mau: CPU milliseconds over rounds of Jago with itself, in Node, and what the page feels of it, in Chromium. */
import { readChoices } from '../../src/contract/about.ts';
import { computer } from '../../src/games/maumau/computer.ts';
import { game } from '../../src/games/maumau/index.ts';
import { rules } from '../../src/games/maumau/rules.ts';
import { randomFrom } from '../../src/lib/random.ts';
import { cpuMs } from './reference.ts';
import { quantile } from './quantile.mjs';
import { thinkingInBrowser } from './thinking.mjs';

const ROUNDS = 12;
const SEATS = [2, 4] as const;

/** Every choice that Jago had to think about in one round, in CPU milliseconds. */
function choicesOf(round: string, seats: number): readonly number[] {
  const seating = {
    colours: game.about.coloursFor(seats),
    human: Array.from({ length: seats }, () => false),
    helped: Array.from({ length: seats }, () => false),
    starter: 0,
  };
  const nature = randomFrom(`${round}/nature`);
  const spent: number[] = [];
  let state = rules.setup(game.about.options(readChoices(game.about.fields, {}), seating), seats);
  for (let ply = 0; state.ended === null; ply++) {
    const seat = rules.toMove(state);
    if (seat === null || seat === 'nature') {
      state = rules.apply(state, rules.sample(state, nature)).state;
      continue;
    }
    const observation = rules.observe(state, seat);
    const random = randomFrom(`${round}/${ply}`);
    let move = rules.sample(state, random);
    const ms = cpuMs(() => {
      move = computer.choose({ observation, seat, level: 'jago', character: null, random });
    });
    if ((rules.legalMoves(state) ?? []).length > 1) spent.push(ms);
    state = rules.apply(state, move).state;
  }
  return spent;
}

/** `dist`: the built app, or null to leave the browser out. */
export async function bench(dist: string | null): Promise<object> {
  for (const seats of SEATS) choicesOf('warm', seats);
  const rows: (readonly [string, object])[] = [];
  for (const seats of SEATS) {
    const all = Array.from({ length: ROUNDS }, (_, round) => choicesOf(`bench/${round}`, seats)).flat();
    rows.push([
      `${seats} seats`,
      {
        choices: all.length,
        'median, CPU ms': quantile(all, 0.5),
        '95 %, CPU ms': quantile(all, 0.95),
        'longest, CPU ms': Math.max(...all),
        page: dist === null ? null : await thinkingInBrowser(dist, 'maumau', seats),
      },
    ]);
  }
  return Object.fromEntries(rows);
}

export async function main(): Promise<number> {
  console.log(JSON.stringify(await bench(process.env['DIST'] ?? null), null, 2));
  return 0;
}
