/** One build for every static host and base path, and the test projects. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: [
      { find: /^@dimforge\/rapier3d$/, replacement: '@dimforge/rapier3d/rapier.js' },
      // The engine's own entry imports its wasm as a module; here it is a plain file that games/moon/physics/engine.ts fetches.
      { find: /^\.\/rapier_wasm3d$/, replacement: './rapier_wasm3d_bg.js' },
    ],
  },
  optimizeDeps: { exclude: ['@dimforge/rapier3d'] },
  ssr: { noExternal: [/rapier3d/] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.dom.test.{ts,tsx}', 'test/**/*.browser.test.ts'],
          server: { deps: { inline: [/rapier3d/] } },
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', include: ['test/**/*.dom.test.{ts,tsx}'] },
      },
    ],
  },
});
