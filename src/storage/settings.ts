/** What people have set. The database holds it; a copy in localStorage gives the first screen its language and theme before the database is open. */
import * as v from 'valibot';
import type { Json } from '../lib/data.ts';
import { type Database, NoDatabase } from './db.ts';
import { ownName } from './schema.ts';

const oneOf = <const T extends readonly string[]>(values: T, standard: T[number]) =>
  v.optional(v.fallback(v.picklist(values), standard), standard);
const flag = (standard: boolean) => v.optional(v.fallback(v.boolean(), standard), standard);

/** Each row falls back to its standard on its own, so one bad value never costs the others. */
const settingsSchema = v.object({
  /** Null: the browser's language. */
  locale: v.optional(v.fallback(v.nullable(v.picklist(['id', 'ms', 'th', 'en'])), null), null),
  theme: oneOf(['system', 'day', 'night'], 'system'),
  textSize: oneOf(['S', 'M', 'L', 'XL'], 'M'),
  motion: oneOf(['system', 'full', 'reduced'], 'system'),
  pace: oneOf(['calm', 'normal', 'quick'], 'normal'),
  sound: flag(true),
  /** 0–1. */
  volume: v.optional(v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.7), 0.7),
  vibration: flag(true),
  /** A voice says whose turn it is and what was done. */
  readAloud: flag(false),
  /** Null: on small screens. */
  askFirst: v.optional(v.fallback(v.nullable(v.boolean()), null), null),
  /** The tray turns to whoever plays. Null: on tablets with two people or more. */
  tableMode: v.optional(v.fallback(v.nullable(v.boolean()), null), null),
  patterns: flag(true),
  fourColourSuits: flag(false),
  sortedHand: flag(true),
  tilt: oneOf(['off', 'calm', 'breeze', 'storm'], 'off'),
  simpleGraphics: flag(false),
  /** The screen stays on during a match. */
  keepAwake: flag(true),
  /** Asked for by a hand-over: people press and hold to see their cards. */
  holdToSee: flag(true),
});

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;
export const STANDARD_SETTINGS: Settings = v.parse(settingsSchema, {});

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

/** Settings from anywhere, made whole. */
export function readSettings(given: unknown): Settings {
  const result = v.safeParse(settingsSchema, given);
  return result.success ? result.output : STANDARD_SETTINGS;
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
        if (!(fault instanceof NoDatabase)) db.full(true);
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
