/** What people have set. The database holds it; a copy in localStorage gives the first screen its language and theme before the database is open. */
import { isRecord, type Json } from '../lib/data.ts';
import type { Database } from './db.ts';
import { ownName } from './schema.ts';

/** A row: its standard, and whether a value from anywhere may stand there. Written by hand, as the first screen waits for it. */
interface Row<T> {
  readonly standard: T;
  fits(value: unknown): boolean;
}

const oneOf = <const T extends string | boolean | null>(values: readonly T[], standard: NoInfer<T>): Row<T> => ({
  standard,
  fits: (value) => values.some((one) => one === value),
});
const flag = (standard: boolean): Row<boolean> => oneOf([true, false], standard);

/** Each row falls back to its standard on its own, so one bad value never costs the others. */
const ROWS = {
  /** Null: the browser's language. */
  locale: oneOf([null, 'id', 'ms', 'th', 'en'], null),
  theme: oneOf(['system', 'day', 'night'], 'system'),
  textSize: oneOf(['S', 'M', 'L', 'XL'], 'M'),
  motion: oneOf(['system', 'full', 'reduced'], 'system'),
  pace: oneOf(['calm', 'normal', 'quick'], 'normal'),
  sound: flag(true),
  /** 0–1. */
  volume: {
    standard: 0.7,
    fits: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  } as Row<number>,
  vibration: flag(true),
  /** A voice says whose turn it is and what was done. */
  readAloud: flag(false),
  /** Null: on small screens. */
  askFirst: oneOf([null, true, false], null),
  /** The tray turns to whoever plays. Null: on tablets with two people or more. */
  tableMode: oneOf([null, true, false], null),
  patterns: flag(true),
  fourColourSuits: flag(true),
  sortedHand: flag(true),
  tilt: oneOf(['off', 'calm', 'breeze', 'storm'], 'off'),
  simpleGraphics: flag(false),
  /** The public pause of a game that has one. `tap`: until somebody goes on. */
  beat: oneOf(['normal', 'long', 'tap'], 'normal'),
  /** People may ask for a hint. */
  hints: flag(true),
  /** The screen stays on during a match. */
  keepAwake: flag(true),
  /** Asked for by a hand-over: people press and hold to see their cards. */
  holdToSee: flag(true),
} as const;

export type Settings = { readonly [K in keyof typeof ROWS]: (typeof ROWS)[K]['standard'] };

/** Settings from anywhere, made whole. */
export function readSettings(given: unknown): Settings {
  const values = isRecord(given) ? given : {};
  const rows = Object.entries(ROWS).map(([key, row]) => [key, row.fits(values[key]) ? values[key] : row.standard]);
  return Object.fromEntries(rows) as Settings;
}

export const STANDARD_SETTINGS: Settings = readSettings(null);

export interface SettingsStore {
  /** At once, from the copy; standards where there is none. */
  now(): Settings;
  /** From the database; the copy where there is none. Never rejects. */
  read(): Promise<Settings>;
  /** Takes effect in `now` at once. Never rejects. */
  write(changes: Partial<Settings>): Promise<Settings>;
}

/** Small things that the shell remembers by name (last set-up of a game, "install card was closed"). */
export interface Notes {
  read(key: string): Promise<Json>;
  write(key: string, value: Json): Promise<void>;
}

export function createSettings(db: Database, base: string): SettingsStore {
  const copy = ownName(base, 'settings');
  const table = keyed(db);
  let settings = readSettings(copied(copy));
  return {
    now: () => settings,
    async read() {
      const stored = await table.read('settings');
      if (stored !== undefined && stored !== null) settings = readSettings(stored);
      return settings;
    },
    async write(changes) {
      settings = readSettings({ ...settings, ...changes });
      try {
        localStorage.setItem(copy, JSON.stringify(settings));
      } catch {
        // A private window may refuse: the database or this window's memory has it.
      }
      await table.write('settings', settings);
      return settings;
    },
  };
}

export function createNotes(db: Database): Notes {
  const table = keyed(db);
  return {
    read: async (key) => ((await table.read(`note/${key}`)) ?? null) as Json,
    write: (key, value) => table.write(`note/${key}`, value),
  };
}

/** One value by name in the store `settings`; what cannot be written stays in memory. */
export function keyed(db: Database) {
  const memory = new Map<string, unknown>();
  return {
    async read(key: string): Promise<unknown> {
      if (memory.has(key)) return memory.get(key);
      return db.run((one) => one.get('settings', key)).catch(() => undefined);
    },
    async write(key: string, value: unknown): Promise<void> {
      memory.set(key, value);
      try {
        await db.run((one) => one.put('settings', value, key));
        memory.delete(key);
      } catch (fault) {
        db.refused(fault);
      }
    },
  };
}

function copied(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
