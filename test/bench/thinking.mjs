/** What the page feels while Jago thinks: how long the main thread was ever away between a question to the worker and its answer. */
import { openChromium } from '../browser/lib/chromium.mjs';
import { calm, choose, startMatch, untilAsked } from '../browser/lib/playing.mjs';
import { serve } from '../tools/serve.mjs';

/** Choices of the person, each answered by a turn of Jago. */
const CHOICES = 40;

/** Runs in the page before anything else: a tick as often as the main thread can, written down while the worker owes an answer. */
function watchThinking() {
  const seen = { gaps: [], answers: [] };
  globalThis.thinking = seen;
  let asked = null;
  let last = null;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    if (last !== null) seen.gaps.push(now - last);
    last = now;
    if (asked !== null) port2.postMessage(null);
  };
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => {
        if (asked === null) return;
        seen.answers.push(performance.now() - asked);
        asked = null;
      });
    }
    postMessage(...given) {
      asked = performance.now();
      last = null;
      port2.postMessage(null);
      super.postMessage(...given);
    }
  };
}

const at = (list, part) => {
  const sorted = list.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(1));
};

/** Plays a person against Jago; wall-clock milliseconds, so that a busy machine makes them longer. `seats` null: as many as Set-up offers. */
export async function thinkingInBrowser(dist, game, seats = null) {
  const server = await serve({ dir: dist });
  const browser = await openChromium({ serviceWorkers: 'block', viewport: { width: 480, height: 640 } });
  try {
    const page = await browser.newPage();
    await page.raw.addInitScript(watchThinking);
    await page.goto(server.url);
    await calm(page);
    await startMatch(page, server.url, game, { seats, people: 1, level: 'Jago' });
    let seen = await untilAsked(page);
    for (let left = CHOICES; left > 0 && !seen.isOver; left -= 1) {
      await choose(page, 0);
      seen = await untilAsked(page);
    }
    const { gaps, answers } = await page.evaluate(() => globalThis.thinking);
    return {
      answers: answers.length,
      'answer of the worker, median ms': at(answers, 0.5),
      'answer of the worker, 95 % ms': at(answers, 0.95),
      'main thread away, 99 % ms': at(gaps, 0.99),
      'main thread away, longest ms': at(gaps, 1),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
