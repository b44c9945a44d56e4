/** The database for those who cannot wait for its code: Home's first picture needs none of it. It starts to load with the first piece of work. */
import type { Connection, Database, DatabaseOptions } from './db.ts';
import { NoDatabase } from './no-database.ts';
import { onDemand } from './on-demand.ts';
import type { StorageState } from './schema.ts';

export function lateDatabase(options: DatabaseOptions): Database {
  let made: Database | null = null;
  let state: StorageState = { kind: 'opening' };
  let closed = false;
  const say = (next: StorageState) => {
    state = next;
    options.onState(next);
  };
  const real = onDemand(async () => {
    made = (await import('./db.ts')).createDatabase({ ...options, onState: say });
    if (closed) made.close();
    return made;
  });
  /** Its file is missing: as without a database, until a later try brings it. */
  const missing = (fault: unknown): never => {
    if (state.kind === 'opening') say({ kind: 'memory', why: 'closed' });
    throw new NoDatabase(fault);
  };
  return {
    state: () => state,
    run: async <T>(work: (db: Connection) => Promise<T>) => (await real().catch(missing)).run(work),
    refused: (fault) => made?.refused(fault),
    written: () => made?.written(),
    close() {
      closed = true;
      made?.close();
    },
  };
}
