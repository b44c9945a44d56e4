/** Where a part of measured figures lies below: 0.5 is the median, 1 the greatest. */

/** `list`: any order, `part`: 0–1. NaN for an empty list. */
export function quantile(list, part) {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
