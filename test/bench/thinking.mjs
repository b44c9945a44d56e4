/**
 * What the page feels while Jago thinks. Time away is by the clock, so that a busy machine makes it longer; what the main
 * thread's own tasks cost in CPU between a question to the worker and its answer is told beside it, from a trace.
 */
import { openChromium } from '../browser/lib/chromium.mjs';
import { calm, choose, startMatch, untilAsked } from '../browser/lib/playing.mjs';
import { serve } from '../tools/serve.mjs';
import { quantile } from './quantile.mjs';

/** Choices of the person, each answered by a turn of Jago. */
const CHOICES = 40;
/** The first of them are traced: a trace is large. */
const TRACED = 12;
const TRACE = ['toplevel', 'blink.user_timing'];

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
        performance.mark('tikar-answered');
        seen.answers.push(performance.now() - asked);
        asked = null;
      });
    }
    postMessage(...given) {
      asked = performance.now();
      last = null;
      port2.postMessage(null);
      super.postMessage(...given);
      performance.mark('tikar-asked');
    }
  };
}

const at = (list, part) => Number(quantile(list, part).toFixed(1));

/** CPU milliseconds of the main thread's tasks that began while an answer was owed. */
function tasksIn(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const marks = traceEvents.filter(({ name }) => name === 'tikar-asked' || name === 'tikar-answered');
  const [first] = marks;
  if (first === undefined) return [];
  const isOwn = ({ pid, tid }) => pid === first.pid && tid === first.tid;
  const tasks = traceEvents.filter((one) => isOwn(one) && /RunTask/.test(one.name) && one.tdur !== undefined);
  const ordered = marks.toSorted((one, other) => one.ts - other.ts);
  return tasks
    .filter(({ ts }) => ordered.findLast((mark) => mark.ts <= ts)?.name === 'tikar-asked')
    .map(({ tdur }) => tdur / 1000);
}

/** Plays a person against Jago. `seats` null: as many as Set-up offers. */
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
    const play = async (choices) => {
      for (let left = choices; left > 0 && !seen.isOver; left -= 1) {
        await choose(page, 0);
        seen = await untilAsked(page);
      }
    };
    await browser.browser.startTracing(page.raw, { categories: TRACE });
    await play(TRACED);
    const tasks = tasksIn(await browser.browser.stopTracing());
    await play(CHOICES - TRACED);
    const { gaps, answers } = await page.evaluate(() => globalThis.thinking);
    return {
      answers: answers.length,
      'answer of the worker, median ms': at(answers, 0.5),
      'answer of the worker, 95 % ms': at(answers, 0.95),
      'tasks of the main thread meanwhile': tasks.length,
      'their longest, CPU ms': at(tasks, 1),
      'main thread away, 99 % ms': at(gaps, 0.99),
      'main thread away, longest ms': at(gaps, 1),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
