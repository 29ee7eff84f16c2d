/** The typed door to the search worker. One index at a time: that of the account whose database is open. */
import type { SoulsticeDb } from '#db/database.ts';
import type { SearchAnswer, SearchCall, SearchReply, SearchRequest } from './protocol.ts';

/** What is used of a `Worker`; a test gives its own. */
export type SearchWorker = {
  postMessage(message: SearchCall): void;
  addEventListener(type: 'message', listener: (event: { readonly data: SearchReply }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
};

export type SearchClient = {
  /** Null when the database cannot be searched: it was closed, or the worker could not start. Never rejects. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer | null>;
  /** Ends the worker and with it the index. */
  readonly close: () => void;
};

const startWorker = (): SearchWorker =>
  new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module', name: 'soulstice-search' });

/** Starts reading the account's messages at once; a worker that stops starts anew with the next question. */
export function createSearchClient(account: string, start: () => SearchWorker = startWorker): SearchClient {
  const waiting = new Map<number, (answer: SearchAnswer | null) => void>();
  let worker: SearchWorker | null = null;
  let lastId = 0;

  function stop(): void {
    worker?.terminate();
    worker = null;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const settle of lost) settle(null);
  }

  function running(): SearchWorker {
    if (worker !== null) return worker;
    const made = start();
    made.addEventListener('message', ({ data: { id, answer } }) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
      // Its database is gone, and with the worker goes what it had read.
      if (answer === null && worker === made) stop();
    });
    made.addEventListener('error', () => {
      if (worker === made) stop();
    });
    worker = made;
    made.postMessage({ type: 'open', account });
    return made;
  }

  const client: SearchClient = {
    search: (request) =>
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        try {
          running().postMessage({ type: 'search', id: lastId, ...request });
        } catch {
          // The browser refused to start a worker at all.
          stop();
        }
      }),
    close: stop,
  };
  try {
    running();
  } catch {
    stop();
  }
  return client;
}

let open: { readonly db: SoulsticeDb; readonly client: SearchClient } | null = null;

/** The search over a database, kept from one use to the next so that it stays warm. Another database ends the one before. */
export function searchOf(db: SoulsticeDb): SearchClient {
  if (open?.db === db) return open.client;
  open?.client.close();
  const client = createSearchClient(db.account);
  open = { db, client };
  return client;
}
