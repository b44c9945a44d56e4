/** How much of the offline copy is here. Workbox tells nothing while it installs, so the precache itself is counted against `copy.json`, which the build writes. */

/** Path below the base, bytes, and Workbox's revision; null where the name itself carries a hash. */
export type CopyEntry = readonly [path: string, bytes: number, revision: string | null];

export interface CopyList {
  readonly entries: readonly CopyEntry[];
}

/** The parts of the browser that are needed; tests give their own. */
export interface CopyHost {
  readonly caches: Pick<CacheStorage, 'keys' | 'open'>;
  fetch(url: string): Promise<Response>;
}

/** Name that Workbox gives to the precache of a scope. */
export function precacheName(scope: string): string {
  return `tikar-precache-v2-${scope}`;
}

/** What should be there, or null when neither the network nor the copy has the list. */
export async function readCopyList(scope: string, host: CopyHost): Promise<CopyList | null> {
  try {
    const response = await host.fetch(new URL('copy.json', scope).href);
    const list: unknown = await response.json();
    return isCopyList(list) ? list : null;
  } catch {
    return null;
  }
}

/** Bytes here and in all, and what is missing. */
export interface CopyCount {
  readonly bytes: number;
  readonly total: number;
  readonly missing: readonly CopyEntry[];
}

export async function countCopy(scope: string, list: CopyList, host: CopyHost): Promise<CopyCount> {
  const name = precacheName(scope);
  const have = new Set<string>();
  if ((await host.caches.keys()).includes(name)) {
    for (const request of await (await host.caches.open(name)).keys()) have.add(request.url);
  }
  const missing = list.entries.filter((entry) => !have.has(keyOf(scope, entry)));
  const total = bytesOf(list.entries);
  return { bytes: total - bytesOf(missing), total, missing };
}

/** Fetches files again that the browser threw away. False where that cannot be done safely: the network may hold a newer version by now. */
export async function mendCopy(scope: string, missing: readonly CopyEntry[], host: CopyHost): Promise<boolean> {
  if (missing.some(([, , revision]) => revision !== null)) return false;
  const cache = await host.caches.open(precacheName(scope));
  for (const entry of missing) {
    const url = keyOf(scope, entry);
    const response = await host.fetch(url).catch(() => null);
    if (response === null || !response.ok) return false;
    await cache.put(url, response);
  }
  return true;
}

/** The address under which Workbox keeps an entry. */
function keyOf(scope: string, [path, , revision]: CopyEntry): string {
  const url = new URL(path, scope);
  if (revision !== null) url.searchParams.set('__WB_REVISION__', revision);
  return url.href;
}

function bytesOf(entries: readonly CopyEntry[]): number {
  return entries.reduce((sum, [, bytes]) => sum + bytes, 0);
}

function isCopyList(given: unknown): given is CopyList {
  const entries = (given as { entries?: unknown } | null)?.entries;
  return Array.isArray(entries) && entries.every((one) => Array.isArray(one) && typeof one[0] === 'string');
}
