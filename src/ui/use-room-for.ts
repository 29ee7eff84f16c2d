import { type RefObject, useEffect } from 'react';

/**
 * Tells the styles how much of the window's foot `of` takes, in the property `name` of the page: screens keep clear of it
 * (`--h-player` in tokens.css).
 */
export function useRoomFor(of: RefObject<HTMLElement | null>, name: '--h-bar' | '--h-prompt'): void {
  useEffect(() => {
    const element = of.current;
    const page = document.documentElement;
    if (element === null) return undefined;
    const measure = () => page.style.setProperty(name, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      page.style.removeProperty(name);
    };
  }, [of, name]);
}
