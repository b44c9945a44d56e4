/** The only place that opens the database. `run` always settles: opening may hang, lose its connection or be refused, and each has an answer. */
import { type IDBPDatabase, openDB } from 'idb';
import { NoDatabase } from './no-database.ts';
import { DATABASE_VERSION, type StorageState, type Stores } from './schema.ts';

export type Connection = IDBPDatabase<Stores>;

export interface Database {
  state(): StorageState;
  /** Runs work on the connection; a lost one is opened again and the work repeated once, so work must bear that. Rejects with `NoDatabase` or the work's own error. */
  run<T>(work: (db: Connection) => Promise<T>): Promise<T>;
  /** A write failed: for want of room, or because the database is slow or gone. Nothing is said where there is none at all. */
  refused(fault: unknown): void;
  /** Everything that had to wait is written. */
  written(): void;
  close(): void;
}

export interface DatabaseOptions {
  readonly name: string;
  readonly version?: number;
  onState(state: StorageState): void;
  /** Milliseconds for one try to open and for one piece of work; shorter in tests. */
  readonly patience?: number;
}

const PATIENCE_MS = 3000;
const TRIES = 3;
const SECOND_CHANCE_MS = 150;
/** A slow tablet may need longer for work than for opening. */
const WORK_FACTOR = 2;
/** What a full disk is called; a transaction that ran into it may only say that it was given up. */
const NO_ROOM = new Set(['QuotaExceededError', 'AbortError']);
/** Errors after which a new connection helps: Safari loses its database process in the background. */
const LOST = new Set(['InvalidStateError', 'UnknownError', 'TransactionInactiveError', 'TimeoutError']);

export function createDatabase(options: DatabaseOptions): Database {
  const patience = options.patience ?? PATIENCE_MS;
  let state: StorageState = { kind: 'opening' };
  let connection: Connection | null = null;
  let opening: Promise<Connection> | null = null;
  let closed = false;

  const say = (next: StorageState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    options.onState(next);
  };
  const drop = (one: Connection) => {
    if (connection === one) connection = null;
    one.close();
  };
  const adopt = (one: Connection) => {
    if (closed || connection !== null || state.kind === 'replaced') {
      one.close();
      return;
    }
    connection = one;
    if (state.kind !== 'memory' || state.why === 'closed') say({ kind: 'ready' });
  };

  /** One try. Settles within `patience` (longer while another window blocks it); a late connection is adopted all the same. */
  const open = () =>
    new Promise<Connection>((resolve, reject) => {
      let own: Connection | null = null;
      const late = setTimeout(() => reject(new DOMException('open hangs', 'TimeoutError')), patience);
      openDB<Stores>(options.name, options.version ?? DATABASE_VERSION, {
        upgrade,
        blocked: () => {
          say({ kind: 'blocked' });
          reject(new NoDatabase('blocked'));
        },
        blocking: (_current, wanted) => {
          if (own !== null) drop(own);
          if (wanted !== null) say({ kind: 'replaced' });
        },
        terminated: () => {
          if (own !== null) drop(own);
        },
      })
        .then((db) => {
          own = db;
          adopt(db);
          if (connection === null) reject(new NoDatabase('closed'));
          else resolve(connection);
        }, reject)
        .finally(() => clearTimeout(late));
    });

  const openPatiently = async (): Promise<Connection> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await open();
      } catch (fault) {
        if (connection !== null) return connection;
        if (fault instanceof NoDatabase) throw fault;
        if (nameOf(fault) === 'VersionError') {
          say({ kind: 'newer' });
          throw new NoDatabase(fault);
        }
        if (attempt < TRIES) continue;
        say({ kind: 'memory', why: 'closed' });
        throw new NoDatabase(fault);
      }
    }
  };

  const connect = (): Promise<Connection> => {
    if (connection !== null) return Promise.resolve(connection);
    if (closed || state.kind === 'replaced' || state.kind === 'newer' || state.kind === 'blocked') {
      return Promise.reject(new NoDatabase(state.kind));
    }
    opening ??= openPatiently().finally(() => {
      opening = null;
    });
    // Once it was given up nobody waits long again: it may still come in the background.
    return state.kind === 'memory' ? within(SECOND_CHANCE_MS, opening) : opening;
  };

  return {
    state: () => state,
    async run(work) {
      const db = await connect().catch((fault) => {
        throw fault instanceof NoDatabase ? fault : new NoDatabase(fault);
      });
      try {
        return await within(patience * WORK_FACTOR, work(db));
      } catch (fault) {
        if (!LOST.has(nameOf(fault))) throw fault;
        drop(db);
        return within(patience * WORK_FACTOR, work(await connect()));
      }
    },
    refused(fault) {
      if (!(fault instanceof NoDatabase)) say({ kind: 'memory', why: NO_ROOM.has(nameOf(fault)) ? 'full' : 'closed' });
    },
    written() {
      if (state.kind === 'memory' && connection !== null) say({ kind: 'ready' });
    },
    close() {
      closed = true;
      if (connection !== null) drop(connection);
    },
  };
}

/** Older databases come up one version at a time; nothing is ever dropped here. */
function upgrade(db: Connection, from: number): void {
  if (from < 1) {
    const matches = db.createObjectStore('matches', { keyPath: 'id' });
    matches.createIndex('updatedAt', 'updatedAt');
    matches.createIndex('game', 'game');
    db.createObjectStore('blobs');
    db.createObjectStore('settings');
    db.createObjectStore('tallies', { keyPath: 'id' }).createIndex('game', 'game');
  }
}

/** The name of an error, whatever was thrown. */
export function nameOf(fault: unknown): string {
  return typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : '';
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new DOMException('the database hangs', 'TimeoutError')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
