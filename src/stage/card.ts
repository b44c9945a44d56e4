/** A paper card, 150 by 210 units, its origin in its middle. It shows what it was last given: a hidden card has only a back, no face waiting behind it. */
import { Container, Graphics, Sprite, type Text, type Texture } from 'pixi.js';
import { INK, PAPER, PLUM } from './colours.ts';
import { label } from './label.ts';

export const CARD = { width: 150, height: 210, radius: 16 } as const;

export interface CardLook {
  readonly texture: Texture;
  /** Laid over the lower part of the face, already broken into lines; null for none. */
  readonly caption: string | null;
}

export interface Card {
  readonly root: Container;
  /** Shows this side up. */
  show(look: CardLook): void;
  /** Turns to another side: `way` 0–1; the look changes half-way. */
  turn(look: CardLook, way: number): void;
  /** A plum frame: this card can be played. */
  frame(shown: boolean): void;
  /** 0–1: how much a card that cannot be played is veiled. */
  veil(amount: number): void;
  lift(height: number): void;
}

/** `scale` is CSS px per unit, for sharp letters. */
export function card(scale: number): Card {
  const root = new Container({ label: 'card' });
  const shadow = new Graphics();
  const plate = (to: Graphics) => to.roundRect(-75, -105, CARD.width, CARD.height, CARD.radius);
  plate(shadow).fill({ color: INK, alpha: 0.28 });
  const body = new Container();
  const face = new Sprite({ anchor: 0.5 });
  const veil = plate(new Graphics()).fill(PAPER);
  const frame = plate(new Graphics()).stroke({ color: PLUM, width: 7, alignment: 0.2 });
  body.addChild(face, veil, frame);
  root.addChild(shadow, body);
  veil.visible = false;
  frame.visible = false;
  let caption: Text | null = null;

  const write = (text: string | null) => {
    caption?.destroy();
    caption = null;
    if (text === null) return;
    caption = label(text, { size: 13, scale, body: true });
    caption.y = text.includes('\n') ? 68 : 64;
    body.addChildAt(caption, 1);
  };
  const show = (look: CardLook) => {
    face.texture = look.texture;
    face.width = CARD.width;
    face.height = CARD.height;
    body.scale.x = 1;
    write(look.caption);
  };
  const lift = (height: number) => {
    body.y = -height;
    shadow.y = 3 + height * 0.35;
  };
  lift(0);
  let turning: CardLook | null = null;
  return {
    root,
    show: (look) => {
      turning = null;
      show(look);
    },
    turn: (look, way) => {
      if (way >= 0.5 && turning !== look) {
        turning = look;
        show(look);
      }
      body.scale.x = Math.max(0.02, Math.abs(1 - 2 * way));
      shadow.scale.x = body.scale.x;
    },
    frame: (shown) => {
      frame.visible = shown;
    },
    veil: (amount) => {
      veil.visible = amount > 0;
      veil.alpha = amount;
    },
    lift,
  };
}
