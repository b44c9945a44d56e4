/**
 * A position in the form that search needs: small numbers that are changed in place and changed back. Rules and screen never see it.
 * The contents of a land are one number below 27: a digit to the base three per value (100, 200, 500), 0 none, 1 seat 0, 2 seat 1.
 */
import { range, sum } from '../../lib/lists.ts';
import { indexOf, type Options, type Stack, type State } from './kinds.ts';
import { KINGDOM_OF } from './map.ts';

export interface Position {
  readonly lands: Int8Array;
  /** Coins by seat, then by value. */
  readonly banks: Int8Array;
  readonly options: Options;
  readonly first: number;
  readonly passes: number;
  /** Turns that are over. */
  readonly turns: number;
}

const CONTENTS = range(27);
const DIGIT = [1, 3, 9] as const;

function marksOf(contents: number): readonly number[] {
  return [contents % 3, Math.floor(contents / 3) % 3, Math.floor(contents / 9)];
}

/** The index of the value on top, 3 on empty ground: a coin fits if its own index is smaller. */
export const TOP_VALUE = Int8Array.from(CONTENTS, (contents) => {
  const top = marksOf(contents).findIndex((mark) => mark > 0);
  return top < 0 ? 3 : top;
});

/** The mark of the coin on top: 0 nobody, 1 seat 0, 2 seat 1. */
export const TOP_OWNER = Int8Array.from(CONTENTS, (contents) => marksOf(contents).find((mark) => mark > 0) ?? 0);

/** The contents when the top coin is taken away. */
export const TAKEN = Int8Array.from(CONTENTS, (contents) => {
  const top = TOP_VALUE[contents] ?? 3;
  return top === 3 ? 0 : contents - (TOP_OWNER[contents] ?? 0) * (DIGIT[top] ?? 0);
});

/** The contents with a seat's coin laid on top. It must fit. */
export function laid(contents: number, value: number, seat: number): number {
  return contents + (seat + 1) * (DIGIT[value] as number);
}

export function contentsOf(stack: Stack): number {
  return sum(stack.map(({ value, seat }) => (seat + 1) * DIGIT[indexOf(value)]));
}

export function positionOf(state: State): Position {
  return {
    lands: Int8Array.from(state.board, contentsOf),
    banks: Int8Array.from(state.banks.flat()),
    options: state.options,
    first: state.first,
    passes: state.passes,
    turns: state.turns,
  };
}

export function totalIn({ banks }: Position, seat: number): number {
  const start = seat * 3;
  return (banks[start] as number) + (banks[start + 1] as number) + (banks[start + 2] as number);
}

/** The total of seat 0 less that of seat 1, if the match ended now. */
export function marginOf(position: Position): number {
  const { lands } = position;
  let margin = totalIn(position, 0) - totalIn(position, 1);
  let land = 0;
  for (let kingdom = 0; kingdom < 4; kingdom++) {
    let ahead = 0;
    let zero = 0;
    let one = 0;
    for (; KINGDOM_OF[land] === kingdom; land++) {
      const contents = lands[land] as number;
      const owner = TOP_OWNER[contents] as number;
      const points = (TOP_VALUE[contents] as number) + 1;
      if (owner === 1) {
        ahead += 1;
        zero += points;
      } else if (owner === 2) {
        ahead -= 1;
        one += points;
      }
    }
    margin += (ahead > 0 ? 2 * zero : zero) - (ahead < 0 ? 2 * one : one);
  }
  return margin;
}

function rupiahIn({ banks }: Position, seat: number): number {
  const start = seat * 3;
  return (banks[start] as number) + 2 * (banks[start + 1] as number) + 5 * (banks[start + 2] as number);
}

/** 1, 0 or −1 for a seat, if the match ended now: the house's tie-break included. */
export function resultFor(position: Position, seat: number): number {
  const sign = seat === 0 ? 1 : -1;
  const margin = marginOf(position);
  const { tieBreak } = position.options;
  if (margin !== 0 || tieBreak === 'none') return sign * Math.sign(margin);
  if (tieBreak === 'second') return seat === position.first ? -1 : 1;
  const left = totalIn(position, 0) - totalIn(position, 1);
  if (left !== 0 || tieBreak === 'coins') return sign * Math.sign(left);
  return sign * Math.sign(rupiahIn(position, 0) - rupiahIn(position, 1));
}

export function isFull({ lands }: Position): boolean {
  for (let land = 0; land < lands.length; land++) if (lands[land] === 0) return false;
  return true;
}
