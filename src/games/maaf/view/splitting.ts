/** Sharing a seven, choice by choice. A pair made in the other order than listed stands for the listed one: both end alike, or only that one is legal. */
import type { Part, Pawn, PlayMove } from '../shape.ts';
import type { Lit, Narrowed, Selection, Steps } from './selection.ts';

const SEVEN = 7;

type Split = Extract<PlayMove, { readonly type: 'split' }>;

function holds(move: Split, part: Part): boolean {
  return move.parts.some(({ pawn, steps }) => pawn === part.pawn && steps === part.steps);
}

function fitting(moves: readonly Split[], parts: readonly Part[]): readonly Split[] {
  return moves.filter((move) => parts.every((part) => holds(move, part)));
}

/** Pawns that may take a further part. */
function nextPawns(fits: readonly Split[], parts: readonly Part[]): readonly Pawn[] {
  const taken = new Set(parts.map(({ pawn }) => pawn));
  return [...new Set(fits.flatMap((move) => move.parts.map(({ pawn }) => pawn)))].filter((pawn) => !taken.has(pawn));
}

/** How many steps a pawn may take of what is left. */
function openSteps(fits: readonly Split[], pawn: Pawn): readonly number[] {
  const steps = fits.flatMap((move) => move.parts.filter((part) => part.pawn === pawn).map((part) => part.steps));
  return [...new Set(steps)].sort((one, other) => one - other);
}

/** The move of these parts: in their order if that is listed, else in the listed one. */
function whole(moves: readonly Split[], parts: readonly Part[]): Split | null {
  const full = fitting(moves, parts).filter((move) => move.parts.length === parts.length);
  const inOrder = full.find((move) => move.parts.every((part, index) => part.pawn === parts[index]?.pawn));
  return inOrder ?? full[0] ?? null;
}

interface Filled {
  readonly parts: readonly Part[];
  readonly pawn: Pawn | null;
}

/** Takes every step that leaves no choice. */
function filled(moves: readonly Split[], { parts: given, pawn: picked }: Filled): Filled {
  let parts = fitting(moves, given).length > 0 ? given : [];
  let pawn = picked;
  while (whole(moves, parts) === null) {
    const fits = fitting(moves, parts);
    const [last] = fits;
    if (last && fits.length === 1) {
      const taken = new Set(parts.map((part) => part.pawn));
      return { parts: [...parts, ...last.parts.filter((part) => !taken.has(part.pawn))], pawn: null };
    }
    const pawns = nextPawns(fits, parts);
    pawn = pawns.find((one) => one === pawn) ?? (pawns.length === 1 ? (pawns[0] ?? null) : null);
    if (pawn === null) return { parts, pawn };
    const open = openSteps(fits, pawn);
    const [only] = open;
    if (open.length !== 1 || only === undefined) return { parts, pawn };
    parts = [...parts, { pawn, steps: only }];
    pawn = null;
  }
  return { parts, pawn: null };
}

/** The stepper belongs to the pawn that is being decided, else to the one that was decided last by hand. */
function stepperOf(moves: readonly Split[], selection: Selection, now: Filled): Steps | null {
  const byHand = Math.max(0, selection.parts.length - (selection.pawn === null ? 1 : 0));
  const index = now.pawn === null ? Math.min(byHand, now.parts.length - 1) : now.parts.length;
  const before = now.parts.slice(0, Math.max(0, index));
  const pawn = now.pawn ?? now.parts[index]?.pawn;
  if (pawn === undefined) return null;
  const left = SEVEN - before.reduce((steps, part) => steps + part.steps, 0);
  return {
    pawn,
    values: Array.from({ length: left - (before.length === 0 ? 1 : 0) }, (_, step) => step + 1),
    open: openSteps(fitting(moves, before), pawn),
    value: now.parts[index]?.steps ?? null,
  };
}

/** The parts decided before this pawn's own. */
function before(parts: readonly Part[], pawn: Pawn): readonly Part[] {
  const index = parts.findIndex((part) => part.pawn === pawn);
  return index < 0 ? parts : parts.slice(0, index);
}

function litOf(moves: readonly Split[], selection: Selection, now: Filled): readonly Lit[] {
  const fits = fitting(moves, now.parts);
  const select = (parts: readonly Part[], pawn: Pawn | null): Selection => ({ ...selection, other: null, parts, pawn });
  const goals = (pawn: Pawn): readonly Lit[] =>
    openSteps(fits, pawn).map((steps) => ({
      kind: 'goal',
      pawn,
      steps,
      next: select([...now.parts, { pawn, steps }], null),
    }));
  const whoever = now.parts.length === 0 ? nextPawns(moves, []) : nextPawns(fits, now.parts);
  const pawns = [...new Set([...whoever, ...now.parts.map(({ pawn }) => pawn)])];
  const rings = pawns.map(
    (pawn): Lit => ({ kind: 'pawn', pawn, steps: null, next: select(before(now.parts, pawn), pawn) }),
  );
  const decided = now.parts.map(
    (part): Lit => ({ kind: 'goal', pawn: part.pawn, steps: part.steps, next: select(now.parts, null) }),
  );
  if (now.pawn !== null) return [...rings, ...decided, ...goals(now.pawn)];
  const forced = now.parts.length === 0 ? [] : whoever.filter((pawn) => openSteps(fits, pawn).length === 1);
  return [...rings, ...decided, ...forced.flatMap(goals)];
}

export function narrowSplit(all: readonly PlayMove[], selection: Selection): Omit<Narrowed, 'modes'> {
  const moves = all.flatMap((move) => (move.type === 'split' ? [move] : []));
  const now = filled(moves, selection);
  const move = whole(moves, now.parts);
  return {
    selection: { ...selection, other: null, pawn: now.pawn, parts: now.parts },
    lit: litOf(moves, selection, now),
    stepper: stepperOf(moves, selection, now),
    parts: now.parts,
    move,
  };
}

/** The selection when the stepper is set to this value. */
export function stepped(narrowed: Narrowed, value: number): Selection {
  const { stepper, selection, parts } = narrowed;
  if (!stepper) return selection;
  const kept = before(parts, stepper.pawn);
  return { ...selection, pawn: null, parts: [...kept, { pawn: stepper.pawn, steps: value }] };
}
