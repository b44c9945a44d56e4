/**
 * A value network for positions after a turn: from −1 (lost) to 1 (won) for the seat that has just moved.
 * Everything that one land or one bank brings to the first layer is a row of a table, so a position costs some thirty sums of rows.
 */
import { range } from '../../lib/lists.ts';
import { KINGDOM_OF, KINGDOMS } from './map.ts';
import { HIGH, LOW, LOWEST, MIDDLE, SCALES } from './net-weights.ts';
import { marginOf, type Position, TOP_OWNER, totalIn } from './position.ts';

export const INPUTS = 190;
export const WIDTH = 64;
export const DEPTH = 32;
/** First layer, its bias, second layer, its bias, last layer, its bias. */
export const PARTS = [INPUTS * WIDTH, WIDTH, WIDTH * DEPTH, DEPTH, DEPTH, 1] as const;
export const COUNT = PARTS.reduce<number>((total, part) => total + part, 0);

/** The signs of a packed number; without those that a string would have to escape. */
export const ALPHABET = range(94)
  .map((index) => String.fromCharCode(33 + index))
  .filter((sign) => !'\'"\\`$'.includes(sign))
  .join('');

/** How many weights share one scale: half a row of the first layer, a row of the second, and so on. */
export const RUN = 32;

/**
 * Reads the packed weights: three digits each, a fourth for the layers after the first (where an error counts most), and a scale
 * in quarter powers of two for each run.
 */
export function unpack(): Float32Array {
  const digit = new Map([...ALPHABET].map((sign, index) => [sign, index]));
  const read = (text: string, index: number) => digit.get(text.charAt(index)) ?? 0;
  const base = ALPHABET.length;
  return Float32Array.from({ length: COUNT }, (_, index) => {
    const three = (read(HIGH, index) * base + read(MIDDLE, index)) * base + read(LOW, index);
    const isFine = index >= PARTS[0];
    const whole = isFine ? three * base + read(LOWEST, index - PARTS[0]) : three;
    const half = (base ** (isFine ? 4 : 3) - 1) / 2;
    const scale = 2 ** ((read(SCALES, Math.floor(index / RUN)) - 64) / 4);
    return ((whole - half) / half) * scale;
  });
}

export interface Net {
  /** The contents of a land, from the eyes of seat 0 and of seat 1: 27 rows for each of ten lands. */
  readonly lands: readonly [Float32Array, Float32Array];
  readonly weights: Float32Array;
  readonly sums: Float64Array;
}

const CONTENTS = 27;
const LAND_COUNT = KINGDOM_OF.length;

/** The inputs that a land's contents switch on, as numbers of rows. `mine` is the mark (1 or 2) of the seat that has just moved. */
function landInputs(land: number, contents: number, mine: number): readonly number[] {
  if (contents === 0) return [120 + land];
  const marks = [contents % 3, Math.floor(contents / 3) % 3, Math.floor(contents / 9)];
  const top = marks.findIndex((mark) => mark > 0);
  return marks.flatMap((mark, value) => {
    if (mark === 0) return [];
    const row = (value * 2 + (mark === mine ? 0 : 1)) * 10 + land;
    return value === top ? [row, 60 + row] : [row];
  });
}

function landTable(weights: Float32Array, mine: number): Float32Array {
  const table = new Float32Array(LAND_COUNT * CONTENTS * WIDTH);
  for (let land = 0; land < LAND_COUNT; land++) {
    for (let contents = 0; contents < CONTENTS; contents++) {
      const start = (land * CONTENTS + contents) * WIDTH;
      for (const row of landInputs(land, contents, mine)) {
        for (let unit = 0; unit < WIDTH; unit++) {
          table[start + unit] = (table[start + unit] as number) + (weights[row * WIDTH + unit] as number);
        }
      }
    }
  }
  return table;
}

export function netOf(weights: Float32Array): Net {
  return { lands: [landTable(weights, 1), landTable(weights, 2)], weights, sums: new Float64Array(WIDTH) };
}

function addRow(sums: Float64Array, rows: Float32Array, row: number, factor: number): void {
  const start = row * WIDTH;
  for (let unit = 0; unit < WIDTH; unit++) {
    sums[unit] = (sums[unit] as number) + factor * (rows[start + unit] as number);
  }
}

function addBanks(net: Net, position: Position, mover: number): void {
  for (let view = 0; view < 2; view++) {
    const seat = view === 0 ? mover : 1 - mover;
    for (let value = 0; value < 3; value++) {
      const count = position.banks[seat * 3 + value] as number;
      const row = 130 + (view * 3 + value) * 4;
      if (count < 3) addRow(net.sums, net.weights, row + count, 1);
      addRow(net.sums, net.weights, row + 3, count * 0.25);
    }
    const total = totalIn(position, seat);
    if (total <= 3) addRow(net.sums, net.weights, 154 + view * 5 + total, 1);
    addRow(net.sums, net.weights, 154 + view * 5 + 4, total * 0.11);
  }
}

function addCounts(net: Net, position: Position, mover: number): void {
  let empty = 0;
  const ahead = [0, 0, 0, 0];
  for (let land = 0; land < LAND_COUNT; land++) {
    const contents = position.lands[land] as number;
    if (contents === 0) empty += 1;
    const owner = TOP_OWNER[contents] as number;
    const kingdom = KINGDOM_OF[land] as number;
    if (owner > 0) ahead[kingdom] = (ahead[kingdom] as number) + (owner - 1 === mover ? 1 : -1);
  }
  addRow(net.sums, net.weights, 164 + empty, 1);
  for (let kingdom = 0; kingdom < KINGDOMS.length; kingdom++) {
    const lead = ahead[kingdom] as number;
    addRow(net.sums, net.weights, 175 + 3 * kingdom + (lead > 0 ? 0 : lead < 0 ? 1 : 2), 1);
  }
  const margin = (mover === 0 ? 1 : -1) * marginOf(position);
  addRow(net.sums, net.weights, 187, margin * 0.15);
  addRow(net.sums, net.weights, 188, Math.sign(margin));
  addRow(net.sums, net.weights, 189, (totalIn(position, mover) - totalIn(position, 1 - mover)) * 0.2);
}

function later(net: Net): number {
  const { weights, sums } = net;
  const second = PARTS[0] + PARTS[1];
  const bias = second + PARTS[2];
  const last = bias + PARTS[3];
  const hidden = LATER;
  for (let unit = 0; unit < DEPTH; unit++) hidden[unit] = weights[bias + unit] as number;
  for (let from = 0; from < WIDTH; from++) {
    const value = sums[from] as number;
    if (value <= 0) continue;
    const start = second + from * DEPTH;
    for (let unit = 0; unit < DEPTH; unit++) {
      hidden[unit] = (hidden[unit] as number) + value * (weights[start + unit] as number);
    }
  }
  let total = weights[last + DEPTH] as number;
  for (let unit = 0; unit < DEPTH; unit++) {
    const value = hidden[unit] as number;
    if (value > 0) total += value * (weights[last + unit] as number);
  }
  return Math.tanh(total);
}

const LATER = new Float64Array(DEPTH);

/** The first layer's sums before the cut at zero, left in `net.sums`: what the trainer needs besides the value. */
export function netValue(net: Net, position: Position, mover: number): number {
  const { sums, weights } = net;
  for (let unit = 0; unit < WIDTH; unit++) sums[unit] = weights[PARTS[0] + unit] as number;
  const table = net.lands[mover === 0 ? 0 : 1];
  for (let land = 0; land < LAND_COUNT; land++) {
    addRow(sums, table, land * CONTENTS + (position.lands[land] as number), 1);
  }
  addBanks(net, position, mover);
  addCounts(net, position, mover);
  return later(net);
}
