/** The search worker: its own connection to the database, and the index over it. */
import { openSoulsticeDb } from '#db/database.ts';
import type { SearchCall, SearchReply } from './protocol.ts';
import { createSearcher } from './searcher.ts';
import type { Searcher } from './searcher.ts';

let searcher: Searcher | null = null;

self.addEventListener('message', ({ data }: MessageEvent<SearchCall>) => {
  if (data.type === 'open') {
    if (searcher === null) open(data.account);
    return;
  }
  void (searcher?.search(data) ?? Promise.resolve(null))
    .catch(() => null)
    .then((answer) => reply({ id: data.id, answer }));
});

function open(account: string): void {
  const db = openSoulsticeDb(account);
  searcher = createSearcher(db, nextTurn());
  // Deleted (sign-out, an account's end) or upgraded by another tab: what was read from it goes at once.
  db.on('versionchange', () => {
    searcher?.close();
    searcher = null;
    reply({ id: 0, answer: null });
  });
}

function reply(message: SearchReply): void {
  self.postMessage(message);
}

/** Waits until messages that have arrived were handled. A timer would wait four milliseconds at the least. */
function nextTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
