/** Packs the weights of a network into the text of `src/games/koin/net-weights.ts`: digits of `ALPHABET`, each place a string of its own. */
import { ALPHABET, COUNT, PARTS, RUN } from '../../src/games/koin/net.ts';

/** Quarters of a power of two that are not below the largest weight of a run. */
function quartersOf(run: Float32Array): number {
  const most = run.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 2 ** -16);
  // A hair is forgiven: a weight that was unpacked may stand a rounding above its own scale.
  return Math.ceil(4 * Math.log2(most) - 1e-6);
}

function digitsOf(weight: number, scale: number, places: number): readonly number[] {
  const base = ALPHABET.length;
  const half = (base ** places - 1) / 2;
  const whole = Math.min(base ** places - 1, Math.max(0, Math.round((weight / scale) * half + half)));
  return Array.from({ length: places }, (_, place) => Math.floor(whole / base ** (places - 1 - place)) % base);
}

export function packed(weights: Float32Array): string {
  const planes: readonly string[][] = [[], [], [], []];
  const scales: string[] = [];
  for (let start = 0; start < COUNT; start += RUN) {
    const run = weights.subarray(start, Math.min(COUNT, start + RUN));
    const quarters = quartersOf(run);
    scales.push(ALPHABET.charAt(quarters + 64));
    for (const weight of run) {
      for (const [place, digit] of digitsOf(weight, 2 ** (quarters / 4), start >= PARTS[0] ? 4 : 3).entries()) {
        planes[place]?.push(ALPHABET.charAt(digit));
      }
    }
  }
  const [high, middle, low, lowest] = planes.map((plane) => plane.join(''));
  return [
    '/** The weights of the network, packed by `test/train/pack.ts`: made by `npm run train -- koin`, not by hand. */',
    `export const SCALES =\n  '${scales.join('')}';`,
    `export const HIGH =\n  '${high}';`,
    `export const MIDDLE =\n  '${middle}';`,
    `export const LOW =\n  '${low}';`,
    `export const LOWEST =\n  '${lowest}';`,
    '',
  ].join('\n');
}
