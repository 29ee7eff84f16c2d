/**
 * Keeps the embedded database's log of changes short. PostgreSQL has a process of its own for that, and PGlite has none:
 * without this the log grows by all that is written until the server stops.
 */
import type { Log } from '../log.ts';
import type { ConnectionSource } from './dialect.ts';

const checkMs = 60_000;

/** So long may the log get, in bytes, before it is written into the tables and begun anew. */
const longestLog = 64 * 1024 * 1024;

export type Checkpoints = {
  /** Looks every minute. */
  readonly start: () => void;
  /** Writes the log into the tables if it is longer than `longest` bytes; tells whether it was. */
  readonly check: (longest?: number) => Promise<boolean>;
  readonly stop: () => void;
};

export function keepCheckpoints(deps: { readonly source: ConnectionSource; readonly log: Log }): Checkpoints {
  let timer: NodeJS.Timeout | null = null;

  const check = async (longest = longestLog): Promise<boolean> => {
    const connection = await deps.source.connect();
    try {
      const { rows } = await connection.query(
        'select (pg_current_wal_insert_lsn() - redo_lsn) > $1::numeric as long from pg_control_checkpoint()',
        [longest],
      );
      if ((rows as { long: boolean }[])[0]?.long !== true) return false;
      await connection.query('checkpoint');
      return true;
    } finally {
      connection.release(false);
    }
  };

  return {
    check,
    start: () => {
      timer = setInterval(() => {
        check().catch((error: unknown) => {
          deps.log.warn('checkpoint-failed', { kind: error instanceof Error ? error.name : 'unknown' });
        });
      }, checkMs);
      timer.unref();
    },
    stop: () => {
      if (timer !== null) clearInterval(timer);
    },
  };
}
