/** One press of a button or key as a movement of the hand. Held down, the shell presses again and again. */
import type { TrayId } from '../tray.ts';
import type { Steer } from './steer.ts';

/** Units and radians. `part`: how much of them, for a small step. */
const NUDGE = 0.03;
const TURN = (5 * Math.PI) / 180;

export const NUDGES: { readonly [id in TrayId]?: (steer: Steer, yaw: number, part: number) => void } = {
  left: (steer, yaw, part) => steer.slide(-NUDGE * part, 0, yaw),
  right: (steer, yaw, part) => steer.slide(NUDGE * part, 0, yaw),
  up: (steer, yaw, part) => steer.slide(0, NUDGE * part, yaw),
  down: (steer, yaw, part) => steer.slide(0, -NUDGE * part, yaw),
  near: (steer, yaw, part) => steer.push(-NUDGE * part, yaw),
  far: (steer, yaw, part) => steer.push(NUDGE * part, yaw),
  'roll-left': (steer, yaw, part) => steer.roll(-TURN * part, yaw),
  'roll-right': (steer, yaw, part) => steer.roll(TURN * part, yaw),
  'tip-back': (steer, yaw, part) => steer.tip(TURN * part, yaw),
  'tip-front': (steer, yaw, part) => steer.tip(-TURN * part, yaw),
};
