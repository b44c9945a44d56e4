/** The physics of one game is too large for the offline copy: it is fetched afterwards into a cache of its own, which the service worker answers from. */

export type PackState =
  /** Not looked for yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'fetching'; readonly percent: number }
  | { readonly kind: 'ready' };

export interface Pack {
  state(): PackState;
  /** Looks whether all is here and fetches nothing large. */
  look(): Promise<boolean>;
  /** Fetches what is missing; resolves true when all is here. `mayGoOn` is asked between pieces: false stops quietly. */
  fetch(mayGoOn?: () => boolean): Promise<boolean>;
}

export interface PackHost {
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>;
  fetch(url: string, options?: RequestInit): Promise<Response>;
}

/** What the build wrote: the files below the base with their bytes. */
interface PackList {
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

/** A match that begins ends the quiet fetch within so many ms, also while a slow server has not answered yet. */
const LOOK_MS = 250;

/** A cache is named for its file, whose name holds its hash; the service worker (vite.config.ts) makes the same name. */
const OWN_CACHES = 'tikar-moon-';
const cacheOf = (path: string, scope: string) => `${OWN_CACHES}${path.slice(path.lastIndexOf('/') + 1)}${scope}`;

export function createPack(scope: string, onChange: (state: PackState) => void, host: PackHost = browserHost()): Pack {
  let state: PackState = { kind: 'unknown' };
  let running: Promise<boolean> | null = null;
  const say = (next: PackState) => {
    state = next;
    onChange(next);
  };

  const load = async (mayGoOn: () => boolean): Promise<boolean> => {
    const list = await readList(scope, host);
    if (list === null) return false;
    const total = list.files.reduce((sum, [, bytes]) => sum + bytes, 0);
    let before = 0;
    for (const [path, bytes] of list.files) {
      const url = new URL(path, scope).href;
      const tell = (read: number) =>
        say({ kind: 'fetching', percent: Math.min(99, Math.floor(((before + read) / total) * 100)) });
      const cache = await host.caches.open(cacheOf(path, scope));
      const isHere = (await cache.match(url)) !== undefined;
      if (!isHere) tell(0);
      if (!isHere && !(await fetchInto(cache, url, host, tell, mayGoOn))) {
        say({ kind: 'absent' });
        return false;
      }
      before += bytes;
    }
    say({ kind: 'ready' });
    await dropOlder(host, list, scope);
    return true;
  };

  const isWhole = async (): Promise<boolean> => {
    const list = await readList(scope, host);
    const names = new Set(await host.caches.keys());
    for (const [path] of list?.files ?? []) {
      const name = cacheOf(path, scope);
      if (!names.has(name)) return false;
      if ((await (await host.caches.open(name)).match(new URL(path, scope).href)) === undefined) return false;
    }
    return list !== null;
  };

  return {
    state: () => state,
    async look() {
      const isHere = await isWhole().catch(() => false);
      if (running === null) say({ kind: isHere ? 'ready' : 'absent' });
      return isHere;
    },
    fetch(mayGoOn = () => true) {
      // Whoever asks while a fetch is on its way waits for it, and goes on by itself if that one made way for a match.
      const before = running ?? Promise.resolve(false);
      const own = before
        .then((isHere) => isHere || load(mayGoOn))
        .catch(() => {
          say({ kind: 'absent' });
          return false;
        })
        .finally(() => {
          if (running === own) running = null;
        });
      running = own;
      return running;
    },
  };
}

async function readList(scope: string, host: PackHost): Promise<PackList | null> {
  const list = (await (await host.fetch(new URL('pack.json', scope).href)).json()) as Partial<PackList>;
  return Array.isArray(list.files) ? (list as PackList) : null;
}

async function fetchInto(
  cache: Cache,
  url: string,
  host: PackHost,
  tell: (bytes: number) => void,
  mayGoOn: () => boolean,
): Promise<boolean> {
  const stop = new AbortController();
  const watch = setInterval(() => {
    if (!mayGoOn()) stop.abort();
  }, LOOK_MS);
  try {
    const response = await host.fetch(url, { signal: stop.signal });
    if (!response.ok || response.body === null) return false;
    const pieces = await readAll(response.body, tell, () => {
      if (!mayGoOn()) stop.abort();
      return !stop.signal.aborted;
    });
    if (pieces === null) return false;
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    await cache.put(url, new Response(new Blob([...pieces]), { headers: { 'content-type': type } }));
    return true;
  } finally {
    clearInterval(watch);
  }
}

/** Null where it was told to stop between two pieces. */
async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (bytes: number) => void,
  mayGoOn: () => boolean,
): Promise<readonly Uint8Array<ArrayBuffer>[] | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let read = 0; ; ) {
    if (!mayGoOn()) return null;
    const piece = await reader.read();
    if (piece.done) return pieces;
    pieces.push(piece.value);
    read += piece.value.length;
    tell(read);
  }
}

/** Packs of earlier versions of this copy of the app; those of other base paths stay. */
async function dropOlder(host: PackHost, list: PackList, scope: string): Promise<void> {
  const current = new Set(list.files.map(([path]) => cacheOf(path, scope)));
  for (const one of await host.caches.keys()) {
    if (one.startsWith(OWN_CACHES) && one.endsWith(scope) && !current.has(one)) {
      await host.caches.delete(one);
    }
  }
}

function browserHost(): PackHost {
  // Pages that are not served securely have no caches: asking for them then fails, and the pack counts as absent.
  return { caches: globalThis.caches, fetch: (url, options) => fetch(url, options) };
}
