/** Pictures that carry their name, so that a scene graph tells which cards lie open in it. */
import '../../stage/pixi-in-node.ts';
import { type Container, Sprite, Texture } from 'pixi.js';
import { type Card, isCard } from '../../../src/games/maumau/cards.ts';
import type { Pictures } from '../../../src/stage/assets.ts';

export function namedPictures(): Pictures {
  const made = new Map<string, Texture>();
  return {
    add: () => Promise.resolve(),
    has: () => true,
    texture: (name) => {
      const known = made.get(name) ?? new Texture({ label: name });
      made.set(name, known);
      return known;
    },
    ratio: () => 1.04,
    sweep: () => {},
    dispose: () => {},
  };
}

/** The cards whose faces are anywhere in the scene graph. */
export function faces(root: Container): readonly Card[] {
  const own = root instanceof Sprite && isCard(root.texture.label) ? [root.texture.label] : [];
  return [...own, ...root.children.flatMap((child) => faces(child as Container))];
}
