/** Keeps the screen on during a match, where the browser can. It takes the lock away whenever the page is hidden, so it is asked for again. */

export function keepAwake(wanted: () => boolean): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.hidden || !wanted() || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // Low battery or a policy: the screen may go dark, nothing else.
    }
  };
  const onVisible = () => void ask();
  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisible);
    lock?.release().catch(() => undefined);
  };
}
