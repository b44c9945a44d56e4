/** Everything that is kept, behind one call. It answers at once; the database opens meanwhile, and every part answers even without one. */
import { type Backup, createBackup } from './backup.ts';
import { createDatabase } from './db.ts';
import { createMatches, type Matches } from './matches.ts';
import { createPeople, type People } from './people.ts';
import { ownName, type StorageState } from './schema.ts';
import { createNotes, createSettings, type Notes, type SettingsStore } from './settings.ts';
import { createTallies, type Tallies } from './tallies.ts';

export interface TikarStorage {
  readonly base: string;
  readonly matches: Matches;
  readonly settings: SettingsStore;
  readonly people: People;
  readonly tallies: Tallies;
  readonly notes: Notes;
  readonly backup: Backup;
  state(): StorageState;
  close(): void;
}

/** How long a removed match can be taken back after the app was closed. */
const PURGE_AFTER_MS = 3_600_000;

export function openStorage(base: string, onState: (state: StorageState) => void): TikarStorage {
  const db = createDatabase({
    name: ownName(base, 'data'),
    onState: (state) => {
      onState(state);
      if (state.kind === 'ready') matches.flush();
    },
  });
  const matches = createMatches(db);
  const people = createPeople(db);
  const settings = createSettings(db, base);
  const tallies = createTallies(db);
  matches.purge(Date.now() - PURGE_AFTER_MS);
  return {
    base,
    matches,
    settings,
    people,
    tallies,
    notes: createNotes(db),
    backup: createBackup({ matches, people, settings, tallies }),
    state: db.state,
    close: db.close,
  };
}
