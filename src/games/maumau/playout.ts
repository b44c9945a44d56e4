/**
 * A fast, mutable twin of the rules for playing imagined rounds to their end, and the card sense of the Cat.
 * Hands are sets of bits and every call counts as said; a differential test holds it to the rules.
 */
import { type Card, DECK, indexOf, SUITS, type Suit } from './cards.ts';
import type { State } from './shape.ts';

const JACK = 4;
const ALL = -1;
const ANY = 4;
const NONE = -1;
const POINTS = [7, 8, 9, 10, 20, 10, 10, 10];

function suitMask(suit: number): number {
  return 0xff << (8 * suit);
}

function rankMask(rank: number): number {
  return 0x01010101 << rank;
}

const SEVENS = rankMask(0);
const JACKS = rankMask(JACK);

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest card of a set that is not empty. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export interface Round {
  readonly seats: number;
  readonly options: State['options'];
  readonly hands: Int32Array;
  /** Cards in each hand; also told where the hand itself is not known. */
  readonly counts: Int32Array;
  /** The next card to be drawn is the last entry. */
  readonly stock: Int32Array;
  stockSize: number;
  /** The top is the last entry. */
  readonly pile: Int32Array;
  pileSize: number;
  /** A suit 0–3, 4 = any card, −1 = none. */
  wish: number;
  penalty: number;
  dir: number;
  turn: number;
  /** The card just drawn that may be played, or −1. */
  drawn: number;
  turns: number;
  idle: number;
  /** −1 while it is running, and for a round that nobody won. */
  winner: number;
  points: number;
  over: boolean;
  /** The state of a small generator: playouts need speed, not quality. */
  chance: number;
}

export function emptyRound(state: Pick<State, 'seats' | 'options'>): Round {
  return {
    seats: state.seats,
    options: state.options,
    hands: new Int32Array(4),
    counts: new Int32Array(4),
    stock: new Int32Array(32),
    stockSize: 0,
    pile: new Int32Array(32),
    pileSize: 0,
    wish: NONE,
    penalty: 0,
    dir: 1,
    turn: 0,
    drawn: NONE,
    turns: 0,
    idle: 0,
    winner: NONE,
    points: 0,
    over: false,
    chance: 1,
  };
}

/** A whole number from 0 to `below` − 1 (xorshift32). */
function chanceInt(round: Round, below: number): number {
  let bits = round.chance;
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  round.chance = bits;
  return (bits >>> 0) % below;
}

/** Loads a state in a turn. `stock` is the order of drawing, the next card first; the cards at the bottom come with it. */
export function load(round: Round, state: State, stock: readonly Card[], chance: number): void {
  const { hands, pile, wish } = state;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = hands[seat] ?? [];
    let bits = 0;
    for (const card of hand) bits |= 1 << indexOf(card);
    round.hands[seat] = bits;
    round.counts[seat] = hand.length;
  }
  round.stockSize = stock.length;
  for (const [index, card] of stock.entries()) round.stock[stock.length - 1 - index] = indexOf(card);
  round.pileSize = pile.length;
  for (const [index, card] of pile.entries()) round.pile[pile.length - 1 - index] = indexOf(card);
  round.wish = wish === null ? NONE : wish === 'any' ? ANY : SUITS.indexOf(wish);
  round.penalty = state.penalty;
  round.dir = state.dir;
  round.turn = state.turn;
  round.drawn = state.drawn === null ? NONE : indexOf(state.drawn);
  round.turns = state.turns;
  round.idle = state.idle;
  round.winner = NONE;
  round.points = 0;
  round.over = false;
  round.chance = chance | 1;
}

export function copyRound(to: Round, from: Round): void {
  to.hands.set(from.hands);
  to.counts.set(from.counts);
  to.stock.set(from.stock);
  to.pile.set(from.pile);
  to.stockSize = from.stockSize;
  to.pileSize = from.pileSize;
  to.wish = from.wish;
  to.penalty = from.penalty;
  to.dir = from.dir;
  to.turn = from.turn;
  to.drawn = from.drawn;
  to.turns = from.turns;
  to.idle = from.idle;
  to.winner = from.winner;
  to.points = from.points;
  to.over = from.over;
  to.chance = from.chance;
}

function topCard(round: Round): number {
  return round.pile[round.pileSize - 1] ?? 0;
}

/** All cards that may be laid now from a hand of `held` cards, as bits. */
function fitting(round: Round, held: number): number {
  const { options, wish } = round;
  if (round.penalty > 0) return options.stack ? SEVENS : 0;
  const top = topCard(round);
  const plain = wish === ANY ? ALL : wish === NONE ? suitMask(top >> 3) | rankMask(top & 7) : suitMask(wish);
  const jackFits = (options.jackOnJack || (top & 7) !== JACK) && (held > 1 || options.lastJack);
  return (plain & ~JACKS) | (jackFits ? JACKS : 0);
}

/** What the seat on turn may lay, as bits: from its hand, or only the card just drawn. */
export function playable(round: Round): number {
  const { turn, drawn } = round;
  const bits = drawn === NONE ? (round.hands[turn] ?? 0) : 1 << drawn;
  return bits & fitting(round, round.counts[turn] ?? 0);
}

function supply(round: Round): number {
  return round.stockSize + Math.max(0, round.pileSize - 1);
}

function after(round: Round, seat: number, steps: number): number {
  return (seat + round.dir * steps + 2 * round.seats) % round.seats;
}

function passOn(round: Round, steps: number): void {
  round.turn = after(round, round.turn, steps);
  round.drawn = NONE;
  round.turns += 1;
  if (round.idle >= round.seats) round.over = true;
}

/** Turns everything under the top into a new stock. */
function reshuffle(round: Round): void {
  const { stock, pile } = round;
  const top = topCard(round);
  const size = Math.max(0, round.pileSize - 1);
  for (let index = 0; index < size; index++) stock[index] = pile[index] ?? 0;
  for (let last = size - 1; last > 0; last--) {
    const other = chanceInt(round, last + 1);
    const kept = stock[last] ?? 0;
    stock[last] = stock[other] ?? 0;
    stock[other] = kept;
  }
  pile[0] = top;
  round.pileSize = 1;
  round.stockSize = size;
}

/** The card that this seat drew, or −1 where there is none. */
function drawOne(round: Round, seat: number): number {
  if (round.stockSize === 0 && round.pileSize > 1) reshuffle(round);
  if (round.stockSize === 0) return NONE;
  round.stockSize -= 1;
  const card = round.stock[round.stockSize] ?? 0;
  round.hands[seat] = (round.hands[seat] ?? 0) | (1 << card);
  round.counts[seat] = (round.counts[seat] ?? 0) + 1;
  return card;
}

function finish(round: Round): void {
  const { options, turn } = round;
  if (options.lastSeven) {
    const next = after(round, turn, 1);
    for (let count = 0; count < round.penalty; count++) drawOne(round, next);
  }
  let points = 0;
  for (let seat = 0; seat < round.seats; seat++) {
    if (seat === turn) continue;
    for (let bits = round.hands[seat] ?? 0; bits !== 0; bits &= bits - 1) points += POINTS[lowest(bits) & 7] ?? 0;
  }
  round.turns += 1;
  round.over = true;
  round.winner = turn;
  round.points = points * (options.jackDouble && (topCard(round) & 7) === JACK ? 2 : 1);
}

/** Lays a card of the seat on turn; `suit` is read for a Jack that is not the last card. */
export function layCard(round: Round, card: number, suit: number): void {
  const { options, turn } = round;
  const rank = card & 7;
  round.hands[turn] = (round.hands[turn] ?? 0) & ~(1 << card);
  const left = (round.counts[turn] ?? 0) - 1;
  round.counts[turn] = left;
  round.pile[round.pileSize] = card;
  round.pileSize += 1;
  round.wish = rank === JACK && left > 0 ? suit : NONE;
  round.idle = 0;
  if (rank === 0) round.penalty += 2;
  if (rank === 2) round.dir = -round.dir;
  if (left === 0) {
    finish(round);
    return;
  }
  const skips = rank === 1 || (rank === 7 && options.aceSkips);
  const again = rank === 2 && round.seats === 2 && options.nine === 'again';
  passOn(round, skips || again ? 2 : 1);
}

/** The seat on turn draws by choice; where the card may be played, it is `drawn` afterwards and the turn goes on. */
export function drawCards(round: Round): void {
  const { options, turn } = round;
  round.idle = 0;
  let card = drawOne(round, turn);
  if (options.draw === 'until') {
    const fits = fitting(round, 2);
    while (((1 << card) & fits) === 0 && supply(round) > 0) card = drawOne(round, turn);
  }
  if (options.afterDraw === 'end') passOn(round, 1);
  else round.drawn = card;
}

/** The seat on turn takes the pending cards. */
export function takeCards(round: Round): void {
  for (let count = 0; count < round.penalty; count++) drawOne(round, round.turn);
  round.penalty = 0;
  round.idle = 0;
  passOn(round, 1);
}

/** Keeps the drawn card, or passes where nothing can be drawn. */
export function passTurn(round: Round): void {
  round.idle = round.drawn === NONE ? round.idle + 1 : 0;
  passOn(round, 1);
}

/** The suit of which a hand holds most; the first of equals. */
function longestSuit(hand: number): number {
  let best = 0;
  let most = -1;
  for (let suit = 0; suit < 4; suit++) {
    const count = bitCount(hand & suitMask(suit));
    if (count > most) {
      most = count;
      best = suit;
    }
  }
  return best;
}

/** What a Jack would wish for: the longest suit of the rest of the hand. */
export function wishOf(round: Round, card: number): number {
  return longestSuit((round.hands[round.turn] ?? 0) & ~(1 << card));
}

function lowestOther(round: Round, seat: number): number {
  let fewest = 99;
  for (let other = 0; other < round.seats; other++) {
    if (other !== seat) fewest = Math.min(fewest, round.counts[other] ?? 0);
  }
  return fewest;
}

function powerWorth(round: Round, rank: number): number {
  const { seats, turn } = round;
  const next = round.counts[after(round, turn, 1)] ?? 0;
  // A 7 is kept as a shield until it hurts somebody who is nearly out.
  if (rank === 0) return next <= 2 ? 10 : -2;
  if (rank === 1) return seats === 2 ? 4 : next <= 2 ? 8 : 1;
  if (rank !== 2) return 0;
  if (seats === 2) return 4;
  return next < (round.counts[after(round, turn, -1)] ?? 0) ? 5 : -1;
}

/** What the Cat thinks of laying this card; more is better. */
function worth(round: Round, card: number, fewest: number): number {
  const { turn, options } = round;
  const rank = card & 7;
  const rest = (round.hands[turn] ?? 0) & ~(1 << card);
  const held = round.counts[turn] ?? 0;
  const base = (POINTS[rank] ?? 0) * (fewest <= 2 ? 0.5 : 0.1);
  if (rank !== JACK) {
    const follow = (suitMask(card >> 3) | rankMask(rank) | JACKS) & rest;
    return base + 1.5 * bitCount(follow) + powerWorth(round, rank);
  }
  const suit = longestSuit(rest);
  const wished = bitCount(rest & suitMask(suit));
  const follow = bitCount(((suitMask(suit) & ~JACKS) | (options.jackOnJack ? JACKS : 0)) & rest);
  return base + 1.5 * follow + 2 * wished + (fewest === 1 ? 0 : -16) + (held === 2 ? 4 : 0);
}

/** The card that the Cat lays of `bits` (not empty); equals are decided by chance. */
export function catCard(round: Round, bits: number): number {
  let rest = bits & (bits - 1);
  if (rest === 0) return lowest(bits);
  const fewest = lowestOther(round, round.turn);
  let best = lowest(bits);
  let most = worth(round, best, fewest);
  let equals = 1;
  for (; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    const value = worth(round, card, fewest);
    if (value > most) {
      best = card;
      most = value;
      equals = 1;
    } else if (value === most) {
      equals += 1;
      if (chanceInt(round, equals) === 0) best = card;
    }
  }
  return best;
}

/** One decision as the Cat makes it: lay the best card, and draw or keep only if nothing fits. */
function catStep(round: Round): void {
  const bits = playable(round);
  if (bits !== 0) {
    const card = catCard(round, bits);
    layCard(round, card, wishOf(round, card));
  } else if (round.penalty > 0) takeCards(round);
  else if (round.drawn === NONE && supply(round) > 0) drawCards(round);
  else passTurn(round);
}

/** Plays on as Cats do, until the round is over or `cap` turns have gone. */
export function playToEnd(round: Round, cap: number): void {
  while (!round.over && round.turns < cap) catStep(round);
}

export function cardAt(index: number): Card {
  return DECK[index] ?? '7C';
}

export function suitAt(index: number): Suit {
  return SUITS[index] ?? 'C';
}
