/** Serves the stand: any game's board, by itself, without the shell. `node test/stand/serve.mjs --port 5150`, then `/?game=maaf&seats=4&plies=40`. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '5150' } } });

const server = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: join(tmpdir(), `stand-${values.port}`),
  server: {
    port: Number(values.port),
    strictPort: true,
    hmr: false,
    watch: null,
    fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] },
  },
  optimizeDeps: {
    include: [
      'pixi.js',
      'pixi.js/unsafe-eval',
      'pixi.js/events',
      'pixi.js/graphics',
      'pixi.js/mesh',
      'pixi.js/text',
      '@tweenjs/tween.js',
    ],
  },
  resolve: { alias: [{ find: /^@dimforge\/rapier3d$/, replacement: '@dimforge/rapier3d/rapier.js' }] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
await server.listen();
console.log(`http://localhost:${values.port}/`);
