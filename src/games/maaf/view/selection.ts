/** What a half-made choice is, and what it leaves open. */
import type { Card, Part, Pawn, PlayMove } from '../shape.ts';

/** The ways to use one card that a person chooses between. */
export const MODES = ['go', 'back', 'split', 'swap', 'maaf'] as const;
export type Mode = (typeof MODES)[number];

export interface Selection {
  /** Points: the card of the hand; otherwise null or the one that lies there. */
  readonly card: Card | null;
  readonly mode: Mode | null;
  /** The pawn whose move is being chosen. */
  readonly pawn: Pawn | null;
  readonly other: Pawn | null;
  /** Parts of a seven that are decided. */
  readonly parts: readonly Part[];
}

export const NOTHING: Selection = { card: null, mode: null, pawn: null, other: null, parts: [] };

/** Something that can be touched on the board, and what is picked then. */
export interface Lit {
  readonly kind: 'pawn' | 'goal' | 'other';
  /** The pawn that moves (`pawn`, `goal`) or the one that is met (`other`). */
  readonly pawn: Pawn;
  /** Steps from where the pawn stands; null for a way out of the Nest. Goals only. */
  readonly steps: number | null;
  readonly next: Selection;
}

export interface Steps {
  readonly pawn: Pawn;
  readonly values: readonly number[];
  readonly open: readonly number[];
  readonly value: number | null;
}

export interface Narrowed {
  /** With everything filled in that cannot be otherwise. */
  readonly selection: Selection;
  readonly modes: readonly Mode[];
  readonly lit: readonly Lit[];
  readonly stepper: Steps | null;
  /** Decided parts, for showing them before the seven is whole. */
  readonly parts: readonly Part[];
  /** The complete move, or null. */
  readonly move: PlayMove | null;
}
