/**
 * Catch the Moon's computer player without gravity: it rolls, and places by geometry alone.
 * With gravity at hand (`nature.think`) it tries its spots first; this is what is left where the engine is missing.
 */
import type { Computer, Question } from '../../contract/computer.ts';
import type { Random } from '../../lib/random.ts';
import { shapeOf, STARTERS } from './ladders.ts';
import { pathTo } from './physics/path.ts';
import { sampleSpot, siteOf, standAt } from './physics/poses.ts';
import { sampleMove, sampleTrace } from './sample.ts';
import { drawnPose, poseOf } from './poses.ts';
import type { MoonMove, MoonShape, MoonState } from './state.ts';
import { writeTrace } from './trace.ts';

const TRIES = 200;

function place(state: MoonState, random: Random): MoonMove {
  const stands = [
    ...STARTERS.map((one) => standAt(one.id, one.pose)),
    ...state.pile.map((one) => standAt(one[0], poseOf(one))),
  ];
  const spot = sampleSpot(siteOf(stands), shapeOf(state.ladder ?? 0), state.face ?? 'one', random, TRIES);
  if (spot === null) return { type: 'place', trace: sampleTrace(state, random), held: 30 };
  const samples = pathTo(drawnPose(state.height), spot);
  return { type: 'place', trace: writeTrace(samples), held: samples.length };
}

function choose({ observation, random }: Question<MoonShape>): MoonMove {
  return observation.phase === 'place' ? place(observation, random) : sampleMove(observation, random);
}

export const computer: Computer<MoonShape> = {
  choose,
  reason({ observation }) {
    return { key: observation.phase === 'place' ? `reason.${observation.face ?? 'one'}` : 'reason.roll' };
  },
  yardsticks: { blind: ({ observation, random }) => sampleMove(observation, random) },
};
