/** How things move on the board, one event after another. Every movement ends where the next scene draws the piece: the scene is shown once more anyway. */
import { Graphics } from 'pixi.js';
import { GOLD_LIGHT, INK, SEAT_COLOURS } from '../../../stage/colours.ts';
import { EASE, hop } from '../../../stage/ease.ts';
import type { Spot } from '../../../stage/rings.ts';
import { TIME } from '../../../stage/timing.ts';
import { pause } from '../../../stage/tween.ts';
import { NEST } from '../board.ts';
import type { Event, Observation, Pawn, Square } from '../shape.ts';
import { moveCards } from './card-motion.ts';
import { sideOfPawn, wayOf } from './consequences.ts';
import { face } from './face.ts';
import { homeOf, nestOf, SIDE_COLOURS, spotOf } from './places.ts';
import { between, type MotionParts, type Run, runOf } from './run.ts';

const HOP = 14;
const ARC = 110;
const SLIDE_LIFT = 2;

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Plays the events; resolves when the last piece lies still. */
export async function playEvents(
  parts: MotionParts,
  events: readonly Event[],
  observation: Observation,
  signal: AbortSignal,
): Promise<void> {
  const run = runOf(parts, observation, signal);
  const flights: Promise<void>[] = [];
  const done = new Set<Event>();
  for (const [index, event] of events.entries()) {
    if (done.has(event)) continue;
    if (event.type === 'slid') {
      const victims = victimsOf(event, events.slice(index + 1));
      for (const victim of victims) done.add(victim);
      flights.push(...(await slide(run, event, victims)));
    } else if (event.type === 'bumped') {
      await pause(parts.host.clock, run.ms(TIME.bumpHold), signal);
      flights.push(flyHome(run, event));
    } else await movePawn(run, event);
  }
  await Promise.all(flights);
}

async function movePawn(run: Run, event: Event): Promise<void> {
  switch (event.type) {
    case 'left':
      run.cue('start');
      return arc(run, event.pawn, pawnSpot(run, event.pawn, event.to), TIME.homeHop);
    case 'stepped':
      return walk(run, event);
    case 'replaced':
      run.cue('start');
      return arc(run, event.pawn, pawnSpot(run, event.pawn, event.to), TIME.bumpFly);
    case 'swapped':
      return swap(run, event);
    case 'homed':
      return arrive(run, event.pawn);
    default:
      return moveCards(run, event);
  }
}

function pawnSpot({ observation }: Run, pawn: Pawn, square: Square): Spot {
  return spotOf(sideOfPawn(observation, pawn), square, pawn);
}

/** The one movement that reduced motion keeps: out here, in there. */
async function fade(run: Run, pawn: Pawn, to: Spot): Promise<void> {
  const root = run.pawns.token(pawn)?.root;
  if (!root) return;
  await run.move(TIME.reducedFade / 2, (way) => {
    root.alpha = 1 - way;
  });
  run.pawns.put(pawn, to, 0);
  await run.move(TIME.reducedFade / 2, (way) => {
    root.alpha = way;
  });
}

async function walk(run: Run, event: Of<'stepped'>): Promise<void> {
  const spots = wayOf(event, run.observation)?.spots ?? [];
  const last = spots.at(-1);
  if (!last) return;
  if (run.reduced) return fade(run, event.pawn, last);
  const each = Math.min(TIME.pawnStep, TIME.pawnStepMaxTotal / Math.max(1, spots.length - 1));
  for (const [index, from] of spots.entries()) {
    const to = spots[index + 1];
    if (!to) break;
    run.pawns.raise(event.pawn);
    await run.move(
      each,
      (way) => {
        run.pawns.put(event.pawn, between(from, to, way), HOP * hop(way));
        run.pawns.raise(event.pawn);
      },
      { ease: EASE.linear },
    );
    run.cue('step');
  }
  run.pawns.put(event.pawn, last, 0);
}

async function arc(run: Run, pawn: Pawn, to: Spot, ms: number): Promise<void> {
  if (run.reduced) return fade(run, pawn, to);
  const from = run.pawns.spot(pawn);
  const height = Math.min(ARC, 30 + Math.hypot(to.x - from.x, to.y - from.y) / 5);
  await run.move(
    ms,
    (way) => {
      run.pawns.put(pawn, between(from, to, way), height * hop(way));
      run.pawns.raise(pawn);
    },
    { ease: EASE.inOut },
  );
  run.pawns.put(pawn, to, 0);
}

/** The pawns that a slide sends home: told right after it, by the same pawn. */
function victimsOf(slid: Of<'slid'>, later: readonly Event[]): readonly Of<'bumped'>[] {
  const victims: Of<'bumped'>[] = [];
  for (const event of later) {
    if (event.type !== 'bumped' || event.by !== slid.pawn) break;
    victims.push(event);
  }
  return victims;
}

/** Slides along the sash; whoever is met on the way flies off as the pawn comes by. Answers the flights. */
async function slide(run: Run, event: Of<'slid'>, victims: readonly Of<'bumped'>[]): Promise<readonly Promise<void>[]> {
  const [from, to] = [pawnSpot(run, event.pawn, event.from), pawnSpot(run, event.pawn, event.to)];
  const length = event.to - event.from;
  const flights: Promise<void>[] = [];
  const waiting = [...victims].sort((one, other) => one.from - other.from);
  run.cue('slide');
  const meet = (way: number) => {
    for (let next = waiting[0]; next && next.from <= event.from + way * length + 0.3; next = waiting[0]) {
      waiting.shift();
      flights.push(flyHome(run, next));
    }
  };
  if (run.reduced) await fade(run, event.pawn, to);
  else {
    await run.move(
      TIME.slideStep * length,
      (way) => {
        run.pawns.put(event.pawn, between(from, to, way), SLIDE_LIFT * hop(way));
        run.pawns.raise(event.pawn);
        meet(way);
      },
      { ease: EASE.linear },
    );
  }
  run.pawns.put(event.pawn, to, 0);
  meet(1);
  return flights;
}

/** Squashed, then in an arc back to the Nest, which answers with a ring. */
async function flyHome(run: Run, { pawn, from }: Of<'bumped'>): Promise<void> {
  const one = run.pawns.token(pawn);
  run.cue('bump');
  if (run.reduced || !one) return fade(run, pawn, pawnSpot(run, pawn, NEST));
  sparks(run, pawnSpot(run, pawn, from));
  const startled = face(run, pawn, 'oh');
  await run.move(TIME.bumpHold, (way) => one.body.scale.set(1 + 0.08 * hop(way), 1 - 0.08 * hop(way)));
  one.body.scale.set(1);
  await Promise.all([startled, arc(run, pawn, pawnSpot(run, pawn, NEST), TIME.bumpFly)]);
  const side = sideOfPawn(run.observation, pawn);
  void ripple(run, nestOf(side), SEAT_COLOURS[SIDE_COLOURS[side as 0 | 1 | 2 | 3]].base);
}

async function swap(run: Run, event: Of<'swapped'>): Promise<void> {
  run.cue('swap');
  const [to, back] = [pawnSpot(run, event.pawn, event.to), pawnSpot(run, event.other, event.from)];
  await Promise.all([arc(run, event.pawn, to, TIME.swap), arc(run, event.other, back, TIME.swap)]);
}

/** A small hop of joy under a glowing roof. */
async function arrive(run: Run, pawn: Pawn): Promise<void> {
  run.cue('home');
  const spot = run.pawns.spot(pawn);
  void ripple(run, homeOf(sideOfPawn(run.observation, pawn)), GOLD_LIGHT);
  if (run.reduced) return;
  const hopped = run.move(TIME.homeHop, (way) => run.pawns.put(pawn, spot, 22 * hop(way)));
  await Promise.all([hopped, face(run, pawn, 'glad')]);
}

/** A ring that widens and fades. */
async function ripple(run: Run, spot: Spot, colour: string): Promise<void> {
  if (run.signal.aborted || run.reduced) return;
  const ring = new Graphics({ label: 'ripple' });
  ring.circle(0, 0, 70).stroke({ color: colour, width: 10 });
  ring.position.set(spot.x, spot.y);
  run.effects.addChild(ring);
  await run.move(TIME.turnChange, (way) => {
    if (ring.destroyed) return;
    ring.scale.set(1 + 0.25 * way);
    ring.alpha = 1 - way;
  });
  ring.destroy();
}

function sparks(run: Run, spot: Spot): void {
  if (run.signal.aborted) return;
  const lines = new Graphics({ label: 'sparks' });
  for (const angle of [-2.5, -1.9, 0.6, 1.2]) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    lines.moveTo(x * 38, y * 38).lineTo(x * 52, y * 52);
  }
  lines.stroke({ color: INK, width: 6, cap: 'round' });
  lines.position.set(spot.x, spot.y);
  run.effects.addChild(lines);
  void run
    .move(TIME.ui, (way) => {
      if (!lines.destroyed) lines.alpha = 1 - way;
    })
    .then(() => lines.destroy());
}
