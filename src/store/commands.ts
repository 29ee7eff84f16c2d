import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The ten commands that have a shortcut of their own, in the order in which they are listed. */
export const commandIds = [
  'open-search',
  'toggle-sidebar',
  'new-chat',
  'reset-chat',
  'regenerate',
  'clear-context',
  'toggle-plugins',
  'copy-last-message',
  'open-voice-input',
  'toggle-temporary-chat',
] as const;
export type CommandId = (typeof commandIds)[number];

type Registration = { readonly id: CommandId; readonly run: () => void };

// A part of the screen offers a command for as long as it stands there and can do it. Of two that offer the same one,
// the part that came last is asked.
let offered: readonly Registration[] = [];
let available: readonly CommandId[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Registration[]): void {
  offered = next;
  const ids = commandIds.filter((id) => next.some((one) => one.id === id));
  if (ids.join() !== available.join()) available = ids;
  for (const listener of listeners) listener();
}

/**
 * Offers a command while the part that calls it is mounted; null while it cannot be done (nothing to copy, nothing to
 * regenerate). `run` may be a new function at each drawing: the newest is called. Shortcuts and the command palette
 * ask only for what is offered.
 */
export function useCommand(id: CommandId, run: (() => void) | null): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const possible = run !== null;
  useEffect(() => {
    if (!possible) return undefined;
    const own: Registration = { id, run: () => latest.current?.() };
    set([...offered, own]);
    return () => set(offered.filter((one) => one !== own));
  }, [id, possible]);
}

/** Runs a command if some part of the screen offers it now. Answers whether it did. */
export function runCommand(id: CommandId): boolean {
  const own = offered.findLast((one) => one.id === id);
  own?.run();
  return own !== undefined;
}

/** The commands that can be done now, in the order of `commandIds`. */
export function useAvailableCommands(): readonly CommandId[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => available,
  );
}
