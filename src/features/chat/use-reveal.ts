import { useEffect, useRef, useState } from 'react';

/** Reading speed: about a thousand words a minute, faster than anyone reads and slower than a jump. */
export const MS_PER_WORD = 60;

/**
 * How many of `total` words are shown: one at first, one more every `MS_PER_WORD`, all when not `active`. When `total`
 * grows it goes on from the word it stood at. `onDone` is called when the last word is out, and not while there is `more`
 * to come.
 */
export function useReveal(total: number, active: boolean, more: boolean, onDone: () => void): number {
  const [shown, setShown] = useState(active ? 1 : total);
  const done = useRef(onDone);
  const reached = useRef(1);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!active) return undefined;
    const from = reached.current;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      // By the clock, not by ticks: a tab in the background ticks once a second.
      const words = Math.min(total, from + Math.round((performance.now() - startedAt) / MS_PER_WORD));
      reached.current = words;
      setShown(words);
      if (words < total) return;
      clearInterval(timer);
      if (!more) done.current();
    }, MS_PER_WORD);
    return () => clearInterval(timer);
  }, [active, total, more]);
  return active ? Math.min(shown, total) : total;
}
