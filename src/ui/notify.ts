import { useSyncExternalStore } from 'react';

export interface Notice {
  /** A word or a short line over the text: what it is about. */
  title?: string;
  /** One or two short sentences. */
  text: string;
  /** An error is announced at once; the rest wait for a pause. */
  tone?: 'plain' | 'error';
  action?: { label: string; onAction: () => void };
  /** Milliseconds on the screen; it waits longer while pointed at or focused. Infinity stays until closed. */
  durationMs?: number;
}

export interface ShownNotice extends Notice {
  id: number;
}

export const NOTICE_MS = 5000;

// One notice at a time: a new one takes the place of the old.
let current: ShownNotice | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(notice: ShownNotice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}

/** Says something in the corner of the screen; the answer takes it away again. */
export function notify(notice: Notice): () => void {
  lastId += 1;
  const id = lastId;
  show({ ...notice, id });
  return () => dismissNotice(id);
}

/** Takes the notice away if it is still the one on the screen. */
export function dismissNotice(id: number): void {
  if (current?.id === id) show(undefined);
}

export function useNotice(): ShownNotice | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
