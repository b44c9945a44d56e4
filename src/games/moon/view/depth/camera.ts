/** The eye that looks at the cloud. It turns round the table and moves back as the pile grows; pixels are CSS px of the canvas. */
import type { Room } from '../../../../stage/board-view.ts';
import type { Vector } from '../../physics/turns.ts';
import { lookAt, type Matrix, multiplied, perspective, shifted } from './matrix.ts';

export interface Camera {
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
  readonly target: Vector;
  readonly fov: number;
  /** Where the target is drawn, in halves of the canvas from its middle, y up. */
  readonly shift: readonly [number, number];
}

export const FOV = (35 * Math.PI) / 180;
export const PITCH = 0.16;
/** The cloud's lower edge, and how far it reaches to the sides. */
const BOTTOM = -0.62;
export const REACH = 1.12;
/** Share of the free room that the pile may fill. */
const FILL = 0.92;
const LEAST_HEIGHT = 2.4;

/** The rectangle that the shell leaves free. */
export interface Free {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function freeOf({ width, height, insets }: Room): Free {
  const x = insets.left;
  const y = insets.top;
  return {
    x,
    y,
    width: Math.max(120, width - insets.left - insets.right),
    height: Math.max(120, height - insets.top - insets.bottom),
  };
}

/** How far everything that is to be seen reaches, in units: up from the cloud, and to either side as this camera sees it. */
export interface Extent {
  readonly top: number;
  readonly side: number;
}

/** A camera that shows all of it in the free room. A tall room shows more sky, never a smaller pile. */
export function framed(room: Room, { top, side }: Extent, yaw: number, pitch = PITCH): Camera {
  const free = freeOf(room);
  const tall = Math.max(LEAST_HEIGHT, top + 0.12) - BOTTOM;
  const scale = Math.min((free.height * FILL) / tall, (free.width * FILL) / (2 * side));
  const distance = room.height / 2 / (Math.tan(FOV / 2) * scale);
  // The cloud stands on the lower edge of the free room.
  const low = free.y + free.height * (1 - (1 - FILL) / 2);
  const middle = low - (scale * tall) / 2;
  const centre = free.x + free.width / 2;
  return {
    yaw,
    pitch,
    distance,
    target: [0, BOTTOM + tall / 2, 0],
    fov: FOV,
    shift: [(centre / room.width) * 2 - 1, 1 - (middle / room.height) * 2],
  };
}

export function eyeOf({ target, yaw, pitch, distance }: Camera): Vector {
  return [
    target[0] + Math.sin(yaw) * Math.cos(pitch) * distance,
    target[1] + Math.sin(pitch) * distance,
    target[2] + Math.cos(yaw) * Math.cos(pitch) * distance,
  ];
}

export function viewOf(camera: Camera, aspect: number): Matrix {
  const view = multiplied(perspective(camera.fov, aspect, 0.2, 40), lookAt(eyeOf(camera), camera.target));
  return multiplied(shifted(camera.shift[0], camera.shift[1]), view);
}

export interface Projected {
  readonly x: number;
  readonly y: number;
  /** Distance from the eye along its view; a unit is `scale / depth` px wide there. */
  readonly depth: number;
}

/** Projects points of the world with one matrix for a whole frame. */
export interface Projector {
  at(point: Vector): Projected;
  /** CSS px that one unit is wide at this depth. */
  scale(depth: number): number;
}

export function projector(camera: Camera, width: number, height: number): Projector {
  const m = viewOf(camera, width / height);
  const n = (index: number): number => m[index] as number;
  const focal = height / 2 / Math.tan(camera.fov / 2);
  return {
    at([x, y, z]) {
      const w = n(3) * x + n(7) * y + n(11) * z + n(15);
      const px = (n(0) * x + n(4) * y + n(8) * z + n(12)) / w;
      const py = (n(1) * x + n(5) * y + n(9) * z + n(13)) / w;
      return { x: (px * 0.5 + 0.5) * width, y: (0.5 - py * 0.5) * height, depth: w };
    },
    scale: (depth) => focal / depth,
  };
}

/** The camera's right and its away, flat on the table. */
export function axesOf(yaw: number): { readonly right: Vector; readonly away: Vector } {
  return { right: [Math.cos(yaw), 0, -Math.sin(yaw)], away: [-Math.sin(yaw), 0, -Math.cos(yaw)] };
}
