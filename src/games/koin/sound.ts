/** Whether plain data from outside is a state of this game at all: its coins must add up to the supply of the box. */
import { isRecord } from '../../lib/data.ts';
import { sum } from '../../lib/lists.ts';
import { COIN_COLOURS, FACES, indexOf, SUPPLY, type State, VALUES } from './kinds.ts';
import { LANDS } from './map.ts';

const CHOICES: { readonly [key: string]: readonly unknown[] } = {
  gambar: [0, 1],
  starter: [0, 1, null],
  endTiming: ['immediate', 'endOfTurn'],
  optional: [true, false],
  coverOwn: [true, false],
  tieBreak: ['coins', 'coinsThenValue', 'second', 'none'],
  capture: ['any', 'opponentOnly'],
  fairOpening: [true, false],
};

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isSeat(value: unknown): boolean {
  return value === 0 || value === 1;
}

function isPair(value: unknown, each: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(each);
}

function isValue(value: unknown): boolean {
  return VALUES.some((one) => one === value);
}

/** True for house rules of this game. */
export function areOptions(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (!isPair(value['real'], (one) => typeof one === 'boolean')) return false;
  if (!isPair(value['colours'], (one) => COIN_COLOURS.some((colour) => colour === one))) return false;
  if (!isCount(value['passLimit']) || !isCount(value['maxTurns'])) return false;
  return Object.entries(CHOICES).every(([key, values]) => values.includes(value[key]));
}

function isStack(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.every((coin: unknown, height) => {
    if (!isRecord(coin) || !isValue(coin['value']) || !isSeat(coin['seat'])) return false;
    const below: unknown = value[height - 1];
    return !isRecord(below) || Number(below['value']) > Number(coin['value']);
  });
}

function isToss(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(
    (one: unknown) => isRecord(one) && isValue(one['value']) && FACES.some((face) => face === one['face']),
  );
}

function areRights(value: unknown): boolean {
  if (!isRecord(value) || typeof value['pay'] !== 'boolean') return false;
  return ['place', 'move', 'capture', 'owed'].every((key) => isCount(value[key]));
}

function isLuck(value: unknown): boolean {
  return isRecord(value) && isCount(value['tossed']) && isCount(value['matched']);
}

function hasForm(value: unknown): value is State {
  if (!isRecord(value) || !areOptions(value['options'])) return false;
  const { board, banks, hand } = value;
  const lists =
    Array.isArray(board) &&
    board.length === LANDS.length &&
    board.every(isStack) &&
    isPair(banks, (bank) => Array.isArray(bank) && bank.length === VALUES.length && bank.every(isCount)) &&
    Array.isArray(hand) &&
    hand.every(isValue);
  const plain =
    isSeat(value['first']) &&
    isSeat(value['turn']) &&
    ['start', 'toss', 'coins', 'act', 'over'].some((phase) => phase === value['phase']) &&
    [null, 'full', 'bank', 'passes', 'cap'].some((end) => end === value['end']) &&
    typeof value['acted'] === 'boolean' &&
    isCount(value['passes']) &&
    isCount(value['turns']);
  return lists && plain && isToss(value['toss']) && areRights(value['rights']) && isPair(value['luck'], isLuck);
}

/** The coins of each value on the board and in both banks. */
export function coinsOf(state: State): readonly number[] {
  return VALUES.map((value) => {
    const lying = state.board.flat().filter((coin) => coin.value === value).length;
    return lying + sum(state.banks.map((bank) => bank[indexOf(value)]));
  });
}

/** Null for a sound state, else a code. Answers for any JSON. */
export function faultOf(value: unknown): 'form' | 'supply' | null {
  if (!hasForm(value)) return 'form';
  return coinsOf(value).every((count, index) => count === SUPPLY[index]) ? null : 'supply';
}
