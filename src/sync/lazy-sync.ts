/**
 * The sync as the page starts with it: it says how things stand, and fetches all the rest once the first screen stands.
 * With nobody signed in nothing is fetched at all.
 */
import type { Session } from '#account/session.ts';
import type { PageSync } from './page-sync.ts';
import type { Sync, SyncStatus } from './sync.ts';

export type LazySyncDeps = {
  /** Who is here as the page starts; another one would start another page. */
  readonly session: Session;
  /** Runs work once the first screen stands. */
  readonly whenIdle: (work: () => void) => void;
  readonly load: (onStatus: (status: SyncStatus) => void, onPlan: () => void) => Promise<PageSync>;
};

export function createLazySync(deps: LazySyncDeps): Sync {
  const listeners = new Set<() => void>();
  const planListeners = new Set<() => void>();
  const signedIn = deps.session.type === 'signed-in';
  let status: SyncStatus = signedIn ? { type: 'syncing', waiting: 0 } : { type: 'device-only' };
  let stopped = false;
  let loading: Promise<PageSync> | null = null;

  const loaded = (): Promise<PageSync> | null => {
    if (!signedIn || stopped) return null;
    loading ??= deps
      .load(
        (next) => {
          status = next;
          for (const listener of listeners) listener();
        },
        () => {
          for (const listener of planListeners) listener();
        },
      )
      .catch((error: unknown) => {
        // The next thing that is asked tries again: the network may be back.
        loading = null;
        throw error;
      });
    return loading;
  };
  const started = async (): Promise<PageSync | null> => (await loaded()?.catch(() => null)) ?? null;

  if (signedIn) deps.whenIdle(() => void started());

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
    syncNow: async () => (await started())?.syncNow(),
    afterWrite: () => void started().then((sync) => sync?.afterWrite()),
    refused: async () => (await started())?.refused() ?? [],
    retryRefused: async () => (await started())?.retryRefused() ?? 0,
    lastSynced: async () => (await started())?.lastSynced() ?? null,
    blob: async (sha) => (await started())?.blob(sha) ?? null,
    stop: async () => {
      const running = loading;
      stopped = true;
      await (await running?.catch(() => null))?.stop();
    },
  };
}
