/** Counts what the build weighs: scripts on Home (brotli), the offline copy and the large pack (raw). Ends non-zero over a ceiling. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const KB = 1000;

/** Every script that the page loads before anything is asked for: its entry and what that imports, not what it may import later. */
export function homeScripts(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const entries = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(?:\.\/)?([^"]+\.js)"/g)].map(
    ([, path]) => path,
  );
  const seen = new Set();
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(join(dist, path), 'utf8');
    for (const [, next] of text.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^;'"()]*from\s*)?["'](\.[^"']+)["']/g,
    )) {
      visit(join(dirname(path), next));
    }
  };
  for (const path of entries) visit(path);
  return [...seen];
}

export function measure(dist) {
  const home = homeScripts(dist).map((path) => {
    const bytes = readFileSync(join(dist, path));
    return { path, raw: bytes.length, brotli: brotliCompressSync(bytes).length };
  });
  const listed = (file, key) => JSON.parse(readFileSync(join(dist, file), 'utf8'))[key];
  const sum = (list) => list.reduce((total, one) => total + one, 0);
  const copy = listed('copy.json', 'entries');
  return {
    home,
    homeBrotli: sum(home.map((one) => one.brotli)),
    copyFiles: copy.length,
    copyRaw: sum(copy.map(([, bytes]) => bytes)),
    packRaw: sum(listed('pack.json', 'files').map(([, bytes]) => bytes)),
    largest: copy.toSorted((a, b) => b[1] - a[1]).slice(0, 8),
  };
}

function main() {
  const dist = resolve(import.meta.dirname, '../..', process.argv[2] ?? 'dist');
  if (!existsSync(join(dist, 'copy.json'))) {
    console.error('Nothing is built: npm run build');
    process.exitCode = 1;
    return;
  }
  const found = measure(dist);
  const rows = [
    ['scripts on Home, brotli', found.homeBrotli, 20 * KB, 20 * KB],
    [`offline copy, ${found.copyFiles} files, raw`, found.copyRaw, 2500 * KB, 2500 * KB],
    ['large pack, raw', found.packRaw, 3200 * KB, 3200 * KB],
    ['page, raw', statSync(join(dist, 'index.html')).size, 12 * KB, 20 * KB],
  ];
  for (const { path, raw, brotli } of found.home) console.log(`  ${kb(brotli)} (${kb(raw)} raw)  ${path}`);
  for (const [name, bytes, goal, ceiling] of rows) {
    const verdict = bytes <= goal ? 'good' : bytes <= ceiling ? 'over the goal' : 'TOO MUCH';
    console.log(`${kb(bytes)} of ${kb(goal)}  ${name}: ${verdict}`);
    if (bytes > ceiling) process.exitCode = 1;
  }
  console.log(`largest: ${found.largest.map(([path, bytes]) => `${path} ${kb(bytes)}`).join(', ')}`);
}

function kb(bytes) {
  return `${(bytes / KB).toFixed(1)} kB`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
