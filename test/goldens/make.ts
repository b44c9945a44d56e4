/** Remakes the goldens: `npm run goldens [-- GAME]`. A difference is read and committed like any other change. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { allGoldens } from './cases.ts';

export async function main(args: readonly string[]): Promise<number> {
  const root = resolve('test/goldens');
  for (const [path, text] of await allGoldens(args[0] ?? null)) {
    const file = resolve(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text());
    console.log(path);
  }
  return await removeStrays(root, args[0] ?? null);
}

/** A golden that no case makes any more goes away. */
async function removeStrays(root: string, game: string | null): Promise<number> {
  const made = new Set([...(await allGoldens(game)).keys()]);
  const games = new Set([...made].map((path) => dirname(path)));
  for (const one of games) {
    for (const file of await readdir(resolve(root, one))) {
      if (file.endsWith('.txt') && !made.has(`${one}/${file}`)) await rm(resolve(root, one, file));
    }
  }
  return made.size === 0 ? 1 : 0;
}
