/** What a match needs from the world; the shell, the storage and the worker plug in here. */
import type { NatureReply, Reply } from '../contract/nature.ts';
import type { Character, Level } from '../contract/player.ts';
import type { Interrupt, Seat, Shape } from '../contract/rules.ts';
import type { Scene } from '../contract/scene.ts';
import type { Seed } from '../lib/random.ts';
import type { SavedMatch } from './saved-match.ts';

export interface Display<G extends Shape> {
  /** Draws the scene now. */
  show(scene: Scene<G>): void;
  /** Animates; resolves when it has ended or was skipped. */
  play(events: readonly G['event'][], scene: Scene<G>, footage: unknown, signal: AbortSignal): Promise<void>;
  /**
   * Resolves with a person's move, or with an interrupt that somebody made first. `legal` is null while moves are free.
   * Rejects when the signal aborts, as all of these do.
   */
  ask(
    scene: Scene<G>,
    legal: readonly G['move'][] | null,
    interrupts: readonly Interrupt<G>[],
    signal: AbortSignal,
  ): Promise<Answer<G>>;
  /**
   * Covers the table. `scene` is the open table. Resolves with null when that seat's person has opened it, or with an interrupt.
   * Nothing hidden may exist while it is pending.
   */
  handOver(
    seat: Seat,
    scene: Scene<G>,
    interrupts: readonly Interrupt<G>[],
    signal: AbortSignal,
  ): Promise<Interrupt<G> | null>;
  /** The public pause. Resolves with null when it is over, or with the interrupt that came first. */
  beat(
    scene: Scene<G>,
    interrupts: readonly Interrupt<G>[],
    planned: readonly PlannedInterrupt<G>[],
    signal: AbortSignal,
  ): Promise<Interrupt<G> | null>;
  /** After a seat of several people saw cards that nobody else may see and its turn is over: resolves when that person taps *Done*. */
  afterglow(seat: Seat, signal: AbortSignal): Promise<void>;
  /** Between rounds, before a computer goes on: resolves with a tap. */
  pause(scene: Scene<G>, signal: AbortSignal): Promise<void>;
  /** While undo should stay lit before a computer's step that asks nature: resolves after the grace or a tap. */
  grace(signal: AbortSignal): Promise<void>;
  /** A computer is thinking for this seat; null = no more. */
  thinking(seat: Seat | null): void;
}

/** A person's move (with nature's answer where a heavy game simulated it live), or an interrupt. */
export type Answer<G extends Shape> =
  | { readonly kind: 'move'; readonly move: G['move']; readonly nature: NatureReply<G> | null }
  | { readonly kind: 'interrupt'; readonly interrupt: Interrupt<G> };

/** A computer's interrupt and when it comes, 0–1 of the beat. */
export interface PlannedInterrupt<G extends Shape> {
  readonly interrupt: Interrupt<G>;
  readonly at: number;
}

export interface Saves<G extends Shape> {
  /**
   * Resolves when the ply is on the disk, or when the storage has said that it plays on from memory. Never rejects.
   * `memory` is nature's newest one where this ply changed it, else null (what is kept stays).
   */
  put(saved: SavedMatch<G>, memory: Uint8Array | null): Promise<void>;
}

export interface ThinkerQuestion<G extends Shape> {
  readonly game: string;
  readonly observation: G['observation'];
  readonly seat: Seat;
  readonly level: Level;
  readonly character: Character | null;
  /** "matchId/ply": the same question gets the same answer. */
  readonly seed: string;
  /** Heavy games only: nature's memory, which is public there. */
  readonly memory: Uint8Array | null;
}

export interface Thinker<G extends Shape> {
  choose(question: ThinkerQuestion<G>, signal: AbortSignal): Promise<Reply<G>>;
  interrupt(question: ThinkerQuestion<G>, signal: AbortSignal): Promise<PlannedInterrupt<G> | null>;
  /** Heavy games only. */
  nature(
    game: string,
    state: G['state'],
    memory: Uint8Array | null,
    seed: Seed,
    signal: AbortSignal,
  ): Promise<NatureReply<G>>;
}
