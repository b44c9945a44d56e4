/** Whether something that claims to be a move may be made. It comes from saves too, so every field is doubted; the physics is not checked here. */
import { isRecord } from '../../lib/data.ts';
import { COUNT, STARTERS } from './ladders.ts';
import { FACES, type MoonState } from './state.ts';
import { FIELDS, GRAIN, readTrace } from './trace.ts';

/** Whole units: nothing stands further out or higher. */
const REACH = 60_000;
const TOP = 120_000;

/** A whole number from `low` to `high`. */
export const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= low && (value as number) <= high;

/** A list of different numbers, each one of `from`. */
function isSubset(value: unknown, from: ReadonlySet<number>): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  return new Set(value).size === value.length && value.every((one) => from.has(one as number));
}

/** A ladder's number with a pose in range. */
export function isStanding(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 8) return false;
  const [ladder, x, y, z, ...turn] = value as unknown[];
  if (!isWhole(ladder, 0, COUNT - 1) || !isWhole(x, -REACH, REACH)) return false;
  if (!isWhole(y, -REACH, TOP) || !isWhole(z, -REACH, REACH)) return false;
  if (!turn.every((part) => isWhole(part, -GRAIN - 2, GRAIN + 2))) return false;
  const size = turn.reduce<number>((total, part) => total + (part as number) ** 2, 0) / GRAIN ** 2;
  return size > 0.98 && size < 1.02;
}

/** True if the list says where each of these ladders stands, by number, and no other. */
function isPile(value: unknown, ladders: readonly number[]): boolean {
  if (!Array.isArray(value) || value.length !== ladders.length || !value.every(isStanding)) return false;
  const sorted = [...ladders].sort((a, b) => a - b);
  return value.every((one, index) => (one as readonly number[])[0] === sorted[index]);
}

function exactly(move: { readonly [key: string]: unknown }, keys: readonly string[]): boolean {
  return Object.keys(move).length === keys.length && keys.every((key) => Object.hasOwn(move, key));
}

function rolledRefusal(state: MoonState, move: { readonly [key: string]: unknown }): string | null {
  if (!exactly(move, ['type', 'fell', 'face', 'ladder', 'pile', 'height', 'lost'])) return 'form';
  const standing = state.pile.map((one) => one[0]);
  const { fell, lost } = move;
  if (!isSubset(lost, new Set(standing))) return 'lost';
  const rebuilt = standing.filter((ladder) => !lost.includes(ladder));
  if (!isSubset(fell, new Set(rebuilt))) return 'fell';
  if (!FACES.some((face) => face === move['face'])) return 'face';
  if (!state.box.some((ladder) => ladder === move['ladder'])) return 'ladder';
  if (!isWhole(move['height'], 0, TOP)) return 'height';
  const left = rebuilt.filter((ladder) => !fell.includes(ladder));
  if (move['pile'] === null) return left.length === standing.length ? null : 'pile';
  return isPile(move['pile'], left) ? null : 'pile';
}

function settleRefusal(state: MoonState, move: { readonly [key: string]: unknown }): string | null {
  const keys = ['type', 'held', 'fell', 'touches', 'tallest', 'after', 'late', 'lost', 'pile', 'height'];
  if (!exactly(move, keys) || typeof move['held'] !== 'boolean' || typeof move['tallest'] !== 'boolean') return 'form';
  const { ladder } = state;
  if (ladder === null) return 'ladder';
  const { fell, touches, after, late, lost } = move;
  const before = state.pile.map((one) => one[0]);
  if (!isSubset(lost, new Set(before))) return 'lost';
  const ids = before.filter((one) => !lost.includes(one));
  if (!isSubset(fell, new Set([...ids, ladder]))) return 'fell';
  const standing = ids.filter((one) => !fell.includes(one));
  if (move['held'] && fell.length === 0) return 'held';
  if (!isSubset(touches, new Set([...standing, ...STARTERS.map((one) => one.id)]))) return 'touches';
  if (fell.includes(ladder) && (touches.length > 0 || move['tallest'])) return 'touches';
  if (!isSubset(after, new Set(standing))) return 'after';
  if (!isSubset(late, new Set([...standing.filter((one) => !after.includes(one)), ladder]))) return 'late';
  if (late.length > 0 && state.toPlace > 0) return 'late';
  if (!isWhole(move['height'], 0, TOP)) return 'height';
  const pile = move['pile'];
  if (!Array.isArray(pile)) return 'pile';
  const gone = new Set([...fell, ...after, ...late]);
  const stays = pile.some((one) => Array.isArray(one) && one[0] === ladder);
  if (stays && gone.has(ladder)) return 'pile';
  const left = [...ids, ...(stays ? [ladder] : [])].filter((one) => !gone.has(one));
  return isPile(pile, left) ? null : 'pile';
}

function placeRefusal(move: { readonly [key: string]: unknown }): string | null {
  if (move['type'] !== 'place' || !exactly(move, ['type', 'trace', 'held'])) return 'form';
  const samples = readTrace(move['trace']);
  if (samples === null) return 'trace';
  return isWhole(move['held'], 1, samples.length / FIELDS) ? null : 'held';
}

/** Null if the move may be made, else a short code. Never throws. */
export function refusalOfMove(state: MoonState, move: unknown): string | null {
  if (!isRecord(move)) return 'form';
  switch (state.phase) {
    case 'begin':
      return move['type'] === 'begin' &&
        exactly(move, ['type', 'seat']) &&
        isWhole(move['seat'], 0, state.tears.length - 1)
        ? null
        : 'form';
    case 'roll':
      return move['type'] === 'roll' && exactly(move, ['type']) ? null : 'form';
    case 'rolled':
      return move['type'] === 'rolled' ? rolledRefusal(state, move) : 'form';
    case 'place':
      return placeRefusal(move);
    case 'settle':
      return move['type'] === 'settle' ? settleRefusal(state, move) : 'form';
    default:
      return 'over';
  }
}
