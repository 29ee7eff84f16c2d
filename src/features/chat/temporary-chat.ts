/** The temporary chat of this page: one at a time, for as long as it is not closed or reloaded. */
import { useCallback, useSyncExternalStore } from 'react';
import type { ThreadView } from '#db/messages.ts';
import type { LocalData } from '#store/db-context.tsx';
import { type ChatStore, databaseChatStore } from './chat-store.ts';
import type { TemporaryStore } from './temporary-store.ts';

export interface TemporaryChat {
  readonly threadId: string;
  readonly store: TemporaryStore;
}

let current: TemporaryChat | null = null;
const listeners = new Set<() => void>();

/** Begins one, or goes on with the one there is. */
export async function openTemporaryChat(data: LocalData): Promise<void> {
  const { createTemporaryStore } = await import('./temporary-store.ts');
  if (current !== null) return;
  const store = createTemporaryStore(data.deps, databaseChatStore(data).recentReadings);
  set({ threadId: data.deps.ids.short(), store });
}

/** Forgets everything in it. */
export function closeTemporaryChat(): void {
  set(null);
}

function set(chat: TemporaryChat | null): void {
  current = chat;
  for (const listener of listeners) listener();
}

export function useTemporaryChat(): TemporaryChat | null {
  return useSyncExternalStore(subscribe, () => current);
}

/** What the temporary chat holds now, live; null before its first message and for a store that is no temporary one. */
export function useTemporaryView(store: ChatStore): ThreadView | null {
  const temporary = current?.store === store ? current.store : null;
  const subscribeToChat = useCallback(
    (listener: () => void) => temporary?.subscribe(listener) ?? (() => undefined),
    [temporary],
  );
  return useSyncExternalStore(subscribeToChat, () => temporary?.current() ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
