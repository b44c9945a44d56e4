/** The rules of Maaf!: `rules` is all that others see. A seat draws, nature says which card, the seat uses it. */
import { unlessListed } from '../../contract/play.ts';
import type { Outcome, Rules, ScorePart } from '../../contract/rules.ts';
import { isRecord } from '../../lib/data.ts';
import { type Random, pick, shuffled } from '../../lib/random.ts';
import { apply, setup } from './apply.ts';
import { LANE, NEST, PAWNS_EACH } from './board.ts';
import { CARDS, cardsOf, countsOf, drawn, HAND, indexOf } from './cards.ts';
import { partnerOf } from './moves.ts';
import { determinize, observe, observeEvent } from './observe.ts';
import { homes, PER_PAWN } from './points.ts';
import type { Card, Counts, Maaf, Move, Square, State } from './shape.ts';
import { legalMoves, pool, toMove } from './turn.ts';

const SIDE_NAMES = ['merah', 'biru', 'kuning', 'hijau'] as const;

/** A deal gives every seat five cards that are there. */
function refusalOfDeal(state: State, move: unknown): string | null {
  if (!isRecord(move) || move['type'] !== 'dealt' || Object.keys(move).length !== 2) return 'not-a-deal';
  const hands: unknown = move['hands'];
  if (!Array.isArray(hands) || hands.length !== state.options.sides.length) return 'not-a-deal';
  const whole = hands.every(
    (hand: unknown) => Array.isArray(hand) && hand.length === HAND && hand.every((card) => indexOf(card) >= 0),
  );
  if (!whole) return 'not-a-deal';
  const given = countsOf(hands.flat() as Card[]);
  return given.every((number, index) => number <= (state.stock[index] as number)) ? null : 'no-such-card';
}

function refusal(state: State, move: unknown): string | null {
  return state.phase === 'dealing' ? refusalOfDeal(state, move) : unlessListed(legalMoves(state), move);
}

function sample(state: State, random: Random): Move {
  if (state.phase === 'card' || state.phase === 'refill') return { type: 'card', card: drawn(pool(state), random) };
  if (state.phase === 'dealing') {
    const cards = shuffled(cardsOf(state.stock), random);
    const hands = state.options.sides.map((_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
    return { type: 'dealt', hands };
  }
  const legal = legalMoves(state) as readonly Move[];
  return legal.length === 1 ? (legal[0] as Move) : pick(legal, random);
}

function outcome({ phase, options, finished, totals }: State): Outcome | null {
  if (phase !== 'over') return null;
  if (options.mode === 'points') {
    return { places: totals.map((own) => 1 + totals.filter((other) => other > own).length), scores: totals };
  }
  const last = options.mode === 'teams' ? 2 : finished.length + 1;
  const places = options.sides.map((_, seat) => {
    if (!finished.includes(seat)) return last;
    return options.mode === 'teams' ? 1 : finished.indexOf(seat) + 1;
  });
  return { places, scores: null };
}

/** Pawns Home (a team's together); in Points what came before and what the round is worth, so far or in full. */
function score({ options, pawns, totals, gained, phase, finished }: State): readonly ScorePart[] {
  const home = homes(pawns);
  if (options.mode === 'points') {
    const own = home.map((one) => one * PER_PAWN);
    const isOver = phase === 'score' || phase === 'over';
    if (!isOver) return partsOf(totals, [{ part: 'round', points: own }]);
    const before = totals.map((total, seat) => total - (gained[seat] ?? 0));
    const others = home.map((_, seat) => (finished[0] === seat ? missing(home, seat) * PER_PAWN : 0));
    const bonus = gained.map((all, seat) => all - (own[seat] ?? 0) - (others[seat] ?? 0));
    return partsOf(before, [
      { part: 'pawns', points: own },
      { part: 'others', points: others },
      { part: 'bonus', points: bonus },
    ]);
  }
  const points = home.map((one, seat) => {
    const partner = partnerOf(options, seat);
    return partner === seat ? one : one + (home[partner] as number);
  });
  return [{ part: 'home', points }];
}

/** How many pawns of the others are not Home. */
function missing(home: readonly number[], winner: number): number {
  return home.reduce((sum, one, seat) => (seat === winner ? sum : sum + PAWNS_EACH - one), 0);
}

/** Earlier rounds first, where there were any. */
function partsOf(before: readonly number[], parts: readonly ScorePart[]): readonly ScorePart[] {
  return before.some((points) => points > 0) ? [{ part: 'total', points: before }, ...parts] : parts;
}

/** A square as the scenarios write it: S, T12, Z3, H. */
export function squareName(square: Square): string {
  if (square === NEST) return 'S';
  if (square < LANE) return `T${square}`;
  return square > LANE + 5 ? 'H' : `Z${square - LANE}`;
}

function pileText(counts: Counts): string {
  return CARDS.map((card, index) => `${card}×${counts[index]}`).join(' ');
}

function text(state: State): readonly string[] {
  const { options, phase, turn, card, pawns, hands, kept, totals } = state;
  const seats = options.sides.map((side, seat) => {
    const own = pawns
      .slice(seat * PAWNS_EACH, (seat + 1) * PAWNS_EACH)
      .map(squareName)
      .join(' ');
    const keeps = (kept[seat] as number) > 0 ? ' · keeps maaf' : '';
    const hand = hands[seat] === undefined ? '' : ` · ${hands[seat].join(' ')}`;
    const total = options.mode === 'points' ? ` · ${totals[seat]} points` : '';
    return `${seat} ${SIDE_NAMES[side]}: ${own}${keeps}${hand}${total}`;
  });
  return [`${options.mode} · ${phase} · seat ${turn} · card ${card}`, ...seats, `pile ${pileText(state.stock)}`];
}

export const rules: Rules<Maaf> = {
  revision: 1,
  setup,
  toMove,
  legalMoves,
  refusal,
  apply,
  sample,
  outcome,
  observe,
  observeEvent,
  determinize: (observation, _seat, random) => determinize(observation, random),
  pause: ({ phase }) => phase === 'score',
  score,
  text,
};
