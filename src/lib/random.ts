/** Seeded chance over pure-rand's xoroshiro128plus. The generator is mutable; its cursor can be written down and taken up again. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Four 32-bit words. */
export type Seed = readonly [number, number, number, number];

export interface Random {
  /** A fair whole number from 0 to `below` − 1. */
  int(below: number): number;
  /** A fair number from 0 (in) to 1 (out), 32 bits fine. */
  unit(): number;
  /** The cursor, for saving. */
  cursor(): Seed;
}

/** A generator at this cursor. A cursor of four zeros is moved on, as the generator would stay there for ever. */
export function randomAt(seed: Seed): Random {
  const words = seed.every((word) => word === 0) ? [1, 2, 3, 4] : seed.map((word) => word | 0);
  const generator = xoroshiro128plusFromState(words);
  return {
    int: (below) => uniformInt(generator, 0, below - 1),
    unit: () => (generator.next() >>> 0) / 0x1_0000_0000,
    cursor: () => [...generator.getState()] as unknown as Seed,
  };
}

/** A generator from a text ("matchId/12"): the same text, the same chance. */
export function randomFrom(text: string): Random {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  const generator = xoroshiro128plus(hash | 0);
  const words = [generator.next(), generator.next(), generator.next(), generator.next()];
  return randomAt(words as unknown as Seed);
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = random.int(last + 1);
    const kept = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = kept;
  }
  return copy;
}

/** One entry of a list that is not empty. */
export function pick<T>(list: readonly T[], random: Random): T {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[random.int(list.length)] as T;
}
