/** The count after a round: the hands lie open, card by card they become the winner's points. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '../../../../stage/assets.ts';
import type { SeatLook } from '../../../../stage/board-view.ts';
import { INK, INK_SOFT, LINE, PAPER, PLUM, SEAT_COLOURS } from '../../../../stage/colours.ts';
import { label } from '../../../../stage/label.ts';
import { type Card, pointsOf } from '../../cards.ts';
import type { Observation } from '../../shape.ts';
import { faceName, seatName } from '../art.ts';
import { arranged } from '../model.ts';
import { type Places, TALL } from '../places.ts';
import { fit } from '../../../../stage/writing.ts';

export interface ScoreWords {
  readonly round: string;
  /** Who won, or that nobody could. */
  readonly headline: string;
  /** "Jack last: ×2", or null. */
  readonly doubled: string | null;
  readonly empty: string;
  readonly target: string;
  readonly points: (n: number) => string;
}

export interface ScoreLook {
  readonly places: Places;
  readonly pictures: Pictures;
  readonly fourColours: boolean;
  readonly face: number;
  readonly seats: readonly SeatLook[];
  readonly words: ScoreWords;
  /** So many cards are counted already; Infinity = all. */
  readonly counted: number;
}

export interface Score {
  readonly root: Container;
  draw(observation: Observation | null, look: ScoreLook): void;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly row: number;
  readonly head: number;
  readonly height: number;
}

function frameOf({ count }: Places, seats: number): Frame {
  const width = Math.min(count.width, 780);
  const head = Math.min(92, count.height * 0.2);
  const row = Math.min(112, (count.height - head - 14) / seats);
  const height = head + row * seats + 14;
  const x = count.x + (count.width - width) / 2;
  return { x, y: count.y + (count.height - height) / 2, width, row, head, height };
}

function text(words: string, size: number, most: number, colour = INK): ReturnType<typeof label> {
  const writing = label(words, { size, colour });
  writing.anchor.set(0, 0.5);
  return fit(writing, most);
}

/** How many of all cards lie before this seat's in the count. */
function before(hands: readonly (readonly Card[])[], seat: number): number {
  return hands.slice(0, seat).reduce((all, hand) => all + hand.length, 0);
}

function cardRow(
  hand: readonly Card[],
  counted: number,
  room: { width: number; height: number },
  look: ScoreLook,
): Container {
  const root = new Container();
  const width = Math.min(room.height / TALL, 62);
  const step = hand.length > 1 ? Math.min(width * 1.06, (room.width - width) / (hand.length - 1)) : 0;
  for (const [index, card] of hand.entries()) {
    const face = new Sprite({
      texture: look.pictures.texture(faceName(card, look.fourColours), look.face),
      anchor: { x: 0, y: 0.5 },
    });
    face.width = width;
    face.height = width * TALL;
    face.position.set(index * step, index < counted ? -4 : 0);
    face.alpha = index < counted ? 1 : 0.55;
    root.addChild(face);
  }
  return root;
}

/** Colour and symbol of a seat, as on its plate. */
function tokenOf(colour: SeatLook['colour'], size: number, pictures: Pictures): Sprite {
  const name = seatName(colour);
  const token = new Sprite({ texture: pictures.texture(name, size), anchor: 0.5 });
  token.width = size;
  token.height = size * pictures.ratio(name);
  return token;
}

function rowOf(seat: number, observation: Observation, frame: Frame, look: ScoreLook): Container {
  const root = new Container({ label: 'row' });
  const { words, seats } = look;
  const hands = observation.hands.map((one) => arranged(one ?? [], true));
  const hand = hands[seat] ?? [];
  const counted = Math.max(0, Math.min(hand.length, look.counted - before(hands, seat)));
  const isWinner = observation.ended?.winner === seat;
  const colours = SEAT_COLOURS[seats[seat]?.colour ?? 'merah'];
  const narrow = frame.width < 520;
  const nameWidth = narrow ? 108 : 190;
  const strip = new Graphics();
  strip.roundRect(0, 3, frame.width - 24, frame.row - 6, 18).fill(isWinner ? colours.tint : '#F8EFDC');
  strip
    .roundRect(0, 3, frame.width - 24, frame.row - 6, 18)
    .stroke({ color: isWinner ? colours.base : LINE, width: isWinner ? 4 : 2 });
  const token = tokenOf(seats[seat]?.colour ?? 'merah', Math.min(34, frame.row * 0.62), look.pictures);
  token.position.set(26, frame.row / 2);
  const name = text(seats[seat]?.name ?? '', Math.min(narrow ? 18 : 22, frame.row * 0.38), nameWidth - 8);
  name.position.set(48, frame.row * 0.36);
  const total = shownTotal(seat, observation, look, hands);
  const sum = text(words.points(total), Math.min(narrow ? 15 : 18, frame.row * 0.3), nameWidth - 8, INK_SOFT);
  sum.position.set(48, frame.row * 0.67);
  root.addChild(strip, token, name, sum);
  const middle = frame.width - 24 - nameWidth - 48 - 74;
  if (hand.length > 0) {
    const cards = cardRow(hand, counted, { width: middle, height: frame.row - Math.min(18, frame.row * 0.24) }, look);
    cards.position.set(48 + nameWidth, frame.row / 2);
    root.addChild(cards);
  } else {
    const none = text(words.empty, narrow ? 15 : 18, middle, colours.deep);
    none.position.set(48 + nameWidth, frame.row / 2);
    root.addChild(none);
  }
  const plus = isWinner ? `+${gained(observation, look, hands)}` : String(pointsOf(hand.slice(0, counted)));
  const points = label(plus, {
    size: Math.min(isWinner ? 34 : 24, frame.row * 0.6),
    colour: isWinner ? PLUM : INK,
    weight: '800',
  });
  points.position.set(frame.width - 24 - 46, frame.row / 2);
  fit(points, 76);
  if (hand.length > 0 || isWinner) root.addChild(points);
  return root;
}

/** What the winner has been counted so far. */
function gained({ ended }: Observation, { counted }: ScoreLook, hands: readonly (readonly Card[])[]): number {
  if (ended === null) return 0;
  const all = hands.flat();
  if (counted >= all.length) return ended.points;
  return pointsOf(all.slice(0, Math.max(0, counted)));
}

function shownTotal(
  seat: number,
  observation: Observation,
  look: ScoreLook,
  hands: readonly (readonly Card[])[],
): number {
  const score = observation.scores[seat] ?? 0;
  const { ended } = observation;
  return ended?.winner === seat ? score - ended.points + gained(observation, look, hands) : score;
}

export function score(): Score {
  const root = new Container({ label: 'score' });
  return {
    root,
    draw: (observation, look) => {
      for (const child of root.removeChildren()) child.destroy({ children: true });
      if (observation === null) return;
      const frame = frameOf(look.places, observation.seats);
      const { words } = look;
      const panel = new Graphics();
      panel.rect(0, 0, look.places.width, look.places.dockTop).fill({ color: INK, alpha: 0.3 });
      panel.roundRect(frame.x, frame.y + 5, frame.width, frame.height, 26).fill(LINE);
      panel.roundRect(frame.x, frame.y, frame.width, frame.height, 26).fill(PAPER).stroke({ color: LINE, width: 2.5 });
      const headline = label(words.headline, { size: Math.min(32, frame.head * 0.36) });
      fit(headline, frame.width - 40);
      headline.position.set(frame.x + frame.width / 2, frame.y + frame.head * 0.38);
      const line = [words.round, words.target, ...(words.doubled === null ? [] : [words.doubled])].join(' · ');
      const small = label(line, { size: Math.min(17, frame.head * 0.2), colour: INK_SOFT, body: true });
      fit(small, frame.width - 40);
      small.position.set(frame.x + frame.width / 2, frame.y + frame.head * 0.76);
      root.addChild(panel, headline, small);
      for (let seat = 0; seat < observation.seats; seat++) {
        const row = rowOf(seat, observation, frame, look);
        row.position.set(frame.x + 12, frame.y + frame.head + seat * frame.row);
        root.addChild(row);
      }
    },
  };
}
