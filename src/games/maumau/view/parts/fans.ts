/** The backs in others' hands: one fan per seat, all of the same backs in a fixed order, so that nothing but their number can be told. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Seat } from '../../../../contract/rules.ts';
import { INK } from '../../../../stage/colours.ts';
import type { Model } from '../model.ts';
import { type Edge, edgeOf, type Places, TALL } from '../places.ts';

/** Degrees between two cards, and across a whole fan at most. */
const STEP = 11;
const MOST = 64;

export interface Fans {
  readonly root: Container;
  draw(model: Model, places: Places, back: Texture): void;
  /** 0–1: how dim a seat's fan is while it is jumped over. */
  dim(seat: Seat, amount: number): void;
}

function backCard(back: Texture, width: number): Container {
  const card = new Container();
  const shadow = new Graphics();
  shadow.roundRect(-width / 2, (-width * TALL) / 2 + width * 0.04, width, width * TALL, width * 0.1);
  shadow.fill({ color: INK, alpha: 0.2 });
  const face = new Sprite({ texture: back, anchor: 0.5 });
  face.width = width;
  face.height = width * TALL;
  card.addChild(shadow, face);
  return card;
}

function fanOf(count: number, width: number, back: Texture): Container {
  const fan = new Container({ label: 'fan' });
  const step = count > 1 ? Math.min(STEP, MOST / (count - 1)) : 0;
  for (let index = 0; index < count; index++) {
    const arm = new Container();
    arm.y = width * 2.2;
    arm.rotation = ((index - (count - 1) / 2) * step * Math.PI) / 180;
    const card = backCard(back, width);
    card.y = -width * 2.2;
    arm.addChild(card);
    fan.addChild(arm);
  }
  return fan;
}

/** The own seat shows backs only while its hand is not open. */
function isHidden(model: Model, edge: Edge): boolean {
  return edge === 'bottom' && model.hand !== null;
}

export function fans(): Fans {
  const root = new Container({ label: 'fans' });
  const bySeat = new Map<Seat, Container>();
  return {
    root,
    draw: (model, places, back) => {
      for (const child of root.removeChildren()) child.destroy({ children: true });
      bySeat.clear();
      for (const [seat, count] of model.counts.entries()) {
        const edge = edgeOf(seat, model.bottom, model.seats);
        if (isHidden(model, edge) || model.counted) continue;
        const { x, y, turn } = places.fans[edge];
        const width = edge === 'bottom' ? places.hand.card * 0.72 : places.fan;
        const fan = fanOf(count, width, back);
        fan.position.set(x, y);
        fan.angle = turn;
        bySeat.set(seat, fan);
        root.addChild(fan);
      }
    },
    dim: (seat, amount) => {
      const fan = bySeat.get(seat);
      if (fan) fan.alpha = 1 - 0.65 * amount;
    },
  };
}
