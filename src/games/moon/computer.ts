/**
 * Catch the Moon's computer player where gravity is not at hand: it rolls, and places by chance.
 * The player that people meet is `nature.think`, which tries its spots before it goes; the levels are there (`physics/search.ts`).
 */
import type { Computer } from '../../contract/computer.ts';
import { sampleMove } from './sample.ts';
import type { MoonShape } from './state.ts';

export const computer: Computer<MoonShape> = {
  choose: ({ observation, random }) => sampleMove(observation, random),
  reason({ observation }) {
    return { key: observation.phase === 'place' ? `reason.${observation.face ?? 'one'}` : 'reason.roll' };
  },
  yardsticks: { blind: ({ observation, random }) => sampleMove(observation, random) },
};
