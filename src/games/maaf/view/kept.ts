/** A Maaf! card that a seat has kept lies face up beside its nest, small, for all to see. */
import { Container } from 'pixi.js';
import type { Pictures } from '../../../stage/assets.ts';
import { card } from '../../../stage/card.ts';
import type { Observation } from '../shape.ts';
import { keptOf } from './places.ts';

const SIZE = 0.36;

export interface Kept {
  readonly root: Container;
  show(observation: Observation): void;
  dress(scale: number): void;
}

export function createKept(pictures: Pictures): Kept {
  const root = new Container({ label: 'kept' });
  let scale = 1;
  let shown: Observation | null = null;
  const show = (observation: Observation) => {
    shown = observation;
    for (const child of root.removeChildren()) child.destroy({ children: true });
    for (const [seat, cards] of observation.kept.entries()) {
      if (cards === 0) continue;
      const made = card(scale * SIZE);
      made.show({ texture: pictures.texture('card-maaf', 150 * SIZE * scale), caption: null });
      made.root.label = `kept ${seat}`;
      const spot = keptOf(observation.options.sides[seat] ?? 0);
      made.root.position.set(spot.x, spot.y);
      made.root.scale.set(SIZE);
      root.addChild(made.root);
    }
  };
  return {
    root,
    show,
    dress: (to) => {
      scale = to;
      if (shown) show(shown);
    },
  };
}
