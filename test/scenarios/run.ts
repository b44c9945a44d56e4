/** Runs files of scenarios against the real rules: `npm run scenarios -- FILE…`. The `game` of a file picks the adapter beside this one. */
import { readFile } from 'node:fs/promises';

export interface Checked {
  readonly id: string;
  /** Empty when the case holds; else what was expected and what came out, a line or more each. */
  readonly failures: readonly string[];
}

/** What an adapter `test/scenarios/<game>.ts` exports. It answers for every case of the file, also for those that it cannot read. */
export interface Adapter {
  check(file: unknown): readonly Checked[];
}

const adapters = import.meta.glob<Adapter>(['./*.ts', '!./run.ts']);

async function checkFile(path: string): Promise<readonly Checked[]> {
  try {
    const file: unknown = JSON.parse(await readFile(path, 'utf8'));
    const game = typeof file === 'object' && file !== null && 'game' in file ? String(file.game) : '';
    const load = adapters[`./${game}.ts`];
    if (load === undefined) return [{ id: path, failures: [`no adapter for the game "${game}"`] }];
    return (await load()).check(file);
  } catch (error) {
    return [{ id: path, failures: [`cannot be read: ${String(error)}`] }];
  }
}

/** The work of an adapter on one case: whatever it throws becomes a failure of that case alone. */
export function checked(id: string, work: () => readonly string[]): Checked {
  try {
    return { id, failures: work() };
  } catch (error) {
    return { id, failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

export async function main(args: readonly string[]): Promise<number> {
  let passed = 0;
  let failed = 0;
  for (const path of args) {
    for (const { id, failures } of await checkFile(path)) {
      if (failures.length === 0) passed += 1;
      else failed += 1;
      if (failures.length > 0) console.log([`${id}:`, ...failures].join('\n  '));
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || args.length === 0 ? 1 : 0;
}
