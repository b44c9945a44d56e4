/** Reading and writing matches. Loaded with the first match, not with Home. */
import type { Shape } from '../contract/rules.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import type { Connection, Database } from './db.ts';
import { readRow, toBody, toSaved } from './match-form.ts';
import { BOTH, deletedAtOf, idOf, type Matches, type Pending, type Put, type RawMatch, type Shelf } from './matches.ts';
import { fingerprint, packBytes, unpackBytes } from './pack.ts';
import { headOf, type Keeping, type StoredMatch } from './stored-match.ts';

/** Its parts of `Matches`; the caller sees to it that writes come one after the other. */
export type MatchKeeping = Pick<Matches, 'read' | 'put' | 'flush' | 'raw' | 'add'>;

export function createKeeping(shelf: Shelf): MatchKeeping {
  const { db, pending, now } = shelf;
  const writer = `${now().toString(36)}${Math.random().toString(36).slice(2)}`;

  const write = async (one: Pending): Promise<'kept' | 'memory' | 'elsewhere'> => {
    const { row } = one;
    try {
      const done = await db.run((connection) => writeRow(connection, one, writer));
      const wasPending = pending.delete(row.id);
      // What was played from memory is shown already: it stays as a match of its own.
      if (!done && wasPending) await write({ ...one, row: { ...row, id: `${row.id}~${row.rev}`, rev: 1 }, over: 0 });
      if (pending.size === 0) db.written();
      return done ? 'kept' : 'elsewhere';
    } catch (fault) {
      pending.set(row.id, one);
      db.refused(fault);
      return 'memory';
    }
  };

  const put = async (
    saved: SavedMatch<Shape>,
    memory: Uint8Array | null,
    expectedRev: number,
    keeping: Keeping,
  ): Promise<Put> => {
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
  };

  return {
    put,
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

    async flush() {
      for (const one of [...pending.values()]) if ((await write(one)) === 'memory') return;
    },

    async raw(ids) {
      const rows = new Map<string, unknown>();
      for (const row of await shelf.rows()) rows.set(idOf(row), row);
      for (const one of pending.values()) rows.set(one.row.id, one.row);
      const wanted = [...rows].filter(([id, row]) => (ids === null ? deletedAtOf(row) === null : ids.includes(id)));
      return Promise.all(
        wanted.map(async ([id, row]) => ({ row: row as { readonly id: string }, blobs: await blobsOf(db, id) })),
      );
    },

    add: (match) => add(db, match),
  };
}

/** False if the id is taken, or nothing can be written. */
async function add(db: Database, match: RawMatch): Promise<boolean> {
  return db
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
    .catch(() => false);
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
