/** One press of a button or key as a movement of the hand. Held down, the shell presses again and again. */
import type { TrayId } from '../tray.ts';
import type { Steer } from './steer.ts';

/** Units and radians. */
const NUDGE = 0.03;
const TURN = (5 * Math.PI) / 180;

export const NUDGES: { readonly [id in TrayId]?: (steer: Steer, yaw: number) => void } = {
  left: (steer, yaw) => steer.slide(-NUDGE, 0, yaw),
  right: (steer, yaw) => steer.slide(NUDGE, 0, yaw),
  up: (steer, yaw) => steer.slide(0, NUDGE, yaw),
  down: (steer, yaw) => steer.slide(0, -NUDGE, yaw),
  near: (steer, yaw) => steer.push(-NUDGE, yaw),
  far: (steer, yaw) => steer.push(NUDGE, yaw),
  'roll-left': (steer, yaw) => steer.roll(-TURN, yaw),
  'roll-right': (steer, yaw) => steer.roll(TURN, yaw),
  'tip-back': (steer, yaw) => steer.tip(TURN, yaw),
  'tip-front': (steer, yaw) => steer.tip(-TURN, yaw),
};
