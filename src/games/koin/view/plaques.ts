/** The running count of the four kingdoms: plaques in the sea, or on small screens icon discs on the map and a strip below it. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { ViewHost } from '../../../stage/board-view.ts';
import type { Pictures } from '../../../stage/assets.ts';
import { LINE, PAPER } from '../../../stage/colours.ts';
import { label } from '../../../stage/label.ts';
import { widthOf } from '../../../stage/writing.ts';
import type { Options } from '../kinds.ts';
import { KINGDOMS, type KingdomName } from '../map.ts';
import type { KingdomCount } from '../score.ts';
import type { Spot } from './places.ts';
import { KINGDOM_DEEP, kingdomDisc, type Pill, pill } from './symbols.ts';

/** Middles of the plaques, in the sea beside their kingdoms. */
const PLAQUES: { readonly [name in KingdomName]: Spot } = {
  buleleng: { x: 300, y: 66 },
  karangasem: { x: 884, y: 116 },
  mengwi: { x: 296, y: 500 },
  klungkung: { x: 900, y: 486 },
};
/** Where the icon stands on small screens. */
const DISCS: { readonly [name in KingdomName]: Spot } = {
  buleleng: { x: 300, y: 92 },
  karangasem: { x: 930, y: 190 },
  mengwi: { x: 392, y: 480 },
  klungkung: { x: 800, y: 510 },
};

/** Height of the strip below the map, in CSS px. */
export const STRIP = 46;

export interface Plaques {
  /** Stands on the map. */
  readonly onMap: Container;
  /** Stands below the map, in CSS px. */
  readonly strip: Container;
  build(options: Options, look: { readonly scale: number; readonly small: boolean; readonly width: number }): void;
  /** Turns the plaques by so many radians. */
  face(turned: number): void;
  show(counts: readonly KingdomCount[]): void;
  /** Where a kingdom's count stands on the map. */
  at(name: KingdomName): Spot;
}

function plaque(
  host: ViewHost,
  pictures: Pictures,
  name: KingdomName,
  pills: readonly Pill[],
  scale: number,
): Container {
  const root = new Container({ label: `plaque ${name}` });
  const words: Text = label(host.say({ key: `kingdom.${name}` }), { size: 21, colour: KINGDOM_DEEP[name], scale });
  const width = Math.max(132, widthOf(words) + 74);
  const ground = new Graphics();
  ground
    .roundRect(-width / 2, -19, width, 38, 19)
    .fill(PAPER)
    .stroke({ color: KINGDOM_DEEP[name], width: 2.5 });
  const disc = kingdomDisc(pictures, name, 15.5, scale);
  disc.x = -width / 2 + 20;
  words.x = 16;
  words.y = 1;
  root.addChild(ground, disc, words);
  for (const [seat, one] of pills.entries()) {
    one.root.position.set(seat === 0 ? -34 : 34, 36);
    root.addChild(one.root);
  }
  return root;
}

function chip(pictures: Pictures, name: KingdomName, pills: readonly Pill[], width: number): Container {
  const root = new Container({ label: `chip ${name}` });
  const ground = new Graphics();
  ground.roundRect(0, 0, width, 40, 20).fill(PAPER).stroke({ color: LINE, width: 2 });
  const disc = kingdomDisc(pictures, name, 11.5, 1);
  disc.position.set(17, 20);
  root.addChild(ground, disc);
  const room = (width - 38) / 2;
  for (const [seat, one] of pills.entries()) {
    one.root.position.set(32 + room / 2 + seat * room, 20);
    root.addChild(one.root);
  }
  return root;
}

export function createPlaques(host: ViewHost, pictures: Pictures): Plaques {
  const onMap = new Container({ label: 'plaques' });
  const strip = new Container({ label: 'strip' });
  let pills: readonly (readonly Pill[])[] = [];
  let latest: readonly KingdomCount[] = [];
  let turn = 0;
  let isSmall = false;
  const show = (counts: readonly KingdomCount[]) => {
    latest = counts;
    for (const [index, { points, doubled }] of counts.entries()) {
      for (const seat of [0, 1] as const) pills[index]?.[seat]?.set(points[seat], doubled === seat);
    }
  };
  const wipe = () => {
    for (const box of [onMap, strip]) for (const child of box.removeChildren()) child.destroy({ children: true });
  };
  return {
    onMap,
    strip,
    show,
    at: (name) => (isSmall ? DISCS : PLAQUES)[name],
    face: (turned) => {
      turn = turned;
      if (!isSmall) for (const child of onMap.children) child.rotation = turn;
    },
    build: (options, { scale, small, width }) => {
      wipe();
      isSmall = small;
      const room = (width - 3 * 6) / 4;
      const size = small
        ? { width: (room - 40) / 2 - 2, height: 26, font: 16, symbol: false, scale: 1 }
        : { width: 58, height: 28, font: 18, symbol: true, scale };
      pills = KINGDOMS.map(() => options.colours.map((colour) => pill(colour, size)));
      for (const [index, { name }] of KINGDOMS.entries()) {
        const own = pills[index] ?? [];
        if (small) {
          const disc = kingdomDisc(pictures, name, 36, scale);
          disc.position.set(DISCS[name].x, DISCS[name].y);
          onMap.addChild(disc);
          const one = chip(pictures, name, own, room);
          one.x = index * (room + 6);
          strip.addChild(one);
        } else {
          const one = plaque(host, pictures, name, own, scale);
          one.position.set(PLAQUES[name].x, PLAQUES[name].y);
          one.rotation = turn;
          onMap.addChild(one);
        }
      }
      show(latest);
    },
  };
}
