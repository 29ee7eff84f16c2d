import { useMemo, useSyncExternalStore } from 'react';

/** From here up the sidebar stands beside the page; below it slides over. 1024 px at the default text size. */
export const WIDE = '(min-width: 64em)';

/** Whether a media query matches now, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  // One list for as long as the part is shown: making one looks through the styles of the page.
  const [subscribe, matches] = useMemo(() => {
    const list = window.matchMedia(query);
    return [
      (changed: () => void) => {
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      () => list.matches,
    ] as const;
  }, [query]);
  return useSyncExternalStore(subscribe, matches);
}

export function useWide(): boolean {
  return useMediaQuery(WIDE);
}
