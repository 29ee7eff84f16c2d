import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** The width of an element, CSS px, followed as it changes; 0 before it is in the page. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const follow = useCallback(
    (changed: () => void) => {
      const { current } = element;
      if (current === null || typeof ResizeObserver === 'undefined') return () => undefined;
      const observer = new ResizeObserver(changed);
      observer.observe(current);
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(follow, () => element.current?.clientWidth ?? 0);
}
