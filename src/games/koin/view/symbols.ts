/** Small drawings that stand for seats and kingdoms on plaques. */
import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { Pictures } from '../../../stage/assets.ts';
import { GOLD_DEEP, GOLD_LIGHT, INK, PAPER, SEAT_COLOURS } from '../../../stage/colours.ts';
import { label } from '../../../stage/label.ts';
import type { CoinColour } from '../kinds.ts';
import type { KingdomName } from '../map.ts';

export const KINGDOM_DEEP: { readonly [name in KingdomName]: string } = {
  buleleng: '#2F5D4A',
  karangasem: '#87431A',
  mengwi: '#6B5600',
  klungkung: '#5B3579',
};

/** The flower of Merah or the kite of Biru, `size` across. */
export function seatSymbol(colour: CoinColour, size: number): Graphics {
  const { on, base } = SEAT_COLOURS[colour];
  const unit = size / 15;
  const symbol = new Graphics();
  if (colour === 'merah') {
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
      symbol.circle(Math.cos(turn) * 4.2 * unit, Math.sin(turn) * 4.2 * unit, 3.3 * unit).fill(on);
    }
    symbol.circle(0, 0, 3.1 * unit).fill(on);
    symbol.circle(0, 0, 1.9 * unit).fill(base);
    return symbol;
  }
  symbol.poly([0, -8 * unit, 6 * unit, -unit, 0, 8 * unit, -6 * unit, -unit]).fill(on);
  symbol
    .moveTo(0, -8 * unit)
    .lineTo(0, 8 * unit)
    .moveTo(-6 * unit, -unit)
    .lineTo(6 * unit, -unit);
  symbol.stroke({ color: base, width: 1.5 * unit });
  return symbol;
}

export interface Pill {
  readonly root: Container;
  set(points: number, doubled: boolean): void;
}

export interface PillSize {
  readonly width: number;
  readonly height: number;
  readonly font: number;
  readonly symbol: boolean;
  /** Device pixels per unit, for sharp letters. */
  readonly scale: number;
}

/** A seat's points in a kingdom. The gold badge marks the side that is doubled. */
export function pill(colour: CoinColour, { width, height, font, symbol, scale }: PillSize): Pill {
  const root = new Container({ label: `pill ${colour}` });
  const ground = new Graphics();
  ground.roundRect(-width / 2, -height / 2, width, height, height / 2).fill(SEAT_COLOURS[colour].base);
  ground.roundRect(-width / 2, -height / 2, width, height, height / 2).stroke({ color: INK, width: 2.2 });
  const number: Text = label('0', { size: font, colour: SEAT_COLOURS[colour].on, scale });
  root.addChild(ground, number);
  if (symbol) {
    const sign = seatSymbol(colour, height * 0.62);
    sign.x = -width / 2 + height * 0.55;
    number.x = height * 0.32;
    root.addChild(sign);
  }
  const badge = new Container({ label: 'doubled' });
  const radius = height * (symbol ? 0.44 : 0.33);
  const disc = new Graphics();
  disc.roundRect(-radius * 1.25, -radius, radius * 2.5, radius * 2, radius).fill(GOLD_LIGHT);
  disc.roundRect(-radius * 1.25, -radius, radius * 2.5, radius * 2, radius).stroke({ color: GOLD_DEEP, width: 2 });
  badge.addChild(disc, label('×2', { size: radius * 1.35, scale }));
  if (symbol) badge.position.set(width / 2 - 1, -height / 2 + 1);
  else badge.position.set(0, -height / 2 - 3);
  root.addChild(badge);
  return {
    root,
    set: (points, doubled) => {
      if (number.text !== `${points}`) number.text = `${points}`;
      badge.visible = doubled;
    },
  };
}

/** A kingdom's icon in white on its deep colour. */
export function kingdomDisc(pictures: Pictures, name: KingdomName, radius: number, scale: number): Container {
  const root = new Container({ label: name });
  const disc = new Graphics();
  disc
    .circle(0, 0, radius)
    .fill(KINGDOM_DEEP[name])
    .stroke({ color: PAPER, width: radius * 0.14 });
  const icon = new Sprite(pictures.texture(`kingdom-${name}`, radius * 1.5 * scale));
  icon.anchor.set(0.5);
  icon.width = radius * 1.5;
  icon.height = radius * 1.5;
  root.addChild(disc, icon);
  return root;
}
