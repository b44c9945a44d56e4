/** A round piece lying on the board: its shadow stays on the ground while the body is lifted. Art for it carries no shadow of its own. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { INK } from './colours.ts';

export interface Token {
  /** Stands on the ground: move and scale this. */
  readonly root: Container;
  /** The picture: squash, turn or fade this. */
  readonly body: Container;
  readonly picture: Sprite;
  /** Units above the ground. */
  lift(height: number): void;
  /** The picture, `width` units wide, its origin at (`x`, `y`) of 0–1 of it. */
  dress(texture: Texture, width: number, ratio: number, anchor: { readonly x: number; readonly y: number }): void;
}

/** A piece of this radius, in units of the container it will stand in. */
export function token(radius: number): Token {
  const root = new Container({ label: 'token' });
  const shadow = new Graphics();
  shadow.ellipse(0, 0, radius * 1.06, radius * 0.98).fill({ color: INK, alpha: 0.3 });
  const body = new Container();
  const picture = new Sprite();
  body.addChild(picture);
  root.addChild(shadow, body);
  const lift = (height: number) => {
    body.y = -height;
    shadow.y = radius * 0.46 + height * 0.4;
    shadow.alpha = height > 0 ? 2 / 3 : 1;
  };
  lift(0);
  return {
    root,
    body,
    picture,
    lift,
    dress: (texture, width, ratio, anchor) => {
      picture.texture = texture;
      picture.anchor.set(anchor.x, anchor.y);
      picture.width = width;
      picture.height = width * ratio;
    },
  };
}
