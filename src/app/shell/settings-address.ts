import { useCallback, useEffect, useRef } from 'react';
import { useSettingsAsked } from '#store/open-settings.ts';
import { useLocation, useNavigate } from '#ui/router.ts';

/** The name of the parameter: `/?settings=general`. */
const PARAMETER = 'settings';
/** What stands at its page when none is named. */
const FIRST = 'storage';

/** A mark on the entry of the history that opening the settings made: going back from it closes them. */
const opened = { settings: true } as const;

export interface SettingsAddress {
  /** The page named in the address, known or not; null while the settings are closed. */
  readonly section: string | null;
  /** Another page, in the same entry of the history. */
  readonly show: (section: string) => void;
  /** Closes them as Back does. */
  readonly close: () => void;
  /** Takes them out of the address without going back: for a link that leads elsewhere, or what opens in their place. */
  readonly leave: () => void;
}

/**
 * Whether App Settings are open stands in the address, so that a link opens them at any page and Back closes them. Opening
 * makes an entry of the history; a link from outside is given one too, with the screen itself before it.
 */
export function useSettingsAddress(): SettingsAddress {
  const [asked, setAsked] = useSettingsAsked();
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const named = new URLSearchParams(search).get(PARAMETER);
  const section = named === '' ? FIRST : named;
  const isOurs = isOpened(state);
  const closing = useRef<string | null>(null);

  useEffect(() => {
    if (asked === null) return;
    setAsked(null);
    const isOpen = named !== null;
    const to = { pathname, search: withSection(search, asked) };
    void navigate(to, { replace: isOpen, state: !isOpen || isOurs ? opened : null });
  }, [asked, setAsked, navigate, pathname, search, named, isOurs]);

  // By a link, at the start of a visit: Back is to close them, not to leave the app.
  useEffect(() => {
    if (named === null || isOurs || key !== 'default') return;
    void navigate({ pathname, search: withSection(search, null) }, { replace: true });
    void navigate({ pathname, search }, { state: opened });
  }, [named, isOurs, key, navigate, pathname, search]);

  const leave = useCallback(
    () => void navigate({ pathname, search: withSection(search, null) }, { replace: true }),
    [navigate, pathname, search],
  );
  const close = useCallback(() => {
    if (!isOurs) return leave();
    // Going back takes a moment, and one asked for twice would leave the screen as well.
    if (closing.current === key) return undefined;
    closing.current = key;
    return void navigate(-1);
  }, [isOurs, leave, navigate, key]);
  const show = useCallback(
    (next: string) =>
      void navigate(
        { pathname, search: withSection(search, next) },
        { replace: true, state: isOurs ? opened : null },
      ),
    [navigate, pathname, search, isOurs],
  );
  return { section, show, close, leave };
}

function withSection(search: string, section: string | null): string {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  if (section !== null) rest.set(PARAMETER, section);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}

function isOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'settings' in state && state.settings === true;
}
