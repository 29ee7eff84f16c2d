import { useEffect } from 'react';

/** Less than this is a bar of the browser, not a keyboard, px. */
const LEAST = 80;

/**
 * Tells the styles how much of the page the on-screen keyboard covers, as `--keyboard` on the page. Browsers that make
 * the page smaller themselves (`interactive-widget` in index.html) cover nothing; iOS lays its keyboard over the page and
 * pushes the page up, which is taken back, since the input stands above the keyboard by then.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null || view === undefined) return undefined;
    const page = document.documentElement;
    const measure = () => {
      // Somebody who has zoomed in with two fingers sees a part of the page on purpose.
      const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height);
      const inset = covered < LEAST ? 0 : covered;
      if (inset === 0) page.style.removeProperty('--keyboard');
      else page.style.setProperty('--keyboard', `${inset}px`);
      if (inset > 0 && view.offsetTop > 0) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    measure();
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      page.style.removeProperty('--keyboard');
    };
  }, []);
}
