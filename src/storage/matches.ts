/** The matches that are kept. What the disk refuses stays in this window's memory and is written as soon as it can be. */
import type { Shape } from '../contract/rules.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { type Connection, type Database, NoDatabase } from './db.ts';
import { fingerprint, packBytes, unpackBytes } from './pack.ts';
import {
  type Fault,
  headOf,
  type Keeping,
  type MatchHead,
  readRow,
  type StoredMatch,
  toBody,
  toSaved,
} from './stored-match.ts';

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

interface Pending {
  readonly row: StoredMatch;
  readonly blob: Uint8Array | null;
  /** The rev that must lie on the disk: several puts may have been kept in memory since. */
  readonly over: number;
}

const BOTH = ['matches', 'blobs'] as const;

export function createMatches(db: Database, now: () => number = Date.now): Matches {
  const writer = `${now().toString(36)}${Math.random().toString(36).slice(2)}`;
  const pending = new Map<string, Pending>();
  /** One write at a time: a second put of a match must see the rev of the first. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  const write = async (one: Pending): Promise<'kept' | 'memory' | 'elsewhere'> => {
    const { row } = one;
    try {
      const done = await db.run((connection) => writeRow(connection, one, writer));
      const wasPending = pending.delete(row.id);
      // What was played from memory is shown already: it stays as a match of its own.
      if (!done && wasPending) await write({ ...one, row: { ...row, id: `${row.id}~${row.rev}`, rev: 1 }, over: 0 });
      if (pending.size === 0) db.full(false);
      return done ? 'kept' : 'elsewhere';
    } catch (fault) {
      pending.set(row.id, one);
      if (!(fault instanceof NoDatabase)) db.full(true);
      return 'memory';
    }
  };

  const readAll = () => db.run((one) => one.getAll('matches')).catch(() => [] as unknown[]);

  return {
    async list() {
      const rows = [...pending.values()].map((one) => one.row as unknown);
      for (const row of await readAll()) if (!pending.has(idOf(row))) rows.push(row);
      return listed(rows);
    },

    async read(id) {
      const fresh = pending.get(id);
      const given = fresh?.row ?? (await db.run((one) => one.get('matches', id)).catch(() => undefined));
      const reading = readRow(given);
      if (!reading.ok) return reading;
      const saved = await toSaved(reading.row);
      if (saved === null) return { ok: false, fault: 'unreadable' };
      const memory = await readMemory(db, reading.row, fresh?.blob ?? null);
      return { ok: true, saved, head: headOf(reading.row), memory, rev: reading.row.rev };
    },

    put(saved, memory, expectedRev, keeping) {
      return inTurn(async () => {
        const fresh = pending.get(saved.id);
        const before = fresh?.row ?? (await rowOf(db, saved.id));
        const blob = memory === null ? null : await packBytes(memory);
        const ply = saved.log.length;
        const row: StoredMatch = {
          ...(await toBody(saved, keeping)),
          rev: expectedRev + 1,
          writer,
          createdAt: before?.createdAt ?? now(),
          updatedAt: now(),
          deletedAt: null,
          memory: blob === null ? (before?.memory ?? null) : { ply, print: fingerprint(blob) },
        };
        const kind = await write({ row, blob: blob ?? fresh?.blob ?? null, over: fresh?.over ?? expectedRev });
        return kind === 'elsewhere' ? { kind } : { kind, rev: row.rev };
      });
    },

    remove: (id) => inTurn(() => mark(db, pending, id, now())),
    restore: (id) => inTurn(() => mark(db, pending, id, null)),

    flush: () =>
      inTurn(async () => {
        for (const one of [...pending.values()]) if ((await write(one)) === 'memory') return;
      }),

    purge: (before) =>
      inTurn(async () => {
        const gone = (await readAll()).filter((row) => (deletedAtOf(row) ?? Number.POSITIVE_INFINITY) < before);
        for (const row of gone) await db.run((one) => erase(one, idOf(row))).catch(() => undefined);
      }),

    async raw(ids) {
      const rows = new Map<string, unknown>();
      for (const row of await readAll()) rows.set(idOf(row), row);
      for (const one of pending.values()) rows.set(one.row.id, one.row);
      const wanted = [...rows].filter(([id, row]) => (ids === null ? deletedAtOf(row) === null : ids.includes(id)));
      return Promise.all(
        wanted.map(async ([id, row]) => ({ row: row as { readonly id: string }, blobs: await blobsOf(db, id) })),
      );
    },

    add: (match) =>
      inTurn(() =>
        db
          .run(async (one) => {
            const tx = one.transaction(BOTH, 'readwrite', { durability: 'strict' });
            const isFree = (await tx.objectStore('matches').get(match.row.id)) === undefined;
            if (isFree) {
              await tx.objectStore('matches').put(match.row);
              for (const { ply, bytes } of match.blobs) await tx.objectStore('blobs').put(bytes, [match.row.id, ply]);
            }
            await tx.done;
            return isFree;
          })
          .catch(() => false),
      ),
  };
}

/** One transaction, strict: the row and its blob, only if the stored rev is the known one (or this window's own earlier try). */
async function writeRow(db: Connection, { row, blob, over }: Pending, writer: string): Promise<boolean> {
  const tx = db.transaction(BOTH, 'readwrite', { durability: 'strict' });
  // The rejection is met at `tx.done` below; a failing put must not surface twice.
  tx.done.catch(() => undefined);
  const stored = (await tx.objectStore('matches').get(row.id)) as Partial<StoredMatch> | undefined;
  const rev = stored?.rev ?? 0;
  const isOwn = stored?.writer === writer && rev <= row.rev;
  if (rev !== over && !isOwn) {
    await tx.done;
    return false;
  }
  await tx.objectStore('matches').put(row);
  if (blob !== null) {
    await tx.objectStore('blobs').delete(IDBKeyRange.bound([row.id], [row.id, []]));
    await tx.objectStore('blobs').put(blob, [row.id, row.memory?.ply ?? row.plies]);
  }
  await tx.done;
  return true;
}

async function rowOf(db: Database, id: string): Promise<StoredMatch | null> {
  const reading = readRow(await db.run((one) => one.get('matches', id)).catch(() => undefined));
  return reading.ok ? reading.row : null;
}

async function mark(db: Database, pending: Map<string, Pending>, id: string, deletedAt: number | null): Promise<void> {
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

async function readMemory(db: Database, row: StoredMatch, fresh: Uint8Array | null): Promise<Uint8Array | null> {
  const { memory } = row;
  if (memory === null || memory.ply > row.plies) return null;
  const packed = fresh ?? (await db.run((one) => one.get('blobs', [row.id, memory.ply])).catch(() => undefined));
  if (!(packed instanceof Uint8Array) || fingerprint(packed) !== memory.print) return null;
  return unpackBytes(packed).catch(() => null);
}

async function blobsOf(db: Database, id: string): Promise<RawMatch['blobs']> {
  const range = IDBKeyRange.bound([id], [id, []]);
  return db
    .run(async (one) => {
      const [keys, values] = await Promise.all([one.getAllKeys('blobs', range), one.getAll('blobs', range)]);
      return keys.flatMap((key, index) => {
        const bytes = values[index];
        return bytes instanceof Uint8Array ? [{ ply: key[1], bytes }] : [];
      });
    })
    .catch(() => []);
}

function listed(rows: readonly unknown[]): MatchList {
  const matches: MatchHead[] = [];
  const damaged: DamagedMatch[] = [];
  for (const row of rows) {
    if (deletedAtOf(row) !== null) continue;
    const reading = readRow(row);
    if (reading.ok) matches.push(headOf(reading.row));
    else damaged.push(damagedOf(row, reading.fault));
  }
  return { matches: matches.sort((a, b) => b.updatedAt - a.updatedAt), damaged };
}

function damagedOf(given: unknown, fault: Fault): DamagedMatch {
  const row = given as { game?: unknown; updatedAt?: unknown };
  return {
    id: idOf(given),
    game: typeof row.game === 'string' ? row.game : null,
    updatedAt: typeof row.updatedAt === 'number' ? row.updatedAt : null,
    fault,
  };
}

function idOf(row: unknown): string {
  return String((row as { id?: unknown }).id);
}

function deletedAtOf(row: unknown): number | null {
  const at = (row as { deletedAt?: unknown }).deletedAt;
  return typeof at === 'number' ? at : null;
}
