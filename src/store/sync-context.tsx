import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { present } from '#lib/assert.ts';
import type { Sync, SyncStatus } from '#sync/sync.ts';

const SyncContext = createContext<Sync | null>(null);

/** Makes the sync available to every screen. The composition root gives the real one, a test its own. */
export function SyncProvider(props: { value: Sync; children: ReactNode }) {
  return <SyncContext value={props.value}>{props.children}</SyncContext>;
}

/** What can be asked of the sync. Throws outside a `SyncProvider`. */
export function useSync(): Sync {
  return present(useContext(SyncContext), 'SyncProvider above this component');
}

/** How the sync stands, for its words on screen. */
export function useSyncStatus(): SyncStatus {
  const sync = useSync();
  return useSyncExternalStore(sync.watch, sync.status);
}
