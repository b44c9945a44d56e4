/** Reads the scenarios of Kerajaan Koin: each position is written as plain data, then only the rules' contract is used. */
import { same } from '../../src/lib/data.ts';
import { sum } from '../../src/lib/lists.ts';
import { about } from '../../src/games/koin/index.ts';
import {
  type Bank,
  coinsIn,
  type Koin,
  type Move,
  NO_RIGHTS,
  type Options,
  type Stack,
  type State,
  tossable,
  VALUES,
  type Value,
} from '../../src/games/koin/kinds.ts';
import { rules } from '../../src/games/koin/rules.ts';
import { play } from '../../src/contract/play.ts';
import { checked, type Checked } from './run.ts';

export const CODES: readonly string[] = ['JEM', 'SER', 'SIN', 'TEJ', 'BES', 'KUB', 'AML', 'BED', 'MEN', 'SEM'];

type Side = 'G' | 'A';
type Sides<T> = { readonly [side in Side]?: T };

interface Expectation {
  readonly legal?: readonly string[];
  readonly legalCount?: number;
  readonly phase?: string;
  readonly turn?: Side;
  readonly board?: { readonly [land: string]: readonly string[] };
  readonly owner?: { readonly [land: string]: Side | null };
  readonly bank?: Sides<{ readonly [value: string]: number }>;
  readonly tossable?: readonly number[];
  readonly tossableOf?: Sides<readonly number[]>;
  readonly passes?: number;
  readonly end?: string | null;
  readonly king?: Sides<{ readonly [kingdom: string]: number }>;
  readonly left?: Sides<number>;
  readonly total?: Sides<number>;
  readonly winner?: Side | '=';
}

export interface Scenario {
  readonly id: string;
  readonly rules?: { readonly [key: string]: string | number | boolean };
  readonly state: {
    readonly turn: Side;
    readonly board: { readonly [land: string]: readonly string[] };
    readonly bank: Sides<{ readonly [value: string]: number }>;
    readonly passes?: number;
  };
  readonly toss: readonly number[] | null;
  readonly do?: readonly string[];
  readonly expect: Expectation;
}

const seatOf = (side: string): number => (side === 'G' ? 0 : 1);
const sideOf = (seat: number): Side => (seat === 0 ? 'G' : 'A');

function optionsOf(given: Scenario['rules']): Options {
  const standard = Object.fromEntries(about.fields.map((field) => [field.key, field.standard]));
  const human = [true, true];
  const seating = { colours: about.coloursFor(2), human, helped: [false, false], starter: 0 };
  return { ...about.options(standard, seating), ...given } as Options;
}

function stackOf(coins: readonly string[] = []): Stack {
  return coins.map((coin) => ({ value: Number.parseInt(coin, 10) as Value, seat: seatOf(coin.slice(-1)) }));
}

function bankOf(bank: { readonly [value: string]: number } = {}): Bank {
  return VALUES.map((value) => bank[value] ?? 0) as unknown as Bank;
}

/** The position before its toss. */
export function positionOf({ rules: given, state }: Pick<Scenario, 'rules' | 'state'>): State {
  return {
    ...rules.setup(optionsOf(given), 2),
    board: CODES.map((code) => stackOf(state.board[code])),
    banks: [bankOf(state.bank.G), bankOf(state.bank.A)],
    turn: seatOf(state.turn),
    phase: 'toss',
    rights: NO_RIGHTS,
    passes: state.passes ?? 0,
  };
}

/** The toss in which exactly these values show the acting seat's side. */
export function tossed(state: State, matched: readonly number[]): State {
  const mine = state.turn === state.options.gambar ? 'gambar' : 'angka';
  const theirs = mine === 'gambar' ? 'angka' : 'gambar';
  const faces = tossable(state, state.turn).map((value) => (matched.includes(value) ? mine : theirs));
  const shaken = play(rules, state, { actor: state.turn, move: { type: 'toss' } }).state;
  return play(rules, shaken, { actor: 'nature', move: { type: 'coins', faces } }).state;
}

/** `P200@SEM`, `MBES>KUB`, `CSIN`, `PAY500`, `END`. */
export function readMove(text: string): Move {
  const land = (code: string) => CODES.indexOf(code);
  const [, placed, where] = /^P(\d+)@(\w+)$/.exec(text) ?? [];
  if (placed !== undefined) return { type: 'place', value: Number(placed) as Value, land: land(where ?? '') };
  if (text.startsWith('PAY')) return { type: 'pay', value: Number(text.slice(3)) as Value };
  const [, from, to] = /^M(\w+)>(\w+)$/.exec(text) ?? [];
  if (from !== undefined) return { type: 'move', from: land(from), to: land(to ?? '') };
  return text === 'END' ? { type: 'end' } : { type: 'capture', land: land(text.slice(1)) };
}

export function writeMove(move: Move): string {
  switch (move.type) {
    case 'place':
      return `P${move.value}@${CODES[move.land]}`;
    case 'move':
      return `M${CODES[move.from]}>${CODES[move.to]}`;
    case 'capture':
      return `C${CODES[move.land]}`;
    case 'pay':
      return `PAY${move.value}`;
    default:
      return move.type.toUpperCase();
  }
}

function phaseOf(state: State): string {
  return state.phase === 'coins' || state.phase === 'start' ? 'toss' : state.phase;
}

/** What of the expectation's kind the state has: the same keys, so that they can be compared. */
function found(state: State, expect: Expectation): Expectation {
  const legal = state.phase === 'act' ? (rules.legalMoves(state) ?? []).map(writeMove) : [];
  const parts = rules.score?.(state) ?? [];
  const perSide = <T>(sides: Sides<T>, read: (seat: number, given: T) => T): Sides<T> =>
    Object.fromEntries(Object.entries(sides).map(([side, given]) => [side, read(seatOf(side), given)]));
  const places = rules.outcome({ ...state, phase: 'over' })?.places ?? [];
  const winner = places[0] === places[1] ? '=' : sideOf(places.indexOf(1));
  const { board, owner, bank, king, left, total, tossableOf } = expect;
  const pointsOf = (part: string, seat: number) => parts.find((one) => one.part === part)?.points[seat] ?? Number.NaN;
  const banks = (seat: number) => state.banks[seat === 0 ? 0 : 1];
  const stack = (code: string) => state.board[CODES.indexOf(code)] ?? [];
  return {
    legal: [...legal].sort(),
    legalCount: legal.length,
    phase: phaseOf(state),
    turn: sideOf(state.turn),
    board: Object.fromEntries(
      Object.keys(board ?? {}).map((code) => [code, stack(code).map(({ value, seat }) => `${value}${sideOf(seat)}`)]),
    ),
    owner: Object.fromEntries(
      Object.keys(owner ?? {}).map((code) => {
        const top = stack(code).at(-1);
        return [code, top === undefined ? null : sideOf(top.seat)];
      }),
    ),
    bank: perSide(bank ?? {}, (seat, given) =>
      Object.fromEntries(
        Object.keys(given).map((value) => [value, banks(seat)[VALUES.findIndex((one) => `${one}` === value)] ?? -1]),
      ),
    ),
    tossable: tossable(state, state.turn),
    tossableOf: perSide(tossableOf ?? {}, (seat) => tossable(state, seat)),
    passes: state.passes,
    end: state.end,
    king: perSide(king ?? {}, (seat, given) =>
      Object.fromEntries(Object.keys(given).map((name) => [name, pointsOf(name, seat)])),
    ),
    left: perSide(left ?? {}, (seat) => coinsIn(banks(seat))),
    total: perSide(total ?? {}, (seat) => sum(parts.map(({ points }) => points[seat] ?? 0))),
    winner,
  };
}

function sorted(key: string, value: unknown): unknown {
  if (key === 'legal') return [...(value as string[])].sort();
  if (key === 'tossable') return [...(value as number[])].sort((a, b) => a - b);
  if (key !== 'tossableOf') return value;
  return Object.fromEntries(Object.entries(value as object).map(([side, list]) => [side, sorted('tossable', list)]));
}

function failuresOf(scenario: Scenario): readonly string[] {
  let state = positionOf(scenario);
  if (scenario.toss !== null && scenario.toss !== undefined) state = tossed(state, scenario.toss);
  for (const action of scenario.do ?? []) {
    state = play<Koin>(rules, state, { actor: state.turn, move: readMove(action) }).state;
  }
  const has = found(state, scenario.expect) as { readonly [key: string]: unknown };
  return Object.entries(scenario.expect).flatMap(([key, wanted]) =>
    same(sorted(key, wanted), has[key])
      ? []
      : [`${key}: expected ${JSON.stringify(sorted(key, wanted))}, got ${JSON.stringify(has[key])}`],
  );
}

export function check(file: unknown): readonly Checked[] {
  const { scenarios, defaults } = file as {
    readonly scenarios: readonly Scenario[];
    readonly defaults?: Scenario['rules'];
  };
  return scenarios.map((one) => checked(one.id, () => failuresOf({ ...one, rules: { ...defaults, ...one.rules } })));
}
