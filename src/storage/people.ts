/** Names that the family has typed, so that nobody types them twice. They never leave the device. */
import * as v from 'valibot';
import { COLOURS } from '../contract/player.ts';
import type { Database } from './db.ts';
import { keyed } from './settings.ts';

const personSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  colour: v.nullable(v.picklist(COLOURS)),
  /** Milliseconds since 1970. */
  lastPlayed: v.number(),
});

export type Person = Readonly<v.InferOutput<typeof personSchema>>;

/** More than a family needs; the ones not seen for longest make room. */
const MOST = 40;

export interface People {
  /** The last to play comes first. */
  list(): Promise<readonly Person[]>;
  /** Adds or changes by id. */
  keep(people: readonly Person[]): Promise<void>;
  forget(id: string): Promise<void>;
}

/** The people in a value from anywhere; what is not a person is left out. */
export function readPeople(given: unknown): readonly Person[] {
  const rows = Array.isArray(given) ? given : [];
  return rows.flatMap((row) => {
    const result = v.safeParse(personSchema, row);
    return result.success ? [result.output] : [];
  });
}

export function createPeople(db: Database): People {
  const table = keyed(db);
  const list = async () => readPeople(await table.read('people'));
  const write = (people: readonly Person[]) =>
    table.write('people', [...people].sort((a, b) => b.lastPlayed - a.lastPlayed).slice(0, MOST));
  return {
    list,
    async keep(people) {
      const ids = new Set(people.map((person) => person.id));
      await write([...people, ...(await list()).filter((person) => !ids.has(person.id))]);
    },
    async forget(id) {
      await write((await list()).filter((person) => person.id !== id));
    },
  };
}
