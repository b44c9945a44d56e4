/** Habits of the house that a machine can see: sizes, openings, what the repository never says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);

function isIgnored(path: string, name: string): boolean {
  return ignored.some((one) => one === path || one === name || (one.startsWith('*.') && name.endsWith(one.slice(1))));
}

/** What the repository keeps: everything but what it ignores. Without git, which a fresh machine need not have. */
function keptIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (path === '.git' || isIgnored(path, entry.name)) return [];
    return entry.isDirectory() ? keptIn(path) : [path];
  });
}

const kept = keptIn('');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = kept.filter((path) => /^src\/.*\.tsx?$/.test(path));

const isMessages = (path: string) => /\/(messages|locales)\//.test(path);

describe('every source file', () => {
  test('has at most 400 lines, messages apart', () => {
    const long = sources.filter((path) => !isMessages(path) && text(path).split('\n').length > 401);
    expect(long).toEqual([]);
  });

  test('opens with one sentence that says what it is', () => {
    expect(sources.filter((path) => !text(path).startsWith('/** ') && !text(path).startsWith('/**\n'))).toEqual([]);
  });

  test('is named for one idea', () => {
    expect(sources.filter((path) => /\/(utils?|helpers?|manager|service|base|misc|common)\.tsx?$/.test(path))).toEqual(
      [],
    );
  });

  test('throws no test away', () => {
    const tests = kept.filter((path) => /\.test\.tsx?$/.test(path));
    expect(tests.filter((path) => /\b(test|it|describe)\.(only|todo)\(/.test(text(path)))).toEqual([]);
  });

  test('folders hold at most a dozen files of one kind', () => {
    const folders = new Map<string, number>();
    for (const path of sources) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    expect([...folders].filter(([, count]) => count > 24)).toEqual([]);
  });
});

describe('the repository', () => {
  test('pins every version', () => {
    const manifest = JSON.parse(text('package.json')) as { dependencies: object; devDependencies: object };
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  test('holds no download address in its lockfile', () => {
    expect(text('package-lock.json')).not.toContain('"resolved"');
  });

  test('names no package host', () => {
    const host = /registry\.[a-z]+(js)?\.(org|com)|deb\.[a-z]+\.org|\bunpkg\b|jsdelivr/i;
    const readable = kept.filter((path) => /\.(ts|tsx|mjs|json|md|html|yml|sh)$|^\.npmrc$|^\.ci\//.test(path));
    expect(readable.filter((path) => path !== 'test/house/files.test.ts' && host.test(text(path)))).toEqual([]);
  });

  test('ignores what is built or installed', () => {
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist']));
  });
});
