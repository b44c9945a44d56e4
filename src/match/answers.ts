/** How computers and nature answer. A computer's fault never stops a match; nature's does. */
import type { NatureReply } from '../contract/nature.ts';
import { refusalOf } from '../contract/play.ts';
import type { Seat, Shape } from '../contract/rules.ts';
import { randomAt, randomFrom, type Seed } from '../lib/random.ts';
import type { MatchParts } from './parts.ts';
import type { ThinkerQuestion } from './ports.ts';
import type { SavedMatch, SavedPly } from './saved-match.ts';

/** The match at the moment of a question. */
export interface Moment<G extends Shape> {
  readonly parts: MatchParts<G>;
  readonly saved: SavedMatch<G>;
  readonly state: G['state'];
  readonly memory: Uint8Array | null;
}

/** A ply that may be played, with what a heavy game brings along. */
export interface Answered<G extends Shape> {
  readonly ply: SavedPly<G>;
  /** Nature's answer that a person's live simulation gave along with the move. */
  readonly nature: NatureReply<G> | null;
  readonly footage: unknown;
  readonly memory: Uint8Array | null;
}

export function plain<G extends Shape>(ply: SavedPly<G>): Answered<G> {
  return { ply, nature: null, footage: null, memory: null };
}

/** What a computer in this seat is asked: an observation, never a state. */
export function questionOf<G extends Shape>(moment: Moment<G>, seat: Seat): ThinkerQuestion<G> {
  const { parts, saved, state, memory } = moment;
  const player = saved.players[seat];
  const robot = player?.kind === 'computer' ? player : null;
  return {
    game: saved.game,
    observation: parts.rules.observe(state, seat),
    seat,
    level: robot?.level ?? 'seru',
    character: robot?.character ?? null,
    seed: `${saved.id}/${saved.log.length}`,
    memory: parts.about.heavy ? memory : null,
  };
}

/** A computer's ply. Where it fails or answers what is not legal, the fault is reported and a stopgap is played. */
export async function askComputer<G extends Shape>(
  moment: Moment<G>,
  seat: Seat,
  signal: AbortSignal,
): Promise<Answered<G>> {
  const { parts, state } = moment;
  const question = questionOf(moment, seat);
  const level = question.level;
  parts.display.thinking(seat);
  try {
    const reply = await parts.thinker.choose(question, signal);
    signal.throwIfAborted();
    if (refusalOf(parts.rules, state, { actor: seat, move: reply.move }) === null) {
      return {
        ply: { actor: seat, move: reply.move, by: level },
        nature: null,
        footage: reply.footage,
        memory: null,
      };
    }
    parts.report(`illegal reply of ${level} in seat ${seat}`);
  } catch (error) {
    signal.throwIfAborted();
    parts.report(`no reply of ${level} in seat ${seat}: ${String(error)}`);
  } finally {
    parts.display.thinking(null);
  }
  return plain({ actor: seat, move: stopgap(moment, seat), by: level });
}

/** A family game must go on: a random legal move from an imagined state, never from the real one. */
function stopgap<G extends Shape>(moment: Moment<G>, seat: Seat): G['move'] {
  const { parts, saved, state } = moment;
  const { rules } = parts;
  const random = randomFrom(`${saved.id}/${saved.log.length}/stopgap`);
  const move = rules.sample(rules.determinize(rules.observe(state, seat), seat, random), random);
  if (refusalOf(rules, state, { actor: seat, move }) === null) return move;
  return rules.legalMoves(state)?.[0] ?? move;
}

/** Nature's ply and the cursor after it. A heavy game simulates, unless a person's live simulation has answered already. */
export async function askNature<G extends Shape>(
  moment: Moment<G>,
  live: NatureReply<G> | null,
  signal: AbortSignal,
): Promise<{ readonly answered: Answered<G>; readonly chance: Seed }> {
  const { parts, saved, state, memory } = moment;
  const random = randomAt(saved.chance);
  if (!parts.about.heavy) {
    const move = parts.rules.sample(state, random);
    return { answered: plain({ actor: 'nature', move, by: null }), chance: random.cursor() };
  }
  const word = () => random.int(2 ** 32) | 0;
  const seed: Seed = [word(), word(), word(), word()];
  const reply = live ?? (await parts.thinker.nature(saved.game, state, memory, seed, signal));
  signal.throwIfAborted();
  return {
    answered: {
      ply: { actor: 'nature', move: reply.move, by: null },
      nature: null,
      footage: reply.footage,
      memory: reply.memory,
    },
    chance: random.cursor(),
  };
}
