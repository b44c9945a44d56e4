/**
 * The computer's choice: sample spots, drop the ladder on a frozen copy of the pile, and try the best with everything awake, through the
 * same hand that people have. Work is counted in spots, never in time.
 */
import type { Question } from '../../../contract/computer.ts';
import type { Level } from '../../../contract/player.ts';
import type { Random } from '../../../lib/random.ts';
import { type LadderShape, type Pose, shapeOf } from '../ladders.ts';
import { drawnPose } from '../poses.ts';
import type { Face, MoonMove, MoonShape, MoonState } from '../state.ts';
import { type Sample, writeTrace } from '../trace.ts';
import { missOf } from '../turn-end.ts';
import { BODY_NUMBERS, type Engine, type EngineWorld } from './engine.ts';
import { apart, gap, hasFallen, HIGHER, placeRods, type Rods, rodsOf, topOf, TOUCH } from './judge.ts';
import { pathTo } from './path.ts';
import { nudged, sampleSpot, type Site, siteOf, type Spot, spotAt, standAt } from './poses.ts';
import { openPile } from './pile.ts';
import { openTurn, playTrace } from './simulation.ts';

/** Spots looked at, whole turns tried, and how much the hand trembles (units; twice as much in radians). */
export interface Effort {
  readonly spots: number;
  readonly trials: number;
  readonly tremble: number;
}

export const EFFORTS: { readonly [level in Level]: Effort } = {
  santai: { spots: 15, trials: 1, tremble: 0.02 },
  seru: { spots: 60, trials: 3, tremble: 0.006 },
  jago: { spots: 200, trials: 5, tremble: 0 },
};

/** Coarse steps of the short run, and of calm in it. */
const SCREEN = 96;
const SCREEN_CALM = 15;
const LOOK_EVERY = 3;
/** A ladder that drops further than this from where it was laid has slipped off. */
const SLIP = 0.4;
const TRIES = 30;
const ELITE = 8;

interface Screened {
  readonly spot: Spot;
  /** The greater the better; 3 and more: it holds and counts on the frozen pile. */
  readonly worth: number;
}

interface Screen {
  try(spot: Spot): Screened;
  free(): void;
}

/** The pile as fixed bodies: one ladder moves, so a step costs little. */
function createScreen(engine: Engine, site: Site, shape: LadderShape, state: MoonState): Screen {
  const world = engine.world('coarse');
  for (const stand of site.stands) world.add(shapeOf(stand.ladder), stand.pose, true);
  const numbers = new Float64Array(BODY_NUMBERS);
  const rods = rodsOf(shape);
  return {
    try(spot) {
      const body = world.add(shape, spot.pose, false);
      const lasted = drop(world, body, spot, shape, numbers, rods);
      world.remove(body);
      if (lasted < SCREEN) return { spot, worth: lasted / SCREEN };
      const touches = site.stands.filter((one) => !apart(rods, one.rods, TOUCH) && gap(rods, one.rods) <= TOUCH);
      const settle = {
        held: false,
        fell: [],
        touches: touches.map((one) => one.ladder),
        tallest: topOf(rods) > site.top + HIGHER,
      };
      const counts = missOf(state.face ?? 'one', settle) === null;
      return { spot, worth: counts ? 3 : 0.9 };
    },
    free: () => world.free(),
  };
}

/** Steps until it slipped off, or `SCREEN` once it lies still. */
function drop(world: EngineWorld, body: number, spot: Spot, shape: LadderShape, out: Float64Array, rods: Rods): number {
  let calm = 0;
  for (let step = 1; step <= SCREEN; step++) {
    world.step();
    if (step % LOOK_EVERY !== 0) continue;
    world.read(body, out, 0);
    const [x = 0, y = 0, z = 0] = out;
    if (y < spot.pose.p[1] - SLIP) return step;
    placeRods(shape, out, 0, rods);
    if (hasFallen(rods, x, y, z)) return step;
    const [, , , , , , , vx = 0, vy = 0, vz = 0, wx = 0, wy = 0, wz = 0] = out;
    const slow = vx * vx + vy * vy + vz * vz < 4e-4 && wx * wx + wy * wy + wz * wz < 3.6e-3;
    calm = slow ? calm + LOOK_EVERY : 0;
    if (calm >= SCREEN_CALM) return SCREEN;
  }
  return SCREEN;
}

function placing(samples: readonly Sample[]): MoonMove & { readonly type: 'place' } {
  return { type: 'place', trace: writeTrace(samples), held: samples.length };
}

/** Samples after which a pile that still moves is not waited for: such a spot is no good one. */
const RESTLESS = 270;

/** A turn with this trace: true if it counts and nothing fell. What fails is not played to its end. */
function holds(engine: Engine, state: MoonState, memory: Uint8Array | null, samples: readonly Sample[]): boolean {
  const move = placing(samples);
  const turn = openTurn(engine, state, memory);
  let settling = 0;
  playTrace(turn, move.trace, move.held, () => {
    if (turn.stage() === 'settling') settling++;
    return turn.exits().length > 0 || settling > RESTLESS;
  });
  const good = turn.stage() === 'done' && missOf(state.face ?? 'one', turn.settle()) === null;
  turn.free();
  return good;
}

interface Found {
  readonly spot: Spot;
  readonly sure: boolean;
}

/** A new spot, or (more often, once there are some) one near the best so far. */
function nextSpot(site: Site, shape: LadderShape, face: Face, elite: readonly Screened[], random: Random): Spot | null {
  const from = elite.length > 2 && random.unit() < 0.55 ? elite[random.int(Math.min(5, elite.length))] : undefined;
  if (from === undefined) return sampleSpot(site, shape, face, random, TRIES);
  return spotAt(site, shape, face, nudged(from.spot.pose, 0.05, 0.22, random));
}

/** The first spot that holds with everything awake; else the best of the frozen pile; null if nothing could be reached. */
function findSpot(
  engine: Engine,
  state: MoonState,
  memory: Uint8Array | null,
  site: Site,
  effort: Effort,
  random: Random,
): Found | null {
  const shape = shapeOf(state.ladder ?? 0);
  const face = state.face ?? 'one';
  const screen = createScreen(engine, site, shape, state);
  const elite: Screened[] = [];
  let trials = 0;
  let found: Found | null = null;
  for (let tried = 0; tried < effort.spots && found === null; tried++) {
    const spot = nextSpot(site, shape, face, elite, random);
    if (spot === null) continue;
    const screened = screen.try(spot);
    elite.push(screened);
    elite.sort((a, b) => b.worth - a.worth);
    elite.length = Math.min(elite.length, ELITE);
    if (screened.worth < 3) continue;
    if (trials >= effort.trials) break;
    trials++;
    if (holds(engine, state, memory, pathTo(drawnPose(state.height), spot))) found = { spot, sure: true };
    else elite.splice(elite.indexOf(screened), 1);
  }
  screen.free();
  const best = elite[0];
  return found ?? (best === undefined ? null : { spot: best.spot, sure: false });
}

/** Spots that a person who asks for one is worth: quick enough for the page. */
const LIKELY = 24;

/** A spot that holds on the frozen pile, else the best that was looked at, else null. It is not tried with everything awake. */
export function likelySpot(engine: Engine, state: MoonState, site: Site, random: Random): Spot | null {
  const shape = shapeOf(state.ladder ?? 0);
  const screen = createScreen(engine, site, shape, state);
  let best: Screened | null = null;
  for (let tried = 0; tried < LIKELY && (best?.worth ?? 0) < 3; tried++) {
    const spot = sampleSpot(site, shape, state.face ?? 'one', random, TRIES);
    const screened = spot === null ? null : screen.try(spot);
    if (screened !== null && screened.worth > (best?.worth ?? -1)) best = screened;
  }
  screen.free();
  return best?.spot ?? null;
}

/** Straight up above the pile: what is left to a computer that found no spot. */
function giveUp(state: MoonState): Spot {
  const drawn = drawnPose(state.height);
  const pose: Pose = { p: [0, drawn.p[1] - 0.1, 0], q: drawn.q };
  return { pose, way: [0, 1, 0], distance: 0.1 };
}

/** A computer's placing, with the effort of its level. */
export function think(engine: Engine, question: Question<MoonShape>, memory: Uint8Array | null): MoonMove {
  return thinkWith(engine, question, memory, EFFORTS[question.level]);
}

export function thinkWith(
  engine: Engine,
  { observation: state, random }: Pick<Question<MoonShape>, 'observation' | 'random'>,
  memory: Uint8Array | null,
  effort: Effort,
): MoonMove {
  const { pile } = openPile(engine, state, memory);
  const stands = [...pile.bodies.values()].map(({ ladder, numbers }) => {
    const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = numbers;
    return standAt(ladder, { p: [x, y, z], q: [qx, qy, qz, qw] });
  });
  pile.world.free();
  const site = siteOf(stands);
  const found = findSpot(engine, state, memory, site, effort, random);
  const spot = found?.spot ?? giveUp(state);
  const shaken = effort.tremble > 0 ? nudged(spot.pose, effort.tremble, 2 * effort.tremble, random) : spot.pose;
  return placing(pathTo(drawnPose(state.height), { ...spot, pose: shaken }));
}
