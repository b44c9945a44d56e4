/** Kerajaan Koin: the rules as the contract wants them. All is public, so an observation is the state itself. */
import { unlessListed } from '../../contract/play.ts';
import type { Actor, Rules, Seat } from '../../contract/rules.ts';
import type { Json } from '../../lib/data.ts';
import { range } from '../../lib/lists.ts';
import { pick, type Random } from '../../lib/random.ts';
import { type Bank, type Koin, type Move, NO_RIGHTS, type Options, type Stack, type State } from './kinds.ts';
import { LANDS } from './map.ts';
import { legalMoves } from './moves.ts';
import { scoreParts, standing, totals } from './score.ts';
import { faultOf } from './sound.ts';
import { apply } from './turns.ts';

/** Two 500, three 200 and four 100 for each seat. */
const FULL_BANK: Bank = [4, 3, 2];

function setup(options: Options): State {
  return {
    options,
    first: options.starter ?? 0,
    board: LANDS.map(() => []),
    banks: [FULL_BANK, FULL_BANK],
    turn: options.starter ?? 0,
    phase: options.starter === null ? 'start' : 'toss',
    toss: [],
    hand: [],
    rights: NO_RIGHTS,
    acted: false,
    passes: 0,
    turns: 0,
    end: null,
    luck: [
      { tossed: 0, matched: 0 },
      { tossed: 0, matched: 0 },
    ],
  };
}

function toMove(state: State): Actor | null {
  if (state.phase === 'over') return null;
  return state.phase === 'start' || state.phase === 'coins' ? 'nature' : state.turn;
}

function sample(state: State, random: Random): Move {
  return pick(legalMoves(state), random);
}

function sideOf(state: State, seat: Seat): string {
  return seat === state.options.gambar ? 'G' : 'A';
}

function stackText(state: State, stack: Stack): string {
  return stack.length === 0 ? '·' : stack.map(({ value, seat }) => `${value}${sideOf(state, seat)}`).join(' ');
}

function text(state: State): readonly string[] {
  const [zero, one] = totals(state);
  const toss = state.toss.map(({ value, face }) => `${value}${face === 'gambar' ? 'G' : 'A'}`).join(' ');
  return [
    ...range(LANDS.length).map((land) => `${LANDS[land]?.padEnd(11)} ${stackText(state, state.board[land] ?? [])}`),
    ...state.banks.map((bank, seat) => `bank ${sideOf(state, seat)}  100×${bank[0]} 200×${bank[1]} 500×${bank[2]}`),
    `score ${zero} : ${one}`,
    `turn ${state.turns + 1}, seat ${state.turn}, ${state.end ?? state.phase}${toss === '' ? '' : `, toss ${toss}`}`,
  ];
}

function upgrade(state: Json): State | null {
  return faultOf(state) === null ? (state as unknown as State) : null;
}

export const rules: Rules<Koin> = {
  revision: 1,
  setup,
  toMove,
  legalMoves,
  refusal: (state, move) => unlessListed(legalMoves(state), move),
  apply,
  sample,
  outcome: (state) => (state.phase === 'over' ? standing(state) : null),
  observe: (state) => state,
  determinize: (observation) => observation,
  score: scoreParts,
  fault: faultOf,
  upgrade,
  text,
};
