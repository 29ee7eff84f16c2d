import { useEffect, useLayoutEffect, useRef } from 'react';
import { isBare, pressOf, type ShortcutId, shortcutOf } from '#parts/shortcuts/command-keys.ts';
import { useKeyMap } from '#parts/shortcuts/use-key-map.ts';

/**
 * Listens for the shortcuts, everywhere in the app. `run` answers whether something was done; the key is then nobody else's.
 *
 * Not while an input method composes, not when what has the focus has taken the key, and keys without Ctrl, Alt or Command
 * not while someone writes. Under a modal dialog the palette's keys alone count. None of them where the person has switched
 * shortcuts off.
 */
export function useShortcuts(run: (id: ShortcutId) => boolean): void {
  const { map, on } = useKeyMap();
  const latest = useRef(run);
  // With the screen, not after it: a key pressed right after a dialog has gone must not meet the answer of before.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const id = shortcutOf(pressOf(event), map);
      const keys = id === null ? null : map[id];
      if (id === null || keys === null || (isBare(keys) && isWriting(event.target))) return;
      if (id !== 'open-palette' && document.querySelector('dialog[open]') !== null) return;
      if (latest.current(id)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [map, on]);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}
