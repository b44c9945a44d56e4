/** What only a real browser has: Web Locks, durability and what it says about keeping data. */
import { expect, test } from 'vitest';
import { createDatabase } from '../../src/storage/db.ts';
import { askToKeep, deviceRoom } from '../../src/storage/device.ts';
import { holdMatch, holdPlaying, playingLock } from '../../src/storage/locks.ts';
import { createMatches } from '../../src/storage/matches.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { freshName, OPEN, sample } from './sample.ts';

test('a match is held by one window, and free again after it', async () => {
  const held = await holdMatch('/', 'm');
  expect(held).not.toBeNull();
  expect(await holdMatch('/', 'm')).toBeNull();
  expect(await holdMatch('/', 'other')).not.toBeNull();
  expect(await holdMatch('/a/b/', 'm')).not.toBeNull();
  held?.release();
  held?.release();
  await expect.poll(async () => (await holdMatch('/', 'm')) !== null).toBe(true);
});

test('many windows may play at once, and nobody may update meanwhile', async () => {
  const [one, two] = [await holdPlaying('/'), await holdPlaying('/')];
  const alone = () =>
    navigator.locks.request(playingLock('/'), { mode: 'exclusive', ifAvailable: true }, async (lock) => lock !== null);
  expect(await alone()).toBe(false);
  one.release();
  expect(await alone()).toBe(false);
  two.release();
  await expect.poll(alone).toBe(true);
});

test('the browser says how much room there is', async () => {
  const room = await deviceRoom();
  expect(room.allowed).toBeGreaterThan(0);
  expect(room.kept).toBe(false);
  expect(await askToKeep()).toBe(false);
});

test('the whole storage opens by the base path and has its settings at once in the next window', async () => {
  const base = `/${freshName()}/`;
  const first = openStorage(base, () => undefined);
  await first.settings.write({ locale: 'th', theme: 'night' });
  await first.matches.put(sample('m', 1), null, 0, OPEN);
  first.close();
  const second = openStorage(base, () => undefined);
  expect(second.settings.now()).toMatchObject({ locale: 'th', theme: 'night' });
  expect((await second.matches.list()).matches).toHaveLength(1);
  expect((await indexedDB.databases()).map((one) => one.name)).toContain(`tikar${base}data`);
  second.close();
});

test('saves are asked to be on the disk before they count', async () => {
  const asked: (IDBTransactionOptions | undefined)[] = [];
  const real = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, stores, mode, options) {
    if (mode === 'readwrite') asked.push(options);
    return real.call(this, stores, mode, options);
  };
  try {
    const matches = createMatches(createDatabase({ name: freshName(), onState: () => undefined }));
    await matches.put(sample('m', 1), null, 0, OPEN);
  } finally {
    IDBDatabase.prototype.transaction = real;
  }
  expect(asked).toEqual([{ durability: 'strict' }]);
});
