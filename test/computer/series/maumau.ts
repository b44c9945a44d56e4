/** Strength of Mau Mau is counted in rounds: every deck is played once with A in each seat, with calls and catches as at the table. */
import { play } from '../../../src/contract/play.ts';
import type { Question } from '../../../src/contract/computer.ts';
import type { Interrupt, Seat } from '../../../src/contract/rules.ts';
import { type Card, DECK } from '../../../src/games/maumau/cards.ts';
import type { MauMau, Move, State } from '../../../src/games/maumau/shape.ts';
import { randomFrom, shuffled } from '../../../src/lib/random.ts';
import { ask, optionsOf } from '../play-match.ts';
import type { Contender, MatchRequest, Played, Series } from './types.ts';

/** Any round is worth more than this, so that a match is one round. */
const ONE_ROUND = 1;
const TOO_LONG = 4000;

type Request = MatchRequest<MauMau>;

/** Nature with a fixed order of the cards: the same stock for every seat that A takes. */
function drawn(state: State, deck: readonly Card[], again: readonly Card[]): Move {
  const inOrder = (order: readonly Card[], cards: readonly Card[]) => order.filter((card) => cards.includes(card));
  const coming = [...inOrder(deck, state.stock), ...state.bottom, ...inOrder(again, state.pile.slice(1))];
  const count = state.want?.count ?? 0;
  return { type: 'drawn', cards: coming.slice(0, count) };
}

function holderOf(request: Request, seat: Seat): Contender<MauMau> {
  return seat === request.seatOfA ? request.a : request.b;
}

/** The first interrupt of the beat, or null. */
function interrupted(request: Request, state: State, ply: number): Interrupt<MauMau> | null {
  const planned = Array.from({ length: request.seats }, (_, seat) => {
    const holder = holderOf(request, seat);
    const question: Question<MauMau> = {
      observation: request.rules.observe(state, seat),
      seat,
      level: holder.level,
      character: null,
      random: randomFrom(`${request.seed}/${ply}/beat`),
    };
    return holder.interrupt?.(question) ?? null;
  });
  const made = planned.filter((one) => one !== null).toSorted((one, other) => one.at - other.at);
  return made[0]?.interrupt ?? null;
}

function playRound(given: Request): Played {
  const request: Request = { ...given, choices: { ...given.choices, target: ONE_ROUND } };
  const { rules, seats } = request;
  const deal = `${given.seed.split('/')[0]}/${Math.floor(given.index / seats)}`;
  const deck = shuffled(DECK, randomFrom(`${deal}/deck`));
  const again = shuffled(DECK, randomFrom(`${deal}/again`));
  const dealing = randomFrom(`${deal}/deal`);
  let state = rules.setup(optionsOf(request), seats);
  let moves = 0;
  let cpuMs = 0;
  for (let ply = 0; ply < TOO_LONG; ply++) {
    const early = rules.beat?.(state) ? interrupted(request, state, ply) : null;
    if (early !== null) state = play(rules, state, { actor: 'table', move: early.move }).state;
    const actor = rules.toMove(state);
    if (actor === null) return { share: state.ended?.winner === request.seatOfA ? 1 : 0, units: 1, moves, cpuMs };
    // A void round: nobody won it.
    if (state.phase === 'roundOver') return { share: 1 / seats, units: 1, moves, cpuMs };
    if (actor === 'nature') {
      const isUntil = state.want?.why === 'draw' && state.options.draw === 'until';
      const isOrdered = state.want !== null && !isUntil;
      const move = isOrdered ? drawn(state, deck, again) : rules.sample(state, dealing);
      state = play(rules, state, { actor, move }).state;
      continue;
    }
    const asked = ask(request, holderOf(request, actor), state, actor, ply);
    if (actor === request.seatOfA) {
      moves += 1;
      cpuMs += asked.cpuMs;
    }
    state = play(rules, state, { actor, move: asked.move }).state;
  }
  throw new Error(`no end after ${TOO_LONG} plies (${given.seed})`);
}

export const series: Series<MauMau> = {
  play: playRound,
  options: { auto: { mau: 'auto' }, two: { nine: 'none' } },
};
