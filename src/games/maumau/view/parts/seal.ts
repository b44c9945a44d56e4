/** The Mau! seal: always there, always in the same place, and never telling whether anything is due. */
import { Container, Graphics } from 'pixi.js';
import { GOLD, GOLD_LIGHT, INK, ON_PLUM, PLUM } from '../../../../stage/colours.ts';
import { label } from '../../../../stage/label.ts';
import type { Word } from '../../shape.ts';
import type { Places } from '../places.ts';
import { fit } from '../../../../stage/writing.ts';

const PLUM_DEEP = '#3B142E';
const RAYS = 16;

interface Dress {
  readonly rays: string;
  readonly side: string;
  readonly face: string;
  readonly edge: string;
  readonly stitch: string;
  readonly word: string;
}

const OFF: Dress = {
  rays: '#CDB78E',
  side: '#B9A27A',
  face: '#EFE3CC',
  edge: '#B9A27A',
  stitch: '#CDB78E',
  word: '#6E5A48',
};
const ON: Dress = { rays: GOLD, side: PLUM_DEEP, face: PLUM, edge: PLUM_DEEP, stitch: GOLD_LIGHT, word: ON_PLUM };

export interface Seal {
  readonly root: Container;
  /** `words`: what is written on it, at most two lines. */
  draw(isShown: boolean, armed: Word | null, words: string, places: Places): void;
  contains(x: number, y: number): boolean;
  /** 0–1: it swells and goes back. */
  beat(amount: number): void;
}

function rays(to: Graphics, colour: string): void {
  for (let index = 0; index < RAYS; index++) {
    const angle = (index * 2 * Math.PI) / RAYS;
    const point = (radius: number, aside: number): readonly [number, number] => [
      Math.cos(angle) * radius - Math.sin(angle) * aside,
      Math.sin(angle) * radius + Math.cos(angle) * aside,
    ];
    to.moveTo(...point(46, -11))
      .lineTo(...point(62, 0))
      .lineTo(...point(46, 11))
      .closePath();
  }
  to.fill(colour);
}

function stitches(to: Graphics, colour: string): void {
  const count = 30;
  for (let index = 0; index < count; index++) {
    const from = (index * 2 * Math.PI) / count;
    to.moveTo(Math.cos(from) * 43, Math.sin(from) * 43).arc(0, 0, 43, from, from + Math.PI / count);
  }
  to.stroke({ color: colour, width: 2.6, cap: 'round' });
}

function drawn(dress: Dress, words: string, scale: number): Container {
  const root = new Container();
  const shape = new Graphics();
  shape.circle(0, 8, 56).fill({ color: INK, alpha: 0.22 });
  rays(shape, dress.rays);
  shape.circle(0, 4, 50).fill(dress.side);
  shape.circle(0, 0, 50).fill(dress.face).stroke({ color: dress.edge, width: 2.5 });
  stitches(shape, dress.stitch);
  const isTwo = words.includes('\n');
  const writing = label(words, { size: isTwo ? 23 : 30, scale, colour: dress.word, weight: '800' });
  writing.y = 2;
  const most = 76;
  fit(writing, most);
  root.addChild(shape, writing);
  return root;
}

export function seal(): Seal {
  const root = new Container({ label: 'seal' });
  const body = new Container();
  root.addChild(body);
  let reach = 0;
  let size = 1;
  return {
    root,
    draw: (isShown, armed, words, places) => {
      for (const child of body.removeChildren()) child.destroy({ children: true });
      const { x, y, radius } = places.seal;
      reach = isShown ? radius : 0;
      root.visible = isShown;
      if (!isShown) return;
      size = (radius / 64) * (armed === null ? 1 : 1.14);
      body.addChild(drawn(armed === null ? OFF : ON, words, size));
      root.position.set(x, y);
      body.scale.set(size);
    },
    contains: (x, y) => reach > 0 && Math.hypot(x - root.x, y - root.y) <= Math.max(reach, 30),
    beat: (amount) => {
      body.scale.set(size * (1 + 0.14 * amount));
    },
  };
}
