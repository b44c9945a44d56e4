/** What the browser says about keeping data. Never awaited on the way to the first screen: Firefox leaves `persist` pending until people answer. */

export interface DeviceRoom {
  /** Bytes used and allowed; null where the browser does not say. */
  readonly used: number | null;
  readonly allowed: number | null;
  /** True: the browser will not clear the saves by itself. Null: it does not say. */
  readonly kept: boolean | null;
}

export async function deviceRoom(): Promise<DeviceRoom> {
  const device = storageOf();
  const [estimate, kept] = await Promise.all([
    attempt(() => device?.estimate?.()),
    attempt(() => device?.persisted?.()),
  ]);
  return { used: estimate?.usage ?? null, allowed: estimate?.quota ?? null, kept: kept ?? null };
}

/** Asks the browser not to clear the saves. Call from a tap (after installing, or in Settings). Null where it cannot be asked. */
export async function askToKeep(): Promise<boolean | null> {
  return (await attempt(() => storageOf()?.persist?.())) ?? null;
}

function storageOf(): Partial<StorageManager> | undefined {
  return navigator.storage as StorageManager | undefined;
}

async function attempt<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
