/** What a finger takes hold of: a knob, a slider, the cloud (which turns the table), or the ladder, wherever in the sky it goes down. */
import type { Placing } from '../placing.ts';
import type { Picture } from '../scene/picture.ts';
import type { Grip } from './fingers.ts';

/** The ladder floats this far above the finger, in CSS px, so that the finger does not hide it. */
const FLOAT = 110;
const SWIPE = 0.008;
const TIP = 0.012;
/** Finest movement of the finger, at the end of the slider. */
const FINEST = 0.15;

type Ease = () => void;

/** A swipe turns the table; a tap ends the wait for a pile that comes to rest. */
function tableGrip(picture: Picture, placing: Placing, ease: Ease): Grip {
  return {
    move(_x, _y, dx) {
      picture.turnTo(picture.yawWanted() - dx * SWIPE, true);
      ease();
    },
    end(tapped) {
      if (tapped) placing.press('hurry');
    },
  };
}

function cornerGrip(picture: Picture, turn: number, ease: Ease): Grip {
  return {
    move: () => {},
    end() {
      picture.turnTo(picture.yawWanted() + (turn * Math.PI) / 4, false);
      ease();
    },
  };
}

const factor = (placing: Placing): number => 1 - (1 - FINEST) * placing.fineness();

function rollGrip(picture: Picture, placing: Placing, from: { x: number; y: number }): Grip {
  let last = angleTo(picture, placing, from.x, from.y);
  return {
    move(x, y) {
      const next = angleTo(picture, placing, x, y);
      let turn = next - last;
      if (turn > Math.PI) turn -= 2 * Math.PI;
      if (turn < -Math.PI) turn += 2 * Math.PI;
      last = next;
      placing.live()?.steer.roll(turn, picture.yaw());
      placing.wake();
    },
    end: () => {},
  };
}

function angleTo(picture: Picture, placing: Placing, x: number, y: number): number {
  const at = heldAt(picture, placing);
  return at === null ? 0 : Math.atan2(y - at.y, x - at.x);
}

/** The held ladder's middle on the canvas and the px of a unit there. */
function heldAt(picture: Picture, placing: Placing): { x: number; y: number; scale: number } | null {
  const body = placing.live()?.turn.held() ?? null;
  if (body === null) return null;
  const project = picture.project();
  const [x = 0, y = 0, z = 0] = body.numbers;
  const at = project.at([x, y, z]);
  return { x: at.x, y: at.y, scale: project.scale(at.depth) };
}

function tipGrip(picture: Picture, placing: Placing): Grip {
  return {
    move(_x, _y, _dx, dy) {
      placing.live()?.steer.tip(-dy * TIP, picture.yaw());
      placing.wake();
    },
    end: () => {},
  };
}

function sliderGrip(picture: Picture, placing: Placing, id: 'depth' | 'fine', y: number): Grip {
  let last = picture.controls.along(id, y);
  if (id === 'fine') placing.fine(1 - last);
  placing.wake();
  return {
    move(_x, to) {
      const next = picture.controls.along(id, to);
      if (id === 'fine') placing.fine(1 - next);
      else placing.live()?.steer.push((next - last) * 2.4 * factor(placing), picture.yaw());
      last = next;
      placing.wake();
    },
    end: () => {},
  };
}

function pairOf(picture: Picture, placing: Placing): NonNullable<Grip['pair']> {
  return (twist, up) => {
    const live = placing.live();
    if (live === null) return;
    live.steer.roll(twist, picture.yaw());
    live.steer.tip(up * TIP, picture.yaw());
    placing.wake();
  };
}

function ladderGrip(picture: Picture, placing: Placing, onIt: boolean): Grip {
  /** A ladder taken hold of directly glides up from under the finger. */
  let lift = onIt ? FLOAT : 0;
  return {
    move(_x, _y, dx, dy) {
      const live = placing.live();
      const at = heldAt(picture, placing);
      if (live === null || at === null) return;
      const rise = Math.min(lift, 4 + Math.abs(dx) + Math.abs(dy));
      lift -= rise;
      const unit = factor(placing) / at.scale;
      live.steer.slide(dx * unit, -dy * unit + rise / at.scale, picture.yaw());
      placing.wake();
    },
    // Whoever plays with one hand has one finger on the glass.
    ...(placing.oneHand() ? {} : { pair: pairOf(picture, placing) }),
    ...(onIt ? { held: () => void placing.press('let-go') } : {}),
    end: () => {},
  };
}

export function gripAt(picture: Picture, placing: Placing, x: number, y: number, ease: Ease): Grip | null {
  const control = picture.controls.hit(x, y);
  if (control === 'table-left' || control === 'table-right') {
    return cornerGrip(picture, control === 'table-left' ? -1 : 1, ease);
  }
  if (control === 'roll') return rollGrip(picture, placing, { x, y });
  if (control === 'tip') return tipGrip(picture, placing);
  if (control === 'depth' || control === 'fine') return sliderGrip(picture, placing, control, y);
  const live = placing.live();
  const at = live?.turn.stage() === 'held' ? heldAt(picture, placing) : null;
  const cloud = picture.project().at([0, 0.22, 0.3]);
  const onIt = at !== null && Math.hypot(x - at.x, y - at.y) < 0.5 * at.scale;
  if (at === null || (y > cloud.y && !onIt)) return tableGrip(picture, placing, ease);
  return ladderGrip(picture, placing, onIt);
}
