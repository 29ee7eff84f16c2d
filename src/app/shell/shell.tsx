import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { uiShell } from '#text/en/ui-shell.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useHasTitle } from '#store/player.ts';
import { useSidebarOpen } from '#store/sidebar.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Outlet, useLocation } from '#ui/router.ts';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Recovery } from '../recovery.tsx';
import { paths } from '../paths.ts';
import { loadPlayer, preloadLibrary } from '../screens.ts';
import { Header } from './header.tsx';
import styles from './shell.module.css';

// Fetched beside the screen instead of before it: what they list must be read from the database first in any case.
const loadSidebar = () => import('./sidebar.tsx');
const loadDialogs = () => import('./dialogs.tsx');
for (const load of [loadSidebar, loadDialogs]) load().catch(() => undefined);

const PlayerBar = lazy(async () => ({ default: (await loadPlayer()).PlayerBar }));

/**
 * The frame: sidebar, header and the screen. On a wide window they stand side by side; below it the sidebar slides
 * over the page, which is inert meanwhile. The page part scrolls; a screen with its own scrolling takes
 * the height `var(--h-screen)`. Under it stands the player while a title is selected, whatever screen is shown.
 */
export function Shell() {
  const t = useText(uiShell);
  const { db } = useLocalData();
  const wide = useWide();
  const [open, setOpen] = useSidebarOpen();
  const page = useRef<HTMLDivElement>(null);
  const over = open && !wide;
  const { pathname } = useLocation();

  // Not by Suspense, which would hold back what is there already for a third of a second.
  const sidebar = useLoaded(loadSidebar);
  const dialogs = useLoaded(loadDialogs);

  useFollowWidth(wide, setOpen);
  const takesFocus = useFocusWithSidebar(open);
  // Where titles are played from, the bar is ready before the first of them is.
  useEffect(() => {
    if (pathname === paths.wisdom) loadPlayer().catch(() => undefined);
  }, [pathname]);
  useEffect(() => preloadLibrary(db), [db]);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    page.current?.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (!over) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // In a dialog over the sidebar Escape is the dialog's.
      const isDialogs = document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogs) setOpen(false);
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
      {open && sidebar === null && <div className={over ? `${styles.side} ${styles.over}` : styles.side} />}
      {open && sidebar !== null && (
        <ErrorBoundary fallback={Recovery}>
          <sidebar.Sidebar over={over} takesFocus={takesFocus} onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
      <div ref={page} className={styles.page} inert={over}>
        <Header />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetKey={pathname} fallback={Recovery}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
      <PlayerPlace inert={over} />
      {dialogs !== null && <dialogs.Dialogs />}
    </div>
  );
}

/** The player’s place under the page. Its code is fetched with the first title. */
function PlayerPlace(props: { inert: boolean }) {
  if (!useHasTitle()) return null;
  return (
    <div className={styles.player} inert={props.inert}>
      <ErrorBoundary fallback={Nothing}>
        <Suspense>
          <PlayerBar />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function Nothing() {
  return null;
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

/**
 * Focus goes into a sidebar that was opened, and when a sidebar closes, to the button that brings it back. Answers whether one
 * that comes into the page now takes the focus: it does but for the one that stood open from the beginning.
 */
function useFocusWithSidebar(open: boolean): () => boolean {
  const wasOpen = useRef(open);
  const opened = useRef(false);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    opened.current = open;
    if (open) return;
    const inSidebar =
      document.activeElement === document.body || document.activeElement?.closest('#sidebar') !== null;
    if (inSidebar) document.querySelector<HTMLElement>('[data-open-sidebar]')?.focus({ preventScroll: true });
  }, [open]);
  return useCallback(() => opened.current || wasOpen.current !== open, [open]);
}
