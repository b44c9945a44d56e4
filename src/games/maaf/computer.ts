/** The computer players of Maaf!: Santai plays by chance, Seru counts distances, Jago weighs places and dangers. They see observations only. */
import type { Computer, Question } from '../../contract/computer.ts';
import type { Character } from '../../contract/player.ts';
import { same } from '../../lib/data.ts';
import { pick } from '../../lib/random.ts';
import { determinize } from './observe.ts';
import { distance, LANE, seatOf } from './board.ts';
import { indexOf } from './cards.ts';
import { evaluate, type Outlook, teamOf } from './evaluate.ts';
import { reason } from './hint.ts';
import { perform, sideOf } from './landing.ts';
import type { Card, Event, Maaf, Move, Observation, PlayMove, Square } from './shape.ts';
import { legalMoves } from './turn.ts';

type MaafQuestion = Question<Maaf>;

/** A move with the board it makes and how good that is. */
interface Weighed {
  readonly move: Move;
  readonly value: number;
}

/** What a card is worth in the hand (Points): those that start, swap or hit are kept for their moment. In turns. */
const HELD: { readonly [card: string]: number } = {
  '1': 1.4,
  '2': 2.2,
  '3': 0,
  '4': 1,
  '5': 0,
  '7': 0.8,
  '8': 0.3,
  '10': 0.5,
  '11': 1,
  '12': 0,
  maaf: 1.8,
};
/** What a kept Maaf! card has to gain to be played, and what keeping one is worth. In turns. */
const KEPT_WORTH = 4;
/** Moves this close are alike; characters choose among them. In turns. */
const ALIKE = 0.15;
/** The same for Santai, who counts steps. */
const ALIKE_STEPS = 2;
const CAUTION = 0.9;
const IN_LANE_BONUS = 10;
const FROM_NEST = 65;

function isUse(move: Move): move is PlayMove {
  return 'pawn' in move || move.type === 'split';
}

/** The legal moves of the seat. What others hold is imagined, but no legal move depends on it. */
function movesOf({ observation, random }: MaafQuestion): readonly Move[] {
  return legalMoves(determinize(observation, random)) as readonly Move[];
}

/** The board after a move, with what happened. */
function after({ pawns, options }: Observation, move: Move): { squares: Square[]; events: Event[] } {
  const work = { squares: pawns.slice(), options, events: [] as Event[] };
  if (isUse(move)) perform(work, move);
  return work;
}

function best(weighed: readonly Weighed[], { random }: MaafQuestion): Move {
  const top = Math.max(...weighed.map(({ value }) => value));
  const winners = weighed.filter(({ value }) => value === top).map(({ move }) => move);
  return winners.length === 1 ? (winners[0] as Move) : pick(winners, random);
}

/** Always Home, never past a start; else by chance. A character changes its mind where the difference is small. */
function santai(question: MaafQuestion): Move {
  const open = santaiMoves(question);
  const first = pick(open, question.random);
  if (question.character === null || first.type === 'draw') return first;
  const weighed = greedyWeigh(question).filter(({ move }) => open.some((one) => same(one, move)));
  const own = weighed.find(({ move }) => same(move, first))?.value ?? 0;
  const near = weighed.filter(({ value }) => Math.abs(value - own) <= ALIKE_STEPS);
  return liked(near, question, question.character);
}

function santaiMoves(question: MaafQuestion): readonly Move[] {
  const moves = movesOf(question);
  const homing = moves.filter((move) => after(question.observation, move).events.some(({ type }) => type === 'homed'));
  if (homing.length > 0) return homing;
  const starting = moves.filter(({ type }) => type === 'out');
  return starting.length > 0 ? starting : moves;
}

/** Steps left, with a bonus for the safe lane; opponents averaged. */
function greedyValue(squares: readonly Square[], { options }: Observation, seat: number): number {
  const team = teamOf(options, seat);
  let own = 0;
  let others = 0;
  for (const [pawn, square] of squares.entries()) {
    const left = distance(sideOf(options, pawn), square) ?? FROM_NEST;
    const worth = (square > LANE ? IN_LANE_BONUS : 0) - left;
    if (team.includes(seatOf(pawn))) own += worth;
    else others += worth;
  }
  const rivals = options.sides.length - team.length;
  return own / team.length - others / rivals;
}

function greedyWeigh(question: MaafQuestion): readonly Weighed[] {
  const { observation, seat } = question;
  return movesOf(question).map((move): Weighed => {
    if (move.type === 'draw') return { move, value: greedyValue(observation.pawns, observation, seat) + 1 };
    return { move, value: greedyValue(after(observation, move).squares, observation, seat) };
  });
}

function outlookOf({ observation, seat }: MaafQuestion): Outlook {
  const empty = observation.unseen.every((number) => number === 0);
  const chance = empty ? observation.used : observation.unseen;
  return { options: observation.options, seat, chance, caution: CAUTION };
}

/** What a move costs or brings beside the board: cards that leave the hand, another turn, a kept card. */
function extra({ observation }: MaafQuestion, move: Move): number {
  if (move.type === 'keep') return KEPT_WORTH;
  if (observation.phase === 'draw') return move.type === 'draw' ? KEPT_WORTH : 0;
  if (observation.phase !== 'hand' || !('card' in move)) return 0;
  const again = move.card === 2 && move.type !== 'discard' && observation.options.drawAgainOn2 ? 2 : 0;
  return again - heldWorth(move.card);
}

function heldWorth(card: Card): number {
  return HELD[String(card)] ?? 0;
}

export function weigh(question: MaafQuestion): readonly Weighed[] {
  const outlook = outlookOf(question);
  return movesOf(question).map((move) => {
    const { squares } = after(question.observation, move);
    return { move, value: evaluate(squares, outlook) + extra(question, move) };
  });
}

/** How much a character likes a move; only moves that are alike are told apart by it. */
function liking({ observation, seat }: MaafQuestion, character: Character, move: Move): number {
  const { events } = after(observation, move);
  const hits = events.filter((event) => event.type === 'bumped' && seatOf(event.pawn) !== seat).length;
  if (character === 'kind') return -hits;
  if (character === 'cheeky') return hits;
  return events.filter(({ type }) => type === 'slid' || type === 'swapped' || type === 'replaced').length;
}

/** The best move; a character takes what it likes among those that are about as good. */
function chosen(weighed: readonly Weighed[], question: MaafQuestion): Move {
  const { character } = question;
  if (weighed.length === 1 || character === null) return best(weighed, question);
  const top = Math.max(...weighed.map(({ value }) => value));
  const alike = weighed.filter(({ value }) => value >= top - ALIKE);
  return liked(alike, question, character);
}

/** Of these, what a character likes most. */
function liked(alike: readonly Weighed[], question: MaafQuestion, character: Character): Move {
  const told = alike.map(({ move, value }) => ({ move, value: value / 1000 + liking(question, character, move) }));
  return best(told, question);
}

function choose(question: MaafQuestion): Move {
  if (question.level === 'santai') return santai(question);
  return chosen(question.level === 'seru' ? greedyWeigh(question) : weigh(question), question);
}

/** Looks at every hand that it is shown. Honest observations show it none but its own: then it plays as Seru does. */
function peek(question: MaafQuestion): Move {
  const { observation, seat } = question;
  const seen = observation.hands.filter((hand, holder) => holder !== seat && hand !== null);
  const moves = movesOf(question);
  const sum = seen.flatMap((hand) => hand ?? []).reduce((total: number, card) => total + indexOf(card), 0);
  return seen.length === 0 ? best(greedyWeigh(question), question) : (moves[sum % moves.length] as Move);
}

export const computer: Computer<Maaf> = {
  choose,
  reason: (question, move) => reason(question.observation, move, movesOf(question).length),
  yardsticks: {
    random: (question) => pick(movesOf(question), question.random),
    greedy: (question) => best(greedyWeigh(question), question),
    peek,
  },
};
