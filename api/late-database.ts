/** A database that is still being opened, for a server that already listens. */
import type { Database } from './db/database.ts';

/**
 * Stands in for a database while it opens: every call waits for it. When it cannot be opened, calls reject with what
 * stood in the way; `close` waits and then closes it.
 */
export function lateDatabase(kind: Database['kind'], opening: Promise<Database>): Database {
  return {
    kind,
    as: async (caller, work) => (await opening).as(caller, work),
    own: async (work) => (await opening).own(work),
    single: async (statement) => (await opening).single(statement),
    ping: async () => (await opening).ping(),
    notify: async (words) => (await opening).notify(words),
    listen: async (listener) => (await opening).listen(listener),
    close: async () => {
      const opened = await opening.catch(() => null);
      await opened?.close();
    },
  };
}
