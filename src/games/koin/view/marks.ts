/** What can be touched and what a try would come to: lit lands, target marks with the points they bring, rings around stacks, a ghost of the try. */
import { Container, Graphics } from 'pixi.js';
import { INK, SEAT_COLOURS, WHITE } from '../../../stage/colours.ts';
import { label } from '../../../stage/label.ts';
import { dashes } from '../../../stage/rings.ts';
import type { CoinColour, Move, State } from '../kinds.ts';
import { topOf } from '../kinds.ts';
import { totals } from '../score.ts';
import { apply } from '../turns.ts';
import type { Purse } from './coins.ts';
import { OUTLINES } from './outlines.ts';
import { ANCHORS, type Spot } from './places.ts';

export interface Marks {
  /** Lit lands, under the borders. */
  readonly glow: Container;
  /** Under the coins. */
  readonly below: Container;
  /** Over the coins. */
  readonly above: Container;
  /** Parts that may breathe or turn while a person thinks. */
  readonly breathing: () => readonly Container[];
  clear(): void;
  light(lit: Lit): void;
}

export interface Lit {
  readonly state: State;
  /** The lands that can be touched and the first move of each. */
  readonly lands: ReadonlyMap<number, readonly Move[]>;
  /** The stack that was chosen to be moved. */
  readonly from: number | null;
  readonly tried: Move | null;
}

function sign({ scale, small, turn }: Pen, text: string, colour: string, size: number): Container {
  if (!small && text !== '') {
    const words = label(text, { size, colour, scale });
    words.rotation = turn;
    return words;
  }
  const plus = new Graphics();
  const arm = size * 0.42;
  plus.moveTo(0, -arm).lineTo(0, arm).moveTo(-arm, 0).lineTo(arm, 0);
  plus.stroke({ color: colour, width: size * 0.2, cap: 'round' });
  return plus;
}

/** The change of the acting seat's total, as a sign in front of a number. */
export function gainText(state: State, move: Move): string {
  const seat = state.turn === 0 ? 0 : 1;
  const gain = totals(apply(state, move).state)[seat] - totals(state)[seat];
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '0';
}

export function landShape(to: Graphics, land: number): Graphics {
  return to.poly([...(OUTLINES[land]?.outline ?? [])]);
}

interface Pen {
  readonly colour: CoinColour;
  readonly purse: Purse;
  readonly scale: number;
  readonly small: boolean;
  /** Radians by which numbers are turned towards the reader. */
  readonly turn: number;
}

/** A place on empty ground: white disc, ink ring, dashes in the seat's colour, the points inside. */
function groundMark(pen: Pen, text: string): Container {
  const { colour, purse } = pen;
  const { tint, base } = SEAT_COLOURS[colour];
  const grow = purse.growth();
  const root = new Container({ label: 'target' });
  const disc = new Graphics();
  disc.circle(0, 0, 39 * grow).fill({ color: WHITE, alpha: 0.95 });
  disc
    .circle(0, 0, 35 * grow)
    .fill(tint)
    .stroke({ color: INK, width: 3.6 * grow });
  const dash = dashes(new Graphics({ label: 'dash' }), 28.5 * grow, 9, 6).stroke({
    color: base,
    width: 4.6 * grow,
    cap: 'round',
  });
  root.addChild(disc, dash, sign(pen, text, INK, 23 * grow));
  return root;
}

/** A ring around a stack. */
function stackMark({ colour, purse }: Pen, radius: number): Container {
  const { base } = SEAT_COLOURS[colour];
  const grow = purse.growth();
  const root = new Container({ label: 'target' });
  const ring = new Graphics();
  ring.circle(0, 0, radius + 8 * grow).stroke({ color: WHITE, width: 11 * grow, alpha: 0.95 });
  ring.circle(0, 0, radius + 14 * grow).stroke({ color: INK, width: 2 * grow, alpha: 0.8 });
  const dash = dashes(new Graphics({ label: 'dash' }), radius + 8 * grow, 9, 6);
  root.addChild(ring, dash.stroke({ color: base, width: 4.6 * grow, cap: 'round' }));
  return root;
}

/** The points that a move onto or from a stack brings, black at its lower right. */
function gainBadge(pen: Pen, radius: number, text: string): Container {
  const grow = pen.purse.growth();
  const root = new Container({ label: 'badge' });
  const disc = new Graphics();
  disc
    .circle(0, 0, 14.5 * grow)
    .fill(INK)
    .stroke({ color: WHITE, width: 2 * grow });
  const badge = new Container();
  badge.addChild(disc, sign(pen, text, WHITE, (text.length > 2 ? 14 : 17) * grow));
  badge.position.set(radius * 0.86 + 4 * grow, radius * 0.86 + 4 * grow);
  root.addChild(badge);
  return root;
}

function arrow(from: Spot, to: Spot, colour: string, grow: number): Graphics {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: from.x + ux * 42 * grow, y: from.y + uy * 42 * grow };
  const end = { x: to.x - ux * 46 * grow, y: to.y - uy * 46 * grow };
  const head = 13 * grow;
  const line = new Graphics({ label: 'arrow' });
  const draw = () => {
    line.moveTo(start.x, start.y).lineTo(end.x, end.y);
    line.moveTo(end.x - (ux + uy * 0.7) * head, end.y - (uy - ux * 0.7) * head).lineTo(end.x, end.y);
    line.lineTo(end.x - (ux - uy * 0.7) * head, end.y - (uy + ux * 0.7) * head);
  };
  draw();
  line.stroke({ color: WHITE, width: 11 * grow, cap: 'round', join: 'round' });
  draw();
  line.stroke({ color: colour, width: 5 * grow, cap: 'round', join: 'round' });
  return line;
}

interface Layers {
  readonly glow: Container;
  readonly below: Container;
  readonly above: Container;
  readonly breathing: Container[];
}

function put(box: Container, part: Container, land: number): void {
  const { x, y } = ANCHORS[land] ?? { x: 0, y: 0 };
  part.position.set(x, y);
  box.addChild(part);
}

function glow({ glow: lights }: Layers, land: number, colour: CoinColour, strong: boolean): void {
  const shape = landShape(new Graphics({ label: 'glow' }), land).fill({ color: WHITE, alpha: strong ? 0.55 : 0.34 });
  if (strong) landShape(shape, land).stroke({ color: SEAT_COLOURS[colour].base, width: 8, alignment: 1 });
  lights.addChild(shape);
}

function breathe(layers: Layers, mark: Container, land: number): void {
  put(layers.below, mark, land);
  layers.breathing.push(mark);
}

/** Empty ground that can be touched: what placing there brings, or where a stack may go. */
function lightGround(layers: Layers, pen: Pen, { state, from }: Lit, land: number, move: Move): void {
  breathe(layers, groundMark(pen, gainText(state, move)), land);
  const [start, end] = [from === null ? undefined : ANCHORS[from], ANCHORS[land]];
  if (move.type !== 'move' || !start || !end) return;
  layers.above.addChild(arrow(start, end, SEAT_COLOURS[pen.colour].base, pen.purse.growth()));
}

/** A stack that can be covered, taken from or moved. */
function lightStack(layers: Layers, pen: Pen, { state, from }: Lit, land: number, move: Move): void {
  const lowest = state.board[land]?.[0];
  if (!lowest) return;
  const radius = pen.purse.radius(lowest.value);
  breathe(layers, stackMark(pen, radius), land);
  const isSource = move.type === 'move' && from === null;
  if (!isSource) put(layers.above, gainBadge(pen, radius, gainText(state, move)), land);
}

/** The coin or stack as it would lie after the try. */
function ghost(layers: Layers, pen: Pen, { state, tried }: Lit): void {
  if (tried?.type === 'place') {
    glow(layers, tried.land, pen.colour, true);
    const coin = pen.purse.coin({ value: tried.value, seat: state.turn }, state.options);
    coin.alpha = 0.95;
    coin.scale.set(1.06);
    put(layers.above, coin, tried.land);
    coin.y -= 12 * pen.purse.growth();
    layers.breathing.push(coin);
  } else if (tried?.type === 'move') {
    glow(layers, tried.to, pen.colour, true);
    put(layers.above, stackMark(pen, 36 * pen.purse.growth()), tried.to);
  } else if (tried?.type === 'capture') {
    glow(layers, tried.land, pen.colour, true);
    const top = topOf(state.board, tried.land);
    if (top) put(layers.above, stackMark(pen, pen.purse.radius(top.value)), tried.land);
  }
}

export function createMarks(purse: Purse, look: () => Pick<Pen, 'scale' | 'small' | 'turn'>): Marks {
  const layers: Layers = {
    glow: new Container({ label: 'glow' }),
    below: new Container({ label: 'below' }),
    above: new Container({ label: 'above' }),
    breathing: [],
  };
  const clear = () => {
    layers.breathing.length = 0;
    for (const box of [layers.glow, layers.below, layers.above]) {
      for (const child of box.removeChildren()) child.destroy({ children: true });
    }
  };
  const light = (lit: Lit) => {
    clear();
    const pen = { colour: lit.state.options.colours[lit.state.turn === 0 ? 0 : 1], purse, ...look() };
    for (const [land, [move]] of lit.lands) {
      if (!move || isTriedAt(lit.tried, land)) continue;
      glow(layers, land, pen.colour, false);
      const isEmpty = topOf(lit.state.board, land) === null;
      (isEmpty ? lightGround : lightStack)(layers, pen, lit, land, move);
    }
    if (lit.from !== null) put(layers.below, stackMark(pen, 36 * purse.growth()), lit.from);
    ghost(layers, pen, lit);
  };
  return { ...layers, breathing: () => layers.breathing, clear, light };
}

function isTriedAt(tried: Move | null, land: number): boolean {
  if (tried === null) return false;
  if (tried.type === 'place') return tried.land === land;
  return tried.type === 'move' && tried.to === land;
}

/** What the last turn changed: dashed rings in the mover's colour, dots along a move. */
export function drawLast(
  to: Graphics,
  lands: readonly number[],
  ways: readonly (readonly [number, number])[],
  deep: string,
  grow: number,
): void {
  to.clear();
  for (const land of lands) {
    const { x, y } = ANCHORS[land] ?? { x: 0, y: 0 };
    const radius = 41 * grow;
    for (let part = 0; part < 16; part++) {
      const from = (part * Math.PI) / 8;
      to.moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius).arc(x, y, radius, from, from + 0.22);
    }
  }
  if (lands.length > 0) to.stroke({ color: deep, width: 3.4 * grow, alpha: 0.8 });
  for (const [from, end] of ways) {
    const [a, b] = [ANCHORS[from] as Spot, ANCHORS[end] as Spot];
    const dots = Math.max(2, Math.floor(Math.hypot(b.x - a.x, b.y - a.y) / 15));
    for (let dot = 1; dot < dots; dot++) {
      to.circle(a.x + ((b.x - a.x) * dot) / dots, a.y + ((b.y - a.y) * dot) / dots, 3.2 * grow).fill({
        color: deep,
        alpha: 0.75,
      });
    }
  }
}
