/** The development server of the stand, on a cache of its own. It watches nothing: start it again after a change. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export function standServer(port) {
  return createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir: join(tmpdir(), `stand-${port}`),
    server: {
      port: port,
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
}
