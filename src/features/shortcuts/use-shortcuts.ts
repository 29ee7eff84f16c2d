import { useEffect, useLayoutEffect, useRef } from 'react';
import { isBare, isMacDevice, keyMap, type ShortcutId, shortcutOf } from './command-keys.ts';

/**
 * Listens for the shortcuts, everywhere in the app. `run` answers whether something was done; the key is then nobody else's.
 *
 * Not while an input method composes, not when what has the focus has taken the key, and keys without Ctrl, Alt or Command
 * not while someone writes. Under a modal dialog the palette's keys alone count.
 */
export function useShortcuts(run: (id: ShortcutId) => boolean): void {
  const latest = useRef(run);
  // With the screen, not after it: a key pressed right after a dialog has gone must not meet the answer of before.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const map = keyMap(isMacDevice());
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const id = shortcutOf(event, map);
      if (id === null || (isBare(map[id]) && isWriting(event.target))) return;
      if (id !== 'open-palette' && document.querySelector('dialog[open]') !== null) return;
      if (latest.current(id)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}
