/** Web Locks: one window plays a match; an update waits until no window plays. Without Web Locks everything is granted, and `rev` guards the saves. */
import { ownName } from './schema.ts';

export interface Held {
  /** May be called more than once. */
  release(): void;
}

/** Name of the lock that every window in a match holds in shared mode. */
export function playingLock(base: string): string {
  return ownName(base, 'playing');
}

/** Holds this match for this window, or null when another window plays it. */
export function holdMatch(base: string, id: string): Promise<Held | null> {
  return hold(ownName(base, `match/${id}`), 'exclusive');
}

/** Tells other windows that this one is in a match, so that no update reloads it. */
export async function holdPlaying(base: string): Promise<Held> {
  return (await hold(playingLock(base), 'shared')) ?? { release: () => undefined };
}

function hold(name: string, mode: LockMode): Promise<Held | null> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { mode, ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve({ release }));
      })
      .catch(() => resolve({ release: () => undefined }));
  });
}
