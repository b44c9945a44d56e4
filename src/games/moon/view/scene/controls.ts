/** The few controls that lie on the picture itself: knobs round the held ladder, sliders for depth and fineness, the table's corners. */
import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { Pictures } from '../../../../stage/assets.ts';
import { label } from '../../../../stage/label.ts';
import type { Free } from '../depth/camera.ts';

const PANEL = 0x262a5c;
const EDGE = 0x454a8a;
const PALE = 0xfff3da;
const GOLD = 0xebcb7c;
const INK = 0x141033;

export type ControlId = 'roll' | 'tip' | 'depth' | 'fine' | 'table-left' | 'table-right';

export interface ControlsScene {
  /** The held ladder's middle on the canvas and the ring's radius; null: nothing is held. */
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number } | null;
  /** 0 near to 1 far; null: the depth is found by itself. */
  readonly depth: number | null;
  /** 0 coarse to 1 fine. */
  readonly fine: number;
  readonly table: boolean;
}

export interface Controls {
  readonly root: Container;
  resize(
    free: Free,
    pictures: Pictures,
    words: { readonly far: string; readonly near: string; readonly fine: string },
  ): void;
  draw(scene: ControlsScene): void;
  /** The control at this point, or null. */
  hit(x: number, y: number): ControlId | null;
  /** 0 to 1 along a slider at this height of the canvas. */
  along(y: number): number;
}

const KNOB = 26;
const CORNER = 27;
const HANDLE = 19;

export function createControls(): Controls {
  const root = new Container({ label: 'controls', eventMode: 'none' });
  const paint = new Graphics();
  const icons: { readonly [id in 'roll' | 'tip' | 'table-left' | 'table-right']: Sprite } = {
    roll: new Sprite(),
    tip: new Sprite(),
    'table-left': new Sprite(),
    'table-right': new Sprite(),
  };
  const texts: readonly Text[] = ['', '', ''].map((text) => label(text, { size: 12, colour: '#FFF3DA', body: true }));
  for (const icon of Object.values(icons)) icon.anchor.set(0.5);
  root.addChild(paint, ...Object.values(icons), ...texts);
  let free: Free = { x: 0, y: 0, width: 0, height: 0 };
  let now: ControlsScene = { ring: null, depth: null, fine: 0, table: false };

  const track = (): { top: number; bottom: number } => ({
    top: free.y + free.height * 0.34,
    bottom: free.y + free.height * 0.34 + Math.min(230, free.height * 0.34),
  });
  const sliderX = (id: 'depth' | 'fine'): number => (id === 'depth' ? free.x + free.width - 32 : free.x + 32);
  const knobAt = (angle: number): { x: number; y: number } => ({
    x: (now.ring?.x ?? 0) + Math.cos(angle) * (now.ring?.radius ?? 0),
    y: (now.ring?.y ?? 0) + Math.sin(angle) * (now.ring?.radius ?? 0),
  });
  const corner = (side: number): { x: number; y: number } => ({
    x: side < 0 ? free.x + CORNER + 12 : free.x + free.width - CORNER - 12,
    y: free.y + free.height - CORNER - 14,
  });
  const placeOf = (id: ControlId): { x: number; y: number } => {
    if (id === 'roll') return knobAt(-0.7);
    if (id === 'tip') return knobAt(2.44);
    if (id === 'table-left') return corner(-1);
    if (id === 'table-right') return corner(1);
    const { top, bottom } = track();
    const value = id === 'depth' ? (now.depth ?? 0) : 1 - now.fine;
    return { x: sliderX(id), y: bottom + (top - bottom) * value };
  };
  const isShown = (id: ControlId): boolean => {
    if (id === 'table-left' || id === 'table-right') return now.table;
    if (now.ring === null) return false;
    return id === 'roll' || id === 'tip' || now.depth !== null;
  };

  function knob(id: 'roll' | 'tip' | 'table-left' | 'table-right', radius: number, light: boolean): void {
    const icon = icons[id];
    icon.visible = isShown(id);
    if (!icon.visible) return;
    const { x, y } = placeOf(id);
    paint.circle(x, y + 2, radius).fill({ color: INK, alpha: 0.35 });
    paint
      .circle(x, y, radius)
      .fill({ color: light ? PALE : PANEL, alpha: light ? 1 : 0.9 })
      .stroke({ color: light ? INK : EDGE, width: 2.5 });
    icon.position.set(x, y);
    icon.setSize(radius * 1.25);
    icon.tint = light ? INK : 0xffffff;
  }

  function slider(id: 'depth' | 'fine'): void {
    if (!isShown(id)) return;
    const { top, bottom } = track();
    const x = sliderX(id);
    paint.roundRect(x - 15, top - 14, 30, bottom - top + 28, 15).fill({ color: PANEL, alpha: 0.82 });
    paint.roundRect(x - 15, top - 14, 30, bottom - top + 28, 15).stroke({ color: EDGE, width: 1.5 });
    paint.moveTo(x, top).lineTo(x, bottom).stroke({ color: 0x8f8be0, width: 3, alpha: 0.7, cap: 'round' });
    const handle = placeOf(id);
    paint
      .circle(handle.x, handle.y, HANDLE - 3)
      .fill(GOLD)
      .stroke({ color: INK, width: 2 });
  }

  return {
    root,
    resize(given, pictures, words) {
      free = given;
      icons.roll.texture = pictures.texture('roll-right', 40);
      icons.tip.texture = pictures.texture('tip-back', 40);
      icons['table-left'].texture = pictures.texture('table-left', 40);
      icons['table-right'].texture = pictures.texture('table-right', 40);
      const { top, bottom } = track();
      const [far, near, fine] = texts;
      far?.position.set(sliderX('depth'), top - 24);
      near?.position.set(sliderX('depth'), bottom + 25);
      fine?.position.set(sliderX('fine'), bottom + 25);
      if (far !== undefined) far.text = words.far;
      if (near !== undefined) near.text = words.near;
      if (fine !== undefined) fine.text = words.fine;
    },
    draw(scene) {
      now = scene;
      paint.clear();
      if (now.ring !== null) {
        const { x, y, radius } = now.ring;
        const count = Math.round(radius / 4);
        for (let dash = 0; dash < count; dash++) {
          const angle = (dash / count) * Math.PI * 2;
          paint.moveTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
          paint.arc(x, y, radius, angle, angle + (Math.PI / count) * 1.1);
        }
        paint.stroke({ color: PALE, width: 2, alpha: 0.55 });
      }
      knob('roll', KNOB, true);
      knob('tip', KNOB, true);
      knob('table-left', CORNER, false);
      knob('table-right', CORNER, false);
      slider('depth');
      slider('fine');
      for (const text of texts) text.visible = isShown('depth');
    },
    hit(x, y) {
      const near = (id: ControlId, reach: number): boolean => {
        const place = placeOf(id);
        return isShown(id) && Math.hypot(x - place.x, y - place.y) <= reach;
      };
      for (const id of ['roll', 'tip'] as const) if (near(id, KNOB + 8)) return id;
      for (const id of ['table-left', 'table-right'] as const) if (near(id, CORNER + 8)) return id;
      const { top, bottom } = track();
      for (const id of ['depth', 'fine'] as const) {
        if (isShown(id) && Math.abs(x - sliderX(id)) < 26 && y > top - 24 && y < bottom + 24) return id;
      }
      return null;
    },
    along(y) {
      const { top, bottom } = track();
      return Math.max(0, Math.min(1, (bottom - y) / (bottom - top)));
    },
  };
}
