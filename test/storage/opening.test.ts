/** Opening the database when the browser misbehaves: it may hang, fail or come late, and play must begin all the same. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createDatabase } from '../../src/storage/db.ts';
// Loaded beforehand: a lazy import does not know of false timers.
import '../../src/storage/match-keeping.ts';
import { createMatches } from '../../src/storage/matches.ts';
import { DATABASE_VERSION, type StorageState } from '../../src/storage/schema.ts';
import { freshName, OPEN, sample } from './sample.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function openWindow(name = freshName()) {
  const states: StorageState[] = [];
  const db = createDatabase({ name, onState: (state) => states.push(state) });
  return { name, db, states, matches: createMatches(db) };
}

/** The next so many tries to open are given up after `end` decides. */
function spoilOpening(times: number, spoil: (real: () => IDBOpenDBRequest) => IDBOpenDBRequest) {
  const real = indexedDB.open.bind(indexedDB);
  let left = times;
  return vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (left <= 0) return real(name, version);
    left -= 1;
    return spoil(() => real(name, version));
  });
}

/** A request that never answers. */
const hangs = () => new IDBOpenDBRequest();

test('that hangs is tried three times for three seconds, then play goes on from memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = spoilOpening(99, hangs);
  const { matches, states } = openWindow();
  const put = matches.put(sample('m', 1), null, 0, OPEN);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(8900);
  expect(states).toEqual([]);
  expect(open).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(300);
  expect(await put).toEqual({ kind: 'memory', rev: 1 });
  expect(states).toEqual([{ kind: 'memory', why: 'closed' }]);
});

test('that was given up holds no later ply back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  spoilOpening(99, hangs);
  const { matches } = openWindow();
  const first = matches.put(sample('m', 1), null, 0, OPEN);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(9200);
  await first;
  const second = matches.put(sample('m', 2), null, 1, OPEN);
  await vi.advanceTimersByTimeAsync(400);
  expect(await second).toEqual({ kind: 'memory', rev: 2 });
});

test('that hangs once is tried again and nothing is lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  spoilOpening(1, hangs);
  const { matches, states } = openWindow();
  const put = matches.put(sample('m', 1), null, 0, OPEN);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3001);
  vi.useRealTimers();
  expect(await put).toEqual({ kind: 'kept', rev: 1 });
  expect(states).toEqual([{ kind: 'ready' }]);
});

test('that is refused (a private window) is play from memory at once', async () => {
  spoilOpening(99, () => {
    throw new DOMException('no', 'SecurityError');
  });
  const { matches, states } = openWindow();
  expect(await matches.list()).toEqual({ matches: [], damaged: [] });
  expect(await matches.put(sample('m', 1), null, 0, OPEN)).toEqual({ kind: 'memory', rev: 1 });
  expect(states).toEqual([{ kind: 'memory', why: 'closed' }]);
  expect(await matches.read('m')).toMatchObject({ ok: true });
});

test('that succeeds after all takes what was kept in memory', async () => {
  const spoiled = spoilOpening(6, () => {
    throw new DOMException('not now', 'UnknownError');
  });
  const { name, db, matches, states } = openWindow();
  await matches.put(sample('m', 1), null, 0, OPEN);
  expect(states.at(-1)).toEqual({ kind: 'memory', why: 'closed' });
  await matches.put(sample('m', 2), null, 1, OPEN);
  await matches.flush();
  expect(spoiled).toHaveBeenCalled();
  expect(db.state()).toEqual({ kind: 'ready' });
  expect(await openWindow(name).matches.read('m')).toMatchObject({ saved: sample('m', 2) });
});

test('of a fresh database makes every store of its version', async () => {
  const { db } = openWindow();
  const stores = await db.run(async (one) => [one.version, [...one.objectStoreNames]]);
  expect(stores).toEqual([DATABASE_VERSION, ['blobs', 'matches', 'settings', 'tallies']]);
});

test('after closing gives no connection any more', async () => {
  const { db, matches } = openWindow();
  await matches.put(sample('m', 1), null, 0, OPEN);
  db.close();
  await expect(db.run(async () => 1)).rejects.toThrow('no database');
});
