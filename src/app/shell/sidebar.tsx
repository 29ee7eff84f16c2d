import { useEffect, useRef } from 'react';
import { uiShell } from '#text/en/ui-shell.ts';
import { ChatsPanel } from '#features/threads/chats-panel.tsx';
import { SetupPanel } from '#features/setup/setup-panel.tsx';
import { ariaKeys, keyCaps } from '#parts/shortcuts/command-keys.ts';
import { useKeyMap } from '#parts/shortcuts/use-key-map.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { useOpenPalette } from '#store/open-palette.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import {
  IconBlueprint,
  IconCharts,
  IconHeadphones,
  IconJournal,
  IconMenu,
  IconMessage,
  IconMoon,
  IconPlus,
  IconSearch,
  IconTools,
  IconX,
} from '#ui/icons.ts';
import { Logo } from '#ui/logo.tsx';
import { Link, NavLink, useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { Me } from './me.tsx';
import styles from './shell.module.css';

/**
 * One list on one surface. `over` is the phone's sidebar, which closes when something in it was chosen. `takesFocus` is asked
 * when it comes into the page.
 */
export function Sidebar(props: { over: boolean; takesFocus: () => boolean; onClose: () => void }) {
  const t = useText(uiShell);
  const navigate = useNavigate();
  const close = useRef<HTMLButtonElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus()) close.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const chosen = () => {
    if (props.over) props.onClose();
  };
  return (
    <aside
      id="sidebar"
      className={props.over ? `${styles.side} ${styles.over}` : styles.side}
      aria-label={t.sidebar}
    >
      <div className={styles.sideHead}>
        <Link className={styles.logo} to={paths.home} onClick={chosen}>
          <Logo name={brand.product} />
        </Link>
        <span className={styles.grow} />
        <SearchButton onOpen={chosen} />
        <IconButton
          label={t.closeSidebar}
          icon={props.over ? IconX : IconMenu}
          quiet={!props.over}
          ref={close}
          onClick={props.onClose}
        />
      </div>
      <div className={styles.scroll}>
        <div className={styles.ask}>
          <Button
            tone="leaf"
            size="small"
            wide
            onClick={() => {
              void navigate(paths.home);
              chosen();
            }}
          >
            <Icon of={IconPlus} size={18} />
            {t.askPersona(brand.persona)}
          </Button>
        </div>
        <nav className={styles.shortcuts} aria-label={t.shortcuts}>
          <NavLink className={styles.shortcut ?? ''} to={paths.tools} onClick={chosen}>
            <Icon of={IconTools} size={18} />
            {t.tools}
          </NavLink>
          <NavLink className={styles.shortcut ?? ''} to={paths.prompts} onClick={chosen}>
            <Icon of={IconMessage} size={18} />
            {t.prompts}
          </NavLink>
          <NavLink className={styles.shortcut ?? ''} to={paths.personal} onClick={chosen}>
            <Icon of={IconBlueprint} size={18} />
            {t.myBlueprint}
          </NavLink>
          <NavLink className={styles.shortcut ?? ''} to={paths.wisdom} onClick={chosen}>
            <Icon of={IconHeadphones} size={18} />
            {t.wisdom}
          </NavLink>
          <NavLink className={styles.shortcut ?? ''} to={paths.charts} onClick={chosen}>
            <Icon of={IconCharts} size={18} />
            {t.charts}
          </NavLink>
          <NavLink className={styles.shortcut ?? ''} to={paths.journal} onClick={chosen}>
            <Icon of={IconJournal} size={18} />
            {t.journal}
          </NavLink>
          <NavLink className={styles.shortcut ?? ''} to={paths.sky} onClick={chosen}>
            <Icon of={IconMoon} size={18} />
            {t.sky}
          </NavLink>
        </nav>
        <Soulcast onLeave={chosen} />
        <ErrorBoundary fallback={ChatsBroken}>
          <ChatsPanel onOpen={chosen} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary fallback={Nothing}>
        <SetupPanel onStep={chosen} />
        <Me onLeave={chosen} />
      </ErrorBoundary>
    </aside>
  );
}

const loadSoulcast = () => import('#features/soulcast/soulcast-card.tsx');

/** The card of the day, in a file of its own: the chats below do not wait for it. */
function Soulcast(props: { onLeave: () => void }) {
  const loaded = useLoaded(loadSoulcast);
  return (
    <ErrorBoundary fallback={Nothing}>
      {loaded === null ? (
        <div className={styles.soulcastWait} />
      ) : (
        <loaded.SoulcastCard onLeave={props.onLeave} />
      )}
    </ErrorBoundary>
  );
}

function SearchButton(props: { onOpen: () => void }) {
  const t = useText(uiShell);
  const openPalette = useOpenPalette();
  const { map, on, isMac } = useKeyMap();
  const keys = on ? map['open-palette'] : null;
  return (
    <IconButton
      label={t.search}
      {...(keys === null
        ? {}
        : {
            'data-tip': t.searchTip(keyCaps(keys, isMac).join(isMac ? '' : '+')),
            'aria-keyshortcuts': ariaKeys(keys),
          })}
      icon={IconSearch}
      onClick={() => {
        openPalette('all');
        props.onOpen();
      }}
    />
  );
}

function ChatsBroken() {
  const t = useText(uiShell);
  return <p className={styles.broken}>{t.partBroke}</p>;
}

/** The checklist and the name are told elsewhere too; one notice about the database is enough. */
function Nothing() {
  return null;
}
