/** What is left: ladders in the box and tears of the moon. A panel under the plates, where there is room for one; elsewhere the title says it. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Room } from '../../../../stage/board-view.ts';
import type { Pictures } from '../../../../stage/assets.ts';
import { label } from '../../../../stage/label.ts';
import { fit } from '../../../../stage/writing.ts';
import { RAIL, shapeOf } from '../../ladders.ts';

const PANEL = 0x262a5c;
const EDGE = 0x454a8a;
const WOOD = 0xc08a4e;
const RATTAN = 0xf0ddb2;
const INK = 0x2b1a12;
const MARGIN = 16;
const HEIGHT = 176;
/** CSS px that a ladder is long in the panel, and of the plate of a seat with the gap under it, with large letters. */
const LADDER = 62;
const PLATE = 84;
const MOST = 5;

export interface StockScene {
  readonly seats: number;
  /** Numbers of ladders in the box: some of them are drawn. */
  readonly box: readonly number[];
  readonly left: string;
  readonly tears: string;
}

export interface Stock {
  readonly root: Container;
  resize(room: Room, pictures: Pictures): void;
  show(scene: StockScene): void;
}

function drawLadder(paint: Graphics, number: number, x: number, y: number, lean: number): void {
  const [c, s] = [Math.cos(lean) * LADDER, Math.sin(lean) * LADDER];
  const at = (px: number, py: number): [number, number] => [x + px * c + py * s, y + px * s - py * c];
  const rods = shapeOf(number).rods.map(([ax, ay, bx, by, radius]) => ({
    from: at(ax, ay),
    to: at(bx, by),
    width: radius * 2 * LADDER,
    rail: radius >= RAIL - 0.003,
  }));
  const stroke = (which: readonly (typeof rods)[number][], more: number, color: number): void => {
    for (const { from, to, width } of which) {
      paint.moveTo(...from).lineTo(...to);
      paint.stroke({ color, width: width + more, cap: 'round' });
    }
  };
  stroke(rods, 2.4, INK);
  stroke(rods, 0, WOOD);
  for (const { from, to, rail } of rods) {
    if (!rail) for (const end of [from, to]) paint.circle(...end, 2.1).fill(RATTAN);
  }
}

export function createStock(): Stock {
  const root = new Container({ label: 'stock', eventMode: 'none', visible: false });
  const ground = new Graphics();
  const ladders = new Graphics();
  const tear = new Sprite();
  const left = label('', { size: 17, colour: '#FFF3DA' });
  const tears = label('', { size: 14, colour: '#FFF3DA', body: true });
  for (const text of [left, tears]) text.anchor.set(0, 0.5);
  root.addChild(ground, ladders, tear, left, tears);
  let room: Room | null = null;
  let now: StockScene | null = null;

  function draw(): void {
    if (room === null || now === null) return;
    const wide = room.insets.left - 2 * MARGIN;
    const need = room.insets.top + now.seats * PLATE + HEIGHT + 2 * MARGIN;
    root.visible = wide >= 180 && room.height - room.insets.bottom >= need;
    if (!root.visible) return;
    root.position.set(MARGIN, room.height - room.insets.bottom - HEIGHT - MARGIN);
    ground.clear().roundRect(0, 0, wide, HEIGHT, 18);
    ground.fill({ color: PANEL, alpha: 0.9 }).stroke({ color: EDGE, width: 2 });
    for (let x = 16; x < wide - 16; x += 9)
      ground.moveTo(x, HEIGHT - 44).lineTo(Math.min(x + 5, wide - 16), HEIGHT - 44);
    ground.stroke({ color: EDGE, width: 1.5 });
    ladders.clear();
    const shown = now.box.slice(0, MOST);
    for (const [index, number] of shown.entries()) {
      const x = 34 + ((wide - 68) * index) / Math.max(1, MOST - 1);
      drawLadder(ladders, number, x, 84, index % 2 === 0 ? -0.1 : 0.08);
    }
    left.text = now.left;
    tears.text = now.tears;
    for (const text of [left, tears]) {
      text.scale.set(1);
      fit(text, wide - 56);
    }
    left.position.set(16, 24);
    tears.position.set(44, HEIGHT - 22);
    tear.position.set(17, HEIGHT - 35);
  }

  return {
    root,
    resize(next, pictures) {
      room = next;
      tear.texture = pictures.texture('tear', 20);
      tear.setSize(20, 20 * pictures.ratio('tear'));
      draw();
    },
    show(scene) {
      now = scene;
      draw();
    },
  };
}
