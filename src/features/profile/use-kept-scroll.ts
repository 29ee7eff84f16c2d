import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The nearest ancestor that scrolls up and down; null when the window does. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/**
 * How far each view of a tabbed page was scrolled, given back when its tab is opened again. A tab that was never open
 * starts at its top, under the bar of tabs wherever that stands.
 */
export function useKeptScroll(view: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const kept = useRef(new Map<string, number>());
  const shown = useRef(view);
  useLayoutEffect(() => {
    const scroller = panel.current === null ? null : scrollerOf(panel.current);
    if (scroller === null) return undefined;
    const remember = () => kept.current.set(shown.current, scroller.scrollTop);
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => scroller.removeEventListener('scroll', remember);
  });
  useLayoutEffect(() => {
    if (shown.current === view || panel.current === null) return;
    shown.current = view;
    const scroller = scrollerOf(panel.current);
    if (scroller === null) return;
    const place = kept.current.get(view);
    if (place !== undefined) {
      scroller.scrollTop = place;
      return;
    }
    const bar = panel.current.previousElementSibling;
    const under = bar === null ? 0 : panel.current.offsetTop - bar.getBoundingClientRect().height;
    scroller.scrollTop = Math.min(scroller.scrollTop, Math.max(0, under - 56));
  }, [view]);
  return panel;
}
