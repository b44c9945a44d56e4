/** Whether data from outside can be a state: a save's start, its checkpoint. Every field is doubted; whether it could come about is not asked. */
import { isRecord } from '../../lib/data.ts';
import { isStanding, isWhole } from './check.ts';
import { COUNT } from './ladders.ts';
import { FACES, HANDS, TILTS } from './state.ts';

type Fields = { readonly [key: string]: unknown };

const PHASES = ['begin', 'roll', 'rolled', 'place', 'settle', 'over'] as const;
const MOST_TEARS = 99;

const isOneOf = (value: unknown, of: readonly unknown[]): boolean => of.includes(value);
const isList = (value: unknown, fits: (one: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(fits);
/** Different numbers below a limit. */
const isSet = (value: unknown, below: number): boolean =>
  isList(value, (one) => isWhole(one, 0, below - 1)) && new Set(value).size === value.length;

function areOptions(value: unknown, seats: number): boolean {
  if (!isRecord(value)) return false;
  const { starter, tears, ladders, hands, tilt } = value as Fields;
  if (!['liability', 'tieMoon', 'oneHand', 'together'].every((key) => typeof value[key] === 'boolean')) return false;
  if (starter !== null && !isWhole(starter, 0, seats - 1)) return false;
  if (!isWhole(tears, 1, MOST_TEARS) || !isWhole(ladders, 1, COUNT) || !isOneOf(tilt, TILTS)) return false;
  return isList(hands, (hand) => isOneOf(hand, HANDS)) && hands.length >= seats;
}

function isTurn(state: Fields, seats: number): boolean {
  const { phase, seat, last, face, ladder, trace } = state;
  if (!isOneOf(phase, PHASES) || !isWhole(seat, 0, seats - 1)) return false;
  if (last !== null && !(isRecord(last) && isWhole(last['seat'], 0, seats - 1) && typeof last['torn'] === 'boolean')) {
    return false;
  }
  const inHand = phase === 'place' || phase === 'settle';
  if (inHand !== (face !== null) || inHand !== (ladder !== null)) return false;
  if (inHand && (!isOneOf(face, FACES) || !isWhole(ladder, 0, COUNT - 1))) return false;
  if (phase !== 'settle') return trace === null;
  return isRecord(trace) && typeof trace['text'] === 'string' && isWhole(trace['held'], 1, Number.MAX_SAFE_INTEGER);
}

function isPileSound({ pile, box, ladder }: Fields): boolean {
  if (!isList(pile, isStanding) || !isSet(box, COUNT)) return false;
  const seen = pile.map((one) => (one as readonly number[])[0]);
  return isSet([...seen, ...(box as readonly number[]), ...(ladder === null ? [] : [ladder])], COUNT);
}

/** Null if this can be a state of Catch the Moon. Never throws. */
export function faultOf(value: unknown): 'form' | null {
  if (!isRecord(value)) return 'form';
  const { tears, pool, toPlace, height, out, tie, resting, options } = value as Fields;
  if (!isList(tears, (count) => isWhole(count, 0, MOST_TEARS)) || tears.length < 2 || tears.length > 6) return 'form';
  const seats = tears.length;
  const whole = isWhole(pool, 0, MOST_TEARS) && isWhole(toPlace, 0, COUNT) && isWhole(height, 0, 200_000);
  const seated = isSet(out, seats) && isSet(resting, seats) && (tie === null || isSet(tie, seats));
  const fits = whole && seated && areOptions(options, seats) && isTurn(value, seats) && isPileSound(value);
  return fits ? null : 'form';
}
