/** Builds a TypeScript file of the project and runs it in Node: `node test/tools/run-built.mjs FILE [ARG …]`. Starts later than `run.mjs`, but calculates as fast as the app. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [file, ...args] = process.argv.slice(2);
const outDir = mkdtempSync(join(tmpdir(), 'tikar-'));
try {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: resolve(file),
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
    },
  });
  const { main } = await import(pathToFileURL(join(outDir, 'main.mjs')).href);
  process.exitCode = (await main(args)) ?? 0;
} finally {
  rmSync(outDir, { recursive: true });
}
