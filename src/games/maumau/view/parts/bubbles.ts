/** What seats say, in bubbles at their fans: "Mau!", a forgotten call, the sign of being jumped over. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '../../../../stage/assets.ts';
import { INK, ON_PLUM, PAPER, PLUM } from '../../../../stage/colours.ts';
import { label } from '../../../../stage/label.ts';
import type { Model, Saying } from '../model.ts';
import { type Edge, edgeOf, type Places, type Spot } from '../places.ts';
import { widthOf } from '../../../../stage/writing.ts';

export interface BubblesLook {
  readonly pictures: Pictures;
  readonly say: (saying: Saying) => string;
}

export interface Bubbles {
  readonly root: Container;
  draw(model: Model, places: Places, look: BubblesLook): void;
}

/** On the rim of the tray beside the fan, so that neither the piles nor a plate are covered. */
function spotOf(places: Places, edge: Edge): Spot {
  const { tray, dockTop } = places;
  const away = tray.radius * 0.66;
  if (edge === 'top') return { x: tray.x, y: tray.y - away };
  const aside = tray.radius * 0.8;
  if (edge === 'left') return { x: tray.x - aside, y: tray.y - tray.radius * 0.42 };
  if (edge === 'right') return { x: tray.x + aside, y: tray.y - tray.radius * 0.42 };
  return { x: tray.x, y: Math.min(tray.y + away, dockTop - 60) };
}

function bubble(saying: Saying, places: Places, { pictures, say }: BubblesLook): Container {
  const root = new Container({ label: 'bubble' });
  const size = Math.max(18, places.tray.radius * 0.13);
  const isCall = saying === 'mau' || saying === 'maumau';
  const ground = new Graphics();
  if (saying === 'skipped') {
    const sign = new Sprite({ texture: pictures.texture('skip', size * 2.6), anchor: 0.5 });
    sign.width = size * 2.6;
    sign.height = size * 2.6;
    root.addChild(sign);
    return root;
  }
  const writing = label(say(saying), {
    size: isCall ? size * 1.25 : size,
    colour: isCall ? ON_PLUM : INK,
    weight: '800',
  });
  const half = { x: widthOf(writing) / 2 + size * 0.8, y: size * (isCall ? 1.05 : 0.92) };
  ground.roundRect(-half.x, -half.y + 4, half.x * 2, half.y * 2, half.y).fill({ color: INK, alpha: 0.3 });
  ground.roundRect(-half.x, -half.y, half.x * 2, half.y * 2, half.y).fill(isCall ? PLUM : PAPER);
  ground.stroke({ color: isCall ? ON_PLUM : INK, width: 3 });
  root.addChild(ground, writing);
  return root;
}

export function bubbles(): Bubbles {
  const root = new Container({ label: 'bubbles' });
  return {
    root,
    draw: (model, places, look) => {
      for (const child of root.removeChildren()) child.destroy({ children: true });
      for (const [seat, saying] of model.sayings.entries()) {
        if (saying === null) continue;
        const made = bubble(saying, places, look);
        const { x, y } = spotOf(places, edgeOf(seat, model.bottom, model.seats));
        made.position.set(x, y);
        root.addChild(made);
      }
    },
  };
}
