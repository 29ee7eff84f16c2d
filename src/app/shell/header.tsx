import { useEffect, useRef, useState } from 'react';
import { uiShell } from '#text/en/ui-shell.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { useSidebarOpen } from '#store/sidebar.ts';
import { useOpenDialog } from '#store/open-dialog.ts';
import { useTheme, useToggleTheme } from '#store/theme.ts';
import { IconButton, IconLink } from '#ui/icon-button.tsx';
import { IconBell, IconHome, IconMenu, IconMoon, IconSun } from '#ui/icons.ts';
import { Logo } from '#ui/logo.tsx';
import { Link } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { useWide } from '#ui/use-media-query.ts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './shell.module.css';

/** Over every screen. While the sidebar stands beside the page, it carries the logo and its own toggle. */
export function Header() {
  const t = useText(uiShell);
  const wide = useWide();
  const [open, setOpen] = useSidebarOpen();
  const { sentinel, scrolled } = useScrolled();
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} {...(scrolled ? { 'data-scrolled': '' } : {})}>
        {!(open && wide) && (
          <>
            <IconButton
              label={t.openSidebar}
              icon={IconMenu}
              aria-expanded={open}
              data-open-sidebar
              onClick={() => setOpen(true)}
            />
            <Link className={styles.logo} to={paths.home}>
              <Logo name={brand.product} />
            </Link>
          </>
        )}
        <span className={styles.grow} />
        <Bell />
        <ThemeToggle />
        <IconLink label={t.home} icon={IconHome} to={paths.home} />
        <ProfileMenu />
      </header>
    </>
  );
}

const loadBell = () => import('#features/soul-loop/loop-bell.tsx');

/** The way to the Soul Loop; whether today's is done is read from the database, and shown when it is known. */
function Bell() {
  const t = useText(uiShell);
  const open = useOpenDialog('soul-loop');
  const loaded = useLoaded(loadBell);
  return loaded === null ? (
    <IconButton label={t.soulLoop} icon={IconBell} onClick={open} />
  ) : (
    <loaded.LoopBell />
  );
}

export function ThemeToggle() {
  const t = useText(uiShell);
  const theme = useTheme();
  const toggleTheme = useToggleTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      label={dark ? t.toLightTheme : t.toDarkTheme}
      icon={dark ? IconSun : IconMoon}
      onClick={toggleTheme}
    />
  );
}

/** Whether the page has left its top, by a pixel that scrolls with it. */
function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (sentinel.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, scrolled };
}
