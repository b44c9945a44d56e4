/** `npm run bench [-- PART …]`: sizes, speeds and memory as one JSON text. Parts: `playouts`, `browser`, `koin`, `maumau`, `moon`. Never a test: figures depend on the machine. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { existsSync } from 'node:fs';
import { gameOf, games } from '../../src/games/registry.ts';
import { benchInBrowser, benchMoonInBrowser } from './in-browser.mjs';
import { bench as koin } from './koin.ts';
import { bench as maumau } from './maumau.ts';
import { bench as moon } from './moon.ts';
import { playouts } from './playouts.ts';
import { referenceMs } from './reference.ts';

const DIST = 'dist';

async function allPlayouts(): Promise<object> {
  const rows: (readonly [string, object])[] = [];
  for (const game of games) {
    for (const seats of new Set([game.about.seats.min, Math.min(4, game.about.seats.max)])) {
      rows.push([`${game.about.id}, ${seats} seats`, await playouts(game, seats)]);
    }
  }
  return Object.fromEntries(rows);
}

/** The folder of the built app; built if it is not there. */
function built(): string {
  if (!existsSync(DIST)) execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
  return DIST;
}

const PARTS: { readonly [name: string]: () => Promise<unknown> } = {
  playouts: allPlayouts,
  browser: async () => benchInBrowser(built()),
  koin: async () => (gameOf('koin') === null ? null : koin(built())),
  maumau: async () => (gameOf('maumau') === null ? null : maumau(built())),
  moon: async () =>
    gameOf('moon') === null ? null : { ...(await moon()), frameScript: await benchMoonInBrowser(built()) },
};

export async function main(args: readonly string[]): Promise<number> {
  const wanted = Object.entries(PARTS).filter(([name]) => args.length === 0 || args.includes(name));
  const report: { [name: string]: unknown } = {
    machine: {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      node: process.version,
      referenceMs: referenceMs(),
    },
  };
  for (const [name, run] of wanted) report[name] = await run();
  console.log(JSON.stringify(report, null, 2));
  return 0;
}
