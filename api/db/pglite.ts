/** PGlite as a source of connections. It has one session, so transactions wait for each other in the order they came. */
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable } from './database.ts';
import type { NotifyListener } from './database.ts';
import type { ConnectionSource, QueryOutcome } from './dialect.ts';

/** Commands whose count of rows is a count of changes. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export type PgliteSource = ConnectionSource & {
  /** Runs `work` while no transaction is open, in its turn. */
  readonly alone: <T>(work: (db: PGlite) => Promise<T>) => Promise<T>;
  readonly notify: (words: string) => Promise<void>;
  readonly listen: (listener: NotifyListener) => Promise<() => Promise<void>>;
};

/** Lends the one session of `db`. `close` lets those in the queue finish, then closes `db`. */
export function pgliteSource(db: PGlite): PgliteSource {
  let last: Promise<void> = Promise.resolve();
  let closing: Promise<void> | null = null;
  const listeners = new Set<NotifyListener>();

  /** Waits for its turn; the next in line waits for the returned function. */
  const turn = async (): Promise<() => void> => {
    if (closing !== null) throw new DatabaseUnavailable('the database is closed');
    const before = last;
    const { promise, resolve } = withResolvers();
    last = promise;
    await before;
    return resolve;
  };

  const alone: PgliteSource['alone'] = async (work) => {
    const done = await turn();
    try {
      return await work(db);
    } finally {
      done();
    }
  };

  return {
    connect: async () => {
      const done = await turn();
      return {
        query: (text, parameters) => run(db, text, parameters),
        release: () => done(),
      };
    },
    alone,
    // No other process has this database, so nobody has to be told by way of it: that would take turns of its one session.
    notify: async (words) => {
      if (closing !== null) throw new DatabaseUnavailable('the database is closed');
      for (const { heard } of listeners) queueMicrotask(() => heard(words));
    },
    listen: async (listener) => {
      if (closing !== null) throw new DatabaseUnavailable('the database is closed');
      const own = { ...listener };
      listeners.add(own);
      return async () => void listeners.delete(own);
    },
    close: () => {
      listeners.clear();
      closing ??= last.then(() => db.close());
      return closing;
    },
  };
}

async function run(
  db: PGlite,
  text: string,
  parameters: readonly unknown[] | undefined,
): Promise<QueryOutcome> {
  const result =
    parameters === undefined ? (await db.exec(text)).at(-1) : await db.query(text, [...parameters]);
  if (result === undefined) return { rows: [], affected: null };
  const { rows, affectedRows } = result;
  const counts = result.command !== undefined && changing.has(result.command);
  return { rows, affected: counts ? (affectedRows ?? 0) : null };
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
