/** Watches for the moments at which a hand must not lie open: the page is left, turned, printed, or nobody touches it for a while. */

/** ms without a touch or key. */
const IDLE = 30_000;

/** Calls `close` at such moments, in the same task. Returns the way to stop. */
export function watchCurtain(close: () => void): () => void {
  // It begins anew after each time: a hand that was opened by a helper's click, without finger or key, must close as well.
  const idle = () => {
    close();
    timer = setTimeout(idle, IDLE);
  };
  let timer = setTimeout(idle, IDLE);
  let upright = matchMedia('(orientation: portrait)').matches;
  const touched = () => {
    clearTimeout(timer);
    timer = setTimeout(idle, IDLE);
  };
  const hidden = () => {
    if (document.hidden) close();
  };
  const turned = () => {
    const now = matchMedia('(orientation: portrait)').matches;
    if (now !== upright) close();
    upright = now;
  };
  const touches = ['pointerdown', 'keydown', 'pointermove', 'click'] as const;
  const leaves = ['pagehide', 'freeze', 'blur', 'beforeprint', 'pageshow'] as const;
  document.addEventListener('visibilitychange', hidden);
  for (const name of touches) addEventListener(name, touched, { passive: true });
  for (const name of leaves) addEventListener(name, close);
  addEventListener('resize', turned);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hidden);
    for (const name of touches) removeEventListener(name, touched);
    for (const name of leaves) removeEventListener(name, close);
    removeEventListener('resize', turned);
  };
}
