/** The import table holds, and each of its rules bites when it is broken. */
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cycle, graph, importsOf, reach, readSources, type SourceFile, violations } from './import-table.ts';

const root = resolve(import.meta.dirname, '../..');
const files = readSources(root);

function planted(path: string, text: string): readonly string[] {
  return violations([{ path, text }]);
}

/** Where the worker's bundle begins: its host and the files that it finds by name. */
function workerFiles(sources: readonly SourceFile[]): readonly string[] {
  return sources
    .map((file) => file.path)
    .filter((path) => path === 'src/worker/host.ts' || /^src\/games\/[^/]+\/(rules|computer|nature)\.ts$/.test(path));
}

const FORBIDDEN_IN_WORKER = /^src\/(stage|shell|storage|audio|i18n|offline)\/|^src\/games\/[^/]+\/view\/|^src\/main/;

describe('the import table', () => {
  test('holds for every source file', () => {
    expect(violations(files)).toEqual([]);
  });

  test('has no cycles among imports that run', () => {
    expect(cycle(graph(files, false))).toBeNull();
  });

  test('keeps the page out of the worker, at any distance', () => {
    const reached = [...reach(graph(files, true), workerFiles(files))];
    expect(reached.filter((path) => FORBIDDEN_IN_WORKER.test(path))).toEqual([]);
  });

  test('leaves no file that nothing comes to', () => {
    const edges = new Map(
      files.map((file) => [file.path, importsOf(file).flatMap((one) => (one.isPackage ? [] : [one.to]))]),
    );
    const starts = ['src/main.tsx', ...workerFiles(files), 'src/games/blank/index.ts'];
    const reached = reach(edges, starts);
    expect(files.map((file) => file.path).filter((path) => !reached.has(path) && !/\.d\.ts$/.test(path))).toEqual([]);
  });

  test.each([
    ['rules that import another game', 'src/games/maaf/rules.ts', "import { x } from '../koin/rules.ts';"],
    ['rules that import Pixi', 'src/games/maaf/moves.ts', "import { Container } from 'pixi.js';"],
    ['rules that import the match', 'src/games/maaf/rules.ts', "import type { Saves } from '../../match/ports.ts';"],
    ['a view that imports the shell', 'src/games/maaf/view/index.ts', "import { app } from '../../../shell/app.tsx';"],
    ['a shell that reaches into a game', 'src/shell/app.tsx', "import { rules } from '../games/maaf/rules.ts';"],
    ['storage outside its home', 'src/shell/app.tsx', "import { openDB } from 'idb';"],
    ['a contract that looks up', 'src/contract/rules.ts', "import { Match } from '../match/match.ts';"],
    ['a worker that reads the registry', 'src/worker/host.ts', "import { games } from '../games/registry.ts';"],
    ['physics outside its game', 'src/games/koin/rules.ts', "import RAPIER from '@dimforge/rapier3d';"],
    ['a lazy import that is not allowed', 'src/lib/data.ts', "export const f = () => import('../shell/app.tsx');"],
  ])('notices %s', (_name, path, text) => {
    expect(planted(path, text)).toHaveLength(1);
  });

  test('notices a cycle', () => {
    const a = { path: 'src/lib/a.ts', text: "import { b } from './b.ts'; export const a = b;" };
    const b = { path: 'src/lib/b.ts', text: "import { a } from './a.ts'; export const b = a;" };
    expect(cycle(graph([a, b], false))).toEqual(['src/lib/a.ts', 'src/lib/b.ts', 'src/lib/a.ts']);
  });
});
