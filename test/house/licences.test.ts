/** Everything that is installed is permissively licensed; what is shipped is held to a shorter list. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  readonly packages: { readonly [path: string]: Locked };
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

const SHIPPED = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Earcut']);
/** For tools that never reach a player: weak copyleft of single files and public data as well. */
const TOOLS = new Set([
  ...SHIPPED,
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Unlicense',
  'MIT-0',
  'Artistic-2.0',
]);

/** "(MIT OR CC0-1.0)" is fine if one of its choices is; "A AND B" if all are. */
function isAllowed(licence: string | undefined, allowed: ReadonlySet<string>): boolean {
  if (licence === undefined) return false;
  const plain = licence.replace(/[()]/g, '').trim();
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => isAllowed(one, allowed));
  if (plain.includes(' AND ')) return plain.split(' AND ').every((one) => isAllowed(one, allowed));
  return allowed.has(plain);
}

test('what is shipped is permissively licensed', () => {
  const shipped = packages.filter(([, one]) => one.dev !== true && one.devOptional !== true);
  expect(shipped.length).toBeGreaterThan(5);
  expect(
    shipped.filter(([, one]) => !isAllowed(one.license, SHIPPED)).map(([path, one]) => `${path}: ${one.license}`),
  ).toEqual([]);
});

test('what only builds and tests is permissively licensed too', () => {
  expect(
    packages.filter(([, one]) => !isAllowed(one.license, TOOLS)).map(([path, one]) => `${path}: ${one.license}`),
  ).toEqual([]);
});

test('a strong copyleft licence would be noticed', () => {
  expect(isAllowed('GPL-3.0-only', TOOLS)).toBe(false);
  expect(isAllowed(undefined, TOOLS)).toBe(false);
  expect(isAllowed('(MIT OR GPL-3.0)', SHIPPED)).toBe(true);
});

test('the licence texts that parents read are those of what is built in', () => {
  const tool = resolve(import.meta.dirname, '../tools/licences.mjs');
  const { status, stderr } = spawnSync(process.execPath, [tool, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
