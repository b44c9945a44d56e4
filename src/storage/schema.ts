/** The one list of stores and their version. Rows are typed `unknown` on purpose: whatever lies on a disk is checked when it is read. */
import type { DBSchema } from 'idb';

/** Rises by one with each change of the stores; `db.ts` brings older databases up step by step. */
export const DATABASE_VERSION = 1;

export interface Stores extends DBSchema {
  /** `StoredMatch` by id. */
  matches: { key: string; value: unknown; indexes: { updatedAt: number; game: string } };
  /** Deflated memories of heavy games, by match and number of plies. */
  blobs: { key: [match: string, ply: number]; value: unknown };
  /** Settings, remembered people and small notes, by name. */
  settings: { key: string; value: unknown };
  /** One entry for each finished match, by the match's id. */
  tallies: { key: string; value: unknown; indexes: { game: string } };
}

/** What the storage can do at this moment, for the shell's notices. */
export type StorageState =
  | { readonly kind: 'opening' }
  /** All is written to the disk. */
  | { readonly kind: 'ready' }
  /** An older window of Tikar holds the database: people must close it. It goes on by itself afterwards. */
  | { readonly kind: 'blocked' }
  /** A newer Tikar in another window took the database over: this window must be loaded again. */
  | { readonly kind: 'replaced' }
  /** The database was made by a newer Tikar: the update must be taken. Nothing is deleted. */
  | { readonly kind: 'newer' }
  /** Play goes on, but what is new is kept in this window only. `full`: no room on the disk; `closed`: no database here (private window). */
  | { readonly kind: 'memory'; readonly why: 'full' | 'closed' };

/** The folder that the app is served from ("/" or "/a/b/"): part of the name of everything that an origin shares. */
export function basePath(): string {
  return new URL('.', document.baseURI).pathname;
}

/** Name of the database, the locks and the caches of this copy of the app. */
export function ownName(base: string, what: string): string {
  return `tikar${base}${what}`;
}
