import { useSyncExternalStore } from 'react';

/** From here up the sidebar stands beside the page; below it slides over. 1024 px at the default text size. */
export const WIDE = '(min-width: 64em)';

/** Whether a media query matches now, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

export function useWide(): boolean {
  return useMediaQuery(WIDE);
}

export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
