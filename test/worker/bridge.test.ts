/** The bridge over a worker that is only pretended: lazily started, one question at a time, ended by an abort. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Shape } from '../../src/contract/rules.ts';
import type { ThinkerQuestion } from '../../src/match/ports.ts';
import type { Brain } from '../../src/worker/brain.ts';
import { createBridge } from '../../src/worker/bridge.ts';

const QUESTION: ThinkerQuestion<Shape> = {
  game: 'salam',
  observation: {},
  seat: 1,
  level: 'seru',
  character: null,
  seed: 'm/4',
  memory: null,
};

/** Workers that answer when told. */
function pretend() {
  const log: string[] = [];
  const open: { readonly answer: (move: unknown) => void; readonly fail: (fault: unknown) => void }[] = [];
  let started = 0;
  let fail: () => void = () => undefined;
  const brain = {
    choose: (question: ThinkerQuestion<Shape>) =>
      new Promise((answer, reject) => {
        log.push(`ask ${question.seed}`);
        open.push({ answer: (move) => answer({ move, memory: null, footage: null }), fail: reject });
      }),
  } as unknown as Brain;
  return {
    log,
    open,
    die: () => fail(),
    start: (onFail: () => void) => {
      started += 1;
      fail = onFail;
      log.push(`start ${started}`);
      return { brain, end: () => log.push('end') };
    },
  };
}

const settled = () => new Promise((done) => setTimeout(done, 0));
const never = new AbortController().signal;

afterEach(() => vi.useRealTimers());

test('starts no worker before the first question', async () => {
  const { start, log, open } = pretend();
  const bridge = createBridge({ start });
  await settled();
  expect(log).toEqual([]);
  const reply = bridge.choose(QUESTION, never);
  await settled();
  expect(log).toEqual(['start 1', 'ask m/4']);
  open[0]?.answer('step');
  expect(await reply).toEqual({ move: 'step', memory: null, footage: null });
  bridge.dispose();
});

test('asks one thing at a time, in one worker', async () => {
  const { start, log, open } = pretend();
  const bridge = createBridge({ start });
  const first = bridge.choose(QUESTION, never);
  const second = bridge.choose({ ...QUESTION, seed: 'm/5' }, never);
  await settled();
  expect(log).toEqual(['start 1', 'ask m/4']);
  open[0]?.answer('one');
  await first;
  await settled();
  expect(log).toEqual(['start 1', 'ask m/4', 'ask m/5']);
  open[1]?.answer('two');
  expect(await second).toMatchObject({ move: 'two' });
  bridge.dispose();
});

test('an abort ends the worker, and the next question starts another', async () => {
  const { start, log, open } = pretend();
  const bridge = createBridge({ start });
  const abort = new AbortController();
  const first = bridge.choose(QUESTION, abort.signal);
  await settled();
  abort.abort('undo');
  await expect(first).rejects.toBe('undo');
  const second = bridge.choose(QUESTION, never);
  await settled();
  expect(log).toEqual(['start 1', 'ask m/4', 'end', 'start 2', 'ask m/4']);
  open[1]?.answer('again');
  expect(await second).toMatchObject({ move: 'again' });
  bridge.dispose();
});

test('a question that is aborted while it waits is never asked and disturbs nobody', async () => {
  const { start, log, open } = pretend();
  const bridge = createBridge({ start });
  const abort = new AbortController();
  const first = bridge.choose(QUESTION, never);
  const second = bridge.choose({ ...QUESTION, seed: 'm/5' }, abort.signal);
  await settled();
  abort.abort('left');
  await expect(second).rejects.toBe('left');
  open[0]?.answer('one');
  expect(await first).toMatchObject({ move: 'one' });
  await settled();
  expect(log).toEqual(['start 1', 'ask m/4']);
  await expect(bridge.choose(QUESTION, AbortSignal.abort('gone'))).rejects.toBe('gone');
  bridge.dispose();
});

test('an idle worker is dropped after half a minute', async () => {
  vi.useFakeTimers();
  const { start, log, open } = pretend();
  const bridge = createBridge({ start });
  const first = bridge.choose(QUESTION, never);
  await vi.advanceTimersByTimeAsync(0);
  open[0]?.answer('one');
  await first;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(log).not.toContain('end');
  await vi.advanceTimersByTimeAsync(2000);
  expect(log.at(-1)).toBe('end');
});

test('a fault of the thinker comes through, and the worker lives on', async () => {
  const { start, log, open } = pretend();
  const bridge = createBridge({ start });
  const first = bridge.choose(QUESTION, never);
  await settled();
  open[0]?.fail(new Error('no moves'));
  await expect(first).rejects.toThrow('no moves');
  const second = bridge.choose(QUESTION, never);
  await settled();
  open[1]?.answer('fine');
  await second;
  expect(log.filter((line) => line.startsWith('start'))).toHaveLength(1);
  bridge.dispose();
});

test('where no worker starts, the page thinks itself', async () => {
  const onPage = { choose: async () => ({ move: 'own', memory: null, footage: null }) } as unknown as Brain;
  const bridge = createBridge({
    start: () => {
      throw new Error('no workers here');
    },
    onPage: async () => onPage,
  });
  expect(await bridge.choose(QUESTION, never)).toMatchObject({ move: 'own' });
});

test('a worker that dies over a question leaves it to the page', async () => {
  const onPage = { choose: async () => ({ move: 'own', memory: null, footage: null }) } as unknown as Brain;
  const { start, log, die } = pretend();
  const bridge = createBridge({ start, onPage: async () => onPage });
  const reply = bridge.choose(QUESTION, never);
  await settled();
  die();
  expect(await reply).toMatchObject({ move: 'own' });
  expect(await bridge.choose(QUESTION, never)).toMatchObject({ move: 'own' });
  expect(log).toEqual(['start 1', 'ask m/4', 'end']);
});
