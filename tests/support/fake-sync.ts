/** A sync for screens: it stands as a test says, and keeps what it was asked. */
import type { Sync, SyncStatus } from '#sync/sync.ts';

export type FakeSync = Sync & {
  /** Changes how it stands, as a round would. */
  readonly become: (status: SyncStatus) => void;
  /** Says that the plan may be another, as the server would. */
  readonly changePlan: () => void;
};

/** Nothing moves by itself; rounds and tries end at once without effect unless `parts` say otherwise. */
export function createFakeSync(
  first: SyncStatus = { type: 'device-only' },
  parts: Partial<Sync> = {},
): FakeSync {
  let status = first;
  const listeners = new Set<() => void>();
  const planListeners = new Set<() => void>();
  return {
    status: () => status,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchPlan: (listener) => {
      planListeners.add(listener);
      return () => planListeners.delete(listener);
    },
    syncNow: async () => undefined,
    afterWrite: () => undefined,
    refused: async () => [],
    retryRefused: async () => 0,
    lastSynced: async () => null,
    blob: async () => null,
    stop: async () => undefined,
    ...parts,
    changePlan: () => {
      for (const listener of planListeners) listener();
    },
    become: (next) => {
      status = next;
      for (const listener of listeners) listener();
    },
  };
}
