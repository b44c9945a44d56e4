/** A round window onto the closest pair, seen from the side: what the eye in front cannot tell. */
import { Container, Graphics, Rectangle, RenderTarget, RenderTexture, type Text } from 'pixi.js';
import { label } from '../../../../stage/label.ts';
import type { Vector } from '../../physics/turns.ts';
import { type Camera, type Free, projector } from '../depth/camera.ts';
import { type DepthWorld, type Posed } from '../depth/world.ts';
import { createPlainWorld } from './plain.ts';

const GOLD = 0xebcb7c;
const INK = 0x141033;
const SKY = 0x212455;
const FOV = 0.5;
const NEAR = 1.35;
const PIXELS = 2;

const MARGIN = 12;
/** Height of the words under it. */
const WORDS = 26;

/** Its width on the canvas. */
function sizeIn(free: Free): number {
  return Math.round(Math.max(96, Math.min(168, Math.min(free.width, free.height) * 0.26)));
}

/** The corner of the free room that the lens and its words take, in CSS px. */
export function cornerOf(free: Free): { readonly right: number; readonly bottom: number } {
  const size = sizeIn(free);
  return { right: free.x + MARGIN + size, bottom: free.y + MARGIN + size + WORDS };
}

export interface Lens {
  readonly root: Container;
  resize(free: Free, words: string): void;
  /** Draws what is at `point` from the side of a camera with this yaw; null puts the lens away. */
  draw(point: Vector | null, yaw: number, posed: Posed, world: DepthWorld | null): void;
  dispose(): void;
}

export function createLens(): Lens {
  const root = new Container({ label: 'lens', eventMode: 'none', visible: false });
  const ground = new Graphics();
  /** A disc filled with the view in depth: a square behind a mask would cost a pass of its own. */
  const disc = new Graphics();
  const plain = createPlainWorld();
  const clipped = new Container();
  const mask = new Graphics();
  const rim = new Graphics();
  const text: Text = label('', { size: 12, colour: '#FFF3DA', body: true });
  clipped.addChild(plain.root, mask);
  clipped.mask = mask;
  root.addChild(ground, disc, clipped, rim, text);
  let size = 0;
  let target: { readonly texture: RenderTexture; readonly target: RenderTarget } | null = null;

  function drop(): void {
    disc.clear();
    target?.target.destroy();
    target?.texture.destroy(true);
    target = null;
  }

  function targetOf(): RenderTarget {
    if (target === null) {
      const texture = RenderTexture.create({ width: size, height: size, resolution: PIXELS, antialias: true });
      target = { texture, target: new RenderTarget({ colorTextures: [texture.source], depth: true }) };
      disc.circle(0, 0, size / 2 - 2).fill({ texture, textureSpace: 'local' });
    }
    return target.target;
  }

  return {
    root,
    resize(free, words) {
      const next = sizeIn(free);
      if (next !== size) drop();
      size = next;
      const radius = size / 2;
      root.position.set(free.x + radius + MARGIN, free.y + radius + MARGIN);
      plain.root.position.set(-radius, -radius);
      ground.clear().circle(0, 0, radius).fill(SKY);
      mask
        .clear()
        .circle(0, 0, radius - 2)
        .fill(0xffffff);
      rim.clear().circle(0, 0, radius).stroke({ color: INK, width: 8, alpha: 0.6 });
      rim.circle(0, 0, radius).stroke({ color: GOLD, width: 4 });
      text.text = words;
      text.position.set(0, radius + 13);
      clipped.boundsArea = new Rectangle(-radius, -radius, size, size);
    },
    draw(point, yaw, posed, world) {
      root.visible = point !== null;
      if (point === null || size === 0) return;
      const camera: Camera = {
        yaw: yaw + Math.PI / 2,
        pitch: 0.12,
        distance: NEAR,
        target: point,
        fov: FOV,
        shift: [0, 0],
      };
      disc.visible = world !== null;
      clipped.visible = world === null;
      if (world === null) plain.draw(posed, projector(camera, size, size), { width: size, height: size });
      else world.drawInto(targetOf(), camera);
    },
    dispose() {
      drop();
      plain.dispose();
      root.destroy({ children: true });
    },
  };
}
