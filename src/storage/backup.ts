/** Matches and everything else as the text of a file. Rows go out as they lie there, damaged ones too; what comes in is checked row by row. */
import * as v from 'valibot';
import { isRecord } from '../lib/data.ts';
import type { Matches, RawMatch } from './matches.ts';
import { fromBase64, toBase64 } from './pack.ts';
import { type People, readPeople } from './people.ts';
import { readSettings, type SettingsStore } from './settings.ts';
import { readRow, toSaved } from './match-form.ts';
import type { StoredMatch } from './stored-match.ts';
import { readTally, type Tallies } from './tallies.ts';

export interface BackupFile {
  readonly name: string;
  readonly text: string;
}

/** What became of a file. `file` null: it was read. */
export interface Imported {
  readonly fault: 'not-ours' | 'newer' | null;
  readonly added: number;
  /** Already here. */
  readonly same: number;
  /** Could not be read; nothing of them was taken. */
  readonly refused: number;
}

export interface Backup {
  /** One match, also a damaged one; null if there is none. */
  exportMatch(id: string): Promise<BackupFile | null>;
  exportAll(): Promise<BackupFile>;
  /** Adds what is not here yet; never overwrites or deletes. */
  importText(text: string): Promise<Imported>;
}

export interface BackupParts {
  readonly matches: Matches;
  readonly people: People;
  readonly settings: SettingsStore;
  readonly tallies: Tallies;
}

const VERSION = 1;
const BYTES = '$bytes';

const fileSchema = v.object({
  tikar: v.picklist(['match', 'backup']),
  version: v.number(),
  matches: v.array(v.unknown()),
  people: v.optional(v.unknown()),
  settings: v.optional(v.unknown()),
  tallies: v.optional(v.array(v.unknown())),
});

export function createBackup(parts: BackupParts): Backup {
  const { matches, people, settings, tallies } = parts;
  return {
    async exportMatch(id) {
      const [match] = await matches.raw([id]);
      if (match === undefined) return null;
      return { name: fileName(`match-${id}`), text: write({ tikar: 'match', version: VERSION, matches: [match] }) };
    },
    async exportAll() {
      const all = {
        tikar: 'backup',
        version: VERSION,
        matches: await matches.raw(null),
        people: await people.list(),
        settings: settings.now(),
        tallies: await tallies.list(null),
      };
      return { name: fileName('backup'), text: write(all) };
    },
    async importText(text) {
      const file = read(text);
      if (typeof file === 'string') return { fault: file, added: 0, same: 0, refused: 0 };
      const results = { added: 0, same: 0, refused: 0 };
      for (const one of file.matches) results[await take(matches, one)] += 1;
      const known = new Set((await people.list()).map((person) => person.id));
      await people.keep(readPeople(file.people).filter((person) => !known.has(person.id)));
      for (const one of file.tallies ?? []) {
        const tally = readTally(one);
        if (tally !== null) await tallies.record(tally);
      }
      if (isRecord(file.settings)) await settings.write(readSettings(file.settings));
      return { fault: null, ...results };
    },
  };
}

/** A match of the same id is left alone if it is the same; otherwise the file's one comes in beside it. */
async function take(matches: Matches, given: unknown): Promise<'added' | 'same' | 'refused'> {
  const match = given as Partial<RawMatch> | null;
  const reading = readRow(match?.row);
  if (!reading.ok || (await toSaved(reading.row)) === null) return 'refused';
  const blobs = (Array.isArray(match?.blobs) ? match.blobs : []).filter(isBlob);
  const row: StoredMatch = { ...reading.row, deletedAt: null };
  if (await matches.add({ row, blobs })) return 'added';
  const here = await matches.read(row.id);
  if (here.ok && here.head.updatedAt === row.updatedAt && here.head.plies === row.plies) return 'same';
  const copy = { ...row, id: `${row.id}~${row.updatedAt.toString(36)}` };
  return (await matches.add({ row: copy, blobs })) ? 'added' : 'same';
}

function isBlob(given: unknown): given is RawMatch['blobs'][number] {
  return isRecord(given) && typeof given['ply'] === 'number' && given['bytes'] instanceof Uint8Array;
}

function write(value: unknown): string {
  return JSON.stringify(value, (_key, one) => (one instanceof Uint8Array ? { [BYTES]: toBase64(one) } : one), 1);
}

function read(text: string): v.InferOutput<typeof fileSchema> | 'not-ours' | 'newer' {
  try {
    const given: unknown = JSON.parse(text, (_key, one) =>
      isRecord(one) && typeof one[BYTES] === 'string' ? fromBase64(one[BYTES]) : one,
    );
    const file = v.safeParse(fileSchema, given);
    if (!file.success) return 'not-ours';
    return file.output.version > VERSION ? 'newer' : file.output;
  } catch {
    return 'not-ours';
  }
}

function fileName(what: string): string {
  return `tikar-${what}-${new Date().toISOString().slice(0, 10)}.json`;
}
