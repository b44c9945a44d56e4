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
  results.push(fault === null);
  console.log(`${fault === null ? 'passed' : 'FAILED'}  ${test.name} (${file}, ${seconds} s)`);
  if (fault !== null) console.log(String(fault.stack ?? fault).replace(/^/gm, '        '));
}
const failed = results.filter((isGood) => !isGood).length;
console.log(`browser: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
