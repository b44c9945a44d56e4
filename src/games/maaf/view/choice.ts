/** Half-made choices: from the legal moves and what has been picked so far to what can be picked next. Pure; it never invents a move. */
import type { Card, Move, Pawn, PlayMove } from '../shape.ts';
import { isPlay } from './consequences.ts';
import { type Lit, type Mode, MODES, type Narrowed, NOTHING, type Selection } from './selection.ts';
import { narrowSplit } from './splitting.ts';

export function modeOf(move: PlayMove): Mode {
  if (move.type === 'out') return 'go';
  if (move.type === 'step') return move.steps < 0 ? 'back' : 'go';
  return move.type;
}

/** The cards that can be used now, each once. */
export function cardsIn(legal: readonly Move[]): readonly Card[] {
  return [...new Set(legal.flatMap((move) => (isPlay(move) ? [move.card] : [])))];
}

/** What is left to choose. A selection that no legal move fits is forgotten. */
export function narrow(legal: readonly Move[], selection: Selection): Narrowed {
  const cards = cardsIn(legal);
  const card = cards.find((one) => one === selection.card) ?? (cards.length === 1 ? (cards[0] ?? null) : null);
  const plays = legal.filter(isPlay).filter((move) => move.card === card);
  const modes = MODES.filter((mode) => plays.some((move) => modeOf(move) === mode));
  const mode = modes.find((one) => one === selection.mode) ?? modes[0] ?? null;
  const chosen = { ...(card === selection.card || selection.card === null ? selection : NOTHING), card, mode };
  const moves = plays.filter((move) => modeOf(move) === mode);
  if (mode === null) {
    return { selection: { ...NOTHING, card }, modes, lit: [], stepper: null, parts: [], move: null };
  }
  if (mode === 'split') return { ...narrowSplit(moves, chosen), modes };
  return { ...(mode === 'go' || mode === 'back' ? narrowSteps(moves, chosen) : narrowMeeting(moves, chosen)), modes };
}

type Partly = Omit<Narrowed, 'modes'>;

function fresh(selection: Selection, pawn: Pawn | null): Selection {
  return { ...selection, pawn, other: null, parts: [] };
}

function narrowSteps(moves: readonly PlayMove[], selection: Selection): Partly {
  const steps = moves.flatMap((move) => (move.type === 'step' || move.type === 'out' ? [move] : []));
  const only = steps.length === 1 ? steps[0] : undefined;
  const move = steps.find(({ pawn }) => pawn === selection.pawn) ?? only ?? null;
  const lit = steps.flatMap((one): readonly Lit[] => {
    const next = fresh(selection, one.pawn);
    const count = one.type === 'step' ? one.steps : null;
    return [
      { kind: 'pawn', pawn: one.pawn, steps: null, next },
      { kind: 'goal', pawn: one.pawn, steps: count, next },
    ];
  });
  return { selection: fresh(selection, move?.pawn ?? null), lit, stepper: null, parts: [], move };
}

/** Swap and Maaf!: first the own pawn (a Maaf! takes the first by itself), then the other. */
function narrowMeeting(moves: readonly PlayMove[], selection: Selection): Partly {
  const meetings = moves.flatMap((move) => (move.type === 'swap' || move.type === 'maaf' ? [move] : []));
  const movers = [...new Set(meetings.map(({ pawn }) => pawn))];
  const first = movers.length === 1 || selection.mode === 'maaf' ? (movers[0] ?? null) : null;
  const pawn = movers.find((one) => one === selection.pawn) ?? first;
  const left = meetings.filter((move) => move.pawn === pawn);
  const move = left.find(({ other }) => other === selection.other) ?? (left.length === 1 ? left[0] : null) ?? null;
  const lit: readonly Lit[] = [
    ...movers.map((one): Lit => ({ kind: 'pawn', pawn: one, steps: null, next: fresh(selection, one) })),
    ...left.map(
      ({ other }): Lit => ({
        kind: 'other',
        pawn: other,
        steps: null,
        next: { ...fresh(selection, pawn), other },
      }),
    ),
  ];
  const chosen = { ...fresh(selection, pawn), other: move?.other ?? null };
  return { selection: chosen, lit, stepper: null, parts: [], move };
}
