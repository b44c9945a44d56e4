/** The dish that coins are shaken in, and their flight. It lies in the sea while a toss is due and while coins are in the air; then the tray shows what fell. */
import { Container, Graphics } from 'pixi.js';
import type { ViewHost } from '../../../stage/board-view.ts';
import { INK, SUCCESS, WHITE } from '../../../stage/colours.ts';
import { EASE, hop } from '../../../stage/ease.ts';
import { TIME } from '../../../stage/timing.ts';
import { pause, tween } from '../../../stage/tween.ts';
import { faceOf, type State, tossable, type Tossed } from '../kinds.ts';
import type { Purse } from './coins.ts';
import { DISH, type Spot } from './places.ts';

export interface Dish {
  readonly root: Container;
  /** The acting seat's coins, ready to be shaken. */
  ready(state: State): void;
  /** What fell in this turn and has not been used yet. */
  lying(state: State): void;
  hide(): void;
  /** The place in the row (largest coin first) of the coin at a point of the map; null beside the dish. */
  coinAt(spot: Spot, count: number): number | null;
  /** Lets coins fly and fall as told; resolves when they lie. */
  toss(state: State, seat: number, toss: readonly Tossed[], signal: AbortSignal): Promise<void>;
}

/** Turns that a coin makes in the air. */
const TURNS = 3;
const FLIGHT = 120;
/** From coin to coin in the dish. */
const APART = 84;
/** How strong a coin of the other side is drawn. */
const PALE = 0.55;

/** A finger may miss the rim a little. */
export function isInDish({ x, y }: Spot): boolean {
  const [dx, dy] = [(x - DISH.x) / (DISH.rx * 1.15), (y - DISH.y) / (DISH.ry * 1.5)];
  return dx * dx + dy * dy <= 1;
}

function bowl(): Graphics {
  const { rx, ry } = DISH;
  const dish = new Graphics({ label: 'bowl' });
  dish.ellipse(0, 8, rx, ry).fill('#5A371E');
  dish.ellipse(0, 0, rx, ry).fill('#C99A5E').stroke({ color: INK, width: 3 });
  dish
    .ellipse(0, 1, rx * 0.9, ry * 0.84)
    .fill('#E3C79A')
    .stroke({ color: '#B98654', width: 2 });
  dish.ellipse(0, 2, rx * 0.74, ry * 0.63).fill('#EBD6AF');
  return dish;
}

function tick(radius: number): Graphics {
  const mark = new Graphics({ label: 'tick' });
  mark.circle(0, 0, radius + 4).stroke({ color: SUCCESS, width: 5 });
  mark
    .circle(-radius * 0.74, -radius * 0.74, 11)
    .fill(SUCCESS)
    .stroke({ color: WHITE, width: 2.5 });
  mark.moveTo(-radius * 0.74 - 5, -radius * 0.74).lineTo(-radius * 0.74 - 1.5, -radius * 0.74 + 4);
  mark.lineTo(-radius * 0.74 + 5.5, -radius * 0.74 - 4).stroke({ color: WHITE, width: 3, cap: 'round', join: 'round' });
  return mark;
}

export function createDish(host: ViewHost, purse: Purse): Dish {
  const root = new Container({ label: 'dish' });
  const coins = new Container({ label: 'coins' });
  root.position.set(DISH.x, DISH.y);
  root.addChild(bowl(), coins);
  root.visible = false;
  const empty = () => {
    for (const child of coins.removeChildren()) child.destroy({ children: true });
  };
  const spotX = (index: number, count: number) => (index - (count - 1) / 2) * APART;
  const ready = (state: State) => {
    empty();
    root.visible = true;
    const values = [...tossable(state, state.turn)].reverse();
    for (const [index, value] of values.entries()) {
      const coin = purse.coin({ value, seat: state.turn }, state.options);
      coin.position.set(spotX(index, values.length), -4);
      coins.addChild(coin);
    }
  };
  const fly = async (state: State, seat: number, tossed: Tossed, order: number, count: number, signal: AbortSignal) => {
    const own = faceOf(state.options, seat);
    const { value, face } = tossed;
    const sides = [false, true].map((hidden) => purse.coin({ value, seat }, state.options, hidden));
    const [front, back] = sides as [Container, Container];
    const flier = new Container({ label: `flying ${value}` });
    flier.addChild(front, back);
    flier.x = spotX(order, count);
    coins.addChild(flier);
    const lands = face === own;
    const ms = TIME.coinToss * host.settings().pace;
    await tween(
      host.clock,
      host.settings().motionReduced ? 0 : ms,
      (way) => {
        const angle = (TURNS * 2 * Math.PI + (lands ? 0 : Math.PI)) * way;
        const isFront = Math.cos(angle) >= 0;
        front.visible = isFront;
        back.visible = !isFront;
        const squash = Math.max(0.12, Math.abs(Math.cos(angle)));
        flier.scale.set(1 + 0.25 * hop(way), squash * (1 + 0.25 * hop(way)));
        flier.y = -4 - FLIGHT * hop(way);
      },
      { signal, ease: EASE.linear, delay: order * TIME.coinTossStagger * host.settings().pace },
    );
    if (lands) flier.addChild(tick(purse.radius(value)));
    else flier.alpha = PALE;
    host.cue('coin');
    host.redraw();
  };
  const lying = (state: State) => {
    empty();
    root.visible = true;
    const own = faceOf(state.options, state.turn);
    const falling = [...state.toss].reverse();
    for (const [index, { value, face }] of falling.entries()) {
      const matches = face === own;
      if (matches && !state.hand.includes(value)) continue;
      const coin = purse.coin({ value, seat: state.turn }, state.options, !matches);
      coin.position.set(spotX(index, falling.length), -4);
      if (matches) coin.addChild(tick(purse.radius(value)));
      else coin.alpha = PALE;
      coins.addChild(coin);
    }
  };
  return {
    root,
    ready,
    lying,
    coinAt: (spot, count) => {
      if (!isInDish(spot)) return null;
      const slot = Math.round((spot.x - DISH.x) / APART + (count - 1) / 2);
      return slot < 0 || slot >= count ? null : slot;
    },
    hide: () => {
      root.visible = false;
      empty();
    },
    toss: async (state, seat, toss, signal) => {
      empty();
      root.visible = true;
      host.cue('toss');
      const falling = [...toss].reverse();
      await Promise.all(falling.map((one, index) => fly(state, seat, one, index, falling.length, signal)));
      await pause(host.clock, 520 * host.settings().pace, signal);
    },
  };
}
