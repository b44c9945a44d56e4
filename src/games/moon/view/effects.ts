/** Small shows over the picture: the rolling die, tears that fall to the plates. Each ends by itself and leaves nothing behind. */
import { type Container, Sprite } from 'pixi.js';
import type { Pictures } from '../../../stage/assets.ts';
import type { Room, ViewHost } from '../../../stage/board-view.ts';
import { TIME } from '../../../stage/timing.ts';
import { pause, tween } from '../../../stage/tween.ts';
import type { Face } from '../state.ts';
import { freeOf } from './depth/camera.ts';

export interface Effects {
  resize(room: Room): void;
  die(face: Face, signal: AbortSignal): Promise<void>;
  tear(
    from: { readonly x: number; readonly y: number },
    seat: number,
    seats: number,
    signal: AbortSignal,
  ): Promise<void>;
}

const DIE = 104;
const TEAR = 30;
const TUMBLES = ['one', 'moon', 'two', 'one', 'two', 'moon'] as const;
/** How long the face is shown before the die goes to the tray. */
const SHOWN = 520;

/** Where the shell draws a seat's plate: a column at the left of wide screens, else a row along the top. */
function plateOf({ width, insets }: Room, seat: number, seats: number): { readonly x: number; readonly y: number } {
  if (insets.left > 150) return { x: insets.left / 2, y: insets.top + 42 + seat * 77 };
  return { x: (width * (seat + 0.5)) / seats, y: Math.max(30, insets.top - 36) };
}

export function createEffects(host: ViewHost, front: Container, pictures: Pictures): Effects {
  let room: Room | null = null;
  const pace = (): number => host.settings().pace;

  function sprite(name: string, size: number): Sprite {
    const made = new Sprite(pictures.texture(name, size));
    made.anchor.set(0.5);
    made.setSize(size, size * pictures.ratio(name));
    front.addChild(made);
    return made;
  }

  return {
    resize(next) {
      room = next;
    },
    async die(face, signal) {
      if (room === null) return;
      const free = freeOf(room);
      const [x, y] = [free.x + free.width / 2, free.y + free.height * 0.42];
      const die = sprite('die', DIE);
      host.cue('die');
      const still = host.settings().motionReduced;
      await tween(
        host.clock,
        still ? TIME.reducedFade : TIME.dieRoll * pace(),
        (way) => {
          const tumble = TUMBLES[Math.min(TUMBLES.length - 1, Math.floor(way * TUMBLES.length))] ?? face;
          die.texture = pictures.texture(way >= 0.98 ? `face-${face}` : `face-${tumble}`, DIE);
          die.position.set(
            x + (still ? 0 : (1 - way) * free.width * 0.3),
            y - (still ? 0 : Math.abs(Math.sin(way * 9)) * 60 * (1 - way)),
          );
          die.rotation = still ? 0 : (1 - way) * 7;
          host.redraw();
        },
        { signal },
      );
      die.texture = pictures.texture(`face-${face}`, DIE);
      await pause(host.clock, SHOWN * pace(), signal);
      die.destroy();
      host.redraw();
    },
    async tear(from, seat, seats, signal) {
      if (room === null) return;
      const to = plateOf(room, seat, seats);
      const tear = sprite('tear', TEAR);
      host.cue('tear');
      await tween(
        host.clock,
        host.settings().motionReduced ? TIME.reducedFade : TIME.tearFall * pace(),
        (way) => {
          const form = Math.min(1, way * 3);
          const fall = Math.max(0, (way - 0.25) / 0.75);
          tear.setSize(TEAR * form, TEAR * form * pictures.ratio('tear'));
          tear.position.set(
            from.x + (to.x - from.x) * fall * fall,
            from.y + (to.y - from.y) * fall * (0.3 + 0.7 * fall),
          );
          host.redraw();
        },
        { signal },
      );
      tear.destroy();
      host.redraw();
    },
  };
}
