/** The night behind the pile: a painted sky with batik stars, and the moon with its faces. The higher the pile, the nearer the moon. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { Room } from '../../../../stage/board-view.ts';
import { type Pictures, resolution } from '../../../../stage/assets.ts';
import { randomFrom } from '../../../../lib/random.ts';
import { freeOf } from '../depth/camera.ts';

export type Face = 'calm' | 'sad' | 'glad';

export interface Sky {
  readonly root: Container;
  resize(room: Room, pictures: Pictures): void;
  face(face: Face): void;
  /** `top` in units: the sky sinks a little and the moon comes nearer. */
  rise(top: number): void;
  /** The moon on the canvas, in CSS px. */
  readonly moon: () => { readonly x: number; readonly y: number; readonly radius: number };
}

/** The moon's picture is this much wider than the moon, for its halo. */
const HALO = 4.1;
const STARS = 60;
/** Pixels of the painted sky at most. */
const MOST_PIXELS = 2_400_000;

type Pen = CanvasRenderingContext2D;

const WISP = 'M-120 10C-130 -14 -98 -24 -84 -10C-76 -36 -34 -36 -26 -12C-6 -32 34 -28 36 -4C60 -20 96 -8 90 12Z';
const WISP_SEAM = 'M-98 10C-104 -4 -84 -10 -76 -1C-70 -18 -40 -18 -34 -2C-18 -16 16 -12 20 4C36 -6 66 0 64 12';

function paintStar(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.globalAlpha = 0.75;
  pen.fillStyle = '#EBCB7C';
  for (let petal = 0; petal < 8; petal++) {
    pen.rotate(Math.PI / 4);
    pen.beginPath();
    pen.ellipse(0, -size * 0.6, size * 0.17, size * 0.42, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = '#FFF6D8';
  pen.beginPath();
  pen.arc(0, 0, size * 0.2, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

function paintWisp(pen: Pen, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.globalAlpha = 0.8;
  pen.fillStyle = '#3C4283';
  pen.fill(new Path2D(WISP));
  pen.strokeStyle = '#5A62A8';
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(WISP_SEAM));
  pen.restore();
}

function paintSky(pen: Pen, width: number, height: number): void {
  const fade = pen.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, '#0E1030');
  fade.addColorStop(0.55, '#232659');
  fade.addColorStop(1, '#4A3D77');
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  const random = randomFrom('stars');
  for (let star = 0; star < STARS; star++) {
    const [x, y, kind] = [random.unit() * width, random.unit() * height * 0.85, random.unit()];
    if (kind > 0.74) paintStar(pen, x, y, 6 + random.unit() * 5);
    else {
      pen.globalAlpha = 0.4 + kind * 0.5;
      pen.fillStyle = '#FFF3CF';
      pen.beginPath();
      pen.arc(x, y, 0.8 + kind * 1.6, 0, Math.PI * 2);
      pen.fill();
    }
  }
  pen.globalAlpha = 1;
  paintWisp(pen, width * 0.13, height * 0.34, 0.9);
  paintWisp(pen, width * 0.9, height * 0.5, 1.1);
  paintWisp(pen, width * 0.6, height * 0.2, 0.6);
}

/** Where there is no page (tests without one) the sky stays empty. */
function skyTexture(width: number, height: number): Texture {
  if (typeof document === 'undefined') return Texture.EMPTY;
  const scale = Math.min(resolution(), Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.scale(scale, scale);
    paintSky(pen, width, height);
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'linear' }) });
}

export function createSky(): Sky {
  const root = new Container({ label: 'sky', eventMode: 'none' });
  const night = new Sprite();
  const moon = new Sprite();
  moon.anchor.set(0.5);
  root.addChild(night, moon);
  let pictures: Pictures | null = null;
  let place = { x: 0, y: 0, radius: 40 };
  let mood: Face = 'calm';
  let base = place;
  /** How far the pile has grown towards the moon, 0 to 1; below 0: not known yet. */
  let near = -1;

  function paintMoon(): void {
    if (pictures === null) return;
    moon.texture = pictures.texture(mood === 'sad' ? 'moon-sad' : 'moon-calm', place.radius * HALO);
    moon.setSize(place.radius * HALO * (mood === 'glad' ? 1.05 : 1));
    moon.position.set(place.x, place.y);
  }

  return {
    root,
    moon: () => place,
    resize(room, given) {
      pictures = given;
      const old = night.texture;
      // A little taller than the room, so that it can sink.
      night.texture = skyTexture(room.width, room.height * 1.12);
      night.setSize(room.width, room.height * 1.12);
      if (old !== Texture.EMPTY) old.destroy(true);
      const free = freeOf(room);
      const radius = Math.max(32, Math.min(78, Math.min(free.width, free.height) * 0.115));
      base = { x: free.x + free.width * 0.86, y: free.y + radius * 1.35, radius };
      place = base;
      near = -1;
      paintMoon();
    },
    face(next) {
      if (mood === next) return;
      mood = next;
      paintMoon();
    },
    rise(top) {
      const part = Math.max(0, Math.min(1, (top - 1.2) / 2.2));
      if (part === near) return;
      near = part;
      night.y = -night.height * 0.1 * (1 - part);
      place = { ...base, radius: base.radius * (1 + 0.18 * part) };
      paintMoon();
    },
  };
}
