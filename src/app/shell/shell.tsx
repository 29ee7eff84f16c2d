import { useEffect, useRef } from 'react';
import { uiShell } from '#text/en/ui-shell.ts';
import { useSidebarOpen } from '#store/sidebar.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Outlet, useLocation } from '#ui/router.ts';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Recovery } from '../recovery.tsx';
import { Dialogs } from './dialogs.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/**
 * The frame: sidebar, header and the screen. On a wide window they stand side by side; below it the sidebar slides
 * over the page, which is inert meanwhile. The page part scrolls; a screen with its own scrolling takes
 * the height `var(--h-screen)`.
 */
export function Shell() {
  const t = useText(uiShell);
  const wide = useWide();
  const [open, setOpen] = useSidebarOpen();
  const page = useRef<HTMLDivElement>(null);
  const over = open && !wide;
  const { pathname } = useLocation();

  useFollowWidth(wide, setOpen);
  useFocusWithSidebar(open);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    page.current?.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (!over) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [over, setOpen]);

  return (
    <div className={open && wide ? `${styles.shell} ${styles.withSide}` : styles.shell}>
      <a className={styles.skip} href="#main">
        {t.skipToContent}
      </a>
      {over && (
        // For a pointer only: a keyboard has Escape and the close button, so it is kept out of the tab order.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={styles.scrim}
          onClick={() => setOpen(false)}
        />
      )}
      {open && <Sidebar over={over} onClose={() => setOpen(false)} />}
      <div ref={page} className={styles.page} inert={over}>
        <Header />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetKey={pathname} fallback={Recovery}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
      <Dialogs />
    </div>
  );
}

/** The sidebar stands open on a wide window and closes when the window becomes narrow. */
function useFollowWidth(wide: boolean, setOpen: (open: boolean) => void): void {
  const before = useRef(wide);
  useEffect(() => {
    if (before.current === wide) return;
    before.current = wide;
    setOpen(wide);
  }, [wide, setOpen]);
}

/** Focus goes into a sidebar that covers the page, and when a sidebar closes, to the button that brings it back. */
function useFocusWithSidebar(open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    const inSidebar =
      document.activeElement === document.body || document.activeElement?.closest('#sidebar') !== null;
    if (open) document.querySelector<HTMLElement>('[data-close-sidebar]')?.focus({ preventScroll: true });
    else if (inSidebar)
      document.querySelector<HTMLElement>('[data-open-sidebar]')?.focus({ preventScroll: true });
  }, [open]);
}
