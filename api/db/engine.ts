/** Runs statements on PGlite: in this thread for a database in memory (tests), in a thread of its own for a folder. */
import type { PGlite } from '@electric-sql/pglite';
import type { QueryOutcome } from './dialect.ts';

export type Engine = {
  /** One statement with parameters, or any number without; the outcome is the last one's. `withinMs` is how long it may take. */
  readonly run: (
    text: string,
    parameters: readonly unknown[] | undefined,
    withinMs: number,
  ) => Promise<QueryOutcome>;
  /** The whole data folder as a .tar.gz. */
  readonly dump: () => Promise<Uint8Array>;
  /** `atOnce` waits for nothing that is in progress, where that can be ended. */
  readonly close: (atOnce: boolean) => Promise<void>;
};

/** Gives the engine that is open now, and closes it. */
export type Engines = {
  /** Throws `DatabaseUnavailable` while there is none. */
  readonly current: () => Engine;
  readonly close: (atOnce: boolean) => Promise<void>;
};

/** Commands whose count of rows is a count of changes. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** PGlite in this thread. Nothing can end a statement here, so `withinMs` is not looked at. */
export function engineOf(db: PGlite): Engine {
  return {
    run: async (text, parameters) => {
      const result =
        parameters === undefined ? (await db.exec(text)).at(-1) : await db.query(text, [...parameters]);
      if (result === undefined) return { rows: [], affected: null };
      const { rows, affectedRows } = result;
      const counts = result.command !== undefined && changing.has(result.command);
      return { rows, affected: counts ? (affectedRows ?? 0) : null };
    },
    dump: async () => {
      const file = await db.dumpDataDir('gzip');
      return new Uint8Array(await file.arrayBuffer());
    },
    close: () => db.close(),
  };
}

/** An engine that is never lost. */
export const alwaysThere = (engine: Engine): Engines => ({ current: () => engine, close: engine.close });
