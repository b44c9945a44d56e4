/**
 * One turn again and again from one snapshot: the answers as one text, so that pages, workers and Node can be compared.
 * Imported by browser pages too, so no test runner here.
 */
import type { Engine } from '../../../src/games/moon/physics/engine.ts';
import { openTurn, playTrace } from '../../../src/games/moon/physics/simulation.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import type { Face, MoonState, Settle } from '../../../src/games/moon/state.ts';
import { tableOf } from './played.ts';

interface Placed {
  readonly face: Face;
  readonly ladder: number;
  readonly trace: string;
  readonly held: number;
}

/** Placings that a computer once made, one on top of the other; the last is the one that is repeated. */
const PLACED: readonly Placed[] = [
  {
    face: 'one',
    ladder: 9,
    held: 94,
    trace:
      'lEkpnBgxT7DpBMsBoBC7H5DgB-D2DEB7HjG0BsG6FGD7HlImCuI6HKN7H_J2CuK0JKX7H3LkDkMmLOpB7HjNwD0NyMO_B7HtO8D6O2NQ7C7HtPkE6PyOQ3D7HpQsEyQoPS3E7H9QwEgR4PS5F7HpR0EqR-PU9G7HvR2EoR8PS7H7HxR2EgR2PS5I7HpR0EyQqPSzJ7H9QyE8P0OQnK7HnQqEgP6NQzK7HvPkEgO-MQ3K7HrO8D4M4LO1K7HlNwDuLyKMlK7H1LkD-JmJKvJ7HhK2CuI4HKrI7HlImC4GoGGhH7HjG2B-EyEGpF7H5DgBkD6CCtD7HpBKiBgBClBFpDFnJFpOFtSFzVF_XFpZF5ZFpZF9XF1VFtSFpOFnJFpDFtDFzJF5OF9SFhWFjYFjZFlZFjYFhWF9SF5OFzJFtDFTF3BF3CFzDFtEFhFF1FFjGFvGF1GF3GF5GF1GFvGFjGFzFFjFFtEFzDF3CF3BFRgB',
  },
  {
    face: 'moon',
    ladder: 12,
    held: 89,
    trace:
      'lEkpnBgxT7DSL6BGd7H0BlBkFQxCB7HyC5BoIclEF7HuDtC-KkBzFN7HoE9CuNsB5Gb7H8EvDyP0B7HvB7HuF7DoR6B5IpC7H-FlE4S-BvJjD7HqGtE8TiChKjE7H0G1EyUkCvKlF7H6G5EgVkCzKpG7H8G7EiVmC1KnH7H-G9E6UmCxKnI7H6G5EmUiCnK_I7HyG1EoTgC5JzJ7HsGtEmS8BnJ9J7H-FlE2Q4BvIhK7HuF7DkPyB1H3J7H8EtDqNsB1GlJ7HoE_CoLkB3FnI7HuDtCiJezE_G7HyC5B2GWrDrF7H0BlBmEOjCrD7HSLuBGXlBFjDF7IF3NF7RFjVFzXFlZFhaFhaFlZFzXFjVF7RF3NF7IFjDF3EF9MFhTFjXFjZFlZFjXFhTF9MF3EFRF3BF3CFzDFtEFjFF1FFjGFtGF1GF5GF5GF1GFtGFjGF1FFhFFtEF1DF3CF1BFTgB',
  },
];

interface Opened {
  readonly state: MoonState;
  readonly memory: Uint8Array | null;
}

/** The state in which this ladder is in the hand. */
function drawn(before: MoonState, { face, ladder }: Placed): MoonState {
  const rolled = rules.apply(before, { type: 'roll' }).state;
  const { height } = rolled;
  return rules.apply(rolled, { type: 'rolled', fell: [], face, ladder, pile: null, height, lost: [] }).state;
}

function answer(engine: Engine, { state, memory }: Opened, { trace, held }: Placed): Settle {
  const turn = openTurn(engine, state, memory);
  playTrace(turn, trace, held);
  const settle = turn.settle();
  turn.free();
  return settle;
}

/** Plays all but the last, and opens the last. */
function opened(engine: Engine): Opened & { readonly last: Placed } {
  let state = rules.setup(tableOf(20), 3);
  let memory: Uint8Array | null = null;
  for (const [index, placed] of PLACED.entries()) {
    state = drawn(state, placed);
    if (index === PLACED.length - 1) return { state, memory, last: placed };
    const turn = openTurn(engine, state, memory);
    playTrace(turn, placed.trace, placed.held);
    const settling = rules.apply(state, { type: 'place', trace: placed.trace, held: placed.held }).state;
    state = rules.apply(settling, turn.settle()).state;
    memory = turn.memory();
    turn.free();
  }
  throw new RangeError('nothing to place');
}

/** The answer, if all of them were the same; else where they part. */
export function repeated(engine: Engine, times: number): string {
  const { last, ...from } = opened(engine);
  const first = JSON.stringify(answer(engine, from, last));
  for (let time = 1; time < times; time++) {
    const again = JSON.stringify(answer(engine, from, last));
    if (again !== first) return `time ${time}: ${again} instead of ${first}`;
  }
  return first;
}
