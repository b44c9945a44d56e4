/** Counting, mending and packing over a pretended cache. */
import { expect, test } from 'vitest';
import {
  type CopyHost,
  type CopyList,
  countCopy,
  mendCopy,
  precacheName,
  readCopyList,
} from '../../src/offline/copy.ts';
import { createPack, type PackHost, type PackState } from '../../src/offline/pack.ts';

const SCOPE = 'https://example.org/a/b/';
const LIST: CopyList = {
  entries: [
    ['index.html', 100, 'r1'],
    ['assets/one-abc.js', 300, null],
    ['assets/two-def.js', 600, null],
  ],
};

/** Caches by name, each a map from address to text. */
function pretendCaches(filled: Record<string, readonly string[]> = {}) {
  const all = new Map(Object.entries(filled).map(([name, urls]) => [name, new Map(urls.map((url) => [url, 'here']))]));
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, string>();
    all.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (url: string) => entries.get(url),
      put: async (url: string, response: Response) => void entries.set(url, await response.text()),
    } as unknown as Cache;
  };
  return { all, caches: { keys: async () => [...all.keys()], open, delete: async (name: string) => all.delete(name) } };
}

const answers = (bodies: Record<string, string>) => async (url: string) => {
  const body = bodies[url];
  return new Response(body ?? 'no', { status: body === undefined ? 404 : 200 });
};

test('the copy is counted in bytes against what the build listed', async () => {
  const { caches } = pretendCaches({
    [precacheName(SCOPE)]: [`${SCOPE}index.html?__WB_REVISION__=r1`, `${SCOPE}assets/one-abc.js`],
    [precacheName('https://example.org/')]: [`${SCOPE}assets/two-def.js`],
  });
  const count = await countCopy(SCOPE, LIST, { caches, fetch: answers({}) });
  expect(count).toEqual({ bytes: 400, total: 1000, missing: [['assets/two-def.js', 600, null]] });
});

test('a file of another revision does not count', async () => {
  const { caches } = pretendCaches({ [precacheName(SCOPE)]: [`${SCOPE}index.html?__WB_REVISION__=old`] });
  expect((await countCopy(SCOPE, LIST, { caches, fetch: answers({}) })).bytes).toBe(0);
});

test('counting makes no cache', async () => {
  const { caches, all } = pretendCaches();
  expect(await countCopy(SCOPE, LIST, { caches, fetch: answers({}) })).toMatchObject({ bytes: 0, total: 1000 });
  expect(all.size).toBe(0);
});

test('lost files with a hash in their name are fetched again', async () => {
  const { caches, all } = pretendCaches();
  const host: CopyHost = { caches, fetch: answers({ [`${SCOPE}assets/two-def.js`]: 'code' }) };
  expect(await mendCopy(SCOPE, [['assets/two-def.js', 600, null]], host)).toBe(true);
  expect(all.get(precacheName(SCOPE))?.get(`${SCOPE}assets/two-def.js`)).toBe('code');
});

test('files that may have changed meanwhile are not mended, nor are those that are gone', async () => {
  const { caches } = pretendCaches();
  const host: CopyHost = { caches, fetch: answers({ [`${SCOPE}index.html`]: 'newer' }) };
  expect(await mendCopy(SCOPE, [['index.html', 100, 'r1']], host)).toBe(false);
  expect(await mendCopy(SCOPE, [['assets/two-def.js', 600, null]], host)).toBe(false);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['a page instead of the list', async () => new Response('<!doctype html>')],
  ['another list', async () => new Response('{"entries":[1]}')],
])('%s is no list', async (_name, fetch) => {
  expect(await readCopyList(SCOPE, { caches: pretendCaches().caches, fetch })).toBeNull();
});

const WASM = `${SCOPE}assets/engine-abc.wasm`;
const PACK = JSON.stringify({ files: [['assets/engine-abc.wasm', 4]] });

function packOf(bodies: Record<string, string>, filled: Record<string, readonly string[]> = {}) {
  const { caches, all } = pretendCaches(filled);
  const states: PackState[] = [];
  const host: PackHost = { caches, fetch: answers({ [`${SCOPE}pack.json`]: PACK, ...bodies }) };
  return { pack: createPack(SCOPE, (state) => states.push(state), host), all, states };
}

test('the large pack is fetched into a cache of its own, with progress', async () => {
  const { pack, all, states } = packOf({ [WASM]: 'wasm' });
  expect(await pack.fetch()).toBe(true);
  expect(all.get(`tikar-moon-engine-abc.wasm${SCOPE}`)?.get(WASM)).toBe('wasm');
  expect(states).toEqual([{ kind: 'fetching', percent: 0 }, { kind: 'fetching', percent: 99 }, { kind: 'ready' }]);
});

test('a pack that is here is not fetched again', async () => {
  const { pack, states } = packOf({}, { [`tikar-moon-engine-abc.wasm${SCOPE}`]: [WASM] });
  expect(await pack.fetch()).toBe(true);
  expect(states).toEqual([{ kind: 'ready' }]);
});

test('older packs of this copy go, those of another base path and other caches stay', async () => {
  const others = [`tikar-moon-engine-old.wasmhttps://example.org/`, precacheName(SCOPE), 'something'];
  const { pack, all } = packOf(
    { [WASM]: 'wasm' },
    Object.fromEntries([`tikar-moon-engine-old.wasm${SCOPE}`, ...others].map((name) => [name, []])),
  );
  await pack.fetch();
  expect([...all.keys()].sort()).toEqual([...others, `tikar-moon-engine-abc.wasm${SCOPE}`].sort());
});

test('the pack makes way for a match and for a lost network, and can be asked for again', async () => {
  const bodies: Record<string, string> = {};
  const { pack, states } = packOf(bodies);
  expect(await pack.fetch()).toBe(false);
  expect(states.at(-1)).toEqual({ kind: 'absent' });
  bodies[WASM] = 'wasm';
  const again = packOf({ [WASM]: 'wasm' });
  expect(await again.pack.fetch(() => false)).toBe(false);
  expect(again.states.at(-1)).toEqual({ kind: 'absent' });
  expect(await again.pack.fetch()).toBe(true);
});

test('people who wait for the pack get it, though the quiet fetch before them made way', async () => {
  const { pack, states } = packOf({ [WASM]: 'wasm' });
  const quiet = pack.fetch(() => false);
  const asked = pack.fetch();
  expect(await quiet).toBe(false);
  expect(await asked).toBe(true);
  expect(states.at(-1)).toEqual({ kind: 'ready' });
});

test('whether the pack is here can be looked up without fetching it', async () => {
  const absent = packOf({ [WASM]: 'wasm' });
  expect(absent.pack.state()).toEqual({ kind: 'unknown' });
  expect(await absent.pack.look()).toBe(false);
  expect([...absent.all.keys()]).toEqual([]);
  expect(absent.states).toEqual([{ kind: 'absent' }]);
  const here = packOf({}, { [`tikar-moon-engine-abc.wasm${SCOPE}`]: [WASM] });
  expect(await here.pack.look()).toBe(true);
  expect(here.states).toEqual([{ kind: 'ready' }]);
});
