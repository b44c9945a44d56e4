/** What the built app costs in a browser: bytes until Home and until a board can be played from a cold load, and main-thread CPU. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openChromium } from '../browser/lib/chromium.mjs';
import { openSave, rowsOfMoon, SMALL } from '../browser/lib/moon.mjs';
import { startMatch, untilAsked } from '../browser/lib/playing.mjs';
import { serve } from '../tools/serve.mjs';
import { measure } from '../tools/size.mjs';
import { quantile } from './quantile.mjs';

const SETTINGS = { locale: 'id', motion: 'full', pace: 'normal', sound: false, askFirst: false };
/** Choices that are played while frames are measured. */
const CHOICES = 12;

/** Runs in the page before anything else: writes down what each frame's callbacks cost. */
function watchFrames() {
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.costs = [];
  globalThis.requestAnimationFrame = (call) =>
    ask((time) => {
      const start = performance.now();
      call(time);
      globalThis.costs.push(performance.now() - start);
    });
}

/** Brotli bytes of what was loaded: scripts, and everything (fonts and pictures of points are packed already). `paths`: below the build. */
function packed(dist, paths) {
  const bytes = { script: 0, all: 0 };
  for (const path of new Set(paths)) {
    const file = readFileSync(join(dist, path === '' ? 'index.html' : path));
    const size = /\.(?:woff2|png|webp|jpg)$/.test(path) ? file.length : brotliCompressSync(file).length;
    bytes.all += size;
    if (path.endsWith('.js')) bytes.script += size;
  }
  return bytes;
}

/** A page without a cache and without a worker, which counts the bytes on the wire (with their headers). */
async function coldPage(url, { viewport = { width: 1180, height: 820 }, ...more } = {}) {
  const browser = await openChromium({ serviceWorkers: 'block', viewport });
  const page = await browser.newPage();
  const session = await browser.context.newCDPSession(page.raw);
  const types = new Map();
  const bytes = { script: 0, all: 0 };
  const paths = [];
  page.raw.on('requestfinished', (request) => {
    if (request.url().startsWith(url))
      paths.push(
        request
          .url()
          .slice(url.length)
          .replace(/[?#].*/, ''),
      );
  });
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  session.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (/javascript/.test(types.get(requestId) ?? '')) bytes.script += encodedDataLength;
  });
  await page.raw.addInitScript(watchFrames);
  await page.raw.addInitScript(
    (settings) => {
      localStorage.setItem(`tikar${new URL('.', location.href).pathname}settings`, JSON.stringify(settings));
    },
    { ...SETTINGS, ...more },
  );
  await page.goto(url);
  await page.waitFor(() => window.__booted === true, { what: 'Home' });
  const cpuMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Math.round(1000 * (metrics.find((one) => one.name === 'TaskDuration')?.value ?? Number.NaN));
  };
  return { browser, page, bytes, paths, cpuMs };
}

const at = (list, part) => Number(quantile(list, part).toFixed(2));

/** Plays a few choices at full motion and tells what a frame's script costs, in milliseconds. */
async function frames(page) {
  await page.evaluate(() => {
    globalThis.costs.length = 0;
  });
  for (let left = CHOICES; left > 0; left -= 1) {
    await page.evaluate(() => document.querySelector('.mirror .moves button.move')?.click());
    await page.waitFor(() => document.querySelector('.play')?.dataset.phase === 'asking', { ms: 60_000 });
  }
  const costs = await page.evaluate(() => globalThis.costs);
  return { frames: costs.length, medianMs: at(costs, 0.5), p90Ms: at(costs, 0.9) };
}

/** Keys with which a held ladder is steered while frames are measured. */
const STEERING = ['ArrowDown', 'e', 'ArrowLeft', 's', 'ArrowRight', ']', 'd', 'ArrowUp', 'q', 'a'];
const MOON_FRAMES = 90;

/** What a frame of the moon's script costs while somebody steers a ladder over twenty others, gravity included, in milliseconds. */
async function moonFrames(page, url, save) {
  await page.goto(url);
  await page.waitFor(() => document.querySelector('.home') !== null, { what: 'Home' });
  await openSave(page, url, save);
  await page.evaluate(() => {
    globalThis.costs.length = 0;
  });
  for (let key = 0; (await page.evaluate(() => globalThis.costs.length)) < MOON_FRAMES; key += 1) {
    await page.raw.keyboard.press(STEERING[key % STEERING.length]);
  }
  const costs = await page.evaluate(() => globalThis.costs);
  return { frames: costs.length, medianMs: at(costs, 0.5), p90Ms: at(costs, 0.9) };
}

/** The same in depth and in simple graphics, in a small window, as the picture is drawn by the processor here. */
export async function benchMoonInBrowser(dist) {
  const server = await serve({ dir: dist });
  const [, , save] = rowsOfMoon();
  const report = {};
  for (const simpleGraphics of [false, true]) {
    const { browser, page } = await coldPage(server.url, { viewport: SMALL, simpleGraphics });
    report[simpleGraphics ? 'simple' : 'inDepth'] = await moonFrames(page, server.url, save);
    await browser.close();
  }
  await server.stop();
  return report;
}

/** `dist`: the built app. Resolves with plain figures: bytes, and CPU milliseconds of the main thread. */
export async function benchInBrowser(dist) {
  const sizes = measure(dist);
  const server = await serve({ dir: dist });
  const cold = await coldPage(server.url);
  try {
    const home = { cpuMs: await cold.cpuMs() };
    await startMatch(cold.page, server.url, 'maaf', { seats: 2 });
    await untilAsked(cold.page);
    const board = {
      brotliBytes: packed(dist, cold.paths),
      wireBytes: { ...cold.bytes },
      requests: new Set(cold.paths).size,
      cpuMs: await cold.cpuMs(),
    };
    return {
      homeJsBrotliBytes: sizes.homeBrotli,
      offlineCopyBytes: sizes.copyRaw,
      packBytes: sizes.packRaw,
      pageBytes: statSync(join(dist, 'index.html')).size,
      home,
      maafBoardFromCold: board,
      maafFrameScript: await frames(cold.page),
    };
  } finally {
    await cold.browser.close();
    await server.stop();
  }
}
