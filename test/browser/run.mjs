/** Runs the whole-app tests one after the other: every file here that exports `name` and `run(context)`. Names of files as arguments run only those; `--dist FOLDER` takes another build. */
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
const results = [];
for (const file of files) {
  const test = await import(pathToFileURL(join(here, file)).href);
  let fault = await attempt(test, file);
  // A driver may lose a window for reasons of its own. What fails twice in fresh browsers is the app's; the first fault is printed all the same.
  if (fault !== null) fault = await attempt(test, `${file}, second try`);
  results.push(fault === null);
}
const failed = results.filter((isGood) => !isGood).length;
console.log(`browser: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one test in browsers of its own; null, or what went wrong. */
async function attempt(test, label) {
  const started = Date.now();
  const context = await openContext({ dist, out: join(here, 'out') });
  let fault = null;
  try {
    await test.run(context);
  } catch (error) {
    fault = error;
  }
  await context.close();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${fault === null ? 'passed' : 'FAILED'}  ${test.name} (${label}, ${seconds} s)`);
  if (fault !== null) console.log(String(fault.stack ?? fault).replace(/^/gm, '        '));
  return fault;
}
