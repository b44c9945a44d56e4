/** Answers the match's questions from a game's pure parts. The same code runs in the worker and, where no worker starts, on the page. */
import type { Computer, Lesson, Question } from '../contract/computer.ts';
import type { Nature, NatureReply, Reply } from '../contract/nature.ts';
import type { Ply, Rules, Seat, Shape } from '../contract/rules.ts';
import type { Message } from '../contract/words.ts';
import { randomFrom, type Seed } from '../lib/random.ts';
import type { PlannedInterrupt, ThinkerQuestion } from '../match/ports.ts';

// biome-ignore lint/suspicious/noExplicitAny: games are typed inside; here any of them may come
type AnyShape = any;

/** Where a game's parts come from. `computer` and `nature` are null for a game that has none. */
export interface GameParts {
  rules(game: string): Promise<Rules<AnyShape>>;
  computer(game: string): Promise<Computer<AnyShape> | null>;
  nature(game: string): Promise<Nature<AnyShape> | null>;
}

/** A hint: a good move and why. */
export interface Hint<G extends Shape = AnyShape> {
  readonly move: G['move'];
  readonly reason: Message;
}

export interface Brain {
  choose(question: ThinkerQuestion<AnyShape>): Promise<Reply<AnyShape>>;
  interrupt(question: ThinkerQuestion<AnyShape>): Promise<PlannedInterrupt<AnyShape> | null>;
  nature(game: string, state: unknown, memory: Uint8Array | null, seed: Seed): Promise<NatureReply<AnyShape>>;
  /** Null where the game has no computer player. */
  hint(question: ThinkerQuestion<AnyShape>): Promise<Hint | null>;
  /** The turns that cost a seat most, dearest first; empty where the game cannot tell. `start` and `log` are the whole match. */
  review(game: string, start: unknown, log: readonly Ply<AnyShape>[], seat: Seat): Promise<readonly Lesson<AnyShape>[]>;
}

export function createBrain(parts: GameParts): Brain {
  const choose = async (question: ThinkerQuestion<AnyShape>) => {
    const simulated = await (await parts.nature(question.game))
      ?.think?.(asked(question), question.memory)
      .catch(() => undefined);
    if (simulated !== undefined) return simulated;
    const computer = await parts.computer(question.game);
    if (computer !== null) return computer.choose(asked(question));
    const rules = await parts.rules(question.game);
    const random = randomFrom(question.seed);
    return rules.sample(rules.determinize(question.observation, question.seat, random), random);
  };
  return {
    choose: async (question) => ({ move: await choose(question), memory: null, footage: null }),
    async interrupt(question) {
      return (await parts.computer(question.game))?.interrupt?.(asked(question)) ?? null;
    },
    async nature(game, state, memory, seed) {
      const nature = await parts.nature(game);
      if (nature === null) throw new Error(`${game} has no nature of its own`);
      return nature.answer(state, memory, seed);
    },
    async hint(question) {
      const computer = await parts.computer(question.game);
      if (computer === null) return null;
      const move = await choose(question);
      return { move, reason: computer.reason(asked(question), move) };
    },
    async review(game, start, log, seat) {
      return (await parts.computer(game))?.review?.(start, log, seat) ?? [];
    },
  };
}

/** A fresh generator each time: the same question gets the same answer. */
function asked(question: ThinkerQuestion<AnyShape>): Question<AnyShape> {
  const { observation, seat, level, character, seed } = question;
  return { observation, seat, level, character, random: randomFrom(seed) };
}
