/** The computer player. It sees what everybody sees and gets the same fair tosses; it thinks in whole turns and makes the first move of one. */
import type { Computer, Question } from '../../contract/computer.ts';
import { at, sum } from '../../lib/lists.ts';
import { pick, type Random } from '../../lib/random.ts';
import { type Koin, type Move, other, type State } from './kinds.ts';
import { legalMoves } from './moves.ts';
import { reasonFor } from './reasons.ts';
import { review } from './review.ts';
import { byMargin, type Course, courses, oneDeep, twoDeep, type Valued } from './search.ts';
import { lead } from './score.ts';

/** Santai: of ten turns so many are any turn, and so many a soft choice of the network; the rest grabs points. */
const SANTAI = { anyOf10: 4, softOf10: 2, softness: 0.25 };
/** Seru: how far below the best a turn may lie and still be chosen now and then (value units, one part in e). */
const SERU_SOFTNESS = 0.11;

/** A choice that prefers better turns: the smaller the softness, the more. */
function softly(ranked: readonly Valued[], softness: number, random: Random): Valued {
  const best = at(ranked, 0).value;
  const weights = ranked.map(({ value }) => Math.exp((value - best) / softness));
  let left = random.unit() * sum(weights);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at(ranked, Math.max(0, index));
}

/** Any turn but an idle one, and none that ends the match while behind: slips should look like a child's, not like giving up. */
function anyTurn(state: State, random: Random): Course {
  const all = courses(state);
  const sign = state.turn === 0 ? 1 : -1;
  const sensible = all.filter(
    ({ moves, after }) => moves[0]?.type !== 'end' && !(after.phase === 'over' && sign * lead(after) < 0),
  );
  return pick(sensible.length > 0 ? sensible : all, random);
}

/** The turn with most points at once; among equals by chance. */
function grabbing(state: State, random: Random): Course {
  const ranked = byMargin(state);
  const best = at(ranked, 0).value;
  return pick(
    ranked.filter(({ value }) => value === best),
    random,
  );
}

function santai(state: State, random: Random): Course {
  const draw = random.int(10);
  if (draw < SANTAI.anyOf10) return anyTurn(state, random);
  if (draw < SANTAI.anyOf10 + SANTAI.softOf10) return softly(oneDeep(state), SANTAI.softness, random);
  return grabbing(state, random);
}

function turnFor({ observation: state, level, random }: Question<Koin>): Course {
  switch (level) {
    case 'santai':
      return santai(state, random);
    case 'seru':
      return softly(oneDeep(state), SERU_SOFTNESS, random);
    case 'jago':
      return at(twoDeep(state), 0);
  }
}

/** Before the toss there is nothing to think about: a seat with real coins that nobody tosses gets fair faces. */
function thinking(think: (question: Question<Koin>) => Course): (question: Question<Koin>) => Move {
  return (question) => {
    const legal = legalMoves(question.observation);
    if (question.observation.phase !== 'act') return pick(legal, question.random);
    return legal.length === 1 ? at(legal, 0) : at(think(question).moves, 0);
  };
}

export const computer: Computer<Koin> = {
  choose: thinking(turnFor),
  reason: ({ observation, seat }, move) => reasonFor(observation, move, seat, other(seat)),
  review,
  yardsticks: {
    random: ({ observation, random }) => pick(legalMoves(observation), random),
    greedy: thinking(({ observation, random }) => grabbing(observation, random)),
  },
};
