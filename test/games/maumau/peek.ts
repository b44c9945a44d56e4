/** The planted cheat: flat Monte Carlo that plays on from the real table. It exists so that the alarms can be seen to ring. */
import { indexOf, SUITS } from '../../../src/games/maumau/cards.ts';
import {
  copyRound,
  drawCards,
  emptyRound,
  layCard,
  load,
  passTurn,
  playToEnd,
  takeCards,
} from '../../../src/games/maumau/playout.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Move, State, Word } from '../../../src/games/maumau/shape.ts';
import { type Random, shuffled } from '../../../src/lib/random.ts';

const PLAYOUTS = 300;

function word(state: State, seat: number, move: Move): Word | null {
  const left = (state.hands[seat]?.length ?? 0) - 1;
  if (move.type !== 'play' || state.options.mau === 'off') return null;
  return left === 1 ? 'mau' : left === 0 && move.card.startsWith('J') ? 'maumau' : null;
}

/** The best move if hands are as they are; the stock is known as a set. */
export function peekingMove(state: State, seat: number, random: Random): Move {
  const moves = rules.legalMoves(state) ?? [];
  const start = emptyRound(state);
  const round = emptyRound(state);
  const worlds = Math.ceil(PLAYOUTS / Math.max(1, moves.length));
  const sums = moves.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    load(start, state, [...shuffled(state.stock, random), ...state.bottom], random.int(0x1_0000_0000) | 0);
    start.turns = 0;
    for (const [index, move] of moves.entries()) {
      copyRound(round, start);
      if (move.type === 'play') {
        layCard(round, indexOf(move.card), move.suit === null ? -1 : SUITS.indexOf(move.suit));
      } else if (move.type === 'draw') drawCards(round);
      else if (move.type === 'take') takeCards(round);
      else passTurn(round);
      playToEnd(round, 150);
      const worth = round.winner < 0 ? 0 : round.winner === seat ? 1 + round.points / 100 : -round.points / 100;
      sums[index] = (sums[index] ?? 0) + worth;
    }
  }
  const best = moves[sums.indexOf(Math.max(...sums))] as Move;
  return best.type === 'play' ? { ...best, call: word(state, seat, best) } : best;
}
