/** The sentences of Maaf!, as keys of its own messages: `words`. A move is told with what it does on the board it is made on. */
import type { Seat } from '../../contract/rules.ts';
import type { Scene } from '../../contract/scene.ts';
import type { Message, Param, Plate, Words } from '../../contract/words.ts';
import { HOME, LANE, NEST, PAWNS_EACH, exitOf, seatOf } from './board.ts';
import { perform, sideOf } from './landing.ts';
import { partnerOf } from './moves.ts';
import { homeOf, homes } from './points.ts';
import { lookUp, recap } from './recap.ts';
import { cardName, listed, names, pawnWords, sayEvent, squareWords } from './tell.ts';
import type { Event, Maaf, Move, Observation, Pawn, PlayMove, Square } from './shape.ts';

type MaafScene = Scene<Maaf>;

/** What a use of a card does on this board. */
function factsOf({ observation }: MaafScene, move: PlayMove): readonly Event[] {
  const events: Event[] = [];
  perform({ squares: observation.pawns.slice(), options: observation.options, events }, move);
  return events;
}

/** The sentence with its slide, its bumps and its win. */
function withFacts(scene: MaafScene, move: PlayMove, what: Message): Message {
  const { turn } = scene.observation;
  const facts = factsOf(scene, move);
  let sentence = what;
  for (const fact of facts) {
    if (fact.type !== 'slid' || move.type === 'split') continue;
    sentence = { key: 'move.slide', params: { what: sentence, square: squareWords(fact.to) } };
  }
  const seats = facts.flatMap((fact) => (fact.type === 'bumped' ? [seatOf(fact.pawn)] : []));
  const bumped = [...new Set(seats)].map((seat): Param => (seat === turn ? { key: 'own-pawn' } : { seat }));
  if (bumped.length > 0) sentence = { key: 'move.bump', params: { what: sentence, names: listed(bumped) } };
  return wins(scene.observation, facts) ? { key: 'move.win', params: { what: sentence } } : sentence;
}

/** True if these facts bring the last pawn of the seat (in Teams of both) Home. */
function wins({ options, turn, pawns }: Observation, facts: readonly Event[]): boolean {
  const arrived = facts.filter((fact) => fact.type === 'homed').length;
  const partner = partnerOf(options, turn);
  const seats = partner === turn ? [turn] : [turn, partner];
  const missing = seats.reduce((sum, seat) => sum + PAWNS_EACH - homeOf(pawns, seat), 0);
  return arrived > 0 && arrived === missing;
}

/** Where a pawn counts to; the parts of a seven are told with their slides. */
function goalOf(scene: MaafScene, move: PlayMove, pawn: Pawn): Square {
  let goal = NEST;
  for (const fact of factsOf(scene, move)) {
    const slides = fact.type === 'slid' && move.type === 'split';
    if ((fact.type === 'stepped' || slides) && fact.pawn === pawn) goal = fact.to;
  }
  return goal;
}

function sayUse(move: PlayMove, scene: MaafScene): Message {
  const { turn, pawns, options } = scene.observation;
  const who = (pawn: Pawn) => pawnWords(pawn, turn);
  switch (move.type) {
    case 'out':
      return {
        key: 'move.out',
        params: { pawn: who(move.pawn), square: squareWords(exitOf(sideOf(options, move.pawn))) },
      };
    case 'step': {
      const square = squareWords(goalOf(scene, move, move.pawn));
      const key = move.steps > 0 ? 'move.forward' : 'move.back';
      return { key, params: { pawn: who(move.pawn), n: Math.abs(move.steps), square } };
    }
    case 'split': {
      const parts = move.parts.map(({ pawn, steps }): Message => {
        const square = squareWords(goalOf(scene, move, pawn));
        return { key: 'move.part', params: { pawn: who(pawn), n: steps, square } };
      });
      return { key: 'move.split', params: { parts: listed(parts) } };
    }
    case 'swap':
    case 'maaf': {
      const square = squareWords(pawns[move.other] as Square);
      return { key: `move.${move.type}`, params: { pawn: who(move.pawn), other: who(move.other), square } };
    }
  }
}

function sayMove(move: Move, scene: MaafScene): Message {
  switch (move.type) {
    case 'starter':
      return { key: 'move.starter', params: { name: { seat: move.seat } } };
    case 'card':
    case 'discard':
      return { key: `move.${move.type}`, params: { card: cardName(move.card) } };
    case 'dealt':
    case 'draw':
    case 'deal':
    case 'keep':
    case 'pass':
    case 'forfeit':
      return { key: `move.${move.type}` };
  }
  const what = withFacts(scene, move, sayUse(move, scene));
  const { phase } = scene.observation;
  if (phase === 'draw') return { key: 'move.maaf.kept', params: { what } };
  return phase === 'hand' ? { key: 'move.with', params: { card: cardName(move.card), what } } : what;
}

function groupOf(move: Move, { observation }: MaafScene): Message | null {
  if (observation.phase === 'hand' && 'card' in move) {
    return { key: 'group.card', params: { card: cardName(move.card) } };
  }
  if (move.type === 'draw') return { key: 'group.pile' };
  if (move.type === 'split') return pawnWords((move.parts[0] as { pawn: Pawn }).pawn, observation.turn);
  return 'pawn' in move ? pawnWords(move.pawn, observation.turn) : null;
}

/** One line a seat: where its pawns are, those in Nest and at Home counted together. */
function describeSeat({ pawns, kept, totals, options }: Observation, seat: Seat): readonly Message[] {
  const own = pawns.slice(seat * PAWNS_EACH, (seat + 1) * PAWNS_EACH);
  const nest = own.filter((square) => square === NEST).length;
  const home = own.filter((square) => square === HOME).length;
  const lines: Message[] = own.flatMap((square, index) => {
    if (square === NEST || square === HOME) return [];
    return [
      { key: 'see.pawn', params: { pawn: pawnWords(seat * PAWNS_EACH + index, seat), square: squareWords(square) } },
    ];
  });
  if (nest > 0) lines.push({ key: 'see.nest', params: { n: nest } });
  if (home > 0) lines.push({ key: 'see.home', params: { n: home } });
  if ((kept[seat] ?? 0) > 0) lines.push({ key: 'see.kept' });
  if (options.mode === 'points') lines.push({ key: 'see.total', params: { n: totals[seat] ?? 0 } });
  return lines.map((what) => ({ key: 'see.whose', params: { name: { seat }, what } }));
}

function describe({ observation, viewer }: MaafScene): readonly Message[] {
  const { card, top, stockSize, hands, options, phase } = observation;
  const lines: Message[] = options.sides.flatMap((_, seat) => describeSeat(observation, seat));
  if (card !== null && phase === 'move') lines.push({ key: 'see.card', params: { card: cardName(card) } });
  const hand = viewer === null ? null : (hands[viewer] ?? null);
  if (hand !== null && hand.length > 0) lines.push({ key: 'see.hand', params: { cards: listed(hand.map(cardName)) } });
  lines.push({ key: 'see.pile', params: { n: stockSize } });
  if (top !== null) lines.push({ key: 'see.top', params: { card: cardName(top) } });
  return lines;
}

function subtitle({ observation: { options, round } }: MaafScene): Message | null {
  if (options.mode === 'teams') return { key: 'subtitle.teams' };
  if (options.mode === 'classic') return null;
  if (options.pointsTarget === 0) return { key: 'subtitle.round' };
  return { key: 'subtitle.points', params: { n: round, target: options.pointsTarget } };
}

function plateLine({ options, totals, kept, finished, phase }: Observation, seat: Seat): Message | null {
  if (options.mode === 'points') return { key: 'plate.points', params: { n: totals[seat] ?? 0 } };
  if (options.playOn && finished.includes(seat)) {
    return { key: 'plate.place', params: { n: finished.indexOf(seat) + 1 } };
  }
  if ((kept[seat] ?? 0) > 0) return { key: 'plate.kept' };
  if (options.mode !== 'teams' || phase === 'over') return null;
  return { key: 'plate.partner', params: { name: { seat: partnerOf(options, seat) } } };
}

function plate({ observation }: MaafScene, seat: Seat): Plate {
  return {
    pips: { filled: homes(observation.pawns)[seat] ?? 0, total: PAWNS_EACH },
    line: plateLine(observation, seat),
    tokens: [],
    resting: observation.options.playOn && observation.finished.includes(seat),
  };
}

/** Beginning, moving, Home near, or the cards that need words. */
function pageFor({ observation: { pawns, turn, card, phase } }: MaafScene): number {
  if (card !== null && phase === 'move' && [4, 7, 10, 11, 'maaf'].includes(card)) return 4;
  const own = pawns.slice(turn * PAWNS_EACH, (turn + 1) * PAWNS_EACH);
  if (own.every((square) => square === NEST)) return 0;
  return own.some((square) => square > LANE && square !== HOME) ? 3 : 1;
}

function sayOutcome({ observation: { options, finished, totals } }: MaafScene): Message | null {
  if (options.mode === 'points') {
    const n = Math.max(...totals);
    return { key: 'outcome.points', params: { name: { seat: totals.indexOf(n) }, n } };
  }
  const first = finished[0];
  if (first === undefined) return null;
  if (options.mode === 'teams') return { key: 'outcome.team', params: { names: names(finished) } };
  return { key: 'outcome.solo', params: { name: { seat: first } } };
}

export const words: Words<Maaf> = {
  sayMove,
  groupOf,
  recap,
  lookUp,
  sayEvent,
  describe,
  subtitle,
  plate,
  pageFor,
  sayOutcome,
};
