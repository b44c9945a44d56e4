/** How much script a frame costs while pieces move: `node test/stand/frames.mjs --port 5150` beside a running stand. Prints one JSON line, in milliseconds. */
import { parseArgs } from 'node:util';
import { openChromium } from './chromium.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5150' },
    query: { type: 'string', default: 'game=maaf&plies=60&seed=3&human=0' },
    seconds: { type: 'string', default: '8' },
  },
});

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

/** In the page: plays the first legal move again and again, so that something always moves. */
async function playOn(ms) {
  const end = performance.now() + ms;
  globalThis.costs.length = 0;
  while (performance.now() < end) {
    const { view, legal } = globalThis.stand;
    const [move] = legal() ?? [];
    if (move) for (const id of ['draw', 'forfeit', 'go']) view.press(id, null);
    const place = move ? view.placeOf(move) : null;
    if (place) view.root.emit('pointerdown', { pointerId: 1, button: 0, global: place, type: 'pointerdown' });
    if (place) view.root.emit('pointerup', { pointerId: 1, button: 0, global: place, type: 'pointerup' });
    await new Promise((done) => setTimeout(done, 100));
  }
  return globalThis.costs.sort((one, other) => one - other);
}

const browser = await openChromium();
try {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  await page.addInitScript(watchFrames);
  await page.goto(`http://localhost:${values.port}/?bare=1&${values.query}`);
  await page.waitForFunction(() => document.body.dataset['asked'] !== undefined, null, { timeout: 0 });
  const costs = await page.evaluate(playOn, Number(values.seconds) * 1000);
  const at = (part) => Number((costs[Math.floor((costs.length - 1) * part)] ?? 0).toFixed(2));
  console.log(JSON.stringify({ frames: costs.length, median: at(0.5), p90: at(0.9), most: at(1) }));
} finally {
  await browser.close();
}
