/**
 * A value network for positions after a turn: from −1 (lost) to 1 (won) for the seat that has just moved.
 * Everything that one land or one bank brings to the first layer is a row of a table, so a position costs some thirty sums of rows.
 */
import { range, sum } from '../../lib/lists.ts';
import { KINGDOM_OF, KINGDOMS } from './map.ts';
import { HIGH, LOW, LOWEST, MIDDLE, SCALES } from './net-weights.ts';
import { marginOf, type Position, TOP_OWNER, totalIn } from './position.ts';

export const INPUTS = 190;
export const WIDTH = 64;
export const DEPTH = 32;
/** First layer, its bias, second layer, its bias, last layer, its bias. */
export const PARTS = [INPUTS * WIDTH, WIDTH, WIDTH * DEPTH, DEPTH, DEPTH, 1] as const;
export const COUNT = sum(PARTS);

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
  readonly weights: Float32Array;
  /** The contents of a land, from the eyes of seat 0 and of seat 1: 27 rows for each of ten lands. */
  readonly lands: readonly [Float32Array, Float32Array];
  /** Coins of a value in the own bank and in the other one: a row for each number of them. */
  readonly counts: Float32Array;
  /** Coins of all values in the own bank and in the other one, and how far apart they are. */
  readonly totals: Float32Array;
  /** Who leads in each of the four kingdoms, and in the whole: a row for each of 3⁵ cases. */
  readonly leads: Float32Array;
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

/** More coins of one value, and of all values, than a bank can hold: sizes of the tables. */
const COUNTS = 10;
const TOTALS = 20;

function addScaled(table: Float32Array, to: number, weights: Float32Array, row: number, factor: number): void {
  for (let unit = 0; unit < WIDTH; unit++) {
    table[to * WIDTH + unit] = (table[to * WIDTH + unit] as number) + factor * (weights[row * WIDTH + unit] as number);
  }
}

function countTable(weights: Float32Array): Float32Array {
  const table = new Float32Array(6 * COUNTS * WIDTH);
  for (let slot = 0; slot < 6; slot++) {
    for (let count = 0; count < COUNTS; count++) {
      if (count < 3) addScaled(table, slot * COUNTS + count, weights, 130 + slot * 4 + count, 1);
      addScaled(table, slot * COUNTS + count, weights, 130 + slot * 4 + 3, count * 0.25);
    }
  }
  return table;
}

function totalTable(weights: Float32Array): Float32Array {
  const table = new Float32Array(2 * TOTALS * WIDTH);
  for (let view = 0; view < 2; view++) {
    for (let total = 0; total < TOTALS; total++) {
      if (total <= 3) addScaled(table, view * TOTALS + total, weights, 154 + view * 5 + total, 1);
      addScaled(table, view * TOTALS + total, weights, 154 + view * 5 + 4, total * 0.11);
      addScaled(table, view * TOTALS + total, weights, 189, (view === 0 ? 1 : -1) * total * 0.2);
    }
  }
  return table;
}

/** Own lead, other's lead, neither: as many as there are kingdoms, and once more for the whole. */
const CASES = 3 ** (KINGDOMS.length + 1);

function leadTable(weights: Float32Array): Float32Array {
  const table = new Float32Array(CASES * WIDTH);
  for (let index = 0; index < CASES; index++) {
    let left = index;
    for (let kingdom = KINGDOMS.length - 1; kingdom >= 0; kingdom--) {
      addScaled(table, index, weights, 175 + 3 * kingdom + (left % 3), 1);
      left = Math.floor(left / 3);
    }
    addScaled(table, index, weights, 188, left === 0 ? 1 : left === 1 ? -1 : 0);
  }
  return table;
}

export function netOf(weights: Float32Array): Net {
  const lands = [landTable(weights, 1), landTable(weights, 2)] as const;
  return { weights, lands, counts: countTable(weights), totals: totalTable(weights), leads: leadTable(weights) };
}

/**
 * A position with the sums of its first layer. Change the position only through `setLand` and `setBank`: they keep the sums true,
 * so that what a search changes and changes back costs a few rows and not all of them.
 */
export interface Reckoner {
  readonly net: Net;
  readonly position: Position;
  /** The seat that has just moved, from whose eyes the value is. */
  readonly view: number;
  readonly sums: Float64Array;
}

function addRow(sums: Float64Array, rows: Float32Array, row: number): void {
  const start = row * WIDTH;
  for (let unit = 0; unit < WIDTH; unit++) sums[unit] = (sums[unit] as number) + (rows[start + unit] as number);
}

function exchange(sums: Float64Array, rows: Float32Array, out: number, into: number): void {
  const [from, to] = [out * WIDTH, into * WIDTH];
  for (let unit = 0; unit < WIDTH; unit++) {
    sums[unit] = (sums[unit] as number) + (rows[to + unit] as number) - (rows[from + unit] as number);
  }
}

export function reckoner(net: Net, position: Position, view: number): Reckoner {
  const sums = new Float64Array(WIDTH);
  for (let unit = 0; unit < WIDTH; unit++) sums[unit] = net.weights[PARTS[0] + unit] as number;
  const table = net.lands[view === 0 ? 0 : 1];
  for (let land = 0; land < LAND_COUNT; land++) {
    addRow(sums, table, land * CONTENTS + (position.lands[land] as number));
  }
  for (let side = 0; side < 2; side++) {
    const seat = side === 0 ? view : 1 - view;
    for (let value = 0; value < 3; value++) {
      addRow(sums, net.counts, (side * 3 + value) * COUNTS + (position.banks[seat * 3 + value] as number));
    }
    addRow(sums, net.totals, side * TOTALS + totalIn(position, seat));
  }
  return { net, position, view, sums };
}

export function setLand({ net, position, view, sums }: Reckoner, land: number, contents: number): void {
  const old = position.lands[land] as number;
  exchange(sums, net.lands[view === 0 ? 0 : 1], land * CONTENTS + old, land * CONTENTS + contents);
  position.lands[land] = contents;
}

/** Puts coins of a value into a bank, or takes them out. */
export function addCoins({ net, position, view, sums }: Reckoner, seat: number, value: number, change: number): void {
  const side = seat === view ? 0 : 1;
  const old = position.banks[seat * 3 + value] as number;
  const slot = (side * 3 + value) * COUNTS;
  const total = totalIn(position, seat);
  exchange(sums, net.counts, slot + old, slot + old + change);
  exchange(sums, net.totals, side * TOTALS + total, side * TOTALS + total + change);
  position.banks[seat * 3 + value] = old + change;
}

/** Units of the first layer above zero: their values, and where their weights of the second layer begin. */
const FIRST = new Float64Array(WIDTH);
const ROWS = new Int32Array(WIDTH);
const SECOND = PARTS[0] + PARTS[1];

/** 0 own lead, 1 the other's, 2 neither. */
function caseOf(lead: number): number {
  return lead > 0 ? 0 : lead < 0 ? 1 : 2;
}

/** How many lands are empty (below `EMPTIES`), and `EMPTIES` times the row of `leads` without the whole: one number, as it is asked for so often. */
const EMPTIES = 16;
function survey({ position, view }: Reckoner): number {
  let empty = 0;
  let land = 0;
  let cases = 0;
  for (let kingdom = 0; kingdom < KINGDOMS.length; kingdom++) {
    let lead = 0;
    for (; KINGDOM_OF[land] === kingdom; land++) {
      const owner = TOP_OWNER[position.lands[land] as number] as number;
      if (owner === 0) empty += 1;
      else lead += owner - 1 === view ? 1 : -1;
    }
    cases = cases * 3 + caseOf(lead);
  }
  return cases * EMPTIES + empty;
}

/** The units of the first layer that are above zero, and what they say; tells how many there are. */
function firstLayer(reckoned: Reckoner): number {
  const { net, position, view, sums } = reckoned;
  const { weights, leads } = net;
  const seen = survey(reckoned);
  const empty = (164 + (seen % EMPTIES)) * WIDTH;
  const margin = (view === 0 ? 1 : -1) * marginOf(position);
  const lead = (caseOf(margin) * (CASES / 3) + Math.floor(seen / EMPTIES)) * WIDTH;
  const far = margin * 0.15;
  const row = 187 * WIDTH;
  let count = 0;
  for (let unit = 0; unit < WIDTH; unit++) {
    const fixed = (weights[empty + unit] as number) + (leads[lead + unit] as number);
    const total = (sums[unit] as number) + fixed + far * (weights[row + unit] as number);
    if (total <= 0) continue;
    FIRST[count] = total;
    ROWS[count] = SECOND + unit * DEPTH;
    count += 1;
  }
  return count;
}

/** The value of the position as it stands now. */
export function reckon(reckoned: Reckoner): number {
  const { weights } = reckoned.net;
  const count = firstLayer(reckoned);
  const bias = SECOND + PARTS[2];
  const last = bias + PARTS[3];
  let total = weights[last + DEPTH] as number;
  // Four units at a time stay in registers: this loop is most of what a computer's turn costs.
  for (let unit = 0; unit < DEPTH; unit += 4) {
    let a = weights[bias + unit] as number;
    let b = weights[bias + unit + 1] as number;
    let c = weights[bias + unit + 2] as number;
    let d = weights[bias + unit + 3] as number;
    for (let from = 0; from < count; from++) {
      const value = FIRST[from] as number;
      const row = (ROWS[from] as number) + unit;
      a += value * (weights[row] as number);
      b += value * (weights[row + 1] as number);
      c += value * (weights[row + 2] as number);
      d += value * (weights[row + 3] as number);
    }
    if (a > 0) total += a * (weights[last + unit] as number);
    if (b > 0) total += b * (weights[last + unit + 1] as number);
    if (c > 0) total += c * (weights[last + unit + 2] as number);
    if (d > 0) total += d * (weights[last + unit + 3] as number);
  }
  return Math.tanh(total);
}

export function netValue(net: Net, position: Position, mover: number): number {
  return reckon(reckoner(net, position, mover));
}
