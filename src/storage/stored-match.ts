/** A match as it lies on the disk: a head that lists can show, and a body that is deflated where hands are secret. Nothing read is trusted. */
import type { Player } from '../contract/player.ts';
import type { Actor, Outcome } from '../contract/rules.ts';
import { isRecord } from '../lib/data.ts';

/** Why a row cannot be read. `future`: written by a newer Tikar. */
export type Fault = 'missing' | 'unreadable' | 'future';

/** What Home shows of a match. */
export interface MatchHead {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly plies: number;
  readonly toMove: Actor | null;
  /** Null while it goes on. */
  readonly outcome: Outcome | null;
  /** Home shows names and the date only. */
  readonly secret: boolean;
}

/** What the row needs to know that the save does not say. */
export interface Keeping {
  readonly secret: boolean;
  readonly toMove: Actor | null;
  readonly outcome: Outcome | null;
}

export interface StoredMatch extends MatchHead {
  readonly format: number;
  readonly rev: number;
  /** Which window wrote it last: a write repeated after a lost connection knows its own earlier try. */
  readonly writer: string;
  readonly revision: number;
  readonly options: unknown;
  readonly endedEarly: Outcome | null;
  /** When it was deleted; it can be taken back until it is purged. */
  readonly deletedAt: number | null;
  /** The blob that belongs to it, if it is a heavy game. */
  readonly memory: { readonly ply: number; readonly print: string } | null;
  /** From, log, checkpoint, chance and seed; deflated bytes where hands are secret. */
  readonly body: unknown;
}

/** True if a row can be listed. The whole form, and its version, is checked when a match is opened (`match-form.ts`). */
export function isListable(given: unknown): given is StoredMatch {
  if (!isRecord(given)) return false;
  const { players, toMove, outcome, body, plies } = given;
  return (
    ['id', 'game'].every((key) => typeof given[key] === 'string' && given[key] !== '') &&
    ['plies', 'createdAt', 'updatedAt'].every((key) => Number.isFinite(given[key])) &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every(isListedPlayer) &&
    (toMove === null || toMove === 'nature' || Number.isInteger(toMove)) &&
    (outcome === null || (isRecord(outcome) && Array.isArray(outcome['places']))) &&
    (body instanceof Uint8Array || (isRecord(body) && Array.isArray(body['log']) && body['log'].length === plies))
  );
}

function isListedPlayer(given: unknown): boolean {
  return isRecord(given) && ['kind', 'name', 'colour'].every((key) => typeof given[key] === 'string');
}

export function headOf(row: StoredMatch): MatchHead {
  const { id, game, createdAt, updatedAt, plies, toMove, outcome, secret } = row;
  return { id, game, players: row.players, createdAt, updatedAt, plies, toMove, outcome, secret };
}
