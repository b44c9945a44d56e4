/** Why a move is good, in one sentence: the first of these that is true of what the move does. */
import type { Message } from '../../contract/words.ts';
import { HOME, LANE, NEST, onTrack, seatOf } from './board.ts';
import { teamOf, turnsFrom } from './evaluate.ts';
import { perform, sideOf } from './landing.ts';
import type { Event, Move, Observation, Square } from './shape.ts';

/** Moves whose reason lies in the move itself. */
const PLAIN: { readonly [type: string]: string } = {
  draw: 'reason.draw',
  pass: 'reason.pass',
  keep: 'reason.keep',
  discard: 'reason.discard',
};
/** This many turns nearer by a step back is worth telling. */
const MUCH_NEARER = 3;

function ofEvents(events: readonly Event[], observation: Observation, squares: readonly Square[]): Message | null {
  const { turn, options, pawns } = observation;
  const team = teamOf(options, turn);
  const isOurs = (pawn: number) => team.includes(seatOf(pawn));
  const has = (type: Event['type']) => events.some((event) => event.type === type);
  const everyHome = squares.every((square, pawn) => square === HOME || !isOurs(pawn));
  if (everyHome) return { key: 'reason.win' };
  if (has('homed')) return { key: 'reason.home' };
  const hit = events.find((event) => event.type === 'bumped' && !isOurs(event.pawn));
  if (hit?.type === 'bumped') return { key: 'reason.bump', params: { name: { seat: seatOf(hit.pawn) } } };
  const safe = squares.some((square, pawn) => square > LANE && isOurs(pawn) && onTrack(pawns[pawn] as Square));
  if (safe) return { key: 'reason.safe' };
  if (has('left')) return { key: 'reason.out' };
  const back = events.find((event) => event.type === 'stepped' && event.steps < 0);
  if (back?.type === 'stepped') {
    const side = sideOf(options, back.pawn);
    const nearer = turnsFrom(side, back.from) - turnsFrom(side, squares[back.pawn] as Square);
    if (nearer > MUCH_NEARER) return { key: 'reason.back' };
  }
  if (has('swapped')) return { key: 'reason.swap' };
  return has('slid') ? { key: 'reason.slide' } : null;
}

export function reason(observation: Observation, move: Move, choices: number): Message {
  const plain = PLAIN[move.type];
  if (plain !== undefined) return { key: plain };
  if (choices === 1) return { key: 'reason.only' };
  const { pawns, options } = observation;
  const work = { squares: pawns.slice(), options, events: [] as Event[] };
  if (move.type === 'split' || 'pawn' in move) perform(work, move);
  const told = ofEvents(work.events, observation, work.squares);
  if (told !== null) return told;
  const inPlay = work.squares.every((square, pawn) => square !== NEST || pawns[pawn] === NEST);
  const nearer = work.events.some((event) => event.type === 'stepped' && event.steps > 0);
  return nearer && inPlay ? { key: 'reason.near' } : { key: 'reason.away' };
}
