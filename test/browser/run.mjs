/**
 * Runs the whole-app tests, two side by side: every file here that exports `name` and `run(context)`; those that export `isLong`
 * first. Names of files as arguments run only those; `--dist FOLDER` takes another build.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { option } from '../tools/serve.mjs';
import { openContext } from './lib/context.mjs';

const here = import.meta.dirname;
const dist = resolve(option('dist', join(here, '../../dist')));
const wanted = process.argv
  .slice(2)
  .filter((word) => word.endsWith('.mjs'))
  .map((path) => basename(path));
const files = readdirSync(here)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs' && file !== 'faults.mjs')
  .filter((file) => wanted.length === 0 || wanted.includes(file))
  .sort();

if (!existsSync(join(dist, 'index.html'))) {
  console.error('Nothing is built: npm run build');
  process.exit(1);
}
mkdirSync(join(here, 'out'), { recursive: true });

/** Tests wait for most of their time, but two matches at once are all that two cores take. */
const LANES = 2;

const tests = await Promise.all(
  files.map(async (file) => ({ file, ...(await import(pathToFileURL(join(here, file)).href)) })),
);
const queue = tests.toSorted((one, other) => Number(other.isLong ?? false) - Number(one.isLong ?? false));
const again = [];
await Promise.all(Array.from({ length: LANES }, lane));
const failed = [];
// A driver may lose a window for reasons of its own. What fails once more, alone and in fresh browsers, is the app's; the first fault is printed all the same.
for (const test of again) if (!(await passes(test, `${test.file}, second try`))) failed.push(test.file);
console.log(`browser: ${tests.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function lane() {
  for (let test = queue.shift(); test !== undefined; test = queue.shift()) {
    if (!(await passes(test, test.file))) again.push(test);
  }
}

/** Runs one test in browsers of its own and prints what came of it. */
async function passes(test, label) {
  const started = Date.now();
  const lines = [];
  const context = await openContext({ dist, out: join(here, 'out'), log: (text) => lines.push(`        ${text}`) });
  let fault = null;
  try {
    await test.run(context);
  } catch (error) {
    fault = error;
  }
  await context.close();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(`${fault === null ? 'passed' : 'FAILED'}  ${test.name} (${label}, ${seconds} s)`);
  if (fault !== null) lines.push(String(fault.stack ?? fault).replace(/^/gm, '        '));
  console.log(lines.join('\n'));
  return fault === null;
}
