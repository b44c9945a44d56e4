/** A fixed piece of arithmetic: what a machine is worth, so that figures of two machines can be put beside each other. */

/** CPU milliseconds of this process that a piece of work took. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** CPU milliseconds of fifty million multiply-and-xor steps: the median of five runs. */
export function referenceMs(): number {
  const runs = Array.from({ length: 5 }, () => cpuMs(() => churn(50_000_000)));
  return runs.sort((a, b) => a - b)[2] ?? Number.NaN;
}

function churn(steps: number): number {
  let word = 1;
  for (let step = 0; step < steps; step++) word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + step;
  return word;
}
