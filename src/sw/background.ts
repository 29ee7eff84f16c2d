/** What the browser wakes the worker for: to send what waits, and to look for news now and then. Only Chromium does. */
import { DAILY_TAG, OUTBOX_TAG, syncInBackground } from '#sync/background.ts';

declare const self: ServiceWorkerGlobalScope;

/** Both kinds of events, which the types of workers do not know. */
type TaggedEvent = ExtendableEvent & { readonly tag: string };

/** Browsers end a worker that works in the background for long; what is left waits for the next time. */
const PATIENCE_MS = 120_000;

export function listenForBackgroundSync(): void {
  for (const [type, tag] of [
    ['sync', OUTBOX_TAG],
    ['periodicsync', DAILY_TAG],
  ] as const) {
    self.addEventListener(type, (event) => {
      const tagged = event as TaggedEvent;
      if (tagged.tag === tag) tagged.waitUntil(work());
    });
  }
}

/** Rejects when a later try may work: the browser then comes back by itself. */
async function work(): Promise<void> {
  const stopping = new AbortController();
  const timer = setTimeout(() => stopping.abort(), PATIENCE_MS);
  try {
    const end = await syncInBackground({
      indexedDB: self.indexedDB,
      IDBKeyRange,
      fetch: (input, init) => fetch(input, init),
      locks: 'locks' in self.navigator ? self.navigator.locks : null,
      nowMs: () => Date.now(),
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      signal: stopping.signal,
    });
    if (end === 'later') throw new Error('the sync is to be tried again');
  } finally {
    clearTimeout(timer);
  }
}
