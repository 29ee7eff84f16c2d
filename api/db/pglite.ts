/** PGlite as a source of connections. It has one session, so transactions wait for each other in the order they came. */
import { DatabaseUnavailable } from './database.ts';
import type { NotifyListener } from './database.ts';
import type { ConnectionSource } from './dialect.ts';
import type { Engine, Engines } from './engine.ts';

/** Time limits of statements, in milliseconds. A database that takes longer counts as hanging. */
export type StatementPatience = {
  /** Of a request. PostgreSQL gives one up after 10 s by itself, and PGlite never does. */
  readonly requestMs: number;
  /** Of a migration, and of writing the log of changes into the tables. */
  readonly longMs: number;
  /** Of all that is in the queue, once the database is to be closed. */
  readonly closeMs: number;
};

const usual: StatementPatience = { requestMs: 30_000, longMs: 600_000, closeMs: 5000 };

export type PgliteSource = ConnectionSource & {
  /** The same session for statements that may take long. */
  readonly patient: ConnectionSource;
  /** Runs `work` while no transaction is open, in its turn. */
  readonly alone: <T>(work: (engine: Engine) => Promise<T>) => Promise<T>;
  readonly notify: (words: string) => Promise<void>;
  readonly listen: (listener: NotifyListener) => Promise<() => Promise<void>>;
};

/** Lends the one session there is. `close` lets those in the queue finish, for a while, then closes the engine. */
export function pgliteSource(
  engines: Engines,
  { requestMs, longMs, closeMs }: StatementPatience = usual,
): PgliteSource {
  let last: Promise<void> = Promise.resolve();
  let closing: Promise<void> | null = null;
  const listeners = new Set<NotifyListener>();

  /** Waits for its turn; the next in line waits for `done`. Throws `DatabaseUnavailable` where there is nothing to lend. */
  const turn = async (): Promise<{ readonly engine: Engine; readonly done: () => void }> => {
    if (closing !== null) throw new DatabaseUnavailable('the database is closed');
    const before = last;
    const { promise, resolve } = withResolvers();
    last = promise;
    await before;
    try {
      return { engine: engines.current(), done: resolve };
    } catch (error) {
      resolve();
      throw error;
    }
  };
  const lending = (withinMs: number): ConnectionSource['connect'] => {
    return async () => {
      const { engine, done } = await turn();
      return {
        query: (text, parameters) => engine.run(text, parameters, withinMs),
        release: () => done(),
      };
    };
  };
  const close = (): Promise<void> => {
    listeners.clear();
    closing ??= inTime(last, closeMs).then((isDone) => engines.close(!isDone));
    return closing;
  };

  return {
    connect: lending(requestMs),
    patient: { connect: lending(longMs), close },
    alone: async (work) => {
      const { engine, done } = await turn();
      try {
        return await work(engine);
      } finally {
        done();
      }
    },
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
    close,
  };
}

/** Whether `work` is done after at most so many milliseconds. */
async function inTime(work: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
