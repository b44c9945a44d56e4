/** Fingers on a board, as points of its root in CSS px. The first finger wins: a second one or a palm is ignored until it is up. */
import { type Container, type FederatedPointerEvent, Point } from 'pixi.js';

export interface Fingers {
  /** A finger went down and up again without leaving. */
  tap?(x: number, y: number): void;
  down?(x: number, y: number): void;
  move?(x: number, y: number): void;
  up?(x: number, y: number): void;
  /** A mouse over the board with no button down. */
  hover?(x: number, y: number): void;
}

/** How far a finger may slip and still tap. */
const SLIP = 12;

/** Listens on the whole of `root` until the returned function is called. */
export function onFingers(root: Container, fingers: Fingers): () => void {
  let held: { readonly id: number; readonly x: number; readonly y: number; slipped: boolean } | null = null;
  const at = (event: FederatedPointerEvent) => root.toLocal(event.global, undefined, new Point());
  const down = (event: FederatedPointerEvent) => {
    if (held !== null || event.button > 0) return;
    const { x, y } = at(event);
    held = { id: event.pointerId, x, y, slipped: false };
    fingers.down?.(x, y);
  };
  const move = (event: FederatedPointerEvent) => {
    const { x, y } = at(event);
    if (held === null) fingers.hover?.(x, y);
    if (held?.id !== event.pointerId) return;
    if (Math.hypot(x - held.x, y - held.y) > SLIP) held.slipped = true;
    fingers.move?.(x, y);
  };
  const up = (event: FederatedPointerEvent) => {
    if (held?.id !== event.pointerId) return;
    const { slipped } = held;
    const { x, y } = at(event);
    held = null;
    fingers.up?.(x, y);
    if (!slipped && event.type === 'pointerup') fingers.tap?.(x, y);
  };
  root.eventMode = 'static';
  root.interactiveChildren = false;
  root.hitArea = { contains: () => true };
  root.on('pointerdown', down).on('globalpointermove', move);
  root.on('pointerup', up).on('pointerupoutside', up).on('pointercancel', up);
  return () => {
    root.off('pointerdown', down).off('globalpointermove', move);
    root.off('pointerup', up).off('pointerupoutside', up).off('pointercancel', up);
  };
}
