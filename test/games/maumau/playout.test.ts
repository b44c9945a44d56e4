/** The playout kernel against the rules: the same moves and the same cards give the same table, ply by ply, under all toggles. */
import { expect, test } from 'vitest';
import { type Card, DECK, indexOf, SUITS } from '../../../src/games/maumau/cards.ts';
import {
  drawCards,
  emptyRound,
  layCard,
  load,
  passTurn,
  playable,
  type Round,
  takeCards,
} from '../../../src/games/maumau/playout.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Move, Options, State } from '../../../src/games/maumau/shape.ts';
import { same } from '../../../src/lib/data.ts';
import { pick, type Random, randomFrom, shuffled } from '../../../src/lib/random.ts';
import { dealt } from './table.ts';

const ROUNDS = 400;

function someOptions(random: Random): Partial<Options> {
  const coin = () => random.int(2) === 0;
  return {
    starter: pick(['plain', 'active', 'redraw'] as const, random),
    nine: coin() ? 'again' : 'none',
    jackOnJack: coin(),
    stack: coin(),
    draw: random.int(3) === 0 ? 'until' : 'one',
    afterDraw: random.int(3) === 0 ? 'end' : 'play',
    mustPlay: coin(),
    aceSkips: coin(),
    lastJack: coin(),
    jackDouble: coin(),
    lastSeven: coin(),
    mau: 'auto',
    target: 1,
  };
}

function cardsOf(bits: number): readonly Card[] {
  return DECK.filter((_, index) => (bits & (1 << index)) !== 0);
}

function sorted(cards: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => cards.includes(card));
}

/** What both must agree on. */
function tableOfRound(round: Round, seats: number) {
  const ended = round.over || round.turns >= 400;
  return {
    hands: Array.from({ length: seats }, (_, seat) => cardsOf(round.hands[seat] ?? 0)),
    counts: Array.from(round.counts.slice(0, seats)),
    stock: round.stockSize,
    pile: Array.from(round.pile.slice(0, round.pileSize), (index) => DECK[index]).reverse(),
    winner: round.winner,
    points: round.points,
    turns: round.turns,
    ended,
    ...(ended
      ? {}
      : {
          wish: round.wish,
          dir: round.dir,
          penalty: round.penalty,
          turn: round.turn,
          drawn: round.drawn,
          idle: round.idle,
        }),
  };
}

function tableOfState(state: State) {
  const ended = state.ended !== null;
  return {
    hands: state.hands.map(sorted),
    counts: state.hands.map((hand) => hand.length),
    stock: state.stock.length + state.bottom.length,
    pile: state.pile,
    winner: state.ended?.winner ?? -1,
    points: state.ended?.points ?? 0,
    turns: state.turns,
    ended,
    ...(ended
      ? {}
      : {
          wish: state.wish === null ? -1 : state.wish === 'any' ? 4 : SUITS.indexOf(state.wish),
          dir: state.dir,
          penalty: state.penalty,
          turn: state.turn,
          drawn: state.drawn === null ? -1 : indexOf(state.drawn),
          idle: state.idle,
        }),
  };
}

function act(round: Round, move: Move): void {
  if (move.type === 'play') layCard(round, indexOf(move.card), move.suit === null ? -1 : SUITS.indexOf(move.suit));
  else if (move.type === 'draw') drawCards(round);
  else if (move.type === 'take') takeCards(round);
  else passTurn(round);
}

/** What the kernel drew, as nature's answer: from its stock in order, then what it reshuffled (any order that the rules take). */
function answerOf(round: Round, before: State, order: readonly Card[]): Move {
  const seat = before.want?.seat ?? 0;
  const gained = cardsOf(round.hands[seat] ?? 0).filter((card) => !(before.hands[seat] ?? []).includes(card));
  const early = order.filter((card) => gained.includes(card));
  const late = gained.filter((card) => !order.includes(card));
  const kept = round.drawn < 0 ? late : late.filter((card) => indexOf(card) === round.drawn);
  const answers = (kept.length === 0 ? [null] : kept).map((last): Move => {
    const rest = late.filter((card) => card !== last);
    return { type: 'drawn', cards: [...early, ...rest, ...(last === null ? [] : [last])] };
  });
  const answer = answers.find((one) => rules.refusal(before, one) === null);
  if (answer === undefined) throw new Error(`the rules take none of ${JSON.stringify(answers)}`);
  return answer;
}

function stockOf(round: Round): readonly Card[] {
  return Array.from(round.stock.slice(0, round.stockSize), (index) => DECK[index] as Card).reverse();
}

function agree(kernel: unknown, wanted: unknown, state: State): void {
  if (same(kernel, wanted)) return;
  throw new Error(`the kernel has ${JSON.stringify(kernel)}\n${rules.text(state).join('\n')}`);
}

function playRound(index: number): number {
  const random = randomFrom(`twin/${index}`);
  const seats = 2 + (index % 3);
  let state = dealt(someOptions(random), seats, random);
  const round = emptyRound(state);
  load(round, state, [...shuffled(state.stock, random), ...state.bottom], random.int(0x1_0000_0000) | 0);
  let plies = 0;
  for (; state.ended === null; plies++) {
    const moves = rules.legalMoves(state) ?? [];
    const lays = moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
    agree(cardsOf(playable(round)), sorted([...new Set(lays)]), state);
    const order = stockOf(round);
    const move = pick(moves, random);
    act(round, move);
    state = rules.apply(state, move).state;
    if (state.want !== null) {
      state = rules.apply(state, answerOf(round, state, order)).state;
    }
    agree(tableOfRound(round, seats), tableOfState(state), state);
  }
  return plies;
}

test(`${ROUNDS} rounds: kernel and rules go the same way`, { timeout: 300_000 }, () => {
  let plies = 0;
  for (let index = 0; index < ROUNDS; index++) plies += playRound(index);
  expect(plies).toBeGreaterThan(10 * ROUNDS);
});
