/** The matches that are kept. What the disk refuses stays in this window's memory and is written as soon as it can be. */
import type { Shape } from '../contract/rules.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import type { Connection, Database } from './db.ts';
import { onDemand } from './on-demand.ts';
import { type Fault, headOf, isListable, type Keeping, type MatchHead, type StoredMatch } from './stored-match.ts';

/** A row that cannot be read: it is kept, and can be exported or deleted. */
export interface DamagedMatch {
  readonly id: string;
  readonly game: string | null;
  readonly updatedAt: number | null;
  readonly fault: Fault;
}

export interface MatchList {
  /** The last played comes first. */
  readonly matches: readonly MatchHead[];
  readonly damaged: readonly DamagedMatch[];
}

export type Reading =
  | {
      readonly ok: true;
      readonly saved: SavedMatch<Shape>;
      readonly head: MatchHead;
      /** Nature's memory of a heavy game; null where there is none or it is torn (then nature starts from the poses). */
      readonly memory: Uint8Array | null;
      /** To be handed to the first `put`. */
      readonly rev: number;
    }
  | { readonly ok: false; readonly fault: Fault };

/** `memory`: the disk refused, this window keeps it. `elsewhere`: another window has gone on with this match; nothing was written. */
export type Put = { readonly kind: 'kept' | 'memory'; readonly rev: number } | { readonly kind: 'elsewhere' };

export interface Matches {
  /** Never rejects. */
  list(): Promise<MatchList>;
  /** Never rejects. */
  read(id: string): Promise<Reading>;
  /** `expectedRev` is the rev that was read or put last; 0 for a new match. Never rejects. */
  put(saved: SavedMatch<Shape>, memory: Uint8Array | null, expectedRev: number, keeping: Keeping): Promise<Put>;
  /** Takes the match from the list. It can be restored until the app starts again an hour later. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Writes what could only be kept in memory. */
  flush(): Promise<void>;
  /** Deletes for good what was removed before this moment. */
  purge(before: number): Promise<void>;
  /** Rows and blobs as they lie there, for the backup. `ids` null: all that are not removed. */
  raw(ids: readonly string[] | null): Promise<readonly RawMatch[]>;
  /** Adds a row as it is; false if its id is taken. */
  add(match: RawMatch): Promise<boolean>;
}

/** A row with its blobs, unchecked. */
export interface RawMatch {
  readonly row: { readonly id: string };
  readonly blobs: readonly { readonly ply: number; readonly bytes: Uint8Array }[];
}

/** A row that the disk has refused so far. */
export interface Pending {
  readonly row: StoredMatch;
  readonly blob: Uint8Array | null;
  /** The rev that must lie on the disk: several puts may have been kept in memory since. */
  readonly over: number;
}

/** What the parts of this store share. */
export interface Shelf {
  readonly db: Database;
  readonly pending: Map<string, Pending>;
  now(): number;
  /** Every row of the disk, unchecked; none where there is no database. */
  rows(): Promise<readonly unknown[]>;
}

export const BOTH = ['matches', 'blobs'] as const;

export function createMatches(db: Database, now: () => number = Date.now): Matches {
  const pending = new Map<string, Pending>();
  const rows = () => db.run((one) => one.getAll('matches')).catch(() => [] as unknown[]);
  const shelf: Shelf = { db, pending, now, rows };
  const keeping = onDemand(async () => (await import('./match-keeping.ts')).createKeeping(shelf));
  /** One write at a time: a second put of a match must see the rev of the first. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  return {
    async list() {
      const all = [...pending.values()].map((one) => one.row as unknown);
      for (const row of await rows()) if (!pending.has(idOf(row))) all.push(row);
      return listed(all.filter((row) => deletedAtOf(row) === null));
    },
    read: async (id) => {
      const part = await keeping().catch(() => null);
      return part === null ? { ok: false, fault: 'unreadable' } : part.read(id);
    },
    put: (saved, memory, expectedRev, about) =>
      inTurn(async () => {
        const part = await keeping().catch(() => null);
        return part === null ? { kind: 'memory', rev: expectedRev } : part.put(saved, memory, expectedRev, about);
      }),
    remove: (id) => inTurn(() => mark(shelf, id, now())),
    restore: (id) => inTurn(() => mark(shelf, id, null)),
    flush: () => inTurn(async () => (pending.size === 0 ? undefined : (await keeping()).flush())),
    purge: (before) =>
      inTurn(async () => {
        const gone = (await rows()).filter((row) => (deletedAtOf(row) ?? Number.POSITIVE_INFINITY) < before);
        for (const row of gone) await db.run((one) => erase(one, idOf(row))).catch(() => undefined);
      }),
    raw: async (ids) => (await keeping()).raw(ids),
    add: (match) => inTurn(async () => (await keeping()).add(match)),
  };
}

async function mark({ db, pending }: Shelf, id: string, deletedAt: number | null): Promise<void> {
  const fresh = pending.get(id);
  if (fresh !== undefined) pending.set(id, { ...fresh, row: { ...fresh.row, deletedAt } });
  await db
    .run(async (one) => {
      const tx = one.transaction('matches', 'readwrite', { durability: 'strict' });
      const row = (await tx.store.get(id)) as object | undefined;
      if (row !== undefined) await tx.store.put({ ...row, deletedAt });
      await tx.done;
    })
    .catch(() => undefined);
}

async function erase(db: Connection, id: string): Promise<void> {
  const tx = db.transaction(BOTH, 'readwrite');
  await tx.objectStore('matches').delete(id);
  await tx.objectStore('blobs').delete(IDBKeyRange.bound([id], [id, []]));
  await tx.done;
}

async function listed(rows: readonly unknown[]): Promise<MatchList> {
  const matches = rows.filter(isListable).map(headOf);
  const others = rows.filter((row) => !isListable(row));
  return {
    matches: matches.sort((a, b) => b.updatedAt - a.updatedAt),
    damaged: await Promise.all(others.map(damagedOf)),
  };
}

async function damagedOf(given: unknown): Promise<DamagedMatch> {
  const row = given as { game?: unknown; updatedAt?: unknown };
  const reading = (await import('./match-form.ts')).readRow(given);
  return {
    id: idOf(given),
    game: typeof row.game === 'string' ? row.game : null,
    updatedAt: typeof row.updatedAt === 'number' ? row.updatedAt : null,
    fault: reading.ok ? 'unreadable' : reading.fault,
  };
}

export function idOf(row: unknown): string {
  return String((row as { id?: unknown }).id);
}

export function deletedAtOf(row: unknown): number | null {
  const at = (row as { deletedAt?: unknown }).deletedAt;
  return typeof at === 'number' ? at : null;
}
