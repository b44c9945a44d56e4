/** What the storage promises, for any IndexedDB: run over a stand-in in Node and over the real one in Chromium. */
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { createBackup } from '../../src/storage/backup.ts';
import { createDatabase, type Database } from '../../src/storage/db.ts';
import { createMatches } from '../../src/storage/matches.ts';
import { createPeople } from '../../src/storage/people.ts';
import { createSaves } from '../../src/storage/saves.ts';
import { DATABASE_VERSION, type StorageState } from '../../src/storage/schema.ts';
import { createNotes, createSettings, STANDARD_SETTINGS } from '../../src/storage/settings.ts';
import { createTallies, type Tally } from '../../src/storage/tallies.ts';
import { freshName, OPEN, PLAYERS, SECRET, sample } from './sample.ts';

const PATIENCE_MS = 400;

/** One window's storage over a database of this name. */
function openWindow(name = freshName(), version = DATABASE_VERSION) {
  const states: StorageState[] = [];
  const db = createDatabase({ name, version, patience: PATIENCE_MS, onState: (state) => states.push(state) });
  let clock = 1_700_000_000_000;
  const matches = createMatches(db, () => {
    clock += 1000;
    return clock;
  });
  const people = createPeople(db);
  const settings = createSettings(db, `/${name}/`);
  const tallies = createTallies(db);
  const backup = createBackup({ matches, people, settings, tallies });
  return { name, db, matches, people, settings, tallies, backup, notes: createNotes(db), states };
}

/** Changes a row by hand, as people with the developer tools would. */
async function edit(db: Database, id: string, change: (row: Record<string, unknown>) => object): Promise<void> {
  await db.run(async (one) => {
    const row = (await one.get('matches', id)) as Record<string, unknown>;
    await one.put('matches', change(row));
  });
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 5));
};

export function describeKeeping(): void {
  describe('a match', () => {
    test.each([
      ['open', OPEN],
      ['secret', SECRET],
    ])('that is %s comes back as it was put, also in a new window', async (_name, keeping) => {
      const one = openWindow();
      expect(await one.matches.put(sample('m', 7), null, 0, keeping)).toEqual({ kind: 'kept', rev: 1 });
      one.db.close();
      const reading = await openWindow(one.name).matches.read('m');
      expect(reading).toMatchObject({ ok: true, rev: 1, saved: sample('m', 7), memory: null });
    });

    test('that is secret shows no hand to somebody who looks into the database', async () => {
      const { db, matches } = openWindow();
      await matches.put(sample('m', 7), null, 0, SECRET);
      const row = await db.run((one) => one.get('matches', 'm'));
      const shown = JSON.stringify(row, (_key, value) => (value instanceof Uint8Array ? 'bytes' : value));
      expect(shown).toContain('Sari');
      expect(shown).not.toMatch(/secret-move|queen-of-hearts|"chance"|"seed"/);
    });

    test('counts up its rev, and the newest put wins', async () => {
      const { matches } = openWindow();
      await matches.put(sample('m', 1), null, 0, OPEN);
      expect(await matches.put(sample('m', 2), null, 1, OPEN)).toEqual({ kind: 'kept', rev: 2 });
      expect(await matches.read('m')).toMatchObject({ rev: 2, saved: { log: { length: 2 } }, head: { plies: 2 } });
    });

    test('is not written over what another window has gone on with', async () => {
      const one = openWindow();
      await one.matches.put(sample('m', 1), null, 0, OPEN);
      const other = openWindow(one.name);
      expect(await other.matches.put(sample('m', 5), null, 1, OPEN)).toMatchObject({ kind: 'kept' });
      expect(await one.matches.put(sample('m', 2), null, 1, OPEN)).toEqual({ kind: 'elsewhere' });
      expect(await one.matches.read('m')).toMatchObject({ saved: { log: { length: 5 } } });
    });

    test('that a window writes twice, as after a lost connection, is its own', async () => {
      const { matches } = openWindow();
      await matches.put(sample('m', 1), null, 0, OPEN);
      expect(await matches.put(sample('m', 1), null, 0, OPEN)).toEqual({ kind: 'kept', rev: 1 });
    });

    test('is listed with the last played first', async () => {
      const { matches } = openWindow();
      await matches.put(sample('a', 1), null, 0, OPEN);
      await matches.put(sample('b', 1), null, 0, SECRET);
      await matches.put(sample('a', 2), null, 1, { ...OPEN, toMove: null, outcome: { places: [1, 2], scores: null } });
      const { matches: list } = await matches.list();
      expect(list.map((head) => [head.id, head.secret, head.toMove])).toEqual([
        ['a', false, null],
        ['b', true, 0],
      ]);
      expect(list[0]).toMatchObject({ players: PLAYERS, game: 'salam', outcome: { places: [1, 2] } });
    });

    test('can be taken back after it was removed, until it is purged', async () => {
      const { db, matches } = openWindow();
      await matches.put(sample('m', 3), new Uint8Array([1, 2, 3]), 0, OPEN);
      await matches.remove('m');
      expect((await matches.list()).matches).toEqual([]);
      await matches.restore('m');
      expect((await matches.list()).matches).toHaveLength(1);
      await matches.remove('m');
      await matches.purge(Number.MAX_SAFE_INTEGER);
      await matches.restore('m');
      expect(await matches.read('m')).toEqual({ ok: false, fault: 'missing' });
      expect(await db.run((one) => one.count('blobs'))).toBe(0);
    });
  });

  describe("nature's memory", () => {
    const bytes = (value: number) => new Uint8Array(5000).fill(value);

    test('lies beside the match, the newest only', async () => {
      const { db, matches } = openWindow();
      await matches.put(sample('m', 2), bytes(1), 0, OPEN);
      await matches.put(sample('m', 4), bytes(2), 1, OPEN);
      expect(await matches.read('m')).toMatchObject({ memory: bytes(2) });
      expect(await db.run((one) => one.count('blobs'))).toBe(1);
      const kept = (await db.run((one) => one.getAll('blobs'))) as Uint8Array[];
      expect(kept[0]?.length).toBeLessThan(500);
    });

    test('stays while plies come that do not change it', async () => {
      const { matches } = openWindow();
      await matches.put(sample('m', 2), bytes(1), 0, OPEN);
      await matches.put(sample('m', 3), null, 1, OPEN);
      expect(await matches.read('m')).toMatchObject({ memory: bytes(1), saved: { log: { length: 3 } } });
    });

    test('is null when it is torn, and the match can still be read', async () => {
      const { db, matches } = openWindow();
      await matches.put(sample('m', 2), bytes(1), 0, OPEN);
      await db.run((one) => one.put('blobs', new Uint8Array([1, 2]), ['m', 2]));
      expect(await matches.read('m')).toMatchObject({ ok: true, memory: null });
    });

    test('is null after an undo before it', async () => {
      const { matches } = openWindow();
      await matches.put(sample('m', 4), bytes(1), 0, OPEN);
      await matches.put(sample('m', 3), null, 1, OPEN);
      expect(await matches.read('m')).toMatchObject({ ok: true, memory: null });
    });
  });

  describe('a row that cannot be read', () => {
    test.each<[string, string, (row: Record<string, unknown>) => object]>([
      ['truncated', 'unreadable', ({ id }) => ({ id })],
      ['of no players', 'unreadable', (row) => ({ ...row, players: [] })],
      ['with a player of another kind', 'unreadable', (row) => ({ ...row, players: [{ kind: 'cat' }] })],
      ['with a log that is text', 'unreadable', (row) => ({ ...row, body: { ...(row['body'] as object), log: 'x' } })],
      ['with a shorter log', 'unreadable', (row) => ({ ...row, body: { ...(row['body'] as object), log: [] } })],
      ['with torn bytes', 'unreadable', (row) => ({ ...row, body: new Uint8Array([1, 9, 9, 9]) })],
      ['of a newer format', 'future', (row) => ({ ...row, format: 99, players: 'another way' })],
    ])('because it is %s is kept, exported and deleted', async (_name, fault, change) => {
      const { db, matches, backup } = openWindow();
      await matches.put(sample('m', 3), null, 0, OPEN);
      await matches.put(sample('good', 3), null, 0, OPEN);
      await edit(db, 'm', change);
      expect(await matches.read('m')).toEqual({ ok: false, fault });
      expect((await backup.exportMatch('m'))?.text).toContain('"id": "m"');
      expect((await matches.list()).matches.map((head) => head.id)).toContain('good');
      await matches.remove('m');
      const { matches: heads, damaged } = await matches.list();
      expect([...heads, ...damaged].map((one) => one.id)).toEqual(['good']);
    });

    test('is told apart in the list', async () => {
      const { db, matches } = openWindow();
      await matches.put(sample('m', 3), null, 0, OPEN);
      await edit(db, 'm', (row) => ({ ...row, players: null }));
      const { damaged } = await matches.list();
      expect(damaged).toMatchObject([{ id: 'm', game: 'salam', fault: 'unreadable' }]);
      expect(await db.run((one) => one.count('matches'))).toBe(1);
    });
  });

  describe('a backup', () => {
    const tally: Tally = {
      id: 'm',
      game: 'salam',
      at: 5,
      seats: [{ personId: 'p1', name: 'Sari', colour: 'merah', isHuman: true, place: 1, score: 12 }],
    };

    test('brings everything to another device', async () => {
      const here = openWindow();
      await here.matches.put(sample('m', 4), new Uint8Array([9, 8, 7]), 0, OPEN);
      await here.matches.put(sample('s', 6), null, 0, SECRET);
      await here.people.keep([{ id: 'p1', name: 'Sari', colour: 'merah', lastPlayed: 3 }]);
      await here.tallies.record(tally);
      await here.settings.write({ locale: 'th', volume: 0.25 });
      const file = await here.backup.exportAll();

      const there = openWindow();
      expect(await there.backup.importText(file.text)).toEqual({ fault: null, added: 2, same: 0, refused: 0 });
      expect(await there.matches.read('m')).toMatchObject({ saved: sample('m', 4), memory: new Uint8Array([9, 8, 7]) });
      expect(await there.matches.read('s')).toMatchObject({ saved: sample('s', 6), head: { secret: true } });
      expect(await there.people.list()).toMatchObject([{ name: 'Sari' }]);
      expect(await there.tallies.list('salam')).toEqual([tally]);
      expect(there.settings.now()).toMatchObject({ locale: 'th', volume: 0.25 });
    });

    test('read twice adds nothing twice, and never overwrites a match that went on', async () => {
      const { matches, backup } = openWindow();
      await matches.put(sample('m', 4), null, 0, OPEN);
      const file = await backup.exportAll();
      expect(await backup.importText(file.text)).toMatchObject({ added: 0, same: 1 });
      await matches.put(sample('m', 5), null, 1, OPEN);
      expect(await backup.importText(file.text)).toMatchObject({ added: 1, same: 0 });
      expect(await backup.importText(file.text)).toMatchObject({ added: 0, same: 1 });
      const { matches: list } = await matches.list();
      expect(list.map((head) => head.plies)).toEqual([5, 4]);
    });

    test('that is not one of ours, or newer, or in part unreadable, says so', async () => {
      const { matches, backup } = openWindow();
      for (const text of ['', '{', 'null', '[]', '{"tikar":"cake","version":1,"matches":[]}']) {
        expect(await backup.importText(text)).toMatchObject({ fault: 'not-ours', added: 0 });
      }
      const newer = '{"tikar":"backup","version":9,"matches":[]}';
      expect(await backup.importText(newer)).toMatchObject({ fault: 'newer' });
      await matches.put(sample('m', 4), null, 0, OPEN);
      const file = (await backup.exportMatch('m'))?.text ?? '';
      const bent = file.replace('"id": "m"', '"id": "n"').replace('"plies": 4', '"plies": -4');
      expect(await backup.importText(bent)).toEqual({ fault: null, added: 0, same: 0, refused: 1 });
    });
  });

  describe('when the disk refuses', () => {
    /** A database whose writes fail while `isFull.now`. */
    function openFull(name?: string, refusal = 'QuotaExceededError') {
      const window = openWindow(name);
      const isFull = { now: true };
      const run: Database['run'] = (work) =>
        isFull.now ? Promise.reject(new DOMException('no room', refusal)) : window.db.run(work);
      const db = { ...window.db, run };
      return { ...window, isFull, matches: createMatches(db), tallies: createTallies(db), notes: createNotes(db) };
    }

    test('play goes on from memory with a lasting notice', async () => {
      const { matches, states } = openFull();
      expect(await matches.put(sample('m', 1), null, 0, OPEN)).toEqual({ kind: 'memory', rev: 1 });
      expect(await matches.put(sample('m', 2), new Uint8Array([4]), 1, OPEN)).toEqual({ kind: 'memory', rev: 2 });
      expect(states.at(-1)).toEqual({ kind: 'memory', why: 'full' });
      expect((await matches.list()).matches).toMatchObject([{ id: 'm', plies: 2 }]);
      expect(await matches.read('m')).toMatchObject({ saved: sample('m', 2), memory: new Uint8Array([4]) });
    });

    test('a slow disk is not called full', async () => {
      const { matches, states } = openFull(undefined, 'TimeoutError');
      expect(await matches.put(sample('m', 1), null, 0, OPEN)).toEqual({ kind: 'memory', rev: 1 });
      expect(states.at(-1)).toEqual({ kind: 'memory', why: 'closed' });
    });

    test('all is written as soon as there is room again', async () => {
      const { name, isFull, matches, db, states } = openFull();
      await db.run(async () => undefined);
      await matches.put(sample('m', 1), null, 0, OPEN);
      await matches.put(sample('m', 2), new Uint8Array([4]), 1, OPEN);
      await matches.put(sample('n', 1), null, 0, OPEN);
      isFull.now = false;
      await matches.flush();
      expect(states.at(-1)).toEqual({ kind: 'ready' });
      const other = openWindow(name);
      expect(await other.matches.read('m')).toMatchObject({ saved: sample('m', 2), memory: new Uint8Array([4]) });
      expect(await other.matches.read('n')).toMatchObject({ ok: true });
    });

    test('and another window has gone on meanwhile, both are kept', async () => {
      const { name, isFull, matches, db } = openFull();
      isFull.now = false;
      await matches.put(sample('m', 1), null, 0, OPEN);
      isFull.now = true;
      await matches.put(sample('m', 2), null, 1, OPEN);
      await openWindow(name).matches.put(sample('m', 8), null, 1, OPEN);
      isFull.now = false;
      await matches.flush();
      const plies = (await matches.list()).matches.map((head) => head.plies);
      expect(new Set(plies)).toEqual(new Set([2, 8]));
      expect(await db.run((one) => one.count('matches'))).toBe(2);
    });

    test('notes and tallies are kept in this window', async () => {
      const { notes, tallies } = openFull();
      await notes.write('last', { seats: 3 });
      await tallies.record({ id: 'x', game: 'salam', at: 1, seats: [] });
      expect(await notes.read('last')).toEqual({ seats: 3 });
      expect(await tallies.list('salam')).toHaveLength(1);
    });
  });

  describe('the connection', () => {
    test('is opened again when it was lost, and the write repeated', async () => {
      const { db, matches } = openWindow();
      await matches.put(sample('m', 1), null, 0, OPEN);
      await db.run(async (one) => one.close());
      expect(await matches.put(sample('m', 2), null, 1, OPEN)).toEqual({ kind: 'kept', rev: 2 });
    });

    test('makes way for a newer version in another window, and says so', async () => {
      const old = openWindow();
      await old.matches.put(sample('m', 1), null, 0, OPEN);
      const newer = await openDB(old.name, DATABASE_VERSION + 1, { upgrade: () => undefined });
      expect(old.states.at(-1)).toEqual({ kind: 'replaced' });
      expect(await old.matches.put(sample('m', 2), null, 1, OPEN)).toEqual({ kind: 'memory', rev: 2 });
      expect(await old.matches.read('m')).toMatchObject({ saved: sample('m', 2) });
      newer.close();
    });

    test('never touches a database that a newer version made', async () => {
      const name = freshName();
      (await openDB(name, DATABASE_VERSION + 1, { upgrade: (db) => void db.createObjectStore('matches') })).close();
      const old = openWindow(name);
      expect(await old.matches.put(sample('m', 1), null, 0, OPEN)).toEqual({ kind: 'memory', rev: 1 });
      expect(old.states.at(-1)).toEqual({ kind: 'newer' });
      expect((await openDB(name)).version).toBe(DATABASE_VERSION + 1);
    });

    test('waits for an older window to close, plays from memory meanwhile, and writes then', async () => {
      const name = freshName();
      const older = await openDB(name, 1, { upgrade: (db) => void db.createObjectStore('old') });
      const now = openWindow(name, 2);
      expect(await now.matches.put(sample('m', 1), null, 0, OPEN)).toEqual({ kind: 'memory', rev: 1 });
      expect(now.states).toEqual([{ kind: 'blocked' }]);
      older.close();
      await until(() => now.states.at(-1)?.kind === 'ready');
    });
  });

  describe('settings, people and tallies', () => {
    test('settings come back, and one bad value costs only itself', async () => {
      const { db, settings } = openWindow();
      expect(await settings.read()).toEqual(STANDARD_SETTINGS);
      await settings.write({ locale: 'ms', textSize: 'XL' });
      await db.run((one) => one.put('settings', { ...settings.now(), volume: 7, theme: 'pink' }, 'settings'));
      expect(await settings.read()).toEqual({ ...STANDARD_SETTINGS, locale: 'ms', textSize: 'XL' });
    });

    test('people are remembered by id, the last to play first, and can be forgotten', async () => {
      const { db, people } = openWindow();
      await people.keep([
        { id: 'a', name: 'Ani', colour: 'merah', lastPlayed: 1 },
        { id: 'b', name: 'Budi', colour: null, lastPlayed: 2 },
      ]);
      await people.keep([{ id: 'a', name: 'Ani 👑', colour: 'biru', lastPlayed: 3 }]);
      expect((await people.list()).map((one) => one.name)).toEqual(['Ani 👑', 'Budi']);
      await people.forget('a');
      await db.run((one) =>
        one.put('settings', [...['junk'], { id: 'b', name: 'Budi', colour: null, lastPlayed: 2 }], 'people'),
      );
      expect((await people.list()).map((one) => one.id)).toEqual(['b']);
    });

    test('a match that ends twice is counted once', async () => {
      const { tallies } = openWindow();
      const tally = { id: 'm', game: 'salam', at: 1, seats: [] };
      await tallies.record(tally);
      await tallies.record({ ...tally, at: 2 });
      await tallies.record({ ...tally, id: 'n', game: 'other', at: 3 });
      expect((await tallies.list('salam')).map((one) => one.at)).toEqual([2]);
      expect((await tallies.list(null)).map((one) => one.id)).toEqual(['n', 'm']);
      await tallies.remove('m');
      expect(await tallies.list('salam')).toEqual([]);
    });
  });

  describe('the saves of a match', () => {
    test('are written in order, each over the last', async () => {
      const { matches } = openWindow();
      const saves = createSaves(matches, { rev: 0, keeping: () => OPEN, onElsewhere: () => undefined });
      await Promise.all([1, 2, 3, 4].map((plies) => saves.put(sample('m', plies), null)));
      expect(await matches.read('m')).toMatchObject({ rev: 4, saved: { log: { length: 4 } } });
    });

    test('stop when another window goes on, and say so once', async () => {
      const one = openWindow();
      let told = 0;
      const saves = createSaves(one.matches, { rev: 0, keeping: () => OPEN, onElsewhere: () => (told += 1) });
      await saves.put(sample('m', 1), null);
      await openWindow(one.name).matches.put(sample('m', 9), null, 1, OPEN);
      await saves.put(sample('m', 2), null);
      await saves.put(sample('m', 3), null);
      expect(told).toBe(1);
      expect(await one.matches.read('m')).toMatchObject({ saved: { log: { length: 9 } } });
    });
  });
}
