/** Fingers on the sky: the first takes hold of something, a second one twists and tips it. More are ignored. Points are CSS px of the root. */
import { type Container, type FederatedPointerEvent, Point } from 'pixi.js';

/** What the first finger has taken hold of. */
export interface Grip {
  move(x: number, y: number, dx: number, dy: number): void;
  /** Two fingers: turned by so much (clockwise) and moved up by so many px together. Absent: a second finger does nothing. */
  pair?(twist: number, up: number): void;
  /** Kept still for `HOLD_MS`. */
  held?(): void;
  /** `tapped`: it did not leave its place. */
  end(tapped: boolean): void;
}

const SLIP = 10;
export const HOLD_MS = 800;

interface Finger {
  readonly id: number;
  x: number;
  y: number;
}

/** Listens on the whole of `root` until the returned function is called. `begin` says what lies under a finger; null: nothing. */
export function onFingers(root: Container, begin: (x: number, y: number) => Grip | null): () => void {
  let first: (Finger & { readonly fromX: number; readonly fromY: number; slipped: boolean }) | null = null;
  let second: Finger | null = null;
  let grip: Grip | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const at = (event: FederatedPointerEvent): Point => root.toLocal(event.global, undefined, new Point());

  function down(event: FederatedPointerEvent): void {
    const { x, y } = at(event);
    if (first === null) {
      if (event.button > 0) return;
      grip = begin(x, y);
      if (grip === null) return;
      first = { id: event.pointerId, x, y, fromX: x, fromY: y, slipped: false };
      timer = setTimeout(() => {
        if (first !== null && !first.slipped && second === null) grip?.held?.();
      }, HOLD_MS);
    } else if (second === null && grip?.pair !== undefined) {
      second = { id: event.pointerId, x, y };
      first.slipped = true;
    }
  }

  function pair(moved: Finger, still: Finger, x: number, y: number): void {
    const before = Math.atan2(moved.y - still.y, moved.x - still.x);
    const after = Math.atan2(y - still.y, x - still.x);
    let twist = after - before;
    if (twist > Math.PI) twist -= 2 * Math.PI;
    if (twist < -Math.PI) twist += 2 * Math.PI;
    grip?.pair?.(twist, (moved.y - y) / 2);
    moved.x = x;
    moved.y = y;
  }

  function move(event: FederatedPointerEvent): void {
    if (first === null) return;
    const { x, y } = at(event);
    if (second !== null) {
      if (event.pointerId === first.id) pair(first, second, x, y);
      else if (event.pointerId === second.id) pair(second, first, x, y);
      return;
    }
    if (event.pointerId !== first.id) return;
    if (Math.hypot(x - first.fromX, y - first.fromY) > SLIP) first.slipped = true;
    grip?.move(x, y, x - first.x, y - first.y);
    first.x = x;
    first.y = y;
  }

  function up(event: FederatedPointerEvent): void {
    if (second !== null && event.pointerId === second.id) {
      second = null;
      return;
    }
    if (first === null || event.pointerId !== first.id) return;
    clearTimeout(timer);
    const tapped = !first.slipped && event.type === 'pointerup';
    const ended = grip;
    first = null;
    second = null;
    grip = null;
    ended?.end(tapped);
  }

  root.eventMode = 'static';
  root.interactiveChildren = false;
  root.hitArea = { contains: () => true };
  root.on('pointerdown', down).on('globalpointermove', move);
  root.on('pointerup', up).on('pointerupoutside', up).on('pointercancel', up);
  return () => {
    clearTimeout(timer);
    root.off('pointerdown', down).off('globalpointermove', move);
    root.off('pointerup', up).off('pointerupoutside', up).off('pointercancel', up);
  };
}
