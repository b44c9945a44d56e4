/** Runs a TypeScript file of the project in Node through Vite: `node test/tools/run.mjs FILE [ARG …]`. The file exports `main(args)`. */
import { resolve } from 'node:path';
import { createServer } from 'vite';

const [file, ...args] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
try {
  const { main } = await server.ssrLoadModule(resolve(file));
  process.exitCode = (await main(args)) ?? 0;
} finally {
  await server.close();
}
