/** Opening a cover: hold half a second with finger or key, or press a key twice; a helper's click asks for a second button. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** ms of a hold. The ring of the styles fills in the same time. */
const HOLD = 500;

interface HoldParts {
  /** Nothing opens yet; a hold that begins now counts for nothing. */
  readonly shut: boolean;
  readonly holds: boolean;
  open(): void;
}

export function useHoldToOpen({ shut, holds, open }: HoldParts) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [holding, setHolding] = useState(false);
  /** A key was pressed and let go once. */
  const [again, setAgain] = useState(false);
  const [sure, setSure] = useState(false);
  const keyDown = useRef(false);
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  const begin = () => {
    if (shut || timer.current !== null) return;
    setHolding(true);
    timer.current = setTimeout(() => {
      stop();
      open();
    }, HOLD);
  };
  useEffect(() => stop, []);

  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (event.repeat || shut) return;
      keyDown.current = true;
      if (again) open();
      else begin();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!keyDown.current) return;
      keyDown.current = false;
      stop();
      setAgain(true);
    },
  };
  const pointers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0) begin();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onBlur: stop,
  };
  return {
    holding,
    again,
    sure,
    handlers: {
      ...keys,
      ...(holds ? pointers : {}),
      // A click without a pointer comes from a switch or a reader; where nobody can hold, every click counts.
      onClick: (event: MouseEvent) => {
        if (!shut && (!holds || event.detail === 0)) setSure(true);
      },
    },
  };
}
