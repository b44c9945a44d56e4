/** `npm run faults [-- GAME …] [--kills N]`: kills pages in the middle of matches, fills the disk and opens a match twice; prints what came of it as JSON. Not part of `npm test`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as fullDisk from './full-disk.mjs';
import { openContext } from './lib/context.mjs';
import { killAndResume } from './lib/kills.mjs';
import * as windows from './windows.mjs';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const words = process.argv.slice(2);
const at = words.indexOf('--kills');
const kills = at < 0 ? 300 : Number(words[at + 1]);
const named = words.filter((word, index) => !word.startsWith('--') && (at < 0 || index !== at + 1));
const registry = readFileSync(join(root, 'src/games/registry.ts'), 'utf8');
const games = readdirSync(join(root, 'src/games')).filter((id) => registry.includes(`'./${id}/index.ts'`));
const unknown = named.filter((id) => !games.includes(id));

if (unknown.length > 0 || !Number.isInteger(kills) || kills < 1) {
  console.error(`Games: ${games.join(', ')}. --kills wants a whole number.`);
  process.exit(1);
}
if (!existsSync(join(dist, 'index.html'))) {
  console.error('Nothing is built: npm run build');
  process.exit(1);
}
const results = [];
const chosen = named.length > 0 ? named : ['maaf'];
for (const [index, game] of chosen.entries()) {
  await report({ fault: 'kills', game }, async (context) => ({
    ...(await killAndResume(context, { game, kills, seed: 100 + index })),
    lost: 0,
  }));
}
for (const [fault, test] of Object.entries({ 'full disk': fullDisk, 'two windows': windows })) {
  await report({ fault, holds: test.name }, (context) => test.run(context));
}
console.log(JSON.stringify(results, null, 1));

/** Does the harm in browsers of its own and keeps what came of it. */
async function report(what, harm) {
  const context = openContext({ dist, out: join(import.meta.dirname, 'out'), log: console.error });
  try {
    results.push({ ...what, passed: true, ...(await harm(context)) });
  } catch (error) {
    results.push({ ...what, passed: false, error: String(error) });
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}
