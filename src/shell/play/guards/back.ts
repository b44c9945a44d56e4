/** The back button and the edge swipe do not leave a match: an entry of its own in the history catches them. */

export interface BackGuard {
  /** Takes the entry out again, then calls `then` at the match's own entry. */
  leave(then: () => void): void;
  stop(): void;
}

const MARK = 'tikar-match';

export function guardBack(onBack: () => void): BackGuard {
  let leaving: (() => void) | null = null;
  const push = () => history.pushState(MARK, '', location.href);
  const popped = () => {
    if (leaving !== null) {
      const then = leaving;
      leaving = null;
      removeEventListener('popstate', popped);
      then();
      return;
    }
    if (history.state === MARK) return;
    push();
    onBack();
  };
  if (history.state !== MARK) push();
  addEventListener('popstate', popped);
  return {
    leave(then) {
      if (history.state !== MARK) return then();
      leaving = then;
      history.back();
    },
    stop: () => removeEventListener('popstate', popped),
  };
}
