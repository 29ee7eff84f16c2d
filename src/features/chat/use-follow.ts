import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as being there, px. */
const NEAR = 64;

/**
 * Keeps a scrolling log at its end while the reader is there, and leaves it alone once they have gone up. `content` is
 * what grows inside the log. `hold` stops it from following, for something small that is open over the text.
 *
 * Only the reader leaves the end: the text growing, shrinking or being measured late does not count as leaving it.
 */
export function useFollow(
  log: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  hold: boolean,
) {
  const [atEnd, setAtEnd] = useState(true);
  const following = useRef(true);
  const held = useRef(hold);
  useEffect(() => {
    held.current = hold;
  }, [hold]);

  const toEnd = useCallback(() => {
    following.current = true;
    setAtEnd(true);
    const element = log.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [log]);

  /** Gives up the end, for something further up that is gone to. */
  const leave = useCallback(() => {
    following.current = false;
    setAtEnd(false);
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    const inner = content.current;
    if (element === null || inner === null) return undefined;
    if (following.current) element.scrollTop = element.scrollHeight;
    let last = { top: element.scrollTop, height: element.scrollHeight };
    const look = () => {
      const now = { top: element.scrollTop, height: element.scrollHeight };
      const near = now.height - now.top - element.clientHeight < NEAR;
      const wentUp = now.top < last.top - 1 && now.height >= last.height;
      last = now;
      if (near) following.current = true;
      else if (wentUp) following.current = false;
      setAtEnd(near || (following.current && !held.current));
    };
    const observer = new ResizeObserver(() => {
      if (following.current && !held.current) {
        element.scrollTop = element.scrollHeight;
        last = { top: element.scrollTop, height: element.scrollHeight };
      } else look();
    });
    observer.observe(inner);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [log, content]);
  return { atEnd, toEnd, leave };
}
