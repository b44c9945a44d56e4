/** A choice half made: which action, which coin, which stack, what is tried out. Pure, so that it can be tested without a canvas. */
import type { Face, Move, State, Value } from '../kinds.ts';
import { topOf } from '../kinds.ts';
import { BESIDE } from '../map.ts';

export const MODES = ['place', 'pay', 'move', 'capture'] as const;
export type Mode = (typeof MODES)[number];

export interface Choice {
  /** Null: nothing to do but toss or end. */
  readonly mode: Mode | null;
  /** The coin to place or to pay. */
  readonly value: Value | null;
  /** The stack to move. */
  readonly from: number | null;
  /** Tried out and not made yet: a second tap or the confirm button makes it. */
  readonly tried: Move | null;
  /** What the family has told of its real coins so far, smallest coin first. */
  readonly faces: readonly Face[];
}

export const NOTHING: Choice = { mode: null, value: null, from: null, tried: null, faces: [] };

export function isOpen(legal: readonly Move[], mode: Mode): boolean {
  return legal.some(({ type }) => type === mode);
}

function largest(legal: readonly Move[], mode: Mode): Value | null {
  const values = legal.flatMap((move) => (move.type === mode && 'value' in move ? [move.value] : []));
  return values.length === 0 ? null : (Math.max(...values) as Value);
}

/** The choice to begin with: the first open action and, for coins, the largest. */
export function opened(legal: readonly Move[]): Choice {
  const told = legal.find((move) => move.type === 'tossed');
  if (told !== undefined) return { ...NOTHING, faces: told.faces.map(() => 'gambar') };
  const mode = (['place', 'capture', 'move'] as const).find((one) => isOpen(legal, one)) ?? null;
  return withMode(legal, mode);
}

export function withMode(legal: readonly Move[], mode: Mode | null): Choice {
  if (mode === null) return NOTHING;
  const value = mode === 'place' ? largest(legal, mode) : null;
  return { ...NOTHING, mode, value };
}

export function withValue(choice: Choice, legal: readonly Move[], value: Value): Choice {
  if (choice.mode !== 'pay') return { ...choice, value, tried: null };
  const tried = legal.find((move) => move.type === 'pay' && move.value === value) ?? null;
  return { ...choice, value, tried };
}

/** The moves that still fit what has been chosen. */
export function fitting(choice: Choice, legal: readonly Move[]): readonly Move[] {
  return legal.filter((move) => {
    if (move.type !== choice.mode) return false;
    if (move.type === 'place') return choice.value === null || move.value === choice.value;
    return move.type !== 'move' || choice.from === null || move.from === choice.from;
  });
}

/** The lands that can be touched now, with the moves that each stands for. */
export function openLands(choice: Choice, legal: readonly Move[]): ReadonlyMap<number, readonly Move[]> {
  const lands = new Map<number, Move[]>();
  for (const move of fitting(choice, legal)) {
    const land = landOf(move, choice);
    if (land !== null) lands.set(land, [...(lands.get(land) ?? []), move]);
  }
  return lands;
}

function landOf(move: Move, choice: Choice): number | null {
  if (move.type === 'place' || move.type === 'capture') return move.land;
  if (move.type !== 'move') return null;
  return choice.from === null ? move.from : move.to;
}

/** What a touch of a land comes to: a new choice, a move, or neither (the land is not open: see `whyNot`). */
export function touched(
  choice: Choice,
  legal: readonly Move[],
  land: number,
): { readonly choice: Choice; readonly move: Move | null } | null {
  const moves = openLands(choice, legal).get(land);
  if (choice.mode === 'move' && choice.from === null) {
    return moves === undefined ? null : { choice: { ...choice, from: land, tried: null }, move: null };
  }
  if (moves?.[0] !== undefined) return { choice, move: moves[0] };
  if (choice.mode === 'move') return reselected(choice, legal, land);
  if (choice.mode !== 'place') return null;
  const others = legal.flatMap((move) => (move.type === 'place' && move.land === land ? [move] : []));
  const best = others.sort((a, b) => b.value - a.value)[0];
  return best === undefined ? null : { choice: { ...choice, value: best.value, tried: null }, move: best };
}

function reselected(choice: Choice, legal: readonly Move[], land: number) {
  if (land === choice.from) return { choice: { ...choice, from: null, tried: null }, move: null };
  const can = legal.some((move) => move.type === 'move' && move.from === land);
  return can ? { choice: { ...choice, from: land, tried: null }, move: null } : null;
}

/** Why a land cannot be touched, as a message key without its `why.`. */
export function whyNot(choice: Choice, state: State, land: number): string {
  const top = topOf(state.board, land);
  if (choice.mode === 'capture') return top === null ? 'empty' : 'mine';
  if (choice.mode === 'move' && choice.from === null) return top === null ? 'empty' : 'stuck';
  if (choice.mode === 'move') return BESIDE[choice.from ?? land]?.includes(land) ? 'taken' : 'far';
  const isOwn = top?.seat === state.turn && state.hand.some((value) => value < (top?.value ?? 0));
  return isOwn && !state.options.coverOwn ? 'own' : 'small';
}
