/** A screen that opens takes the focus to its title, so that a reader hears where one is. Not the first: there nobody has gone anywhere. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

let isFirst = true;

export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) title.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return title;
}
