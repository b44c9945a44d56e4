/** Everything that the play screen shows, as signals. The table writes it, the components read it; neither holds a state of the game. */
import { type Signal, signal } from '@preact/signals';
import type { Player } from '../../contract/player.ts';
import type { Outcome, Seat, Shape } from '../../contract/rules.ts';
import type { Scene } from '../../contract/scene.ts';
import type { Tray } from '../../contract/tray.ts';
import type { Claim, Message } from '../../contract/words.ts';

/** A question to a person. `moves` is null while moves are free (then only the board answers). */
export interface Question {
  readonly scene: Scene<Shape>;
  readonly moves: readonly unknown[] | null;
  choose(move: unknown): void;
}

/** The covered table. `open` is called by the hold, never by anything else. */
export interface Cover {
  readonly seat: Seat;
  /** What happened in public since this seat last looked. */
  readonly recap: readonly Message[];
  open(): void;
}

/** The public pause. `length` is in ms; null waits for a tap on *go on*. */
export interface Beat {
  readonly length: number | null;
  goOn(): void;
}

export interface ClaimButton {
  readonly claim: Claim<Shape>;
  readonly used: boolean;
  press(): void;
}

export interface Toast {
  readonly id: number;
  readonly message: Message;
  /** A way to take it back, or null. */
  readonly action: { readonly label: Message; press(): void } | null;
}

/** One sentence that was told. `id` rises, so that the same words twice are told twice. */
export interface Told {
  readonly id: number;
  readonly message: Message;
}

/** `moving`: an animation or a reading pause that a tap cuts short; `glow`, `pause`: waits for the button in `done`. */
export type Phase = 'rest' | 'moving' | 'asking' | 'covered' | 'beat' | 'glow' | 'pause' | 'grace' | 'over';

export interface PlayModel {
  readonly phase: Signal<Phase>;
  readonly scene: Signal<Scene<Shape> | null>;
  /** The seat whose turn it is, also while nature acts; null before the first. */
  readonly turn: Signal<Seat | null>;
  /** What the board asks for; null: the table's own words. */
  readonly tray: Signal<Tray | null>;
  readonly question: Signal<Question | null>;
  readonly cover: Signal<Cover | null>;
  readonly beat: Signal<Beat | null>;
  readonly claims: Signal<readonly ClaimButton[]>;
  /** The one button of `glow` and `pause`. */
  readonly done: Signal<{ readonly label: Message; press(): void } | null>;
  readonly thinking: Signal<Seat | null>;
  /** For the live region: public sentences, newest last. */
  readonly told: Signal<readonly Told[]>;
  readonly toast: Signal<Toast | null>;
  /** Computers' turns run without pauses until a person is to move. */
  readonly fast: Signal<boolean>;
  readonly players: Signal<readonly Player[]>;
  readonly canUndo: Signal<boolean>;
  readonly outcome: Signal<Outcome | null>;
  /** The drawing surface had to be made again, or cannot be made. */
  readonly canvas: Signal<'fine' | 'redrawn' | 'gone'>;
}

export function createModel(players: readonly Player[]): PlayModel {
  return {
    phase: signal<Phase>('rest'),
    scene: signal<Scene<Shape> | null>(null),
    turn: signal<Seat | null>(null),
    tray: signal<Tray | null>(null),
    question: signal<Question | null>(null),
    cover: signal<Cover | null>(null),
    beat: signal<Beat | null>(null),
    claims: signal<readonly ClaimButton[]>([]),
    done: signal<{ readonly label: Message; press(): void } | null>(null),
    thinking: signal<Seat | null>(null),
    told: signal<readonly Told[]>([]),
    toast: signal<Toast | null>(null),
    fast: signal(false),
    players: signal(players),
    canUndo: signal(false),
    outcome: signal<Outcome | null>(null),
    canvas: signal<'fine' | 'redrawn' | 'gone'>('fine'),
  };
}
