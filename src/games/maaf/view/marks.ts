/** The lights of a question: what can be picked, where it may go, the chosen way and who would be bumped. Made anew whenever the choice changes. */
import { Container, Graphics } from 'pixi.js';
import type { ViewHost } from '../../../stage/board-view.ts';
import { INK, WHITE } from '../../../stage/colours.ts';
import {
  bumpBadge,
  drawPath,
  pickRing,
  type Spot,
  swapBadge,
  type TargetMark,
  targetMark,
  victimRing,
} from '../../../stage/rings.ts';
import { TIME } from '../../../stage/timing.ts';
import { loop, tween } from '../../../stage/tween.ts';
import { CARD } from '../../../stage/card.ts';
import { exitOf } from '../board.ts';
import type { Observation, Pawn, Square } from '../shape.ts';
import type { Lit, Narrowed } from './selection.ts';
import { type Consequences, consequences, sideOfPawn } from './consequences.ts';
import { DECK } from './centre.ts';
import type { Pawns } from './pawns.ts';
import { PAWN_RADIUS, SIDE_COLOURS, spotOf, squaresOn } from './places.ts';

/** How many times pieces breathe before they wait in stillness. */
const BREATHS = 8;
const LIFT = 5;

export interface Marks {
  /** Under the pawns. */
  readonly below: Container;
  /** Over the pawns. */
  readonly above: Container;
  /** In the turned middle: the light of the pile. */
  readonly deck: Container;
  light(narrowed: Narrowed, observation: Observation): void;
  /** Shows what a move would do without anything to touch. */
  foretell(what: Consequences, observation: Observation): void;
  lightDeck(): void;
  clear(): void;
}

/** The square that a goal stands for. */
export function goalSquare(lit: Lit, observation: Observation): Square {
  const side = sideOfPawn(observation, lit.pawn);
  if (lit.steps === null) return exitOf(side);
  return squaresOn(side, observation.pawns[lit.pawn] ?? 0, lit.steps).at(-1) ?? 0;
}

export function litSpot(lit: Lit, observation: Observation): Spot {
  const square = lit.kind === 'goal' ? goalSquare(lit, observation) : (observation.pawns[lit.pawn] ?? 0);
  return spotOf(sideOfPawn(observation, lit.pawn), square, lit.pawn);
}

function at<T extends Container>(thing: T, spot: Spot): T {
  thing.position.set(spot.x, spot.y);
  return thing;
}

export function createMarks(host: ViewHost, pawns: Pawns, scale: () => number): Marks {
  const below = new Container({ label: 'marks below' });
  const above = new Container({ label: 'marks above' });
  const deck = new Container({ label: 'deck light' });
  let stops: (() => void)[] = [];
  let lifted: readonly Pawn[] = [];
  let path = '';

  const standsOn = (observation: Observation, square: Square, not: Pawn): Pawn | null => {
    if (square < 0 || square >= 60) return null;
    const found = observation.pawns.findIndex((one, pawn) => one === square && pawn !== not);
    return found < 0 ? null : found;
  };
  const lower = () => {
    for (const pawn of lifted) pawns.token(pawn)?.lift(0);
    lifted = [];
  };
  const clear = () => {
    for (const stop of stops) stop();
    stops = [];
    lower();
    for (const layer of [below, above, deck]) {
      for (const child of layer.removeChildren()) child.destroy({ children: true });
    }
  };
  const turn = (marks: readonly TargetMark[]) => {
    if (host.settings().motionReduced || marks.length === 0) return;
    const draw = (phase: number) => {
      for (const { dash } of marks) dash.rotation = phase * 0.6;
    };
    stops.push(loop(host.clock, TIME.legalPulse * 2, BREATHS / 2, draw));
  };
  const meet = (pawn: Pawn, badge: Graphics): TargetMark => {
    const spot = pawns.spot(pawn);
    const ring = victimRing(PAWN_RADIUS);
    above.addChild(at(ring.root, { x: spot.x, y: spot.y - 3 }), at(badge, { x: spot.x + 26, y: spot.y - 40 }));
    return ring;
  };
  const breathe = (lift: readonly Pawn[]) => {
    lifted = lift;
    for (const pawn of lift) pawns.token(pawn)?.lift(LIFT);
    if (host.settings().motionReduced || lift.length === 0) return;
    const draw = (phase: number) => {
      const height = LIFT + 3 * Math.sin(phase * 2 * Math.PI);
      for (const pawn of lift) pawns.token(pawn)?.lift(height);
    };
    stops.push(loop(host.clock, TIME.legalPulse, BREATHS, draw));
  };
  const ways = (what: Consequences, animated: boolean) => {
    for (const way of what.ways) {
      const line = new Graphics({ label: 'way' });
      below.addChildAt(line, 0);
      if (animated) void tween(host.clock, TIME.pathDots, (part) => !line.destroyed && drawPath(line, way.spots, part));
      else drawPath(line, way.spots, 1);
    }
  };
  const foretell = (what: Consequences, observation: Observation) => {
    clear();
    ways(what, false);
    for (const { pawn, lands } of what.ways) {
      const side = sideOfPawn(observation, pawn);
      const mark = targetMark(SIDE_COLOURS[side as 0 | 1 | 2 | 3], '', scale());
      below.addChild(at(mark.root, spotOf(side, lands, pawn)));
      below.addChild(at(pickRing(PAWN_RADIUS), pawns.spot(pawn)));
    }
    for (const { pawn } of what.bumped) meet(pawn, bumpBadge());
    if (what.swapped !== null) meet(what.swapped, swapBadge());
  };
  const light = (narrowed: Narrowed, observation: Observation) => {
    clear();
    const turning: TargetMark[] = [];
    const met = new Set<Pawn>();
    for (const lit of narrowed.lit) {
      const spot = litSpot(lit, observation);
      if (lit.kind === 'pawn') below.addChild(at(pickRing(PAWN_RADIUS), spot));
      if (lit.kind === 'other') {
        met.add(lit.pawn);
        turning.push(meet(lit.pawn, narrowed.selection.mode === 'swap' ? swapBadge() : bumpBadge()));
      }
      if (lit.kind !== 'goal') continue;
      const colour = SIDE_COLOURS[sideOfPawn(observation, lit.pawn) as 0 | 1 | 2 | 3];
      const victim = standsOn(observation, goalSquare(lit, observation), lit.pawn);
      const mark = targetMark(colour, lit.steps === null ? '' : String(Math.abs(lit.steps)), scale());
      below.addChild(at(mark.root, spot));
      turning.push(mark);
      if (victim === null || met.has(victim) || narrowed.selection.mode === 'split') continue;
      met.add(victim);
      turning.push(meet(victim, bumpBadge()));
    }
    const chosen = narrowed.move ?? partial(narrowed);
    const what = chosen ? consequences(chosen, observation) : null;
    if (what) {
      const now = JSON.stringify(chosen);
      ways(what, now !== path && !host.settings().motionReduced);
      path = now;
      for (const { pawn } of what.bumped) if (!met.has(pawn)) turning.push(meet(pawn, bumpBadge()));
    }
    turn(turning);
    breathe(narrowed.selection.pawn === null ? (what?.ways.map(({ pawn }) => pawn) ?? []) : [narrowed.selection.pawn]);
  };
  const lightDeck = () => {
    clear();
    const ring = new Graphics();
    const [width, height] = [CARD.width + 44, CARD.height + 44];
    ring.roundRect(-width / 2, -height / 2, width, height, 34).fill({ color: WHITE, alpha: 0.95 });
    ring.roundRect(-width / 2, -height / 2, width, height, 34).stroke({ color: INK, width: 3.5 });
    deck.addChild(at(ring, { x: DECK.x + 1, y: DECK.y + 4 }));
    if (host.settings().motionReduced) return;
    const draw = (phase: number) => ring.scale.set(1 + 0.025 * Math.sin(phase * 2 * Math.PI));
    stops.push(loop(host.clock, TIME.legalPulse, BREATHS, draw));
  };
  return { below, above, deck, light, foretell, lightDeck, clear };
}

/** The decided parts of a seven as if they were the whole move. */
function partial({ parts }: Narrowed): { type: 'split'; card: 7; parts: Narrowed['parts'] } | null {
  return parts.length > 0 ? { type: 'split', card: 7, parts } : null;
}
