/** Why a pawn cannot go now, in one kind sentence. A guess from what is seen; the rules have already said that it cannot. */
import type { Message } from '../../../contract/words.ts';
import { exitOf, HOME, LANE, NEST, NOWHERE, reach, seatOf } from '../board.ts';
import { blocked, sideOf } from '../landing.ts';
import { moversOf } from '../moves.ts';
import type { Card, Observation, Pawn } from '../shape.ts';

function stepsOf(card: Card): number {
  if (card === 'maaf') return 0;
  return card === 4 ? -4 : card;
}

function whyInPlay(observation: Observation, pawn: Pawn, card: Card): string {
  const { options, pawns } = observation;
  const steps = stepsOf(card);
  const to = reach(sideOf(options, pawn), pawns[pawn] ?? NEST, steps);
  if (card === 7) return 'why.seven';
  if (to === NOWHERE) return 'why.far';
  return blocked(pawns, pawn, to) ? 'why.own' : 'why.none';
}

export function whyNot(observation: Observation, pawn: Pawn, card: Card | null): Message {
  const { options, pawns, turn } = observation;
  const square = pawns[pawn] ?? NEST;
  if (!moversOf(options, turn).includes(pawn)) return { key: 'why.others', params: { name: { seat: seatOf(pawn) } } };
  if (square === HOME) return { key: 'why.home' };
  if (card === null) return { key: 'why.none' };
  if (card === 'maaf') return { key: square === NEST ? 'why.target' : 'why.none' };
  if (square === NEST) {
    const starts = card === 1 || card === 2;
    return { key: starts && blocked(pawns, pawn, exitOf(sideOf(options, pawn))) ? 'why.exit' : 'why.nest' };
  }
  if (card === 11 && square > LANE && reach(sideOf(options, pawn), square, 11) === NOWHERE) return { key: 'why.safe' };
  return { key: whyInPlay(observation, pawn, card) };
}
