/**
 * The path of a hand as text: whole units, changes only, sixty samples a second.
 * It is a move, so it may come from a damaged save: `readTrace` answers null for anything out of form or range.
 */

/** Two steps of the simulation. */
export const SAMPLES_A_SECOND = 60;
/** Whole units in one unit of length, and in one part of a unit quaternion. */
export const GRAIN = 10_000;
/** Whole units in one part of gravity's direction. */
export const GRAVITY_GRAIN = 1024;

/** x y z of the wanted place, x y z w of the wanted turn, and the two flat parts of gravity's direction. */
export const FIELDS = 9;
/** Ten minutes of moving. */
export const MOST_SAMPLES = 36_000;

const MOST_LENGTH = 600_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FLAT_REACH = 30_000;
const LOW = -6_000;
const HIGH = 90_000;
/** A little over sin 8°: more than any tilt gives. */
const GRAVITY_REACH = 150;

/** One sample: `FIELDS` whole numbers. */
export type Sample = readonly number[];

function inRange(sample: Sample): boolean {
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 0, gx = 0, gz = 0] = sample;
  if (Math.abs(x) > FLAT_REACH || Math.abs(z) > FLAT_REACH || y < LOW || y > HIGH) return false;
  const size = (qx * qx + qy * qy + qz * qz + qw * qw) / (GRAIN * GRAIN);
  if (size < 0.98 || size > 1.02) return false;
  return gx * gx + gz * gz <= GRAVITY_REACH * GRAVITY_REACH;
}

function writeNumber(value: number): string {
  let rest = value;
  let text = '';
  do {
    const digit = rest % 32;
    rest = Math.floor(rest / 32);
    text += ALPHABET[rest > 0 ? digit + 32 : digit];
  } while (rest > 0);
  return text;
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Collects samples as they happen. Out of range is refused with false: the caller keeps the last good one. */
export interface TraceWriter {
  add(sample: Sample): boolean;
  readonly count: () => number;
  text(): string;
}

export function traceWriter(): TraceWriter {
  let last: Sample = new Array<number>(FIELDS).fill(0);
  let still = 0;
  let count = 0;
  const parts: string[] = [];
  const flush = (): void => {
    if (still > 0) parts.push(writeNumber(still * 2));
    still = 0;
  };
  return {
    add(sample) {
      if (count >= MOST_SAMPLES || sample.length !== FIELDS || !sample.every(Number.isSafeInteger) || !inRange(sample))
        return false;
      let mask = 0;
      let deltas = '';
      for (let field = 0; field < FIELDS; field++) {
        const change = (sample[field] ?? 0) - (last[field] ?? 0);
        if (change === 0) continue;
        mask |= 1 << field;
        deltas += writeNumber(zigzag(change));
      }
      if (mask === 0) still++;
      else {
        flush();
        parts.push(writeNumber(mask * 2 + 1) + deltas);
      }
      last = [...sample];
      count++;
      return true;
    },
    count: () => count,
    text() {
      flush();
      return parts.join('');
    },
  };
}

/** The whole trace as text. Throws a RangeError where a sample is out of range: made traces must be right. */
export function writeTrace(samples: readonly Sample[]): string {
  const writer = traceWriter();
  for (const sample of samples) if (!writer.add(sample)) throw new RangeError('sample out of range');
  return writer.text();
}

const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Reads numbers one after the other; null at the end or on a wrong letter. */
function numberReader(text: string): { next(): number | null; done(): boolean } {
  let at = 0;
  return {
    next() {
      let value = 0;
      let scale = 1;
      for (let digits = 0; digits < 6; digits++) {
        const digit = VALUES.get(text[at] ?? '');
        if (digit === undefined) return null;
        at++;
        value += (digit % 32) * scale;
        if (digit < 32) return value;
        scale *= 32;
      }
      return null;
    },
    done: () => at >= text.length,
  };
}

/** The samples, `FIELDS` numbers each in one list, or null if this is no trace. Never throws. */
export function readTrace(text: unknown): Int32Array | null {
  if (typeof text !== 'string' || text.length === 0 || text.length > MOST_LENGTH) return null;
  const reader = numberReader(text);
  const samples: number[] = [];
  const last = new Array<number>(FIELDS).fill(0);
  while (!reader.done()) {
    const head = reader.next();
    if (head === null) return null;
    const run = head % 2 === 0 ? head / 2 : 1;
    if (run < 1 || samples.length / FIELDS + run > MOST_SAMPLES) return null;
    if (head % 2 === 1 && !readChange((head - 1) / 2, reader, last)) return null;
    if (!inRange(last)) return null;
    for (let again = 0; again < run; again++) samples.push(...last);
  }
  return Int32Array.from(samples);
}

function readChange(mask: number, reader: { next(): number | null }, last: number[]): boolean {
  if (mask < 1 || mask >= 1 << FIELDS) return false;
  for (let field = 0; field < FIELDS; field++) {
    if ((mask & (1 << field)) === 0) continue;
    const change = reader.next();
    if (change === null) return false;
    last[field] = (last[field] ?? 0) + unzigzag(change);
  }
  return true;
}
