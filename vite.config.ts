/** One build for every static host and base path, its offline copy, and the test projects. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** Where the build goes; known once the config is resolved. */
let outDir = join(root, 'dist');

/** Content-Security-Policy of the page; docs/hosting.md has it as a header too. `hashes`: of the inline scripts. */
function policy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...hashes].join(' ')}`,
    "worker-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/** Puts the boot watchdog and the policy into the built page. */
function guardedPage(): Plugin {
  return {
    name: 'tikar:page',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const watchdog = readFileSync(join(root, 'src/offline/watchdog.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '');
        const page = html.replace(/(<meta charset=[^>]*>)/i, `$1\n    <!--policy-->\n    <script>${watchdog}</script>`);
        const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
        const hashes = inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
        return page.replace('<!--policy-->', `<meta http-equiv="Content-Security-Policy" content="${policy(hashes)}">`);
      },
    },
  };
}

/** Lists what is too large for the offline copy (the physics of one game), for `src/offline/pack.ts`. */
function largePack(): Plugin {
  return {
    name: 'tikar:pack',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler() {
        const names = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.wasm'));
        const files = names.sort().map((name) => [`assets/${name}`, statSync(join(outDir, 'assets', name)).size]);
        writeFileSync(join(outDir, 'pack.json'), JSON.stringify({ files }));
      },
    },
  };
}

/** The WebGPU renderer is never used, and would be part of what every board loads. */
function withoutWebGpu(): Plugin {
  return {
    name: 'tikar:no-webgpu',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (source.endsWith('/gpu/WebGPURenderer.mjs') ? '\0no-webgpu' : null),
    load: (id) =>
      id === '\0no-webgpu'
        ? "export class WebGPURenderer { constructor() { throw new Error('WebGPU is left out'); } }"
        : null,
  };
}

/** The scripts that speak to the physics engine's classes. */
function physicsScripts(): string {
  const folders = readdirSync(join(root, 'src/games')).map((id) => join(root, 'src/games', id, 'physics'));
  const files = folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

const namesAfterDots = (text: string) => [...text.matchAll(/\.(\w+)/g)].map(([, name = '']) => name);

/**
 * The physics engine's glue has hundreds of methods for what no game does (vehicles, soft bodies, ropes), and no bundler drops a
 * method. Those go whose name follows no dot anywhere: not in our scripts, not in the glue's functions, not in a method that stays.
 * `Symbol.dispose` goes with them, and forgotten objects are watched by a call marked as pure, so that whole classes can go too.
 */
function trimmedGlue(): Plugin {
  return {
    name: 'tikar:engine-glue',
    apply: 'build',
    transform(whole, id) {
      if (!id.endsWith('rapier_wasm3d_bg.js')) return null;
      const code = whole
        .replace(/^if \(Symbol\.dispose\) .*;$/gm, '')
        .replaceAll(': new FinalizationRegistry(', ': /* @__PURE__ */ new FinalizationRegistry(');
      const members = this.parse(code).body.flatMap((one) => {
        const made = one.type === 'ExportNamedDeclaration' ? one.declaration : one;
        return made?.type === 'ClassDeclaration' ? made.body.body : [];
      });
      const unsettled = members.flatMap((one) =>
        one.type === 'MethodDefinition' && one.kind !== 'constructor' && one.key.type === 'Identifier'
          ? [{ name: one.key.name, start: one.start, end: one.end, text: code.slice(one.start, one.end) }]
          : [],
      );
      const without = (gone: typeof unsettled) =>
        gone.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      const wanted = new Set(namesAfterDots(without(unsettled) + physicsScripts()));
      for (let found = true; found; ) {
        const kept = unsettled.filter(({ name }) => wanted.has(name));
        for (const one of kept) for (const name of namesAfterDots(one.text)) wanted.add(name);
        for (const one of kept) unsettled.splice(unsettled.indexOf(one), 1);
        found = kept.length > 0;
      }
      return { code: without(unsettled), map: null, moduleSideEffects: false };
    },
  };
}

/** The long presses of the home-screen icon: one for each game of the box, by its Indonesian name. */
function shortcuts(): NonNullable<ManifestOptions['shortcuts']> {
  const registry = readFileSync(join(root, 'src/games/registry.ts'), 'utf8');
  return readdirSync(join(root, 'src/games')).flatMap((id) => {
    const messages = join(root, 'src/games', id, 'messages/id.ts');
    if (!registry.includes(`'./${id}/index.ts'`) || !existsSync(messages)) return [];
    const name = /^\s*title: (['"])(.+)\1/m.exec(readFileSync(messages, 'utf8'))?.[2];
    const icon = `icons/game-${id}.png`;
    const icons = existsSync(join(root, 'public', icon)) ? [{ src: icon, sizes: '96x96', type: 'image/png' }] : [];
    return name === undefined ? [] : [{ name, url: `./#/setup/${id}`, icons }];
  });
}

function screenshots(): NonNullable<ManifestOptions['screenshots']> {
  const shots = [
    { src: 'screenshots/wide.png', sizes: '1280x800', form_factor: 'wide' },
    { src: 'screenshots/narrow.png', sizes: '780x1688', form_factor: 'narrow' },
  ] as const;
  return shots.filter(({ src }) => existsSync(join(root, 'public', src))).map((one) => ({ ...one, type: 'image/png' }));
}

function manifest(): Partial<ManifestOptions> {
  return {
    id: 'tikar',
    start_url: '.',
    scope: '.',
    name: 'Tikar',
    short_name: 'Tikar',
    description: 'Empat permainan keluarga di satu tablet, tanpa internet.',
    lang: 'id',
    dir: 'ltr',
    display: 'standalone',
    background_color: '#FFFAEF',
    theme_color: '#5B2347',
    categories: ['games', 'kids', 'family'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/mono-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
    screenshots: screenshots(),
    shortcuts: shortcuts(),
  };
}

/**
 * The offline copy. Prompt mode, and no skipWaiting or clientsClaim: a new version waits until `src/offline/register.ts`
 * says so. A file over the plugin's size limit fails the build: that limit stays.
 */
function offlineCopy() {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: manifest(),
    workbox: {
      cacheId: 'tikar',
      globPatterns: ['**/*.{html,js,css,svg,png,webp,jpg,woff2,json,txt,webmanifest,ogg,mp3,bin}'],
      // Icons and screenshots belong to the system, which fetches them when the app is installed.
      globIgnores: ['screenshots/**', 'icons/*.png', '**/*.wasm'],
      navigateFallback: 'index.html',
      // Its search by scope would also hit a copy below this one ("/" and "/a/b/"); the precache drops its own old files anyway.
      cleanupOutdatedCaches: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [listedCopy],
      runtimeCaching: [
        {
          urlPattern: /\/assets\/[^/]+\.wasm$/,
          // Cache first, into the cache that `src/offline/pack.ts` fills: its name holds the file's hash and the scope.
          handler: async ({ request, event }) => {
            const name = new URL(request.url).pathname.split('/').pop();
            const worker = self as unknown as { registration: { scope: string } };
            const cache = await caches.open(`tikar-moon-${name}${worker.registration.scope}`);
            const kept = await cache.match(request.url, { ignoreVary: true });
            if (kept !== undefined) return kept;
            const response = await fetch(request);
            if (response.ok) {
              const put = cache.put(request.url, response.clone()).catch(() => undefined);
              (event as { waitUntil?(work: Promise<unknown>): void }).waitUntil?.(put);
            }
            return response;
          },
        },
      ],
    },
  });
}

interface CopyManifestEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

/** Writes `copy.json`, against which the page counts how far the copy is, and takes it into the copy. */
function listedCopy(entries: readonly CopyManifestEntry[]) {
  // A failed build comes here too, and must show its own error.
  if (!existsSync(join(outDir, 'index.html'))) return { manifest: [...entries], warnings: [] };
  const text = JSON.stringify({
    entries: entries.map(({ url, size, revision }) => [url, size, revision ?? null]),
  });
  writeFileSync(join(outDir, 'copy.json'), text);
  const revision = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return { manifest: [...entries, { url: 'copy.json', revision, size: text.length }], warnings: [] };
}

export default defineConfig({
  base: './',
  define: { 'import.meta.env.TIKAR_VERSION': JSON.stringify(version) },
  worker: { format: 'es', plugins: () => [trimmedGlue()], rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    target: ['chrome107', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
    // Where a browser knows no preloading (Safari before 17), imports load all the same.
    modulePreload: { polyfill: false },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [withoutWebGpu(), trimmedGlue(), guardedPage(), largePack(), offlineCopy()],
  optimizeDeps: { exclude: ['@dimforge/rapier3d'] },
  ssr: { noExternal: [/rapier3d/] },
  test: {
    // A slow machine is not a failure: no test ends by the clock.
    testTimeout: 0,
    hookTimeout: 0,
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
      {
        extends: true,
        optimizeDeps: {
          include: ['idb', 'valibot', 'comlink', '@tweenjs/tween.js', 'pixi.js'].concat(
            ['unsafe-eval', 'events', 'graphics', 'mesh', 'text'].map((part) => `pixi.js/${part}`),
          ),
        },
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: '/usr/bin/chromium',
                args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
