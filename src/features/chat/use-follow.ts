import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as being there, px. */
const NEAR = 64;

/**
 * Keeps a scrolling log at its end while the reader is there, and leaves it alone when they have scrolled away.
 * `hold` stops it from following, for something small that is open over the text.
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

  useLayoutEffect(() => {
    const element = log.current;
    const inner = content.current;
    if (element === null || inner === null) return undefined;
    element.scrollTop = element.scrollHeight;
    const onScroll = () => {
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      following.current = near;
      setAtEnd(near);
    };
    const observer = new ResizeObserver(() => {
      if (following.current && !held.current) element.scrollTop = element.scrollHeight;
      else onScroll();
    });
    observer.observe(inner);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [log, content]);
  return { atEnd, toEnd };
}
