/**
 * Place search for the screen: a typed door to `places.worker.ts`.
 *
 * Nothing here rejects. What can go wrong outside (no network before the first fetch, a worker that cannot be loaded) is
 * the value `unavailable`, and the next search tries again.
 */
import type { PlaceSearchResult } from '#places/place-store.ts';

export type PlaceRequest =
  | { readonly id: number; readonly type: 'warm' }
  | { readonly id: number; readonly type: 'search'; readonly query: string; readonly limit: number };

/** `result` is null for `warm`. */
export type PlaceReply = { readonly id: number; readonly result: PlaceSearchResult | null };

export type PlaceAnswer = PlaceSearchResult | { readonly type: 'aborted' };

export type PlaceSearch = {
  /** Fetches the index ahead of its first use. Settles when it was tried. */
  readonly warm: () => Promise<void>;
  /** Places for what was typed so far, best first, at most `limit`; `aborted` as soon as the signal says so. */
  readonly search: (query: string, limit: number, signal?: AbortSignal) => Promise<PlaceAnswer>;
  /** Ends the worker; searches under way are answered `unavailable`. */
  readonly close: () => void;
};

/** What is used of a `Worker`. */
export type PlaceWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const startWorker = (): PlaceWorker =>
  new Worker(new URL('./places.worker.ts', import.meta.url), { type: 'module' });

/** The worker starts with the first call, not before. */
export function createPlaceSearch(start: () => PlaceWorker = startWorker): PlaceSearch {
  const waiting = new Map<number, (result: PlaceSearchResult | null) => void>();
  let worker: PlaceWorker | null = null;
  let lastId = 0;

  function stop(): void {
    worker?.terminate();
    worker = null;
    for (const settle of waiting.values()) settle({ type: 'unavailable' });
    waiting.clear();
  }

  function running(): PlaceWorker {
    if (worker !== null) return worker;
    const started = start();
    started.addEventListener('message', (event) => {
      const { id, result } = (event as MessageEvent<PlaceReply>).data;
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
    // The script did not load or threw: let the next call start a new one.
    started.addEventListener('error', () => {
      if (worker === started) stop();
    });
    worker = started;
    return started;
  }

  function send(request: PlaceRequest): void {
    try {
      running().postMessage(request);
    } catch {
      // The browser refused to start a worker at all.
      stop();
    }
  }

  return {
    warm() {
      return new Promise((resolve) => {
        const id = (lastId += 1);
        waiting.set(id, () => resolve());
        send({ id, type: 'warm' });
      });
    },
    search(query, limit, signal) {
      if (signal?.aborted === true) return Promise.resolve({ type: 'aborted' });
      return new Promise((resolve) => {
        const id = (lastId += 1);
        const abort = () => {
          waiting.delete(id);
          resolve({ type: 'aborted' });
        };
        signal?.addEventListener('abort', abort, { once: true });
        waiting.set(id, (result) => {
          signal?.removeEventListener('abort', abort);
          resolve(result ?? { type: 'unavailable' });
        });
        send({ id, type: 'search', query, limit });
      });
    },
    close: stop,
  };
}
