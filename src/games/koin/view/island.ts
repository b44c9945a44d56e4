/** Everything that stands on the canvas, and how it is laid out: the island as one picture, boats, names, coins, plaques, and what moves over them. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Place, Room, ViewHost } from '../../../stage/board-view.ts';
import type { Side } from '../../../contract/player.ts';
import type { Pictures } from '../../../stage/assets.ts';
import { PAPER } from '../../../stage/colours.ts';
import { label } from '../../../stage/label.ts';
import type { State } from '../kinds.ts';
import { KINGDOM_OF, KINGDOMS, LANDS } from '../map.ts';
import { kingdoms } from '../score.ts';
import { createPurse, createStacks, type Stacks } from './coins.ts';
import { createDish } from './dish.ts';
import { createMarks, type Marks } from './marks.ts';
import type { Parts } from './motion.ts';
import { OUTLINES } from './outlines.ts';
import { MAP, SMALL_SCREEN_COINS, type Spot } from './places.ts';
import { createPlaques, type Plaques, STRIP } from './plaques.ts';
import { KINGDOM_DEEP } from './symbols.ts';

export interface Island {
  /** In units of the map. */
  readonly root: Container;
  /** The strip of small screens, in CSS px. */
  readonly strip: Container;
  readonly parts: Parts;
  readonly stacks: Stacks;
  readonly plaques: Plaques;
  readonly marks: Marks;
  readonly trail: Graphics;
  show(state: State): void;
  resize(room: Room, state: State | null): void;
  scale(): number;
  onMap(x: number, y: number): Spot;
  onCanvas(box: Place): Place;
  dispose(): void;
}

const BOATS: readonly (Spot & { readonly size: number })[] = [
  { x: 92, y: 505, size: 74 },
  { x: 900, y: 676, size: 62 },
];
/** How words are turned for a reader at an edge of the table. */
const TURNS: { readonly [side in Side]: number } = { bottom: 0, left: Math.PI / 2, top: Math.PI, right: -Math.PI / 2 };
/** The picture without its empty corners. */
const SNUG = { x: -2, y: 30, width: 1014, height: 716 } as const;
/** The same without the sea of the plaques, for small screens. */
const CLOSE = { x: 4, y: 40, width: 1002, height: 700 } as const;

interface Layers {
  readonly boats: Container;
  readonly ground: Sprite;
  readonly borders: Sprite;
  readonly names: Container;
}

interface Look {
  /** Pixels per unit of the map. */
  scale: number;
  small: boolean;
  /** Room for the strip, in CSS px. */
  width: number;
  /** Radians by which words are turned towards the reader. */
  turn: number;
}

function addBoats(boats: Container, pictures: Pictures, scale: number): void {
  for (const { x, y, size } of BOATS) {
    const boat = new Sprite(pictures.texture('boat', size * scale));
    boat.position.set(x, y);
    boat.width = size;
    boat.height = size * pictures.ratio('boat');
    boats.addChild(boat);
  }
}

function addNames(names: Container, host: ViewHost, scale: number): void {
  for (const [land, { name, y }] of OUTLINES.entries()) {
    const kingdom = KINGDOMS[KINGDOM_OF[land] ?? 0]?.name ?? 'buleleng';
    const style = { size: 17, colour: KINGDOM_DEEP[kingdom], body: true, scale };
    const words = label(host.say({ key: `land.${LANDS[land]}` }), style);
    words.style.stroke = { color: PAPER, width: 4, join: 'round' };
    words.position.set(name.x, name.y + (name.y < y ? -8 : 8));
    names.addChild(words);
  }
}

/** Draws what does not change in a match, for this size. */
function dress({ boats, ground, borders, names }: Layers, host: ViewHost, pictures: Pictures, look: Look): void {
  for (const [name, sprite] of [
    ['map', ground],
    ['borders', borders],
  ] as const) {
    sprite.texture = pictures.texture(name, MAP.width * look.scale);
    sprite.position.set(MAP.x, MAP.y);
    sprite.width = MAP.width;
    sprite.height = MAP.height;
  }
  for (const box of [boats, names]) for (const child of box.removeChildren()) child.destroy({ children: true });
  addBoats(boats, pictures, look.scale);
  if (!look.small) addNames(names, host, look.scale);
}

/** Lays the island into its room: as large as it fits, above the strip on small screens. */
function place(root: Container, plaques: Plaques, { insets, facing, ...room }: Room, look: Look): void {
  const strip = look.small ? STRIP : 0;
  const [width, height] = [room.width - insets.left - insets.right, room.height - insets.top - insets.bottom - strip];
  const box = look.small ? CLOSE : SNUG;
  look.scale = Math.max(0.05, Math.min(width / box.width, height / box.height));
  look.width = width - 8;
  root.scale.set(look.scale);
  root.position.set(
    insets.left + width / 2 - (box.x + box.width / 2) * look.scale,
    insets.top + height / 2 - (box.y + box.height / 2) * look.scale,
  );
  plaques.strip.position.set(insets.left + 4, room.height - insets.bottom - strip + 2);
  look.turn = facing === null ? 0 : TURNS[facing];
  plaques.face(look.turn);
}

export function createIsland(host: ViewHost, pictures: Pictures): Island {
  const root = new Container({ label: 'island' });
  const layers = {
    boats: new Container({ label: 'boats' }),
    ground: new Sprite(),
    borders: new Sprite(),
    names: new Container({ label: 'names' }),
  };
  const trail = new Graphics({ label: 'trail' });
  const effects = new Container({ label: 'effects' });
  const night = new Graphics({ label: 'night' });
  const look: Look = { scale: 1, small: false, width: 0, turn: 0 };
  const purse = createPurse(pictures);
  const stacks = createStacks(purse);
  const plaques = createPlaques(host, pictures);
  const dish = createDish(host, purse);
  const marks = createMarks(purse, () => look);
  root.addChild(layers.boats, layers.ground, marks.glow, layers.borders, trail, marks.below, layers.names);
  root.addChild(stacks.root, plaques.onMap, marks.above, dish.root, effects, night);
  const show = (state: State) => {
    stacks.show(state);
    if (plaques.onMap.children.length === 0) plaques.build(state.options, look);
    plaques.show(kingdoms(state.board));
    if (state.phase === 'act') dish.lying(state);
    else dish.hide();
    night.visible = host.settings().night;
  };
  const resize = (room: Room, state: State | null) => {
    look.small = host.small();
    place(root, plaques, room, look);
    purse.dress(look.scale, look.small ? SMALL_SCREEN_COINS : 1);
    dress(layers, host, pictures, look);
    if (state) plaques.build(state.options, look);
    stacks.redress();
    if (state) show(state);
    night.clear().rect(MAP.x, MAP.y, MAP.width, MAP.height).fill({ color: '#181122', alpha: 0.08 });
    pictures.sweep();
  };
  return {
    root,
    strip: plaques.strip,
    parts: { host, purse, stacks, plaques, dish, effects, scale: () => look.scale },
    stacks,
    plaques,
    marks,
    trail,
    scale: () => look.scale,
    show,
    resize,
    onMap: (x, y) => ({ x: (x - root.x) / look.scale, y: (y - root.y) / look.scale }),
    onCanvas: ({ x, y, width, height }) => ({
      x: root.x + x * look.scale,
      y: root.y + y * look.scale,
      width: width * look.scale,
      height: height * look.scale,
    }),
    dispose: () => pictures.dispose(),
  };
}
