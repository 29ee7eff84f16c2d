/** The browser as the account needs it. The composition root makes it once, before anything is drawn. */
import { fetchOnline } from './fetch-online.ts';
import { readArrival, withoutArrival } from './arrival.ts';
import type { AccountDeps, PageParts } from './create-account.ts';

/** Reads a return from a provider out of the address and takes it away from there: it must not be read twice. */
export function browserPage(): PageParts {
  const arrival = readArrival(location.href);
  if (arrival !== null) history.replaceState(history.state, '', withoutArrival(location.href));
  return {
    origin: location.origin,
    arrival,
    isOnline: () => navigator.onLine,
    go: (address) => location.assign(address),
    whenIdle: (work) => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 });
      else setTimeout(work, 1_000);
    },
    onNetwork: (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
    },
    onShown: (listener) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      });
      // A page that comes back whole from the browser's memory.
      addEventListener('pageshow', (event) => {
        if (event.persisted) listener();
      });
    },
    onBootKeys: (listener) => addEventListener('storage', listener),
  };
}

/** What else of the browser the account uses. */
export function browserParts(): Pick<
  AccountDeps,
  'fetch' | 'indexedDB' | 'locks' | 'makeChannel' | 'kept' | 'log'
> {
  return {
    fetch: fetchOnline,
    indexedDB,
    // Absent on a page that is not served securely.
    locks: 'locks' in navigator ? navigator.locks : null,
    makeChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : null,
    kept: {
      caches: 'caches' in globalThis ? caches : null,
      clearKeys: () => {
        localStorage.clear();
        sessionStorage.clear();
      },
    },
    // oxlint-disable-next-line no-console -- for who operates the server: the person is told in the app
    log: (message, cause) => console.warn(message, cause),
  };
}
