/** The woven tray, the three arrows on it that say which way round it goes, and on its rim the mark of whoever deals. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '../../../../stage/assets.ts';
import type { Model } from '../model.ts';
import { type Edge, edgeOf, type Places } from '../places.ts';

const TEAK = '#8A5832';

export interface Ground {
  readonly root: Container;
  draw(model: Model, places: Places, pictures: Pictures): void;
  /** 0–1 of a half turn about its own axis, while the order turns round. */
  spin(way: number): void;
}

/** Degrees clockwise from the top, a little beside the fan of that edge. */
const DEALER_AT: { readonly [edge in Edge]: number } = { top: 40, right: 130, bottom: 220, left: 310 };

/** Arrows that run clockwise; the other way round they are mirrored. */
function drawArrows(to: Graphics, radius: number): void {
  const size = radius / 238;
  const at = (degrees: number): readonly [number, number] => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  };
  to.clear();
  for (const start of [-32, 88, 208]) {
    const from = ((start - 90) * Math.PI) / 180;
    const to72 = ((start + 72 - 90) * Math.PI) / 180;
    to.moveTo(...at(start)).arc(0, 0, radius, from, to72);
    to.stroke({ color: TEAK, width: 12 * size, alpha: 0.6, cap: 'round' });
    const [x, y] = at(start + 76);
    const way = ((start + 76) * Math.PI) / 180;
    const point = (forward: number, aside: number): readonly [number, number] => [
      x + Math.cos(way) * forward * size - Math.sin(way) * aside * size,
      y + Math.sin(way) * forward * size + Math.cos(way) * aside * size,
    ];
    to.moveTo(...point(-20, -23))
      .lineTo(...point(24, 0))
      .lineTo(...point(-20, 23))
      .lineTo(...point(-11, 0));
    to.closePath().fill(TEAK);
  }
}

export function ground(): Ground {
  const root = new Container({ label: 'ground' });
  const tray = new Sprite({ anchor: { x: 0.5, y: 500 / 1040 } });
  const arrows = new Graphics();
  const dealer = new Sprite({ anchor: 0.5 });
  root.addChild(tray, arrows, dealer);
  let dir = 1;
  return {
    root,
    draw: (model, places, pictures) => {
      const { x, y, radius } = places.tray;
      // The rim of the drawing has a radius of 480 in a picture 1000 wide.
      const width = (radius * 1000) / 480;
      tray.texture = pictures.texture('tray', width);
      tray.width = width;
      tray.height = width * pictures.ratio('tray');
      tray.position.set(x, y);
      drawArrows(arrows, radius * 0.763);
      arrows.position.set(x, y);
      dir = model.dir;
      arrows.scale.set(dir, 1);
      arrows.rotation = 0;
      dealer.visible = model.dealer !== null;
      if (model.dealer === null) return;
      const size = Math.max(26, radius * 0.15);
      dealer.texture = pictures.texture('dealer', size);
      dealer.width = size;
      dealer.height = size;
      const angle = ((DEALER_AT[edgeOf(model.dealer, model.bottom, model.seats)] - 90) * Math.PI) / 180;
      dealer.position.set(x + Math.cos(angle) * radius * 0.955, y + Math.sin(angle) * radius * 0.955);
    },
    spin: (way) => {
      arrows.scale.x = dir * Math.cos(way * Math.PI);
      arrows.rotation = Math.sin(way * Math.PI) * 0.5;
    },
  };
}
