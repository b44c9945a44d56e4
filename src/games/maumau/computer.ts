/** Kitten, Cat and Tiger. They decide from an observation alone; the only worlds they know are those of `determinize`. */
import type { Computer, Question } from '../../contract/computer.ts';
import type { Level } from '../../contract/player.ts';
import type { Message } from '../../contract/words.ts';
import { at } from '../../lib/lists.ts';
import { pick, type Random, shuffled } from '../../lib/random.ts';
import { type Card, indexOf, rankOf, SUITS } from './cards.ts';
import { legalMoves } from './legal.ts';
import { determinize } from './observe.ts';
import {
  catCard,
  copyRound,
  drawCards,
  emptyRound,
  layCard,
  load,
  passTurn,
  playToEnd,
  type Round,
  suitAt,
  takeCards,
  wishOf,
} from './playout.ts';
import type { MauMau, Observation, SeatMove, State, Word } from './shape.ts';

type Asked = Question<MauMau>;
type Play = Extract<SeatMove, { readonly type: 'play' }>;

interface Manner {
  /** Part of the turns in which it draws although a card fits. */
  readonly draws: number;
  /** Part of the plays in which it takes any fitting card. */
  readonly careless: number;
  /** Part of the due calls that it forgets. */
  readonly forgets: number;
  /** Part of its forgotten calls that it makes up for. */
  readonly late: number;
  /** Part of others' forgotten calls that it catches. */
  readonly catches: number;
  /** The earliest moment of the beat for both. */
  readonly from: number;
}

const MANNERS: { readonly [level in Level]: Manner } = {
  santai: { draws: 0.15, careless: 1, forgets: 0.3, late: 0.2, catches: 0.2, from: 0.6 },
  seru: { draws: 0, careless: 0.05, forgets: 0.1, late: 0.5, catches: 0.6, from: 0.5 },
  jago: { draws: 0, careless: 0, forgets: 0.02, late: 0.8, catches: 0.95, from: 0.5 },
};

/** Playouts per decision. With more players each one tells less. */
const PLAYOUTS_OF_TWO = 1000;
const PLAYOUTS_OF_MORE = 3000;
const PLAYOUT_TURNS = 150;

/** A state for reading what is legal and for the Cat, who looks at nothing that this invents. */
function imagined(question: Asked): State {
  return determinize(question.observation, question.seat, question.random);
}

function handOf(observation: Observation, seat: number): readonly Card[] {
  return observation.hands[seat] ?? [];
}

function isPlay(move: SeatMove): move is Play {
  return move.type === 'play';
}

/** Any fitting card, each with the same chance; then any suit. */
function anyPlay(plays: readonly Play[], random: Random): Play {
  const card = pick([...new Set(plays.map((play) => play.card))], random);
  return pick(
    plays.filter((play) => play.card === card),
    random,
  );
}

/** What is to be done where nothing is laid: draw, take, keep, pass, count, deal. */
function idleMove(moves: readonly SeatMove[], random: Random): SeatMove {
  return moves.find((move) => !isPlay(move)) ?? pick(moves, random);
}

function seed(random: Random): number {
  return random.int(0x1_0000_0000) | 0;
}

/** The Cat's card and wish, without its noise. */
function catPlay(state: State, plays: readonly Play[], random: Random): Play {
  const round = emptyRound(state);
  load(round, state, [], seed(random));
  const bits = plays.reduce((all, play) => all | (1 << indexOf(play.card)), 0);
  const card = catCard(round, bits);
  const suit = suitAt(wishOf(round, card));
  const own = plays.filter((play) => indexOf(play.card) === card);
  return own.find((play) => play.suit === suit) ?? at(own, 0);
}

/** The word that a play makes due, or null. */
function dueWord(observation: Observation, seat: number, play: Play): Word | null {
  if (observation.options.mau === 'off') return null;
  const left = handOf(observation, seat).length - 1;
  if (left === 1) return 'mau';
  return left === 0 && rankOf(play.card) === 'J' ? 'maumau' : null;
}

/** The move with its call, unless it is forgotten. */
function withCall(question: Asked, move: SeatMove, forgets: number): SeatMove {
  if (!isPlay(move)) return move;
  const word = dueWord(question.observation, question.seat, move);
  if (word === null || question.random.unit() < forgets) return move;
  return { ...move, call: word };
}

function act(round: Round, move: SeatMove): void {
  if (move.type === 'play') layCard(round, indexOf(move.card), move.suit === null ? -1 : SUITS.indexOf(move.suit));
  else if (move.type === 'draw') drawCards(round);
  else if (move.type === 'take') takeCards(round);
  else passTurn(round);
}

/** From 1 and more for a win to a loss below zero; what the others hold counts a little. */
function valueOfEnd(round: Round, seat: number): number {
  if (round.winner < 0) return 0;
  if (round.winner === seat) return 1 + round.points / 100;
  return -round.points / (100 * (round.seats - 1));
}

/** Plays every move in the same imagined worlds and takes the one with the best mean. */
function searched(question: Asked, moves: readonly SeatMove[]): SeatMove {
  const { observation, seat, random } = question;
  const budget = observation.seats === 2 ? PLAYOUTS_OF_TWO : PLAYOUTS_OF_MORE;
  const worlds = Math.ceil(budget / moves.length);
  const sums = moves.map(() => 0);
  const start = emptyRound(observation);
  const round = emptyRound(observation);
  for (let world = 0; world < worlds; world++) {
    const state = determinize(observation, seat, random);
    load(start, state, [...shuffled(state.stock, random), ...state.bottom], seed(random));
    start.turns = 0;
    for (const [index, move] of moves.entries()) {
      copyRound(round, start);
      act(round, move);
      playToEnd(round, PLAYOUT_TURNS);
      sums[index] = at(sums, index) + valueOfEnd(round, seat);
    }
  }
  return at(moves, sums.indexOf(Math.max(...sums)));
}

function tigerMove(question: Asked, moves: readonly SeatMove[]): SeatMove {
  if (moves.length === 1) return at(moves, 0);
  const last = handOf(question.observation, question.seat).length === 1 ? moves.find(isPlay) : undefined;
  return last ?? searched(question, moves);
}

/** Kitten and Cat. */
function plainMove(question: Asked, state: State, moves: readonly SeatMove[], manner: Manner): SeatMove {
  const { random, observation, seat } = question;
  const plays = moves.filter(isPlay);
  if (plays.length === 0) return idleMove(moves, random);
  const canDraw = moves.some((move) => move.type === 'draw');
  const isLast = handOf(observation, seat).length === 1;
  if (canDraw && !isLast && random.unit() < manner.draws) return { type: 'draw' };
  return random.unit() < manner.careless ? anyPlay(plays, random) : catPlay(state, plays, random);
}

function choose(question: Asked): SeatMove {
  const manner = MANNERS[question.level];
  const state = imagined(question);
  const moves = legalMoves(state) ?? [];
  const move = question.level === 'jago' ? tigerMove(question, moves) : plainMove(question, state, moves, manner);
  return withCall(question, move, manner.forgets);
}

/** A chance of its own for each seat, also where all seats are asked with the same generator. */
function ownChance({ seat, random }: Asked): number {
  for (let other = 0; other < seat; other++) random.unit();
  return random.unit();
}

function interrupt(question: Asked): ReturnType<NonNullable<Computer<MauMau>['interrupt']>> {
  const { observation, seat, level, random } = question;
  const { open } = observation;
  if (open === null) return null;
  const manner = MANNERS[level];
  const isOwn = open.seat === seat;
  if (ownChance(question) >= (isOwn ? manner.late : manner.catches)) return null;
  const moment = manner.from + random.unit() * (1 - manner.from);
  return isOwn
    ? { interrupt: { seat, move: { type: 'call', seat, word: open.need } }, at: moment }
    : { interrupt: { seat: open.seat, move: { type: 'catch', seat: open.seat } }, at: moment };
}

/** One sentence for the hint. */
function reason({ observation, seat }: Asked, move: MauMau['move']): Message {
  if (move.type !== 'play') return { key: `reason.${move.type}` };
  const rank = rankOf(move.card);
  if (handOf(observation, seat).length === 1) return { key: 'reason.last' };
  if (observation.penalty > 0) return { key: 'reason.stack' };
  if (rank === 'J') return { key: 'reason.jack', params: { suit: { key: `suit.${move.suit ?? 'C'}` } } };
  if (rank === '7' || rank === '8') return { key: `reason.${rank}` };
  if (rank === '9') return { key: observation.seats === 2 ? 'reason.again' : 'reason.9' };
  return { key: 'reason.fits' };
}

/** Fitting cards by chance, never forgetting a call: the yardstick that "better than random" means. */
function randomFitting(question: Asked): SeatMove {
  const moves = legalMoves(imagined(question)) ?? [];
  const plays = moves.filter(isPlay);
  const move = plays.length > 0 ? anyPlay(plays, question.random) : idleMove(moves, question.random);
  return withCall(question, move, 0);
}

/** The Cat without its noise and without forgetting. */
function heuristic(question: Asked): SeatMove {
  const state = imagined(question);
  const moves = legalMoves(state) ?? [];
  const plays = moves.filter(isPlay);
  const move = plays.length > 0 ? catPlay(state, plays, question.random) : idleMove(moves, question.random);
  return withCall(question, move, 0);
}

export const computer: Computer<MauMau> = {
  choose,
  interrupt,
  reason,
  yardsticks: { 'random-fitting': randomFitting, heuristic },
};
