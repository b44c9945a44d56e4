/**
 * A person places a ladder: fingers and buttons steer, gravity runs live, the picture follows. Ends with one offer.
 * Asked again for the same ladder (the room has changed) it goes on; a new question or `stop` begins afresh from what is kept.
 */
import type { NatureReply } from '../../../contract/nature.ts';
import type { ViewHost } from '../../../stage/board-view.ts';
import { randomFrom } from '../../../lib/random.ts';
import type { MoonMove, MoonShape, MoonState, Tilt } from '../state.ts';
import { type Engine, startEngine } from '../physics/engine.ts';
import type { Footage } from '../physics/footage.ts';
import { CLAMP } from '../physics/tilt.ts';
import { FIELDS, GRAIN, readTrace, type Sample } from '../trace.ts';
import { missOf } from '../turn-end.ts';
import type { Motion } from './hand/motion.ts';
import { magnet } from './hand/magnet.ts';
import { type LiveTurn, openLive, type Signs } from './hand/live.ts';
import { NUDGES } from './hand/nudges.ts';
import { axesOf } from './depth/camera.ts';
import { createSlowness } from './hand/slowness.ts';
import { suggestion } from './hand/suggestion.ts';
import { BAD, GOOD, NO_AIDS } from './scene/aids.ts';
import type { Picture } from './scene/picture.ts';
import { placeTray, restTray, type TrayId, waitTray } from './tray.ts';

export type Offer = (move: MoonMove, nature?: NatureReply<MoonShape>) => void;

export interface Placing {
  start(state: MoonState, offer: Offer): void;
  stop(): void;
  /** `part`: of the usual step, where it moves the hand. */
  press(id: TrayId, part?: number): boolean;
  /** The hand follows this trace until a person steers. */
  follow(trace: string): void;
  readonly live: () => LiveTurn | null;
  /** 0 coarse to 1 fine. */
  fine(value: number): void;
  readonly fineness: () => number;
  /** True where the rules leave the person one hand. */
  readonly oneHand: () => boolean;
  /** Something was steered: time runs again. */
  wake(): void;
  /** What was seen live last, so that it is not shown a second time. */
  readonly seen: () => Footage | null;
  /** True where the picture shows this very turn as gravity has it. */
  shows(state: MoonState): boolean;
}

const HELD_GLOW = 0xfbe9b7;
const TABLE = Math.PI / 4;
/** How far the feet of the first two ladders stand from the middle, in units: weight beyond them wants to fall. */
const FEET = 0.3;

export function createPlacing(host: ViewHost, picture: Picture, motion: Motion): Placing {
  let engine: Engine | null = null;
  let live: LiveTurn | null = null;
  let asked: { readonly state: MoonState; readonly offer: Offer } | null = null;
  let stopFrames: (() => void) | null = null;
  let before = 0;
  let fine = 0;
  let shownSigns = '';
  let touched = 0;
  let warned = false;
  let exits = 0;
  let seen: Footage | null = null;
  let turnShown = '';
  let tiltOff = false;
  const isSlow = createSlowness();

  const tilt = (): Tilt => {
    const set = host.settings().tilt;
    const wanted = set === 'off' ? (asked?.state.options.tilt ?? 'off') : set;
    if (wanted === 'off') return motion.state() === 'off' || tiltOff ? 'off' : 'calm';
    return tiltOff ? 'off' : wanted;
  };
  /** True while the device, or the breeze, leans the pile, or may do so in a moment. */
  const sways = (): boolean => tilt() !== 'off' && motion.state() !== 'off' && motion.state() !== 'denied';
  const magnetic = (state: MoonState): boolean => state.options.hands[state.seat] === 'little';

  function start(state: MoonState, offer: Offer): void {
    const same = live !== null && turnShown === turnOf(state);
    asked = { state, offer };
    if (same) {
      showTray(true);
      wake();
      return;
    }
    halt();
    if (engine !== null) {
      open(engine);
      return;
    }
    host.tray(waitTray(state, null));
    startEngine().then(
      (started) => {
        engine = started;
        if (asked?.state === state) open(started);
      },
      (fault: unknown) => {
        if (asked?.state === state) host.tray(waitTray(state, fault));
      },
    );
  }

  function open(started: Engine): void {
    if (asked === null) return;
    const memory = host.memory?.() ?? null;
    live = openLive(started, asked.state, memory);
    turnShown = turnOf(asked.state);
    seen = null;
    exits = 0;
    touched = 0;
    warned = false;
    motion.level();
    // Where motion is to be calm, the tower leans only for somebody who asks for it in the turn.
    if (host.settings().motionReduced && motion.state() === 'off') tiltOff = true;
    if (live.turn.lost.length > 0) host.toast({ key: 'toast.rebuilt' });
    showPile();
    showTray(true);
    wake();
  }

  function wake(): void {
    live?.wake();
    if (stopFrames !== null || live === null) return;
    before = host.clock.now();
    stopFrames = host.clock.onFrame(frame);
  }

  function halt(): void {
    stopFrames?.();
    stopFrames = null;
    live?.dispose();
    live = null;
    shownSigns = '';
  }

  function frame(now: number): void {
    if (live === null) return;
    const ms = Math.max(0, now - before);
    before = now;
    if (isSlow(ms) && !host.settings().simpleGraphics) host.toast({ key: 'toast.slow' });
    // The hand is as quick as the finger; what falls falls at the pace of the table.
    const pace = live.turn.stage() === 'held' ? 1 : host.settings().pace;
    const moved = live.advance(ms / pace, () => {
      if (live !== null && asked !== null && magnetic(asked.state) && live.turn.stage() === 'held') pullNear(live);
      return motion.gravity(tilt(), picture.yaw());
    });
    leave(live);
    const sinks = live.hurried() ? 0.25 : Math.min(0.05, ms / 1000) / pace;
    const falling = picture.falls.advance(sinks, picture.put);
    const turning = picture.advance(Math.min(0.1, ms / 1000));
    if (moved) showPile();
    if (moved || turning || falling) showSigns();
    const done = live.turn.stage() === 'done';
    const rests = !done && live.idle() && !turning && !falling && !sways();
    const over = done && !falling;
    picture.draw(!rests && !over);
    if (over) finish();
    if (!rests) return;
    stopFrames?.();
    stopFrames = null;
  }

  function pullNear(turn: LiveTurn): void {
    const body = turn.turn.held();
    if (body === null || turn.steer.following()) return;
    const away = magnet(body, turn.turn.pile.bodies.values(), picture.yaw());
    if (Math.abs(away) > 0.0005) turn.steer.push(away, picture.yaw());
  }

  /** Lets what has just left the pile sink away. */
  function leave(turn: LiveTurn): void {
    const left = turn.turn.exits();
    for (const exit of left.slice(exits)) {
      picture.falls.drop(exit, exit.pose);
      if (exit.fell) host.cue('fall');
    }
    exits = left.length;
  }

  function showPile(): void {
    if (live === null) return;
    let top = 0;
    for (const { ladder, numbers, rods } of live.turn.pile.bodies.values()) {
      const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = numbers;
      picture.put(ladder, [x, y, z], [qx, qy, qz, qw]);
      top = Math.max(top, rods.box[4] ?? 0);
    }
    picture.reach(top, false);
  }

  function isRight(state: MoonState, signs: Signs): boolean {
    const touches = Array.from({ length: signs.touching }, (_, index) => index);
    return missOf(state.face ?? 'one', { held: false, fell: [], touches, tallest: signs.tallest }) === null;
  }

  function showSigns(): void {
    if (live === null || asked === null) return;
    const { state } = asked;
    const stage = live.turn.stage();
    const signs = live.signs();
    const body = live.turn.held();
    const right = isRight(state, signs);
    picture.noGlow();
    if (body !== null) {
      if (stage === 'held') picture.glow(body.ladder, HELD_GLOW, 0.5);
      for (const one of signs.contacts) if (one.touching) picture.glow(one.ladder, right ? GOOD : BAD, 0.55);
    }
    const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = body?.numbers ?? [];
    const holding = body !== null && stage === 'held';
    picture.aids({
      ...NO_AIDS,
      held: holding ? { ladder: body.ladder, p: [x, y, z], q: [qx, qy, qz, qw], wanted: live.steer.pose().p } : null,
      contacts: signs.contacts,
      right,
      line: state.face === 'moon' && stage !== 'done' ? signs.top : null,
      tallest: signs.tallest,
      taut: signs.taut,
      calm: stage === 'settling' || stage === 'clearing' ? live.turn.calm() : null,
      lean: stage === 'done' ? null : leanOf(signs),
    });
    showTools(holding ? [x, y, z] : null);
    picture.lens(holding && signs.nearest !== null && signs.nearest.gap < 0.35 ? signs.nearest.point : null);
    hear(signs, holding);
    showTray(false, signs);
  }

  /** What the level shows: how the device leans where that counts, and how the weight lies over the feet where it does not. */
  function leanOf(signs: Signs): readonly [number, number] {
    if (sways()) {
      const { right, away } = motion.lean(tilt());
      const most = Math.sin(CLAMP[tilt()]);
      return [right / most, away / most];
    }
    const axes = axesOf(picture.yaw());
    const [x, z] = signs.weight;
    return [(x * axes.right[0] + z * axes.right[2]) / FEET, (x * axes.away[0] + z * axes.away[2]) / FEET];
  }

  function showTools(at: readonly [number, number, number] | null): void {
    if (at === null || asked === null) {
      picture.tools({ ring: null, depth: null, fine, table: true });
      return;
    }
    const project = picture.project();
    const { x, y, depth } = project.at(at);
    const free = picture.free();
    const radius = Math.max(64, Math.min(0.66 * project.scale(depth), Math.min(free.width, free.height) * 0.3));
    const yaw = picture.yaw();
    const away = -Math.sin(yaw) * at[0] - Math.cos(yaw) * at[2];
    picture.tools({
      ring: { x, y, radius },
      depth: magnetic(asked.state) ? null : Math.max(0, Math.min(1, away / 2.4 + 0.5)),
      fine,
      table: true,
    });
  }

  function hear(signs: Signs, holding: boolean): void {
    if (signs.touching > touched) host.cue('knock');
    touched = signs.touching;
    if (holding && signs.nearCloud && !warned) host.toast({ key: 'toast.cloud' });
    warned = signs.nearCloud;
  }

  function showTray(always: boolean, signs: Signs | null = live?.signs() ?? null): void {
    if (asked === null || live === null || signs === null) return;
    const stage = live.turn.stage();
    const key = `${stage === 'held'}/${signs.touching}/${signs.almost}/${signs.tallest}/${tilt()}`;
    if (!always && key === shownSigns) return;
    shownSigns = key;
    if (stage !== 'held') {
      host.tray(restTray(asked.state));
      return;
    }
    const able = typeof DeviceMotionEvent !== 'undefined' || tilt() !== 'off';
    const look = { signs, depth: !magnetic(asked.state), tilt: able ? tilt() !== 'off' : null };
    host.tray(placeTray(asked.state, look));
  }

  function finish(): void {
    if (live === null || asked === null) return;
    stopFrames?.();
    stopFrames = null;
    const { move, nature } = live.reply();
    seen = nature.footage as Footage;
    const { offer } = asked;
    picture.lens(null);
    picture.aids(NO_AIDS);
    picture.noGlow();
    showTools(null);
    offer(move, nature);
  }

  function suggest(): void {
    if (live === null || asked === null || engine === null) return;
    const path = suggestion(engine, live, asked.state, randomFrom(`spot/${host.clock.now()}`));
    if (path === null) host.toast({ key: 'toast.no-spot' });
    else live.steer.follow(path);
  }

  function turnTilt(): void {
    if (motion.state() === 'off' || motion.state() === 'denied') {
      tiltOff = false;
      motion.start((state) => {
        if (state === 'denied') host.toast({ key: 'toast.tilt.denied' });
        else host.toast({ key: state === 'breeze' ? 'toast.tilt.none' : 'toast.tilt.on' });
        motion.level();
        showTray(true);
        wake();
      });
      return;
    }
    tiltOff = !tiltOff;
    host.toast({ key: tiltOff ? 'toast.tilt.off' : 'toast.tilt.on' });
  }

  return {
    start,
    stop() {
      halt();
      asked = null;
      picture.aids(NO_AIDS);
      picture.lens(null);
      picture.noGlow();
      picture.tools({ ring: null, depth: null, fine, table: false });
    },
    press(id, part = 1) {
      if (id === 'retry' && asked !== null) {
        const { state, offer } = asked;
        asked = null;
        start(state, offer);
        return true;
      }
      if (live === null) return false;
      if (id === 'table-left' || id === 'table-right') {
        picture.turnTo(picture.yawWanted() + (id === 'table-left' ? -TABLE : TABLE) * part, false);
      } else if (id === 'let-go') live.letGo();
      else if (id === 'hurry') live.hurry();
      else if (id === 'spot') suggest();
      else if (id === 'tilt') turnTilt();
      else if (live.turn.stage() === 'held') NUDGES[id]?.(live.steer, picture.yaw(), part);
      showTray(false);
      wake();
      return true;
    },
    follow(trace) {
      const samples = readTrace(trace);
      if (samples === null || live === null) return;
      const path: Sample[] = [];
      for (let at = 0; at < samples.length; at += FIELDS) path.push([...samples.subarray(at, at + FIELDS)]);
      live.steer.follow(path);
      wake();
    },
    live: () => live,
    fine(value) {
      fine = value;
    },
    fineness: () => fine,
    oneHand: () => asked?.state.options.oneHand ?? false,
    wake,
    seen: () => seen,
    shows: (state) => turnShown === turnOf(state),
  };
}

/** Each ladder is drawn once in a match. */
function turnOf(state: MoonState): string {
  return `${state.seat}/${state.toPlace}/${state.ladder}`;
}

/** The pile's height in units, and what a drawn ladder adds to the picture. */
export function topOf(state: MoonState): number {
  return state.height / GRAIN + (state.phase === 'place' || state.phase === 'settle' ? 1.45 : 0.1);
}
