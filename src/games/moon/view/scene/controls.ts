/** The few controls that lie on the picture itself: knobs round the held ladder, sliders for depth and fineness, the table's corners. */
import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { Pictures } from '../../../../stage/assets.ts';
import { label } from '../../../../stage/label.ts';
import type { Free } from '../depth/camera.ts';
import { cornerOf } from './lens.ts';

const PANEL = 0x262a5c;
const EDGE = 0x454a8a;
const PALE = 0xfff3da;
const GOLD = 0xebcb7c;
const INK = 0x141033;

export type ControlId = 'roll' | 'tip' | 'depth' | 'fine' | 'table-left' | 'table-right';

export type SliderId = 'depth' | 'fine';
const SLIDERS: readonly SliderId[] = ['depth', 'fine'];

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
  along(id: SliderId, y: number): number;
}

const KNOB = 26;
const CORNER = 27;
const HANDLE = 19;
/** How far the ring may be stretched before it is drawn anew. */
const STRETCH = 0.12;
/** CSS px that a slider has at least, and that the left one needs under the lens. */
const SHORTEST = 48;
const TIGHT = 72;

type RoundId = 'roll' | 'tip' | 'table-left' | 'table-right';

/** A round button with its picture, drawn once and only moved afterwards. */
function roundButton(radius: number, light: boolean): { readonly root: Container; readonly icon: Sprite } {
  const root = new Container();
  const ground = new Graphics();
  ground.circle(0, 2, radius).fill({ color: INK, alpha: 0.35 });
  ground
    .circle(0, 0, radius)
    .fill({ color: light ? PALE : PANEL, alpha: light ? 1 : 0.9 })
    .stroke({ color: light ? INK : EDGE, width: 2.5 });
  const icon = new Sprite();
  icon.anchor.set(0.5);
  icon.tint = light ? INK : 0xffffff;
  root.addChild(ground, icon);
  return { root, icon };
}

/** A track, drawn when the room changes, and the handle on it. */
function slider(): { readonly root: Container; readonly handle: Graphics; drawTrack(length: number): void } {
  const root = new Container();
  const track = new Graphics();
  const handle = new Graphics()
    .circle(0, 0, HANDLE - 3)
    .fill(GOLD)
    .stroke({ color: INK, width: 2 });
  root.addChild(track, handle);
  return {
    root,
    handle,
    drawTrack(length) {
      track
        .clear()
        .roundRect(-15, -14, 30, length + 28, 15)
        .fill({ color: PANEL, alpha: 0.82 });
      track.roundRect(-15, -14, 30, length + 28, 15).stroke({ color: EDGE, width: 1.5 });
      track.moveTo(0, 0).lineTo(0, length).stroke({ color: 0x8f8be0, width: 3, alpha: 0.7, cap: 'round' });
    },
  };
}

/** The dashed circle round the held ladder. */
function dashedRing(): { readonly root: Graphics; fit(radius: number): void } {
  const root = new Graphics();
  let drawn = 0;
  return {
    root,
    fit(radius) {
      // Between two drawings it is stretched: a few parts in a hundred change neither line nor dashes.
      if (drawn === 0 || Math.abs(radius / drawn - 1) > STRETCH) {
        drawn = radius;
        root.clear();
        const count = Math.round(radius / 4);
        for (let dash = 0; dash < count; dash++) {
          // A dash is short enough to be straight, and with few corners the ring goes into one batch with the rest.
          const from = (dash / count) * Math.PI * 2;
          const to = from + (Math.PI / count) * 1.1;
          root.moveTo(Math.cos(from) * radius, Math.sin(from) * radius);
          root.lineTo(Math.cos(to) * radius, Math.sin(to) * radius);
        }
        root.stroke({ color: PALE, width: 2, alpha: 0.55 });
      }
      root.scale.set(radius / drawn);
    },
  };
}

export function createControls(): Controls {
  const root = new Container({ label: 'controls', eventMode: 'none' });
  const ring = dashedRing();
  const rounds: { readonly [id in RoundId]: ReturnType<typeof roundButton> } = {
    roll: roundButton(KNOB, true),
    tip: roundButton(KNOB, true),
    'table-left': roundButton(CORNER, false),
    'table-right': roundButton(CORNER, false),
  };
  const sliders = { depth: slider(), fine: slider() };
  const texts: readonly Text[] = ['', '', ''].map((text) => label(text, { size: 12, colour: '#FFF3DA', body: true }));
  const roundIds = Object.keys(rounds) as RoundId[];
  root.addChild(ring.root, ...roundIds.map((id) => rounds[id].root));
  root.addChild(sliders.depth.root, sliders.fine.root, ...texts);
  let free: Free = { x: 0, y: 0, width: 0, height: 0 };
  let now: ControlsScene = { ring: null, depth: null, fine: 0, table: false };

  /** Where the corner buttons begin, from above. */
  const corners = (): number => free.y + free.height - 2 * CORNER - 14;
  const trackFrom = (top: number): { top: number; bottom: number } => {
    const bottom = Math.min(top + Math.min(230, free.height * 0.34), corners() - 42);
    return { top: Math.min(top, bottom - SHORTEST), bottom };
  };
  /** True where the slider for the fine hand does not go under the lens: it stands beside the other one. */
  const isTight = (): boolean => underLens() + TIGHT > corners() - 42;
  const underLens = (): number => Math.max(free.y + free.height * 0.34, cornerOf(free).bottom + HANDLE);
  const track = (id: SliderId): { top: number; bottom: number } =>
    trackFrom(id === 'depth' || isTight() ? free.y + free.height * 0.34 : underLens());
  const sliderX = (id: SliderId): number => {
    if (id === 'depth') return free.x + free.width - 32;
    return isTight() ? free.x + free.width - 80 : free.x + 32;
  };
  /** On the ring, and never out of reach: a ladder may leave the picture, its knobs may not. */
  const knobAt = (angle: number): { x: number; y: number } => {
    const { x = 0, y = 0, radius = 0 } = now.ring ?? {};
    const edge = KNOB + 6;
    return {
      x: Math.max(free.x + edge, Math.min(free.x + free.width - edge, x + Math.cos(angle) * radius)),
      y: Math.max(free.y + edge, Math.min(corners() - edge, y + Math.sin(angle) * radius)),
    };
  };
  const corner = (side: number): { x: number; y: number } => ({
    x: side < 0 ? free.x + CORNER + 12 : free.x + free.width - CORNER - 12,
    y: free.y + free.height - CORNER - 14,
  });
  const placeOf = (id: ControlId): { x: number; y: number } => {
    if (id === 'roll') return knobAt(-0.7);
    if (id === 'tip') {
      const [roll, tip] = [knobAt(-0.7), knobAt(2.44)];
      const apart = 2 * KNOB + 16;
      if (Math.hypot(tip.x - roll.x, tip.y - roll.y) >= apart) return tip;
      // Pushed into the same corner: one below the other, or above it at the lower edge.
      const below = roll.y + apart <= corners() - KNOB;
      return { x: roll.x, y: roll.y + (below ? apart : -apart) };
    }
    if (id === 'table-left') return corner(-1);
    if (id === 'table-right') return corner(1);
    const { top, bottom } = track(id);
    const value = id === 'depth' ? (now.depth ?? 0) : 1 - now.fine;
    return { x: sliderX(id), y: bottom + (top - bottom) * value };
  };
  const isShown = (id: ControlId): boolean => {
    if (id === 'table-left' || id === 'table-right') return now.table;
    if (now.ring === null) return false;
    return id === 'roll' || id === 'tip' || now.depth !== null;
  };

  return {
    root,
    resize(given, pictures, words) {
      free = given;
      const art = { roll: 'roll-right', tip: 'tip-back', 'table-left': 'table-left', 'table-right': 'table-right' };
      for (const id of roundIds) {
        rounds[id].icon.texture = pictures.texture(art[id], 40);
        rounds[id].icon.setSize((id === 'roll' || id === 'tip' ? KNOB : CORNER) * 1.25);
      }
      for (const id of SLIDERS) {
        const { top, bottom } = track(id);
        sliders[id].drawTrack(bottom - top);
        sliders[id].root.position.set(sliderX(id), top);
      }
      const [far, near, fine] = texts;
      far?.position.set(sliderX('depth'), track('depth').top - 24);
      near?.position.set(sliderX('depth'), track('depth').bottom + 25);
      fine?.position.set(sliderX('fine'), track('fine').bottom + 25);
      if (far !== undefined) far.text = words.far;
      if (near !== undefined) near.text = words.near;
      if (fine !== undefined) fine.text = words.fine;
    },
    draw(scene) {
      now = scene;
      ring.root.visible = now.ring !== null;
      if (now.ring !== null) {
        ring.fit(now.ring.radius);
        ring.root.position.set(now.ring.x, now.ring.y);
      }
      for (const id of roundIds) {
        const { root: button } = rounds[id];
        button.visible = isShown(id);
        const { x, y } = placeOf(id);
        button.position.set(x, y);
      }
      for (const id of SLIDERS) {
        const { root: bar, handle } = sliders[id];
        bar.visible = isShown(id);
        handle.y = placeOf(id).y - track(id).top;
      }
      for (const text of texts) text.visible = isShown('depth');
    },
    hit(x, y) {
      const near = (id: ControlId, reach: number): boolean => {
        const place = placeOf(id);
        return isShown(id) && Math.hypot(x - place.x, y - place.y) <= reach;
      };
      for (const id of ['roll', 'tip'] as const) if (near(id, KNOB + 8)) return id;
      for (const id of ['table-left', 'table-right'] as const) if (near(id, CORNER + 8)) return id;
      for (const id of SLIDERS) {
        const { top, bottom } = track(id);
        if (isShown(id) && Math.abs(x - sliderX(id)) < 26 && y > top - 24 && y < bottom + 24) return id;
      }
      return null;
    },
    along(id, y) {
      const { top, bottom } = track(id);
      return Math.max(0, Math.min(1, (bottom - y) / (bottom - top)));
    },
  };
}
