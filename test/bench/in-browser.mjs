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
async function coldPage(url, { viewport = { width: 1180, height: 820 }, webgl = true, ...more } = {}) {
  const browser = await openChromium({ serviceWorkers: 'block', viewport, webgl });
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
  await page.raw.addInitScript(sixtyFrames);
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

/** Keys with which a held ladder is steered while frames are measured, and ms between two of them. */
const STEERING = ['ArrowDown', 'e', 'ArrowLeft', 's', 'ArrowRight', ']', 'd', 'ArrowUp', 'q', 'a'];
const REPEAT = 33;
/** Frames until the browser has compiled what runs in each, and frames that count. */
const WARM_FRAMES = 600;
const MOON_FRAMES = 300;

/**
 * Runs in the page before anything else. From `globalThis.sixty()` on the page's clock goes by frames, a sixtieth of a second each, and
 * nothing is asked of a card any more: without one the processor draws, two frames a second instead of sixty, and such a page
 * never runs compiled code. All script of a frame remains.
 */
function sixtyFrames() {
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  const now = performance.now.bind(performance);
  let start = null;
  globalThis.drawn = 0;
  globalThis.requestAnimationFrame = (call) =>
    ask((time) => {
      globalThis.drawn += 1;
      call(time);
    });
  performance.now = () => (start === null ? now() : start + (globalThis.drawn * 1000) / 60);
  globalThis.sixty = () => {
    for (const name of ['drawElements', 'drawArrays']) WebGL2RenderingContext.prototype[name] = () => {};
    start = now();
    globalThis.drawn = 0;
  };
}

/** Runs in the page: ms of the fixed arithmetic of reference.ts, the median of three. */
function referenceInPage() {
  const runs = [0, 1, 2].map(() => {
    const start = performance.now();
    let word = 1;
    for (let step = 0; step < 50_000_000; step += 1) word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + step;
    globalThis.word = word;
    return performance.now() - start;
  });
  return runs.sort((one, other) => one - other)[1];
}

/** CPU ms of the main thread in each frame's callbacks while `play` runs: the processor draws here too, so time on the wall tells nothing. */
async function frameCpu(browser, play) {
  const session = await browser.browser.newBrowserCDPSession();
  const costs = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, tdur } of value)
      if (name === 'FireAnimationFrame' && tdur !== undefined) costs.push(tdur / 1000);
  });
  const over = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await play();
  await session.send('Tracing.end');
  await over;
  return costs;
}

/** What a frame of the moon's script costs at sixty a second while somebody steers a ladder over twenty others, gravity included. */
async function moonFrames({ browser, page }, url, save) {
  await page.goto(url);
  await page.waitFor(() => document.querySelector('.home') !== null, { what: 'Home' });
  await openSave(page, url, save);
  const referenceMs = await page.evaluate(referenceInPage);
  await page.evaluate(() => globalThis.sixty());
  const costs = await frameCpu(browser, async () => {
    for (let key = 0; (await page.evaluate(() => globalThis.drawn)) < WARM_FRAMES + MOON_FRAMES; key += 1) {
      await page.raw.keyboard.press(STEERING[key % STEERING.length]);
      await new Promise((done) => setTimeout(done, REPEAT));
    }
  });
  const warm = costs.slice(-MOON_FRAMES);
  const medianCpuMs = at(warm, 0.5);
  return {
    frames: warm.length,
    medianCpuMs,
    p90CpuMs: at(warm, 0.9),
    referenceMs: Math.round(referenceMs),
    medianPer1000Reference: Number(((1000 * medianCpuMs) / referenceMs).toFixed(2)),
  };
}

/** The same in depth, and in simple graphics without WebGL. */
export async function benchMoonInBrowser(dist) {
  const server = await serve({ dir: dist });
  const [, , save] = rowsOfMoon();
  const report = {};
  for (const simpleGraphics of [false, true]) {
    const cold = await coldPage(server.url, { viewport: SMALL, webgl: !simpleGraphics, simpleGraphics });
    report[simpleGraphics ? 'simple' : 'inDepth'] = await moonFrames(cold, server.url, save);
    await cold.browser.close();
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
