/** Which goldens there are: a game lists its own in `<game>/cases.ts`. */
import type { About } from '../../src/contract/about.ts';
import type { Rules, Shape } from '../../src/contract/rules.ts';
import { type Case, playthrough } from './playthrough.ts';

const lists = import.meta.glob<{ readonly cases: readonly Case[] }>('./*/cases.ts');
const indexes = import.meta.glob<{ readonly game: { readonly about: About<Shape> } }>('../../src/games/*/index.ts');
const rulesOf = import.meta.glob<{ readonly rules: Rules<Shape> }>('../../src/games/*/rules.ts');

/** Path below `test/goldens` → how to make its text. All games, or one. */
export async function allGoldens(wanted: string | null): Promise<ReadonlyMap<string, () => string>> {
  const made = new Map<string, () => string>();
  for (const [path, load] of Object.entries(lists)) {
    const id = path.split('/')[1] ?? '';
    if (wanted !== null && wanted !== id) continue;
    const index = await indexes[`../../src/games/${id}/index.ts`]?.();
    const rules = await rulesOf[`../../src/games/${id}/rules.ts`]?.();
    if (index === undefined || rules === undefined) throw new Error(`no game "${id}"`);
    for (const one of (await load()).cases) {
      made.set(`${id}/${one.seats}-${one.seed}.txt`, () => playthrough(index.game.about, rules.rules, one));
    }
  }
  return made;
}
