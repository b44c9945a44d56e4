/** Every combination of house rules and seats, in an order that leaps so that any stretch of it is spread over all of them. */
import type { Options } from '../../../src/games/maumau/shape.ts';

const TOGGLES: { readonly [key in keyof Options]?: readonly Options[key][] } = {
  starter: ['plain', 'active', 'redraw'],
  mau: ['call', 'auto', 'off'],
  nine: ['again', 'none'],
  jackOnJack: [true, false],
  stack: [true, false],
  draw: ['one', 'until'],
  afterDraw: ['play', 'end'],
  mustPlay: [false, true],
  aceSkips: [false, true],
  lastJack: [true, false],
  jackDouble: [false, true],
  lastSeven: [false, true],
};
export const COMBINATIONS = 3 * Object.values(TOGGLES).reduce((all, values) => all * values.length, 1);

/** Prime to the number of combinations. */
const LEAP = 10_007;

export interface Combination {
  readonly seats: number;
  readonly toggles: Partial<Options>;
}

export function combination(index: number): Combination {
  let rest = (index * LEAP) % COMBINATIONS;
  const seats = 2 + (rest % 3);
  rest = Math.floor(rest / 3);
  const chosen: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(TOGGLES)) {
    chosen[key] = values[rest % values.length];
    rest = Math.floor(rest / values.length);
  }
  return { seats, toggles: chosen as Partial<Options> };
}
