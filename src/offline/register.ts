/** The offline copy and its updates. An update is never taken by itself while people play, in this window or any other. */
import { type CopyHost, countCopy, mendCopy, precacheName, readCopyList } from './copy.ts';
import { type Install, type InstallWay, watchInstall } from './install.ts';
import { createPack, type Pack, type PackState } from './pack.ts';
import { watchMissingFiles } from './missing-files.ts';

export type CopyState =
  /** Not known yet. */
  | { readonly kind: 'checking' }
  /** The browser keeps no copy (private window, old browser), or the first copy failed and is tried again when the network is back. */
  | { readonly kind: 'none'; readonly why: 'unsupported' | 'failed' }
  | { readonly kind: 'copying'; readonly percent: number }
  /** All games can be played without internet. */
  | { readonly kind: 'ready' };

/** `waits`: asked for while some window was in a match; people ask again later. `reopen`: people must close and open the app. */
export type UpdateState = 'none' | 'ready' | 'waits' | 'taking' | 'reopen';

export interface OfflineStatus {
  readonly copy: CopyState;
  readonly update: UpdateState;
  readonly install: InstallWay;
  readonly pack: PackState;
}

export interface OfflineOptions {
  /** "/" or "/a/b/". */
  readonly base: string;
  /** Name of the Web Lock that windows in a match hold in shared mode. */
  readonly playingLock: string;
  /** True while this window is in a match. */
  isPlaying(): boolean;
  /** True right after the start, while nothing is restored and nobody has touched anything: a waiting update is taken silently. */
  isUntouched(): boolean;
  onStatus(status: OfflineStatus): void;
  /** A file of the app is missing and cannot be fetched: connect once. */
  onMissingFile(): void;
}

export interface Offline {
  status(): OfflineStatus;
  /** Takes the update; only for a button on Home. `playing`: some window is in a match. Resolves only if the page is not loaded again. */
  takeUpdate(): Promise<'none' | 'playing' | 'reopen'>;
  /** Tells that Home is shown: what had to wait for it happens. */
  atHome(): void;
  /** From a tap. */
  install(): Promise<boolean>;
  /** Fetches the large pack now. True when it is here. */
  fetchPack(): Promise<boolean>;
}

const CHECK_EVERY_MS = 6 * 3_600_000;
const TAKE_PATIENCE_MS = 10_000;
const COUNT_EVERY_MS = 400;
/** So long without a byte: the first copy is not going on. */
const STUCK_MS = 60_000;

export function startOffline(options: OfflineOptions): Offline {
  const scope = new URL(options.base, location.href).href;
  let status: OfflineStatus = {
    copy: { kind: 'checking' },
    update: 'none',
    install: 'none',
    pack: { kind: 'unknown' },
  };
  const say = (change: Partial<OfflineStatus>) => {
    const next = { ...status, ...change };
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    options.onStatus(status);
  };
  const install: Install = watchInstall((way) => say({ install: way }));
  status = { ...status, install: install.way() };
  const pack: Pack = createPack(scope, (state) => say({ pack: state }));
  const worker = createWorkerSide(scope, options, say);
  watchMissingFiles(options);
  /** Never during a match, and never where people save data: there they are asked (`fetchPack`). */
  const fetchPackQuietly = async () => {
    if (status.copy.kind !== 'ready' || options.isPlaying()) return;
    const isHere = status.pack.kind === 'ready' || status.pack.kind === 'fetching' || (await pack.look());
    const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (!isHere && !savesData && !options.isPlaying()) await pack.fetch(() => !options.isPlaying());
  };
  void worker.start().then(fetchPackQuietly);
  addEventListener('online', () => void fetchPackQuietly());
  return {
    status: () => status,
    takeUpdate: worker.take,
    atHome() {
      worker.atHome();
      void fetchPackQuietly();
    },
    install: install.ask,
    fetchPack: () => pack.fetch(),
  };
}

/** Registration, first copy and updates. */
function createWorkerSide(scope: string, options: OfflineOptions, say: (change: Partial<OfflineStatus>) => void) {
  let registration: ServiceWorkerRegistration | null = null;
  let isStale = false;
  let isTaking = false;
  let checkedAt = Date.now();

  const waits = (isEarly: boolean) => {
    if (isTaking) return;
    say({ update: 'ready' });
    if (isEarly && options.isUntouched()) void take();
  };
  const take = async (): Promise<'none' | 'playing' | 'reopen'> => {
    if (isTaking) return 'none';
    isTaking = true;
    const current = registration ?? (await navigator.serviceWorker.getRegistration(scope));
    const waiting = current?.waiting ?? null;
    if (waiting === null) {
      isTaking = false;
      return 'none';
    }
    const result = await alone(options.playingLock, async () => {
      say({ update: 'taking' });
      const isTaken = activated(waiting, TAKE_PATIENCE_MS);
      waiting.postMessage({ type: 'SKIP_WAITING' });
      if (await isTaken) await reloadPage();
      say({ update: 'reopen' });
      return 'reopen' as const;
    });
    isTaking = false;
    if (result === null) say({ update: 'waits' });
    return result ?? 'playing';
  };
  const check = () => {
    if (!navigator.onLine) return;
    checkedAt = Date.now();
    registration?.update().catch(() => undefined);
  };

  const register = async () => {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(new URL('sw.js', scope).href, { scope });
    workbox.addEventListener('waiting', (event) => waits(event.wasWaitingBeforeRegister === true));
    registration = (await workbox.register({ immediate: true })) ?? null;
    if (registration === null) return;
    navigator.serviceWorker.addEventListener('controllerchange', onNewController);
    watchBegun(registration);
    await followCopy(registration, scope, say);
  };
  /** Workbox hears of updates that are found from now on, not of one that was being installed already. */
  const watchBegun = (of: ServiceWorkerRegistration) => {
    const worker = of.installing;
    if (of.active === null) return;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') waits(false);
    });
  };
  /** Another window took the update. */
  const onNewController = () => {
    if (isTaking) return;
    if (options.isPlaying()) isStale = true;
    else location.reload();
  };

  return {
    take,
    async start() {
      if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
        say({ copy: { kind: 'none', why: 'unsupported' } });
        return;
      }
      if (navigator.serviceWorker.controller !== null) say({ copy: { kind: 'ready' } });
      try {
        await register();
      } catch {
        const isHere = navigator.serviceWorker.controller !== null;
        if (!isHere) say({ copy: { kind: 'none', why: navigator.onLine ? 'unsupported' : 'failed' } });
      }
      addEventListener('online', () => {
        if (registration === null) void register().catch(() => undefined);
        if (registration === null || registration.active !== null) return;
        registration.update().catch(() => undefined);
        void followCopy(registration, scope, say);
      });
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden && Date.now() - checkedAt >= CHECK_EVERY_MS) check();
      });
    },
    atHome() {
      if (isStale) location.reload();
    },
  };
}

/** Follows the first copy to its end; mends an older one from which the browser threw files away. */
async function followCopy(
  registration: ServiceWorkerRegistration,
  scope: string,
  say: (change: Partial<OfflineStatus>) => void,
): Promise<void> {
  const host: CopyHost = { caches, fetch: (url) => fetch(url) };
  if (registration.active !== null) {
    say({ copy: { kind: 'ready' } });
    await mend(registration, scope, host).catch(() => undefined);
    return;
  }
  const worker = registration.installing ?? registration.waiting;
  if (worker === null) return;
  say({ copy: { kind: 'copying', percent: 0 } });
  const isHere = activated(worker, Number.POSITIVE_INFINITY);
  const list = await readCopyList(scope, host);
  let moved = { bytes: -1, at: Date.now() };
  const timer = setInterval(async () => {
    if (list === null || worker.state !== 'installing') return;
    const { bytes, total } = await countCopy(scope, list, host);
    if (worker.state !== 'installing') return;
    if (bytes !== moved.bytes) moved = { bytes, at: Date.now() };
    // WebKit may leave a worker installing for ever when the page is loaded again at a bad moment; the next start mends that.
    const isStuck = Date.now() - moved.at > STUCK_MS;
    say({ copy: isStuck ? { kind: 'none', why: 'failed' } : { kind: 'copying', percent: percentOf(bytes, total) } });
  }, COUNT_EVERY_MS);
  say({ copy: (await isHere) ? { kind: 'ready' } : { kind: 'none', why: 'failed' } });
  clearInterval(timer);
}

/** Where files cannot be mended the copy is made anew at the next start. What people made is not touched. */
async function mend(registration: ServiceWorkerRegistration, scope: string, host: CopyHost): Promise<void> {
  const list = await readCopyList(scope, host);
  if (list === null || !navigator.onLine || registration.installing !== null || registration.waiting !== null) return;
  const { missing } = await countCopy(scope, list, host);
  if (missing.length === 0 || (await mendCopy(scope, missing, host))) return;
  await registration.unregister();
  await caches.delete(precacheName(scope));
}

function percentOf(bytes: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((bytes / total) * 100));
}

/** True when the worker is active, false when it is thrown away or the time is over. */
function activated(worker: ServiceWorker, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    if (patienceMs !== Number.POSITIVE_INFINITY) setTimeout(() => resolve(false), patienceMs);
    look();
  });
}

/** A window that has just left its match lets go of its lock a moment later: asked so often, so many ms apart. */
const LOCK_TRIES = 5;
const LOCK_PAUSE_MS = 500;

/** Does the work only if no window is in a match; null otherwise. Without Web Locks the work is done. */
async function alone<T>(lock: string, work: () => Promise<T>, tries = LOCK_TRIES): Promise<T | null> {
  if (!('locks' in navigator)) return work();
  const done = await navigator.locks.request(lock, { mode: 'exclusive', ifAvailable: true }, async (held) =>
    held === null ? null : { result: await work() },
  );
  if (done !== null) return done.result;
  if (tries <= 1) return null;
  await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE_MS));
  return alone(lock, work, tries - 1);
}

/** Never resolves: the lock stays held until the page is gone. */
function reloadPage(): Promise<never> {
  location.reload();
  return new Promise<never>(() => undefined);
}
