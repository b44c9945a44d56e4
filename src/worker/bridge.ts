/** The thinker of a match: asks the worker one thing at a time. Aborting ends the worker itself, as a thinking worker hears nothing. */
import type { Lesson } from '../contract/computer.ts';
import type { Ply, Seat, Shape } from '../contract/rules.ts';
import type { Thinker, ThinkerQuestion } from '../match/ports.ts';
import type { Brain, Hint } from './brain.ts';
import { brainOnPage, type Link, startWorker } from './link.ts';

export interface BridgeOptions {
  /** Starts a worker; calls `onFail` if it dies. */
  readonly start?: (onFail: () => void) => Link;
  /** The brain on the page, for browsers where no worker starts. */
  readonly onPage?: () => Promise<Brain>;
  /** After so long without a question the worker is dropped, with its memory. */
  readonly idleMs?: number;
}

export interface Bridge<G extends Shape> extends Thinker<G> {
  /** A good move for a person and why; null where the game has no computer player. */
  hint(question: ThinkerQuestion<G>, signal: AbortSignal): Promise<Hint<G> | null>;
  /** The turns that cost a seat most, dearest first; empty where the game cannot tell. `start` is the log's first state. */
  review(
    game: string,
    start: G['state'],
    log: readonly Ply<G>[],
    seat: Seat,
    signal: AbortSignal,
  ): Promise<readonly Lesson<G>[]>;
  /** Ends the worker; the bridge may be asked again. */
  dispose(): void;
}

const IDLE_MS = 30_000;

export function createBridge<G extends Shape>(options: BridgeOptions = {}): Bridge<G> {
  const { start = startWorker, onPage = brainOnPage, idleMs = IDLE_MS } = options;
  let link: Link | null = null;
  let failWaiting: ((reason: unknown) => void) | null = null;
  let isBroken = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const drop = () => {
    clearTimeout(idle);
    link?.end();
    link = null;
  };
  const brain = (): Brain | null => {
    if (isBroken) return null;
    try {
      link ??= start(() => {
        isBroken = true;
        drop();
        failWaiting?.(new WorkerLost());
      });
      return link.brain;
    } catch {
      isBroken = true;
      return null;
    }
  };

  const askWorker = <T>(ask: (brain: Brain) => Promise<T>, remote: Brain, signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      const abort = () => {
        drop();
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      failWaiting = reject;
      ask(remote)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', abort));
    }).finally(() => {
      failWaiting = null;
    });

  const answer = async <T>(ask: (brain: Brain) => Promise<T>, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    clearTimeout(idle);
    const remote = brain();
    if (remote !== null) {
      try {
        return await askWorker(ask, remote, signal);
      } catch (fault) {
        if (!(fault instanceof WorkerLost)) throw fault;
      } finally {
        if (link !== null) idle = setTimeout(drop, idleMs);
      }
    }
    const reply = await ask(await onPage());
    signal.throwIfAborted();
    return reply;
  };

  /** In turn; an aborted question leaves the queue at once. */
  const inTurn = <T>(ask: (brain: Brain) => Promise<T>, signal: AbortSignal): Promise<T> => {
    const next = last.then(() => answer(ask, signal));
    last = next.catch(() => undefined);
    return until(signal, next);
  };

  return {
    choose: (question, signal) => inTurn((one) => one.choose(question), signal),
    interrupt: (question, signal) => inTurn((one) => one.interrupt(question), signal),
    nature: (game, state, memory, seed, signal) => inTurn((one) => one.nature(game, state, memory, seed), signal),
    hint: (question, signal) => inTurn((one) => one.hint(question), signal),
    review: (game, start, log, seat, signal) => inTurn((one) => one.review(game, start, log, seat), signal),
    dispose: drop,
  };
}

/** The worker died or could not be loaded. */
class WorkerLost extends Error {}

function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
