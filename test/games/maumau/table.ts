/** Tables laid by hand: hands and pile are written down, all other cards are in the stock. */
import { play } from '../../../src/contract/play.ts';
import type { Ply, Seat } from '../../../src/contract/rules.ts';
import { type Card, DECK, type Suit } from '../../../src/games/maumau/cards.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Event, MauMau, Move, Options, State, Word } from '../../../src/games/maumau/shape.ts';
import type { Random } from '../../../src/lib/random.ts';

export function optionsWith(change: Partial<Options> = {}, seats = 2): Options {
  return {
    starter: 'plain',
    nine: 'again',
    jackOnJack: true,
    stack: true,
    draw: 'one',
    afterDraw: 'play',
    mustPlay: false,
    aceSkips: false,
    lastJack: true,
    jackDouble: false,
    lastSeven: false,
    mau: 'call',
    target: 150,
    helped: Array.from({ length: seats }, () => false),
    first: null,
    ...change,
  };
}

function cards(names: string): readonly Card[] {
  return names.split(' ').filter((name) => name !== '') as unknown as readonly Card[];
}

export interface Laid {
  /** One text per seat: "7H 9C". */
  readonly hands: readonly string[];
  /** Top first. */
  readonly pile?: string;
  readonly options?: Partial<Options>;
  readonly state?: Partial<State>;
}

export function laid({ hands, pile = 'KH', options = {}, state = {} }: Laid): State {
  const held = hands.map(cards);
  const open = cards(pile);
  const gone = new Set([...held.flat(), ...open]);
  return {
    ...rules.setup(optionsWith(options, hands.length), hands.length),
    hands: held,
    pile: open,
    stock: DECK.filter((card) => !gone.has(card)),
    phase: 'turn',
    dealer: hands.length - 1,
    round: 1,
    ...state,
  };
}

export function lay(card: string, suit: Suit | null = null, call: Word | null = null): Move {
  return { type: 'play', card: card as Card, suit, call };
}

/** Plays moves of whoever is to act; calls and catches as the table. Checks every one. */
export function after(state: State, ...moves: readonly Move[]): State {
  return moves.reduce((now, move) => play(rules, now, plyOf(now, move)).state, state);
}

function plyOf(state: State, move: Move): Ply<MauMau> {
  const actor = move.type === 'call' || move.type === 'catch' ? 'table' : rules.toMove(state);
  return { actor: actor ?? -1, move };
}

export function eventsOf(state: State, move: Move): readonly Event[] {
  return play(rules, state, plyOf(state, move)).events;
}

/** "7H", "JD>C", "draw" … of everything that may be done now. */
export function legalNames(state: State): readonly string[] {
  return (rules.legalMoves(state) ?? []).map((move) =>
    move.type === 'play' ? (move.suit === null ? move.card : `${move.card}>${move.suit}`) : move.type,
  );
}

/** Nature deals by chance. */
export function dealt(options: Partial<Options>, seats: number, random: Random): State {
  const start = rules.setup(optionsWith(options, seats), seats);
  return after(start, rules.sample(start, random));
}

/** Plays `plies` random plies; stops where a match or round ends. */
export function walked(state: State, plies: number, random: Random): State {
  let now = state;
  for (let ply = 0; ply < plies && now.phase !== 'roundOver' && rules.toMove(now) !== null; ply++) {
    now = after(now, rules.sample(now, random));
  }
  return now;
}

/** A sentence for what is lost or doubled among the 32 cards, or null. */
export function cardsBroken({ hands, stock, bottom, pile }: State): string | null {
  const all = [...hands.flat(), ...stock, ...bottom, ...pile];
  return all.length === DECK.length && new Set(all).size === DECK.length
    ? null
    : 'the 32 cards are not there once each';
}

export function seatsOf(state: State): readonly Seat[] {
  return state.hands.map((_, seat) => seat);
}
