/** How events look. Each one moves the model on, so that skipping may stop anywhere and the board then shows the end. No time here depends on a hidden card. */
import type { Seat } from '../../../contract/rules.ts';
import type { CueName } from '../../../audio/cues.ts';
import { TIME } from '../../../stage/timing.ts';
import type { Card } from '../cards.ts';
import type { Event } from '../shape.ts';
import type { End, Flight } from './flights.ts';
import { type Model, type Saying, withDrawn, withPlayed, withSaying } from './model.ts';
import { edgeOf, homeOf, type Places } from './places.ts';

/** What an animation may use of the board. */
export interface Moving {
  readonly model: () => Model;
  /** Draws this model. */
  set(model: Model): void;
  readonly places: () => Places;
  fly(flight: Flight): Promise<void>;
  /** Takes away what still lies where it flew. */
  clear(): void;
  /** Milliseconds at this pace; 0 where nothing should move. */
  readonly ms: (usual: number) => number;
  pause(usual: number): Promise<void>;
  /** Draws 0–1 while time passes. */
  during(usual: number, draw: (way: number) => void): Promise<void>;
  cue(name: CueName): void;
  readonly parts: {
    spin(way: number): void;
    jump(amount: number): void;
    dim(seat: Seat, amount: number): void;
    /** Shows the count with so many cards counted. */
    count(cards: number): void;
    /** How many cards are to be counted. */
    readonly cards: () => number;
  };
}

const HOLD = 620;
const SAY = 900;

function homeEnd(moving: Moving, seat: Seat): End {
  const model = moving.model();
  const places = moving.places();
  const edge = edgeOf(seat, model.bottom, model.seats);
  const { x, y, turn } = homeOf(places, edge);
  return { x, y, turn: turn === 180 ? 0 : turn, width: edge === 'bottom' ? places.hand.card : places.fan };
}

function pileEnd({ places }: Moving): End {
  const { pile, card } = places();
  return { ...pile, turn: -2, width: card };
}

function stockEnd({ places }: Moving): End {
  const { stock, card } = places();
  return { ...stock, turn: 0, width: card };
}

async function played(moving: Moving, event: Extract<Event, { readonly type: 'played' }>): Promise<void> {
  const { seat, card, wish, penalty } = event;
  const from = homeEnd(moving, seat);
  moving.set({
    ...withPlayed(moving.model(), seat, card),
    wish: null,
    sayings: moving.model().sayings.map(() => null),
  });
  moving.cue('card');
  const ms = moving.ms(TIME.cardPlay * 1.3);
  await moving.fly({ card, from, to: pileEnd(moving), startsOpen: true, endsOpen: true, ms });
  const model = moving.model();
  moving.set({ ...model, pile: [card, ...model.pile], wish, penalty });
  if (penalty === 0) return;
  moving.cue('penalty');
  await moving.during(360, (way) => moving.parts.jump(Math.sin(way * Math.PI)));
}

/** A face only for cards that the viewer sees, and only in the own hand. */
async function drew(moving: Moving, event: Extract<Event, { readonly type: 'drew' }>): Promise<void> {
  const { seat, cards } = event;
  const isOwn = seat === moving.model().bottom && moving.model().hand !== null;
  const to = homeEnd(moving, seat);
  const gap = moving.ms(TIME.deal * 1.4);
  if (event.why !== 'draw') moving.cue('penalty');
  await Promise.all(
    cards.map(async (card, index) => {
      const shown = isOwn ? card : null;
      moving.cue('card');
      const ms = moving.ms(TIME.cardDraw);
      const flight = { card: shown, from: stockEnd(moving), to, startsOpen: false, endsOpen: shown !== null, ms };
      await moving.fly({ ...flight, delay: index * gap });
      const model = moving.model();
      moving.set(withDrawn({ ...model, stock: Math.max(0, model.stock - 1), penalty: 0 }, seat, [card]));
    }),
  );
  if (isOwn) moving.cue('flip');
}

async function reshuffled(moving: Moving, count: number): Promise<void> {
  moving.cue('swap');
  const ms = moving.ms(TIME.swap * 0.7);
  const ends = { from: pileEnd(moving), to: stockEnd(moving) };
  const model = moving.model();
  moving.set({ ...model, pile: model.pile.slice(0, 1) });
  await Promise.all(
    [0, 1, 2].map((index) =>
      moving.fly({ card: null, ...ends, startsOpen: false, endsOpen: false, ms, delay: index * moving.ms(90) }),
    ),
  );
  moving.set({ ...moving.model(), stock: count });
}

async function dealt(moving: Moving, event: Extract<Event, { readonly type: 'dealt' }>): Promise<void> {
  const { hands, dealer } = event;
  const model = moving.model();
  const seats = hands.length;
  const hand = model.hand === null ? null : [];
  moving.set({
    ...model,
    counted: false,
    counts: hands.map(() => 0),
    hand,
    fresh: [],
    pile: [],
    stock: 32,
    penalty: 0,
  });
  const rounds = hands[0]?.length ?? 0;
  const gap = moving.ms(70);
  const gave = async (turn: number): Promise<void> => {
    const seat = (dealer + 1 + turn) % seats;
    const ends = { from: stockEnd(moving), to: homeEnd(moving, seat) };
    const ms = moving.ms(TIME.cardDraw);
    const delay = turn * gap;
    await moving.fly({ card: null, ...ends, startsOpen: false, endsOpen: false, ms, delay, stays: true });
  };
  moving.cue('swap');
  await Promise.all(Array.from({ length: rounds * seats }, (_, turn) => gave(turn)));
  const own = (hands[model.bottom] ?? []).filter((card) => card !== null);
  const counts = hands.map((one) => one.length);
  const rest = 32 - counts.reduce((all, count) => all + count, 0);
  moving.clear();
  moving.set({ ...moving.model(), counts, hand: model.hand === null ? null : own, stock: rest });
}

async function turnedUp(moving: Moving, card: Card, stays: boolean): Promise<void> {
  moving.cue('flip');
  const ms = moving.ms(TIME.cardFlip * 1.6);
  const model = moving.model();
  moving.set({ ...model, stock: Math.max(0, model.stock - 1) });
  await moving.fly({ card, from: stockEnd(moving), to: pileEnd(moving), startsOpen: false, endsOpen: true, ms });
  if (stays) {
    moving.set({ ...moving.model(), pile: [card] });
    return;
  }
  await moving.fly({ card, from: pileEnd(moving), to: stockEnd(moving), startsOpen: true, endsOpen: false, ms });
  moving.set({ ...moving.model(), stock: moving.model().stock + 1 });
}

async function says(moving: Moving, seat: Seat, saying: Saying, stays: boolean): Promise<void> {
  moving.set(withSaying(moving.model(), seat, saying));
  await moving.pause(SAY);
  if (!stays) moving.set(withSaying(moving.model(), seat, null));
}

async function skipped(moving: Moving, seat: Seat): Promise<void> {
  moving.cue('skip');
  moving.set(withSaying(moving.model(), seat, 'skipped'));
  await moving.during(HOLD, (way) => moving.parts.dim(seat, Math.sin(way * Math.PI)));
  moving.set(withSaying(moving.model(), seat, null));
}

async function reversed(moving: Moving, dir: 1 | -1): Promise<void> {
  moving.cue('reverse');
  await moving.during(TIME.turnChange, (way) => moving.parts.spin(way));
  moving.set({ ...moving.model(), dir });
}

/** Card by card, in at most a few seconds. */
async function counted(moving: Moving, winner: Seat | null): Promise<void> {
  await moving.pause(300);
  const cards = moving.parts.cards();
  const step = Math.min(TIME.scoreTick, 3600 / Math.max(1, cards));
  for (let count = 0; winner !== null && count <= cards; count++) {
    moving.parts.count(count);
    if (moving.ms(step) === 0) break;
    moving.cue('step');
    await moving.pause(step);
  }
  moving.parts.count(Number.POSITIVE_INFINITY);
  moving.cue(winner === null ? 'no' : 'fanfare');
}

export async function animate(moving: Moving, event: Event): Promise<void> {
  switch (event.type) {
    case 'dealt':
      return dealt(moving, event);
    case 'turnedUp':
      return turnedUp(moving, event.card, event.stays);
    case 'played':
      return played(moving, event);
    case 'called':
      moving.cue(event.due ? 'mau' : 'tap');
      return says(moving, event.seat, event.due ? event.word : 'early', event.due);
    case 'caught':
      moving.cue('bump');
      return says(moving, event.seat, 'forgot', false);
    case 'drew':
      return drew(moving, event);
    case 'reshuffled':
      return reshuffled(moving, event.count);
    case 'skipped':
      return skipped(moving, event.seat);
    case 'reversed':
      return reversed(moving, event.dir);
    case 'roundEnded':
      return counted(moving, event.winner);
    default:
      return moving.pause(160);
  }
}
