import { useEffect, useRef, useState } from 'react';

/** Reading speed: about a thousand words a minute, faster than anyone reads and slower than a jump. */
export const MS_PER_WORD = 60;

/**
 * How many of `total` words are shown: one at first, one more every `MS_PER_WORD`, all when not `active`.
 * `onDone` is called once, when the last word is out.
 */
export function useReveal(total: number, active: boolean, onDone: () => void): number {
  const [shown, setShown] = useState(active ? 1 : total);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!active) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      // By the clock, not by ticks: a tab in the background ticks once a second.
      const words = 1 + Math.round((performance.now() - startedAt) / MS_PER_WORD);
      setShown(words);
      if (words < total) return;
      clearInterval(timer);
      done.current();
    }, MS_PER_WORD);
    return () => clearInterval(timer);
  }, [active, total]);
  return active ? Math.min(shown, total) : total;
}
