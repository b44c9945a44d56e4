/** What the page itself watches: installing, missing files, and the boot watchdog as the build puts it in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { booted } from '../../src/offline/booted.ts';
import { watchInstall } from '../../src/offline/install.ts';
import { watchMissingFiles } from '../../src/offline/missing-files.ts';

const WATCHDOG = readFileSync(join(import.meta.dirname, '../../src/offline/watchdog.js'), 'utf8');

function be(change: Partial<Navigator> & { standalone?: boolean }): void {
  for (const [key, value] of Object.entries(change)) {
    Object.defineProperty(navigator, key, { value, configurable: true });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.textContent = '';
  sessionStorage.clear();
  (window as { __booted?: boolean }).__booted = false;
  be({ userAgent: 'X11', maxTouchPoints: 0, standalone: false, onLine: true });
});
afterEach(() => vi.useRealTimers());

test("the browser's question is kept and asked from a tap", async () => {
  const ways: string[] = [];
  const install = watchInstall((way) => ways.push(way));
  expect(install.way()).toBe('none');
  expect(await install.ask()).toBe(false);
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(install.way()).toBe('prompt');
  expect(await install.ask()).toBe(true);
  expect(prompt).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('appinstalled'));
  expect(ways).toEqual(['prompt', 'none', 'installed']);
});

test.each([
  ['an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)', maxTouchPoints: 5 }, 'ios'],
  ['an iPad that says it is a Mac', { userAgent: 'Mozilla/5.0 (Macintosh; Intel)', maxTouchPoints: 5 }, 'ios'],
  ['a Mac', { userAgent: 'Mozilla/5.0 (Macintosh; Intel)', maxTouchPoints: 0 }, 'none'],
  ['an iPad home screen', { userAgent: 'Mozilla/5.0 (iPad)', maxTouchPoints: 5, standalone: true }, 'installed'],
])('%s is told apart', (_name, device, way) => {
  be(device);
  expect(watchInstall(() => undefined).way()).toBe(way);
});

test('a missing file loads the page again once, never in a match and never offline', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const missing = vi.fn();
  let isPlaying = true;
  watchMissingFiles({ isPlaying: () => isPlaying, onMissingFile: missing });
  const fail = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  fail();
  expect([reload.mock.calls.length, missing.mock.calls.length]).toEqual([0, 1]);
  isPlaying = false;
  be({ onLine: false });
  fail();
  expect([reload.mock.calls.length, missing.mock.calls.length]).toEqual([0, 2]);
  be({ onLine: true });
  fail();
  expect([reload.mock.calls.length, missing.mock.calls.length]).toEqual([1, 2]);
  fail();
  expect([reload.mock.calls.length, missing.mock.calls.length]).toEqual([1, 3]);
  reload.mockRestore();
});

/** Runs the watchdog as the page does. */
function release(): void {
  new Function(WATCHDOG)();
}

test('the watchdog says nothing when the app starts in time', () => {
  release();
  vi.advanceTimersByTime(7000);
  booted();
  vi.advanceTimersByTime(60_000);
  expect(document.querySelector('#watchdog')).toBeNull();
});

test('the watchdog speaks four languages when the app does not start, and leaves when it does', () => {
  release();
  vi.advanceTimersByTime(8001);
  const lines = [...document.querySelectorAll('#watchdog p')] as HTMLElement[];
  expect(lines.map((line) => line.lang)).toEqual(['id', 'ms', 'th', 'en']);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  booted();
  vi.advanceTimersByTime(300);
  expect(document.querySelector('#watchdog')).toBeNull();
});

test('its button forgets the files and not the games, and only with a network', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const scope = new URL('.', document.baseURI).href;
  const unregister = vi.fn(async () => true);
  const gone: string[] = [];
  be({
    onLine: false,
    serviceWorker: { getRegistration: async () => ({ scope, unregister }) } as unknown as ServiceWorkerContainer,
  });
  Object.assign(window, { caches: { delete: async (name: string) => gone.push(name) } });
  const press = async () => {
    document.body.textContent = '';
    release();
    vi.advanceTimersByTime(8001);
    document.querySelector<HTMLButtonElement>('#watchdog button')?.click();
    await vi.advanceTimersByTimeAsync(0);
  };
  await press();
  expect([reload.mock.calls.length, unregister.mock.calls.length, gone]).toEqual([1, 0, []]);
  be({ onLine: true });
  await press();
  expect([reload.mock.calls.length, unregister.mock.calls.length, gone]).toEqual([
    2,
    1,
    [`tikar-precache-v2-${scope}`],
  ]);
  reload.mockRestore();
});
