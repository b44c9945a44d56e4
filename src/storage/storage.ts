/** Everything that is kept, behind one call. It answers at once; the database opens meanwhile, and every part answers even without one. */
import type { Backup } from './backup.ts';
import type { Database } from './db.ts';
import { lateDatabase } from './late-database.ts';
import { createMatches, type Matches } from './matches.ts';
import { onDemand } from './on-demand.ts';
import type { People } from './people.ts';
import { ownName, type StorageState } from './schema.ts';
import { createNotes, createSettings, type Notes, type SettingsStore } from './settings.ts';
import type { Tallies } from './tallies.ts';

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
  const db = lateDatabase({
    name: ownName(base, 'data'),
    onState: (state) => {
      onState(state);
      if (state.kind === 'ready') void matches.flush();
    },
  });
  const matches = createMatches(db);
  const settings = createSettings(db, base);
  const people = peopleOf(db);
  const tallies = talliesOf(db);
  const backup = onDemand(async () =>
    (await import('./backup.ts')).createBackup({ matches, people, settings, tallies }),
  );
  void matches.purge(Date.now() - PURGE_AFTER_MS);
  return {
    base,
    matches,
    settings,
    people,
    tallies,
    notes: createNotes(db),
    backup: {
      exportMatch: async (id) => (await backup()).exportMatch(id),
      exportAll: async () => (await backup()).exportAll(),
      importText: async (text) => (await backup()).importText(text),
    },
    state: db.state,
    close: db.close,
  };
}

function peopleOf(db: Database): People {
  const people = onDemand(async () => (await import('./people.ts')).createPeople(db));
  return {
    list: async () => (await people()).list(),
    keep: async (some) => (await people()).keep(some),
    forget: async (id) => (await people()).forget(id),
  };
}

function talliesOf(db: Database): Tallies {
  const tallies = onDemand(async () => (await import('./tallies.ts')).createTallies(db));
  return {
    record: async (tally) => (await tallies()).record(tally),
    remove: async (id) => (await tallies()).remove(id),
    list: async (game) => (await tallies()).list(game),
  };
}
