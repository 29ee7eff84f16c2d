/** The one Supabase client of the page. This module carries the library, so it is fetched when it is needed. */
import { createClient, NavigatorLockAcquireTimeoutError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BackendConfig } from './account.ts';
import { SESSION_KEY } from './auth-store.ts';
import type { AuthStore } from './auth-store.ts';
import { REFRESH_LOCK } from './refresh-lock.ts';
import type { Locks } from './refresh-lock.ts';

/** The client of a backend, with its session in `store`. `locks` null where the browser has none. */
export function createSupabase(
  config: BackendConfig,
  parts: { readonly store: AuthStore; readonly fetch: typeof fetch; readonly locks: Locks | null },
): SupabaseClient {
  const { store, locks } = parts;
  return createClient(config.url, config.anonKey, {
    global: { fetch: parts.fetch },
    auth: {
      flowType: 'pkce',
      storageKey: SESSION_KEY,
      storage: { getItem: store.get, setItem: store.set, removeItem: (key) => store.remove(key) },
      // The address is read once, by us, before anything is drawn.
      detectSessionInUrl: false,
      // Whoever waited for the lock reads the store again inside it and finds the session that was renewed meanwhile.
      lock: async (_name, timeoutMs, work) => {
        if (locks === null) return work();
        const answer = await locks.request(
          REFRESH_LOCK,
          { ifAvailable: timeoutMs === 0 },
          async (lock): Promise<{ value: Awaited<ReturnType<typeof work>> } | null> =>
            lock === null ? null : { value: await work() },
        );
        // By this error the library knows that its tick may be skipped.
        if (answer === null) throw new NavigatorLockAcquireTimeoutError('another tab is at it');
        return answer.value;
      },
    },
    realtime: { transport: NoSocket as never },
  });
}

/** Nothing listens over a socket here; without one of its own the library refuses to start where there is none. */
function NoSocket(): never {
  throw new Error('the app opens no socket');
}
