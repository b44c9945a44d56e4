/** The board of Catch the Moon: the sky, the pile and whoever's hand. It shows what it is told and answers with a move and gravity's word on it. */
import type { BoardView, Room, ViewHost } from '../../../stage/board-view.ts';
import type { Pictures } from '../../../stage/assets.ts';
import type { Scene } from '../../../contract/scene.ts';
import { randomFrom } from '../../../lib/random.ts';
import { drawnPose, poseOf } from '../poses.ts';
import type { Footage } from '../physics/footage.ts';
import { startEngine } from '../physics/engine.ts';
import type { MoonEvent, MoonMove, MoonShape, MoonState } from '../state.ts';
import { createEffects } from './effects.ts';
import { onFingers } from './hand/fingers.ts';
import { gripAt } from './hand/grips.ts';
import { createMotion } from './hand/motion.ts';
import { createPlacing, type Offer, topOf } from './placing.ts';
import { disputed, highlight, playFootage, topOfFootage } from './replay.ts';
import { NO_AIDS } from './scene/aids.ts';
import { createPicture } from './scene/picture.ts';
import { rollTray, type TrayId, waitTray } from './tray.ts';

const SLOW_MOTION = 0.45;

function isFootage(footage: unknown): footage is Footage {
  return typeof footage === 'object' && footage !== null && 'frames' in footage;
}

export function createBoard(host: ViewHost, pictures: Pictures): BoardView<MoonShape> {
  const picture = createPicture(host, pictures);
  const effects = createEffects(host, picture.front, pictures);
  const motion = createMotion(randomFrom('breeze'));
  const placing = createPlacing(host, picture, motion);
  let scene: Scene<MoonShape> | null = null;
  let footage: Footage | null = null;
  let rolling: { readonly state: MoonState; readonly offer: Offer } | null = null;
  let watching: AbortController | null = null;
  let turning: (() => void) | null = null;

  const stopFingers = onFingers(picture.root, (x, y) => gripAt(picture, placing, x, y, ease));

  /** Lets the camera finish its way where nothing else runs. */
  function ease(): void {
    placing.wake();
    if (turning !== null || placing.live() !== null) return;
    let before = host.clock.now();
    turning = host.clock.onFrame((now) => {
      const moving = picture.advance(Math.min(0.1, (now - before) / 1000));
      before = now;
      picture.draw(moving);
      if (moving) return;
      turning?.();
      turning = null;
    });
  }

  /** The pile as this state has it; a ladder in play hangs where it was drawn. */
  function showState(state: MoonState): void {
    picture.falls.clear();
    picture.clear();
    for (const standing of state.pile) {
      const { p, q } = poseOf(standing);
      picture.put(standing[0], p, q);
    }
    if ((state.phase === 'place' || state.phase === 'settle') && state.ladder !== null) {
      const { p, q } = drawnPose(state.height);
      picture.put(state.ladder, p, q);
    }
    picture.reach(topOf(state), true);
  }

  function show(next: Scene<MoonShape>): void {
    scene = next;
    const { observation: state } = next;
    // What gravity is moving at this moment, or has just moved for the eye, is newer than the state.
    const fresh = state.phase === 'settle' && state.trace !== null && placing.seen() !== null && placing.shows(state);
    if (!(state.phase === 'place' && placing.live() !== null && placing.shows(state)) && !fresh) {
      showState(state);
      picture.aids(NO_AIDS);
      picture.noGlow();
    }
    picture.sky.face('calm');
    picture.stock(state);
    picture.draw();
  }

  async function playOne(event: MoonEvent, next: Scene<MoonShape>, signal: AbortSignal): Promise<void> {
    const { observation: state } = next;
    switch (event.type) {
      case 'rolled':
        await effects.die(event.face, signal);
        return;
      case 'stood':
        picture.sky.face('glad');
        host.cue('glow');
        return;
      case 'missed':
        picture.sky.face('sad');
        host.cue('no');
        return;
      case 'wept':
        picture.sky.face('sad');
        picture.draw();
        await effects.tear(picture.sky.moon(), event.seat, state.tears.length, signal);
        return;
      case 'ended':
        host.cue('fanfare');
        return;
      default:
        return;
    }
  }

  async function play(
    events: readonly MoonEvent[],
    next: Scene<MoonShape>,
    shown: unknown,
    signal: AbortSignal,
  ): Promise<void> {
    stopWatching();
    if (isFootage(shown)) {
      if (shown !== placing.seen()) {
        await playFootage(host, picture, shown, { speed: 1 / host.settings().pace, from: 0, signal });
      }
      footage = shown;
    }
    for (const event of events) {
      await playOne(event, next, signal);
      picture.draw();
    }
    const { face } = { face: events.some((event) => event.type === 'wept') ? 'sad' : null };
    show(next);
    if (face !== null) picture.sky.face('sad');
    picture.draw();
  }

  function askRoll(state: MoonState, offer: Offer): void {
    rolling = { state, offer };
    host.tray(rollTray(state, footage !== null));
    picture.tools({ ring: null, depth: null, fine: 0, table: true });
    picture.draw();
    // Nobody should roll before gravity is there: the turn could not be played.
    startEngine().catch((fault: unknown) => {
      if (rolling?.state === state) host.tray(waitTray(state, fault));
    });
  }

  function stopWatching(): void {
    watching?.abort();
    watching = null;
  }

  async function watch(side: boolean): Promise<void> {
    const seen = footage;
    if (seen === null || scene === null) return;
    stopWatching();
    const control = new AbortController();
    watching = control;
    const yaw = picture.yawWanted();
    if (side) picture.turnTo(yaw + Math.PI / 2, false);
    const marks = disputed(seen);
    const opened = seen.held?.frames ?? 0;
    const from = highlight(seen);
    picture.reach(topOfFootage(seen, from), false);
    await playFootage(host, picture, seen, {
      speed: SLOW_MOTION,
      from,
      signal: control.signal,
      onFrame: (frame) => picture.aids({ ...NO_AIDS, marks: frame > opened + 10 ? marks : [] }),
    });
    if (watching !== control) return;
    watching = null;
    picture.turnTo(yaw, false);
    showState(scene.observation);
    picture.aids(NO_AIDS);
    ease();
  }

  function pressRolling(id: TrayId): void {
    if (rolling === null) return;
    const { state, offer } = rolling;
    if (id === 'again' || id === 'other-side') void watch(id === 'other-side');
    else if (id === 'retry') askRoll(state, offer);
    else if (id === 'roll') {
      stopWatching();
      // Some browsers let the device's motion be asked for in a tap only, and this is one.
      const wanted = host.settings().tilt !== 'off' || state.options.tilt !== 'off';
      if (wanted && !host.settings().motionReduced) motion.start(() => motion.level());
      rolling = null;
      offer({ type: 'roll' });
    }
  }

  return {
    root: picture.root,
    show,
    play,
    ask(next, _legal, offer) {
      scene = next;
      if (next.observation.phase === 'place') placing.start(next.observation, offer);
      else askRoll(next.observation, offer);
    },
    rest() {
      stopWatching();
      rolling = null;
      placing.stop();
      host.tray(null);
      picture.draw();
    },
    resize(room: Room) {
      picture.resize(room);
      effects.resize(room);
      picture.draw();
    },
    press(id, part) {
      if (rolling !== null) pressRolling(id as TrayId);
      else placing.press(id as TrayId, part ?? 1);
    },
    preview(move: MoonMove | null) {
      if (move?.type === 'place') placing.follow(move.trace);
    },
    placeOf: () => null,
    dispose() {
      stopFingers();
      stopWatching();
      turning?.();
      placing.stop();
      motion.stop();
      picture.dispose();
      pictures.dispose();
    },
  };
}
