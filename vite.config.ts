/** One build for every static host and base path, and the test projects. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { alias: [{ find: /^@dimforge\/rapier3d$/, replacement: '@dimforge/rapier3d/rapier.js' }] },
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
