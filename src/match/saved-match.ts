/** What is kept of a match: options and log, enough to play it again from the first ply. Reading answers with a result and never throws. */
import { Refused, replay } from '../contract/play.ts';
import { LEVELS, type Level, type Player } from '../contract/player.ts';
import type { Actor, Outcome, Rules, Shape } from '../contract/rules.ts';
import { isRecord, type Json } from '../lib/data.ts';
import type { Seed } from '../lib/random.ts';

/** The version of this envelope; rises by exactly one with each entry of `STEPS`. */
export const FORMAT = 1;

/** A ply with who controlled the seat when it was made; null for nature and the table. */
export interface SavedPly<G extends Shape> {
  readonly actor: Actor | 'table';
  readonly move: G['move'];
  readonly by: 'human' | Level | null;
}

export interface SavedMatch<G extends Shape> {
  readonly format: number;
  readonly id: string;
  readonly game: string;
  /** Revision of the rules that the log was played under. */
  readonly revision: number;
  readonly options: G['options'];
  readonly players: readonly Player[];
  /** Where the log begins: null = `setup(options)`; a state after an upgrade. */
  readonly from: G['state'] | null;
  readonly log: readonly SavedPly<G>[];
  /** The state after the last ply, for a later revision to start from. */
  readonly checkpoint: G['state'];
  /** Cursor of nature's generator: leaving and returning cannot change the next card. */
  readonly chance: Seed;
  /** The generator's first cursor: the number of the match, shown at the end. */
  readonly seed: Seed;
  /** Set when the people ended it early: the places by the count at that moment. */
  readonly endedEarly: Outcome | null;
}

/** Why a save cannot go on. The row is kept in every case. */
export type ReadFault = 'damaged' | 'future-format' | 'future-revision' | 'old-revision' | 'bad-ply';

/** Numbered steps of the envelope: entry n reads format n + 1 and gives format n + 2. None yet. */
const STEPS: readonly ((old: { readonly [key: string]: unknown }) => { readonly [key: string]: unknown })[] = [];

/** True for a seed of four 32-bit words. */
function isSeed(value: unknown): value is Seed {
  return Array.isArray(value) && value.length === 4 && value.every((word) => Number.isInteger(word));
}

function isPlayer(value: unknown): value is Player {
  if (!isRecord(value) || typeof value['name'] !== 'string' || typeof value['colour'] !== 'string') return false;
  if (value['kind'] === 'human') return true;
  return value['kind'] === 'computer' && LEVELS.some((level) => level === value['level']);
}

function isPly(value: unknown): boolean {
  if (!isRecord(value) || !('move' in value)) return false;
  const actor = value['actor'];
  return actor === 'nature' || actor === 'table' || (Number.isInteger(actor) && Number(actor) >= 0);
}

/** Brings an envelope of any earlier format to this one, or says why not. Looks at the form only: the log is checked by `openSaved`. */
export function readEnvelope<G extends Shape>(raw: unknown): SavedMatch<G> | ReadFault {
  if (!isRecord(raw) || !Number.isInteger(raw['format'])) return 'damaged';
  const format = Number(raw['format']);
  if (format > FORMAT) return 'future-format';
  if (format < 1) return 'damaged';
  let saved = raw;
  for (const step of STEPS.slice(format - 1)) saved = step(saved);
  const players = saved['players'];
  const log = saved['log'];
  const whole =
    typeof saved['id'] === 'string' &&
    typeof saved['game'] === 'string' &&
    Number.isInteger(saved['revision']) &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every(isPlayer) &&
    Array.isArray(log) &&
    log.every(isPly) &&
    isSeed(saved['chance']) &&
    isSeed(saved['seed']);
  return whole ? (saved as unknown as SavedMatch<G>) : 'damaged';
}

/** A save with every state of its log, or why it cannot go on. `states` has one entry more than the log. */
export type Opened<G extends Shape> =
  | { readonly fault: null; readonly saved: SavedMatch<G>; readonly states: readonly G['state'][] }
  | { readonly fault: ReadFault; readonly ply: number };

/** Replays a save under these rules, every ply checked again. Never throws, whatever the save holds. */
export function openSaved<G extends Shape>(rules: Rules<G>, raw: unknown): Opened<G> {
  const saved = readEnvelope<G>(raw);
  if (typeof saved === 'string') return { fault: saved, ply: 0 };
  if (saved.revision > rules.revision) return { fault: 'future-revision', ply: 0 };
  try {
    if (saved.revision < rules.revision) return upgraded(rules, saved);
    const start = saved.from ?? rules.setup(saved.options, saved.players.length);
    const isSound = [start, saved.checkpoint].every((state) => (rules.fault?.(state) ?? null) === null);
    if (!isSound) return { fault: 'damaged', ply: 0 };
    return { fault: null, saved, states: replay(rules, start, saved.log) };
  } catch (error) {
    return error instanceof Refused ? { fault: 'bad-ply', ply: error.ply } : { fault: 'damaged', ply: 0 };
  }
}

/** Undo ends at an upgrade: the upgraded state becomes the start and the log is empty. */
function upgraded<G extends Shape>(rules: Rules<G>, saved: SavedMatch<G>): Opened<G> {
  const state = rules.upgrade?.(saved.checkpoint as Json, saved.revision) ?? null;
  if (state === null) return { fault: 'old-revision', ply: 0 };
  const fresh = { ...saved, revision: rules.revision, from: state, log: [], checkpoint: state };
  return { fault: null, saved: fresh, states: [state] };
}
