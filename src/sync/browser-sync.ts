/** The sync of a page with the browser as it is. Fetched once the first screen stands. */
import type { Account } from '#account/account.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { WriteDeps } from '#db/write.ts';
import { startPageSync } from './page-sync.ts';
import type { PageSync, SyncPage } from './page-sync.ts';
import type { SyncStatus } from './sync.ts';
import { DAILY_TAG, OUTBOX_TAG } from './tags.ts';

const DAY_MS = 24 * 3_600_000;

export function startBrowserSync(parts: {
  readonly db: SoulsticeDb;
  readonly deps: WriteDeps;
  readonly account: Account;
  readonly onStatus: (status: SyncStatus) => void;
  readonly onPlan: () => void;
}): PageSync {
  return startPageSync({
    db: parts.db,
    clock: parts.deps.clock,
    ids: parts.deps.ids,
    account: parts.account,
    fetch: (input, init) => fetch(input, init),
    // Absent on a page that is not served securely.
    locks: 'locks' in navigator ? navigator.locks : null,
    makeChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : null,
    page: browserSyncPage(),
    monotonicMs: () => performance.now(),
    random: Math.random,
    onStatus: parts.onStatus,
    onPlan: parts.onPlan,
    // oxlint-disable-next-line no-console -- for who operates the server: the person is told in the app
    log: (message, cause) => console.warn(message, cause),
  });
}

/** What Chromium has and the types of the page do not know. */
type MoreOfRegistration = {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
  readonly periodicSync?: {
    readonly register: (tag: string, options: { readonly minInterval: number }) => Promise<void>;
  };
};
type Connection = { readonly saveData?: boolean; readonly type?: string };

function browserSyncPage(): SyncPage {
  let askedForDaily = false;
  return {
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    isMetered: () => {
      const { connection } = navigator as { readonly connection?: Connection };
      return connection?.saveData === true || connection?.type === 'cellular';
    },
    follow: (on) => {
      const stopping = new AbortController();
      const { signal } = stopping;
      addEventListener('online', on.online, { signal });
      addEventListener('offline', on.offline, { signal });
      addEventListener('focus', on.focus, { signal });
      document.addEventListener(
        'visibilitychange',
        () => (document.visibilityState === 'visible' ? on.visible() : on.hidden()),
        { signal },
      );
      // A page that comes back whole from the browser's memory.
      addEventListener('pageshow', (event) => event.persisted && on.visible(), { signal });
      return () => stopping.abort();
    },
    askForOutbox: () => void withRegistration(({ sync }) => sync?.register(OUTBOX_TAG)),
    askForDaily: () => {
      if (askedForDaily) return;
      askedForDaily = true;
      void withRegistration(({ periodicSync }) => periodicSync?.register(DAILY_TAG, { minInterval: DAY_MS }));
    },
  };
}

/** Neither is there in every browser, and a person may have refused either: the page does without. */
async function withRegistration(
  work: (registration: MoreOfRegistration) => Promise<void> | undefined,
): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration !== undefined) await work(registration as MoreOfRegistration);
  } catch {
    // Nothing to do.
  }
}
