/** Counting: only top coins score, the majority in lands doubles a kingdom, each coin left in the bank is one point more. */
import type { Outcome, ScorePart, Seat } from '../../contract/rules.ts';
import { sum } from '../../lib/lists.ts';
import { type Bank, bankOf, coinsIn, indexOf, type Stack, type State, topOf, type Value } from './kinds.ts';
import { KINGDOMS, type KingdomName } from './map.ts';

export interface KingdomCount {
  readonly name: KingdomName;
  /** Lands controlled, per seat. */
  readonly lands: readonly [number, number];
  /** Points of the top coins before doubling, per seat. */
  readonly plain: readonly [number, number];
  /** The seat whose points are doubled, null for nobody. */
  readonly doubled: Seat | null;
  /** Points after doubling, per seat. */
  readonly points: readonly [number, number];
}

/** 1, 2 and 3 points for 100, 200 and 500. */
export function pointsOf(value: Value): number {
  return indexOf(value) + 1;
}

function countOf(board: readonly Stack[], kingdom: (typeof KINGDOMS)[number]): KingdomCount {
  const lands: [number, number] = [0, 0];
  const plain: [number, number] = [0, 0];
  for (const land of kingdom.lands) {
    const top = topOf(board, land);
    if (top === null) continue;
    const side = top.seat === 0 ? 0 : 1;
    lands[side] += 1;
    plain[side] += pointsOf(top.value);
  }
  const doubled = lands[0] === lands[1] ? null : lands[0] > lands[1] ? 0 : 1;
  const points = [plain[0] * (doubled === 0 ? 2 : 1), plain[1] * (doubled === 1 ? 2 : 1)] as const;
  return { name: kingdom.name, lands, plain, doubled, points };
}

/** The four kingdoms as they would count now, in the order of `KINGDOMS`. */
export function kingdoms(board: readonly Stack[]): readonly KingdomCount[] {
  return KINGDOMS.map((kingdom) => countOf(board, kingdom));
}

/** The points of the kingdoms and of the coins left: their sum is the total. */
export function scoreParts(state: State): readonly ScorePart[] {
  return [
    ...kingdoms(state.board).map(({ name, points }) => ({ part: name, points: [...points] })),
    { part: 'left', points: state.banks.map(coinsIn) },
  ];
}

/** Both totals if the match ended now. */
export function totals(state: State): readonly [number, number] {
  const parts = scoreParts(state);
  return [sum(parts.map(({ points }) => points[0] ?? 0)), sum(parts.map(({ points }) => points[1] ?? 0))];
}

function rupiah(bank: Bank): number {
  return bank[0] * 100 + bank[1] * 200 + bank[2] * 500;
}

/** Above 0 if seat 0 is ahead, below 0 if seat 1 is, 0 for a shared result: the house's tie-break included. */
export function lead(state: State): number {
  const [mine, theirs] = totals(state);
  const { tieBreak } = state.options;
  if (mine !== theirs || tieBreak === 'none') return mine - theirs;
  if (tieBreak === 'second') return state.first === 0 ? -1 : 1;
  const left = coinsIn(bankOf(state, 0)) - coinsIn(bankOf(state, 1));
  if (left !== 0 || tieBreak === 'coins') return left;
  return rupiah(bankOf(state, 0)) - rupiah(bankOf(state, 1));
}

/** The places if the match ended now. */
export function standing(state: State): Outcome {
  const ahead = lead(state);
  const places = ahead === 0 ? [1, 1] : ahead > 0 ? [1, 2] : [2, 1];
  return { places, scores: totals(state) };
}
