/** Who may import whom, as data, and the reader that finds every import of a source file. The laws themselves are in `imports.test.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface SourceFile {
  /** Path from the project's root, with slashes: `src/lib/data.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: string;
  /** A path of the project (`src/…`) or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  /** True for `import type` and for types alone: no code runs. */
  readonly typeOnly: boolean;
  /** True for `import()`: loaded later. */
  readonly lazy: boolean;
}

/** All source files below a folder. */
export function readSources(root: string, folder = 'src'): readonly SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** `pixi.js/unsafe-eval` belongs to `pixi.js`, `@scope/name/part` to `@scope/name`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

function resolved(file: SourceFile, specifier: string): { readonly to: string; readonly isPackage: boolean } {
  if (!specifier.startsWith('.')) return { to: packageOf(specifier), isPackage: true };
  const to = normalize(join(dirname(file.path), specifier.replace(/\?.*$/, '')));
  return { to: to.replaceAll('\\', '/'), isPackage: false };
}

/** Every import, re-export and `import()` of a file. Globs (`import.meta.glob`) are not imports: the worker's table names them. */
export function importsOf(file: SourceFile): readonly Import[] {
  const { module } = parseSync(file.path, file.text);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, lazy: boolean) =>
    found.push({ from: file.path, ...resolved(file, specifier), typeOnly, lazy });
  for (const one of module.staticImports) {
    const typeOnly = one.entries.length > 0 && one.entries.every((entry) => entry.isType);
    add(one.moduleRequest.value, typeOnly, false);
  }
  for (const one of module.staticExports) {
    for (const entry of one.entries) {
      if (entry.moduleRequest !== null) add(entry.moduleRequest.value, entry.isType, false);
    }
  }
  for (const one of module.dynamicImports) {
    const literal = file.text.slice(one.moduleRequest.start, one.moduleRequest.end);
    const match = /^['"](.+)['"]$/.exec(literal);
    if (match?.[1] !== undefined) add(match[1], false, true);
  }
  return found;
}

/** A row of the table: files it is about, the folders they may import from, the packages that have their home here. */
interface Row {
  readonly name: string;
  readonly files: RegExp;
  /** Folders or files of `src`, as beginnings of paths; `own` is the file's own game. */
  readonly may: readonly string[];
  readonly packages: readonly string[];
}

const PURE = ['contract', 'lib', 'own-pure'];

/** The first row that fits a file is its row. */
export const TABLE: readonly Row[] = [
  { name: 'lib', files: /^src\/lib\//, may: ['lib'], packages: ['pure-rand'] },
  { name: 'contract', files: /^src\/contract\//, may: ['contract', 'lib'], packages: [] },
  { name: 'box', files: /^src\/games\/box\.ts$/, may: ['contract', 'games/*/cloth.ts'], packages: [] },
  { name: 'registry', files: /^src\/games\/registry\.ts$/, may: ['contract', 'games/*/index.ts'], packages: [] },
  { name: 'card', files: /^src\/games\/[^/]+\/index\.ts$/, may: ['contract', 'own'], packages: [] },
  {
    name: 'physics',
    files: /^src\/games\/moon\/physics\//,
    may: ['contract', 'lib', 'own'],
    packages: ['@dimforge/rapier3d'],
  },
  { name: 'nature', files: /^src\/games\/[^/]+\/nature\.ts$/, may: ['contract', 'lib', 'own'], packages: [] },
  {
    name: 'view',
    files: /^src\/games\/[^/]+\/view\//,
    may: ['contract', 'stage', 'i18n', 'audio', 'lib', 'own'],
    packages: ['pixi.js'],
  },
  { name: 'computer', files: /^src\/games\/[^/]+\/computer[^/]*\.ts$/, may: [...PURE, 'computer'], packages: [] },
  { name: 'messages', files: /^src\/games\/[^/]+\/messages\//, may: ['contract', 'own'], packages: [] },
  { name: 'pure game', files: /^src\/games\/[^/]+\/.+\.ts$/, may: PURE, packages: [] },
  { name: 'search', files: /^src\/computer\//, may: ['computer', 'contract', 'lib'], packages: [] },
  {
    name: 'worker',
    files: /^src\/worker\//,
    may: ['worker', 'contract', 'lib', 'computer', 'match/ports.ts'],
    packages: ['comlink'],
  },
  { name: 'match', files: /^src\/match\//, may: ['match', 'contract', 'lib'], packages: [] },
  {
    name: 'stage',
    files: /^src\/stage\//,
    may: ['stage', 'contract', 'lib', 'i18n', 'audio'],
    packages: ['pixi.js', '@tweenjs/tween.js'],
  },
  {
    name: 'storage',
    files: /^src\/storage\//,
    may: ['storage', 'contract', 'lib', 'match'],
    packages: ['idb', 'valibot'],
  },
  { name: 'i18n', files: /^src\/i18n\//, may: ['i18n', 'lib', 'contract'], packages: [] },
  { name: 'audio', files: /^src\/audio\//, may: ['audio', 'lib'], packages: [] },
  { name: 'offline', files: /^src\/offline\//, may: ['offline'], packages: ['workbox-window'] },
  {
    name: 'shell',
    files: /^src\/shell\//,
    may: [
      'shell',
      'contract',
      'lib',
      'match',
      'stage',
      'storage',
      'i18n',
      'audio',
      'offline',
      'worker/bridge.ts',
      'computer',
      'games/box.ts',
      'games/registry.ts',
    ],
    packages: ['preact', '@preact/signals'],
  },
  {
    name: 'main',
    files: /^src\/main\.tsx$/,
    may: ['shell', 'storage', 'i18n', 'audio', 'offline', 'games/registry.ts', 'lib', 'contract'],
    packages: ['preact'],
  },
];

function gameOf(path: string): string | null {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function isPureFile(path: string): boolean {
  return !/\/(view|physics|art|sounds)\/|\/(index|nature)\.ts$/.test(path);
}

function allows(row: Row, one: Import): boolean {
  if (one.isPackage) return row.packages.includes(one.to);
  const inside = one.to.replace(/^src\//, '');
  const ownGame = gameOf(one.from);
  const sameGame = ownGame !== null && gameOf(one.to) === ownGame;
  return row.may.some((place) => {
    if (place === 'own') return sameGame;
    if (place === 'own-pure') return sameGame && isPureFile(one.to);
    if (place.startsWith('games/*/')) return inside.replace(/^games\/[^/]+\//, 'games/*/') === place;
    return inside === place || inside.startsWith(`${place}/`);
  });
}

/** Every import that the table does not allow, as sentences. */
export function violations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const row = TABLE.find((one) => one.files.test(file.path));
    if (row === undefined) return /\.d\.ts$/.test(file.path) ? [] : [`${file.path} has no row in the table`];
    return importsOf(file)
      .filter((one) => !allows(row, one))
      .map((one) => `${row.name}: ${one.from} may not import ${one.to}`);
  });
}

/** Imports that run at load time, by file. */
export function graph(files: readonly SourceFile[], withLazy: boolean): ReadonlyMap<string, readonly string[]> {
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter((one) => !one.isPackage && !one.typeOnly && (withLazy || !one.lazy))
        .map((one) => one.to),
    ]),
  );
}

/** Everything that code of `start` can come to, itself included. */
export function reach(edges: ReadonlyMap<string, readonly string[]>, start: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>(start);
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const next of edges.get(path) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

/** The first cycle of load-time imports, as a list of paths, or null. */
export function cycle(edges: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const next of edges.get(path) ?? []) {
      const found = visit(next, [...trail, path]);
      if (found !== null) return found;
    }
    done.add(path);
    return null;
  };
  for (const path of edges.keys()) {
    const found = visit(path, []);
    if (found !== null) return found;
  }
  return null;
}
