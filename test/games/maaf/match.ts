/** For tests: states by hand and turns told as a list of what seats do and which cards nature turns up. */
import { play } from '../../../src/contract/play.ts';
import { countsOf, DECK } from '../../../src/games/maaf/cards.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import type { Card, Event, Move, State } from '../../../src/games/maaf/shape.ts';
import { changesOf, moveName, position } from '../../scenarios/maaf.ts';

/** The state in which `player` is about to draw. */
export function drawing(
  pos: { readonly [letter: string]: string },
  player = 'R',
  options: { readonly [key: string]: unknown } = {},
): State {
  return position(pos, player, options);
}

/** A Points state in which `player` chooses from this hand; the others hold threes. */
export function holding(
  pos: { readonly [letter: string]: string },
  hand: readonly Card[],
  options: { readonly [key: string]: unknown } = {},
): State {
  const state = position(pos, 'R', { mode: 'points', ...options });
  const hands = state.options.sides.map((_, seat) => (seat === state.turn ? hand : ([3, 3, 3, 3, 3] as const)));
  return { ...state, phase: 'hand', hands, stock: DECK };
}

export function legal(state: State): readonly Move[] {
  return rules.legalMoves(state) ?? [];
}

/** The names of all legal moves, in Points with their card in front. */
export function names(state: State): readonly string[] {
  return legal(state)
    .map((move) => (state.phase === 'hand' && 'card' in move ? `${move.card}: ` : '') + moveName(state, move))
    .sort();
}

/** Plays the one legal move with this name. */
export function make(state: State, name: string): State {
  const move = legal(state).find((one) => moveName(state, one) === name);
  if (move === undefined) throw new Error(`"${name}" is not among ${names(state).join(' | ')}`);
  return play(rules, state, { actor: state.turn, move }).state;
}

/** Nature turns this card up. */
export function turnUp(state: State, card: Card): State {
  return play(rules, state, { actor: 'nature', move: { type: 'card', card } }).state;
}

/** The seat draws and nature turns this card up. */
export function draw(state: State, card: Card): State {
  return turnUp(make(state, 'draw'), card);
}

/** What the one legal move with this name changes, and the events. */
export function effect(state: State, name: string): { readonly changes: string; readonly events: readonly Event[] } {
  const move = legal(state).find((one) => moveName(state, one) === name);
  if (move === undefined) throw new Error(`"${name}" is not among ${names(state).join(' | ')}`);
  const step = rules.apply(state, move);
  return { changes: changesOf(state, step.state), events: step.events };
}

/** Only these cards are in the pile; the others of the deck lie used unless `used` says otherwise. */
export function withPile(state: State, cards: readonly Card[], used?: readonly Card[]): State {
  const stock = countsOf(cards);
  const rest = DECK.map((number, index) => number - (stock[index] ?? 0));
  return { ...state, stock, used: used === undefined ? rest : countsOf(used) };
}
