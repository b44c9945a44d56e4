/** Coins on the map: stacks shrink upwards, so every ring shows whose coin lies there. Only the coin on top carries its face and symbol. */
import { sum } from '../../../lib/lists.ts';
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '../../../stage/assets.ts';
import { INK, SEAT_COLOURS } from '../../../stage/colours.ts';
import { type Coin, faceOf, type Options, type Stack, type State, type Value } from '../kinds.ts';
import { coinName } from './art.ts';
import { ANCHORS, COIN_BOX, DRAWN_RADIUS, RADIUS, STEP } from './places.ts';

const METAL: { readonly [value in Value]: { readonly face: string; readonly rim: string; readonly side: string } } = {
  500: { face: '#F3D58A', rim: '#D9A93F', side: '#9A6E16' },
  200: { face: '#F2F0EA', rim: '#CBCAC6', side: '#76767A' },
  100: { face: '#F0BE97', rim: '#CF8858', side: '#86451F' },
};

export interface Purse {
  /** Pixels per unit of the map, and how much larger coins are drawn than on the map. */
  dress(scale: number, growth: number): void;
  readonly growth: () => number;
  /** A coin with face and symbol, centred on its origin; `face` null = the side of its seat. */
  coin(coin: Coin, options: Options, hidden?: boolean): Container;
  radius(value: Value): number;
}

/** Makes coins of the size that the screen asks for. */
export function createPurse(pictures: Pictures): Purse {
  let scale = 1;
  let growth = 1;
  const radius = (value: Value) => RADIUS[value] * growth;
  const whole = ({ value, seat }: Coin, options: Options, hidden: boolean): Container => {
    const own = faceOf(options, seat);
    const face = hidden ? (own === 'gambar' ? 'angka' : 'gambar') : own;
    const size = (COIN_BOX.size * radius(value)) / DRAWN_RADIUS[value];
    const picture = new Sprite(
      pictures.texture(coinName(value, face, options.colours[seat === 0 ? 0 : 1]), size * scale),
    );
    picture.anchor.set(COIN_BOX.anchorX, COIN_BOX.anchorY);
    picture.width = size;
    picture.height = size;
    const root = new Container({ label: `${value}` });
    root.addChild(picture);
    return root;
  };
  return {
    dress: (pixels, larger) => {
      scale = pixels;
      growth = larger;
    },
    growth: () => growth,
    coin: (coin, options, hidden = false) => whole(coin, options, hidden),
    radius,
  };
}

/** A coin of which only the rim is seen, as another lies on it. */
function bare({ value, seat }: Coin, options: Options, radius: number): Graphics {
  const { face, rim, side } = METAL[value];
  const { base } = SEAT_COLOURS[options.colours[seat === 0 ? 0 : 1]];
  const line = radius * 0.05;
  const coin = new Graphics({ label: `${value}` });
  coin.ellipse(0, radius * 0.14, radius * 1.04, radius * 1.02).fill({ color: INK, alpha: 0.3 });
  coin
    .circle(0, radius * 0.09, radius)
    .fill(side)
    .stroke({ color: INK, width: line });
  coin.circle(0, 0, radius).fill(rim).stroke({ color: INK, width: line });
  coin.circle(0, 0, radius * 0.87).stroke({ color: base, width: radius * 0.17 });
  coin
    .circle(0, 0, radius * 0.775)
    .fill(face)
    .stroke({ color: INK, width: radius * 0.035, alpha: 0.55 });
  return coin;
}

/** Moves a stack's coins apart, 0–1 of the way. */
function spread(node: Container, stack: Stack, purse: Purse, way: number): void {
  const widths = stack.map(({ value }) => purse.radius(value) * 2 + 4);
  let left = -sum(widths) / 2;
  for (const [height, coin] of node.children.entries()) {
    const width = widths[height] ?? 0;
    coin.x = (left + width / 2) * way;
    coin.y = -height * STEP * purse.growth() * (1 - way) - 8 * way;
    left += width;
  }
}

export interface Stacks {
  readonly root: Container;
  /** All stacks as they are. */
  show(state: State): void;
  /** One stack, while an animation runs. */
  put(land: number, stack: Stack): void;
  /** The container of a land's coins: move it and put it back. */
  at(land: number): Container;
  /** Draws everything anew, after the size has changed. */
  redress(): void;
  /** 0 = stacked, 1 = spread out so that every coin is seen whole. */
  fan(land: number, way: number): void;
}

export function createStacks(purse: Purse): Stacks {
  const root = new Container({ label: 'stacks' });
  const nodes = ANCHORS.map(({ x, y }, land) => {
    const node = new Container({ label: `land ${land}` });
    node.position.set(x, y);
    root.addChild(node);
    return node;
  });
  const shown: string[] = ANCHORS.map(() => '');
  let options: Options | null = null;
  const stacks: Stack[] = ANCHORS.map(() => []);
  const draw = (land: number, stack: Stack, isOpen: boolean) => {
    const node = nodes[land];
    if (!node || options === null) return;
    for (const child of node.removeChildren()) child.destroy({ children: true });
    for (const [height, coin] of stack.entries()) {
      const isTop = height === stack.length - 1 || isOpen;
      const made = isTop ? purse.coin(coin, options) : bare(coin, options, purse.radius(coin.value));
      made.y = -height * STEP * purse.growth();
      node.addChild(made);
    }
  };
  const put = (land: number, stack: Stack) => {
    stacks[land] = stack;
    const key = stack.map(({ value, seat }) => `${value}/${seat}`).join();
    if (shown[land] === key) return;
    shown[land] = key;
    draw(land, stack, false);
  };
  return {
    root,
    show: (state) => {
      options = state.options;
      for (const [land, stack] of state.board.entries()) put(land, stack);
    },
    put,
    at: (land) => nodes[land] ?? root,
    redress: () => {
      for (const [land, stack] of stacks.entries()) draw(land, stack, false);
    },
    fan: (land, way) => {
      const stack = stacks[land] ?? [];
      const node = nodes[land];
      if (!node || stack.length < 2) return;
      const isOpen = way > 0;
      if (isOpen !== (node.label === 'open')) draw(land, stack, isOpen);
      node.label = isOpen ? 'open' : `land ${land}`;
      spread(node, stack, purse, way);
    },
  };
}
