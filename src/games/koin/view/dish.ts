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
/** How high coins lie in the dish, and how long they are looked at. */
const REST = -4;
const SEEN_MS = 520;
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

interface Table {
  readonly host: ViewHost;
  readonly purse: Purse;
  readonly root: Container;
  readonly coins: Container;
}

function empty({ coins }: Table): void {
  for (const child of coins.removeChildren()) child.destroy({ children: true });
}

/** Where the coin of this place in the row lies. */
function slotX(slot: number, count: number): number {
  return (slot - (count - 1) / 2) * APART;
}

function ready(table: Table, state: State): void {
  empty(table);
  table.root.visible = true;
  const values = [...tossable(state, state.turn)].reverse();
  for (const [slot, value] of values.entries()) {
    const coin = table.purse.coin({ value, seat: state.turn }, state.options);
    coin.position.set(slotX(slot, values.length), REST);
    table.coins.addChild(coin);
  }
}

function lying(table: Table, state: State): void {
  empty(table);
  table.root.visible = true;
  const own = faceOf(state.options, state.turn);
  const fallen = [...state.toss].reverse();
  for (const [slot, { value, face }] of fallen.entries()) {
    const matches = face === own;
    if (matches && !state.hand.includes(value)) continue;
    const coin = table.purse.coin({ value, seat: state.turn }, state.options, !matches);
    coin.position.set(slotX(slot, fallen.length), REST);
    if (matches) coin.addChild(tick(table.purse.radius(value)));
    else coin.alpha = PALE;
    table.coins.addChild(coin);
  }
}

interface Flight {
  readonly state: State;
  readonly seat: number;
  readonly tossed: Tossed;
  readonly slot: number;
  readonly count: number;
}

/** A coin with two faces at 0–1 of its flight; it ends on its own side if `lands`. */
function drawFlight(flier: Container, lands: boolean, way: number): void {
  if (flier.destroyed) return;
  const [front, back] = flier.children;
  const angle = (TURNS * 2 * Math.PI + (lands ? 0 : Math.PI)) * way;
  const isFront = Math.cos(angle) >= 0;
  if (front) front.visible = isFront;
  if (back) back.visible = !isFront;
  const near = 1 + 0.25 * hop(way);
  flier.scale.set(near, Math.max(0.12, Math.abs(Math.cos(angle))) * near);
  flier.y = REST - FLIGHT * hop(way);
}

async function fly(table: Table, flight: Flight, signal: AbortSignal): Promise<void> {
  const { host, purse } = table;
  const { state, seat, tossed, slot, count } = flight;
  const { value, face } = tossed;
  const lands = face === faceOf(state.options, seat);
  const flier = new Container({ label: `flying ${value}` });
  for (const hidden of [false, true]) flier.addChild(purse.coin({ value, seat }, state.options, hidden));
  flier.x = slotX(slot, count);
  table.coins.addChild(flier);
  const { motionReduced, pace } = host.settings();
  const options = { signal, ease: EASE.linear, delay: motionReduced ? 0 : slot * TIME.coinTossStagger * pace };
  const ms = motionReduced ? 0 : TIME.coinToss * pace;
  await tween(host.clock, ms, (way) => drawFlight(flier, lands, way), options);
  if (flier.destroyed) return;
  if (lands) flier.addChild(tick(purse.radius(value)));
  else flier.alpha = PALE;
  host.cue('coin');
  host.redraw();
}

export function createDish(host: ViewHost, purse: Purse): Dish {
  const root = new Container({ label: 'dish' });
  const coins = new Container({ label: 'coins' });
  const table: Table = { host, purse, root, coins };
  // Coins in the air stay there, whatever else is drawn anew meanwhile (a screen that is turned).
  let isFlying = false;
  root.position.set(DISH.x, DISH.y);
  root.addChild(bowl(), coins);
  root.visible = false;
  return {
    root,
    ready: (state) => {
      if (!isFlying) ready(table, state);
    },
    lying: (state) => {
      if (!isFlying) lying(table, state);
    },
    hide: () => {
      if (isFlying) return;
      root.visible = false;
      empty(table);
    },
    coinAt: (spot, count) => {
      if (!isInDish(spot)) return null;
      const slot = Math.round((spot.x - DISH.x) / APART + (count - 1) / 2);
      return slot < 0 || slot >= count ? null : slot;
    },
    toss: async (state, seat, toss, signal) => {
      empty(table);
      root.visible = true;
      host.cue('toss');
      const falling = [...toss].reverse();
      const count = falling.length;
      isFlying = true;
      await Promise.all(falling.map((tossed, slot) => fly(table, { state, seat, tossed, slot, count }, signal)));
      await pause(host.clock, SEEN_MS * host.settings().pace, signal);
      isFlying = false;
    },
  };
}
