import { useSyncExternalStore } from 'react';

// The page under a modal dialog is inert: nothing in it can be pressed or is spoken. What must stand above everything
// has to stand inside the dialog that was opened last.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Says that a modal dialog was opened; the answer says that it is closed again. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

/** The modal dialog that was opened last and is still open, null where there is none. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.at(-1) ?? null,
  );
}
