/** `npm run faults [-- GAME …] [--kills N]`: kills pages in the middle of matches and prints what came of it as JSON. Not part of `npm test`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openContext } from './lib/context.mjs';
import { killAndResume } from './lib/kills.mjs';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const words = process.argv.slice(2);
const at = words.indexOf('--kills');
const kills = at < 0 ? 300 : Number(words[at + 1]);
const named = words.filter((word, index) => !word.startsWith('--') && (at < 0 || index !== at + 1));
const registry = readFileSync(join(root, 'src/games/registry.ts'), 'utf8');
const games = readdirSync(join(root, 'src/games')).filter((id) => registry.includes(`'./${id}/index.ts'`));

if (!existsSync(join(dist, 'index.html'))) {
  console.error('Nothing is built: npm run build');
  process.exit(1);
}
const chosen = named.length > 0 ? named : games.slice(0, 1);
const results = [];
for (const [index, game] of chosen.entries()) {
  const context = openContext({ dist, out: join(import.meta.dirname, 'out') });
  try {
    results.push({ ...(await killAndResume(context, { game, kills, seed: 100 + index })), lost: 0 });
  } catch (fault) {
    results.push({ game, fault: String(fault) });
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}
console.log(JSON.stringify(results, null, 1));
