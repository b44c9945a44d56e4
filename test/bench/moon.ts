/** What gravity costs and how well the computer places: CPU milliseconds, bytes and shares, beside a fixed piece of arithmetic. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Engine, HERTZ, startEngine } from '../../src/games/moon/physics/engine.ts';
import {
  addLadder,
  openPile,
  packPile,
  type Pile,
  readPile,
  fallenOf,
  wakeAll,
} from '../../src/games/moon/physics/pile.ts';
import { type Effort, EFFORTS, thinkWith } from '../../src/games/moon/physics/search.ts';
import type { MoonMove } from '../../src/games/moon/state.ts';
import { randomFrom } from '../../src/lib/random.ts';
import { type Placing, type Played, playByComputers, playMatch, tableOf } from '../games/moon/played.ts';
import { rebuilt, webs } from '../games/moon/webs.ts';
import { cpuMs, referenceMs } from './reference.ts';

const GAMES = ['bench one', 'bench two', 'bench three'] as const;
const EFFORT: Effort = { spots: 120, trials: 6, tremble: 0 };
const WASM = 'node_modules/@dimforge/rapier3d/rapier_wasm3d_bg.wasm';
const STEPS = 1200;
const CREEP_SECONDS = 60;

/** Milliseconds a step while everything is kept awake. */
function stepMs(pile: Pile): number {
  const spent = cpuMs(() => {
    for (let step = 0; step < STEPS; step++) {
      if (step % 60 === 0) wakeAll(pile);
      pile.world.step();
    }
  });
  return spent / STEPS;
}

/** All but one of the ladders thrown into a heap between four walls of air: the worst that a pile can be. */
function heap(engine: Engine): Pile {
  const pile: Pile = { world: engine.world('cloud'), bodies: new Map() };
  for (let ladder = 0; ladder < 27; ladder++) {
    const x = ((ladder * 7) % 5) * 0.12 - 0.24;
    const z = ((ladder * 3) % 5) * 0.12 - 0.24;
    addLadder(pile, ladder, { p: [x, 0.6 + ladder * 0.16, z], q: [0.5, ladder % 2 === 0 ? 0.5 : -0.5, 0.5, 0.5] });
  }
  for (let step = 0; step < 2 * HERTZ; step++) pile.world.step();
  return pile;
}

/** The greatest shift in a minute awake, and how many fell. */
function creep(engine: Engine, { state, memory }: Played): { readonly shift: number; readonly fell: number } {
  const { pile } = openPile(engine, state, memory);
  const start = new Map([...pile.bodies.values()].map((body) => [body.ladder, [...body.numbers.subarray(0, 3)]]));
  for (let step = 0; step < CREEP_SECONDS * HERTZ; step++) {
    if (step % 60 === 0) wakeAll(pile);
    pile.world.step();
  }
  readPile(pile);
  const shift = Math.max(
    ...[...pile.bodies.values()].map(({ ladder, numbers }) => {
      const [x = 0, y = 0, z = 0] = start.get(ladder) ?? [];
      return Math.hypot((numbers[0] ?? 0) - x, (numbers[1] ?? 0) - y, (numbers[2] ?? 0) - z);
    }),
  );
  const fell = fallenOf(pile).length;
  pile.world.free();
  return { shift, fell };
}

async function ofPiles(engine: Engine): Promise<Record<string, number>> {
  const played: Played[] = [];
  for (const web of webs) played.push(await rebuilt(web));
  const [first] = [...played].sort((a, b) => b.state.pile.length - a.state.pile.length);
  if (first === undefined) throw new RangeError('no piles');
  const { pile } = openPile(engine, first.state, first.memory);
  const standing = stepMs(pile);
  let bytes = new Uint8Array();
  const snapshot = cpuMs(() => {
    for (let run = 0; run < 10; run++) bytes = packPile(engine, pile) as Uint8Array<ArrayBuffer>;
  });
  const restore = cpuMs(() => {
    for (let run = 0; run < 10; run++) openPile(engine, first.state, bytes).pile.world.free();
  });
  pile.world.free();
  const crept = played.map((one) => creep(engine, one));
  return {
    'ms a step, standing': standing,
    'ladders standing': first.state.pile.length,
    'ms a snapshot': snapshot / 10,
    'ms a restore': restore / 10,
    'bytes of a snapshot': bytes.length,
    'creep of three piles in 60 s, units': Math.max(...crept.map((one) => one.shift)),
    'fallen by creep': crept.reduce((sum, one) => sum + one.fell, 0),
  };
}

async function ofComputers(engine: Engine): Promise<Record<string, number>> {
  let [turns, stood, late, spent] = [0, 0, 0, 0];
  for (const seed of GAMES) {
    const before = process.cpuUsage();
    const { events, placings } = await playByComputers(engine, tableOf(28), seed, EFFORT);
    const { user, system } = process.cpuUsage(before);
    spent += (user + system) / 1000;
    turns += placings.length;
    stood += events.filter((event) => event.type === 'stood').length;
    for (const event of events) if (event.type === 'fell' && event.when === 'window') late += event.ladders.length;
  }
  return {
    'computer turns': turns,
    'computer success at 120 spots': stood / turns,
    'CPU ms a turn, thinking and settling': spent / turns,
    'late falls of accepted placings': late,
  };
}

/** CPU milliseconds of a thought: the mean and the greatest. */
async function ofJago(engine: Engine): Promise<Record<string, number>> {
  const random = randomFrom('bench jago');
  const costs: number[] = [];
  await playMatch(tableOf(28), 'bench jago', (state, memory) => {
    let move: MoonMove | null = null;
    costs.push(cpuMs(() => (move = thinkWith(engine, { observation: state, random }, memory, EFFORTS.jago))));
    return move as unknown as Placing;
  });
  return {
    'CPU ms a thought of jago, mean': costs.reduce((sum, one) => sum + one, 0) / costs.length,
    'CPU ms a thought of jago, greatest': Math.max(...costs),
  };
}

export async function bench(): Promise<Record<string, number>> {
  const engine = await startEngine();
  const heaped = heap(engine);
  const reference = referenceMs();
  const heapedMs = stepMs(heaped);
  heaped.world.free();
  const wasm = readFileSync(join(process.cwd(), WASM));
  const brotli = brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const piles = await ofPiles(engine);
  return {
    'ms a step, 27 heaped': heapedMs,
    ...piles,
    ...(await ofComputers(engine)),
    ...(await ofJago(engine)),
    'bytes of the engine, brotli': brotli.length,
    'ms of the reference arithmetic': reference,
    'heaped step in reference ms / 1000': (heapedMs / reference) * 1000,
  };
}

export async function main(): Promise<number> {
  for (const [name, value] of Object.entries(await bench())) console.log(`${name}: ${Number(value.toPrecision(4))}`);
  return 0;
}
