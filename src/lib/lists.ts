/** Small pure helpers on lists. */

/** 0, 1, … count − 1. */
export function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The list with the entry at `index` replaced. */
export function withAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = [...list];
  copy[index] = value;
  return copy;
}

/** The entry at `index`; throws a RangeError where there is none, so that a slip shows at once. */
export function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return list[index] as T;
}

export function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}
