/** A pool of connections to PostgreSQL. Whatever says "there is no database" becomes `DatabaseUnavailable`. */
import pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseUnavailable, notifyChannel, sqlState } from './database.ts';
import type { NotifyListener } from './database.ts';
import type { Connection, ConnectionSource, QueryOutcome } from './dialect.ts';
import { readers } from './values.ts';

/** How long a request waits for a connection before it is told that there is none. */
const connectMs = 5000;

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export type PostgresOptions = {
  /** `postgres://user:password@host:5432/database` */
  readonly url: string;
  readonly log: Log;
  /** Connections at the same time. */
  readonly max: number;
};

export type PostgresSource = ConnectionSource & {
  readonly notify: (words: string) => Promise<void>;
  readonly listen: (listener: NotifyListener) => Promise<() => Promise<void>>;
};

export function postgresSource({ url, log, max }: PostgresOptions): PostgresSource {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'soulstice',
    types: { getTypeParser },
  });
  // A connection may die while it idles or between two statements. Without a listener that would end the process.
  pool.on('error', (error) => log.warn('database-connection-lost', { code: codeOf(error) }));
  pool.on('connect', (client) => client.on('error', () => {}));

  let closing: Promise<void> | null = null;
  const listening = new Set<() => Promise<void>>();
  const connect = async (): Promise<Connection> => {
    if (closing !== null) throw new DatabaseUnavailable('the database is closed');
    const client = await pool.connect().catch(translate);
    let lost = false;
    return {
      query: (text, parameters) =>
        run(client, text, parameters).catch((error: unknown) => {
          lost ||= isUnavailable(error);
          return translate(error);
        }),
      release: (broken) => client.release(lost || broken),
    };
  };
  return {
    connect,
    notify: async (words) => {
      const connection = await connect();
      let broken = true;
      try {
        await connection.query('select pg_notify($1, $2)', [notifyChannel, words]);
        broken = false;
      } finally {
        connection.release(broken);
      }
    },
    listen: async (listener) => {
      if (closing !== null) throw new DatabaseUnavailable('the database is closed');
      const end = await keepListening(url, log, listener);
      const stop = async (): Promise<void> => {
        listening.delete(stop);
        await end();
      };
      listening.add(stop);
      return stop;
    },
    close: () => {
      closing ??= Promise.all([...[...listening].map((stop) => stop()), pool.end()]).then(() => {});
      return closing;
    },
  };
}

/** Waits between two tries to listen again, in milliseconds: the first, doubled up to the last. */
const relistenMs = { first: 100, last: 5000 } as const;

/**
 * Listens on a connection of its own, and on another one whenever it is lost. Needs a session: a pooler that hands
 * out connections by transaction never delivers.
 */
async function keepListening(url: string, log: Log, listener: NotifyListener): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let waitMs: number = relistenMs.first;
  let stopped = false;
  let isFirst = true;

  const begin = async (): Promise<void> => {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      application_name: 'soulstice listen',
    });
    client = own;
    let lost = false;
    const lose = (): void => {
      if (lost || stopped) return;
      lost = true;
      void own.end().catch(() => {});
      log.warn('listen-lost', { retryMs: waitMs });
      timer = setTimeout(() => void begin(), waitMs);
      timer.unref();
      waitMs = Math.min(waitMs * 2, relistenMs.last);
    };
    own.on('error', lose);
    own.on('end', lose);
    own.on('notification', ({ payload }) => {
      if (!stopped) listener.heard(payload ?? '');
    });
    try {
      await own.connect();
      await own.query(`listen ${notifyChannel}`);
    } catch {
      lose();
      isFirst = false;
      return;
    }
    waitMs = relistenMs.first;
    if (!isFirst && !stopped) listener.resumed();
    isFirst = false;
  };

  await begin();
  return async () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}

async function run(
  client: pg.PoolClient,
  text: string,
  parameters: readonly unknown[] | undefined,
): Promise<QueryOutcome> {
  // Several statements without parameters give a list of results.
  const outcome: pg.QueryResult | pg.QueryResult[] =
    parameters === undefined ? await client.query(text) : await client.query(text, [...parameters]);
  const result = Array.isArray(outcome) ? outcome.at(-1) : outcome;
  if (result === undefined) return { rows: [], affected: null };
  return { rows: result.rows, affected: changing.has(result.command) ? (result.rowCount ?? 0) : null };
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  readers[oid] ?? (pg.types.getTypeParser as (oid: number, format?: string) => unknown)(oid, format);

function translate(error: unknown): never {
  if (isUnavailable(error)) throw new DatabaseUnavailable('the database cannot be reached', { cause: error });
  throw error;
}

/** SQLSTATEs of a server that is not there for anybody: connection trouble, too many clients, shutting down, starting. */
const unavailableStates = /^(?:08...|53300|57P0[1235])$/;

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** pg tells these apart by words only; they come without a code. */
const clientWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/;

function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== null) return unavailableStates.test(state);
  const code = codeOf(error);
  return code === null ? clientWords.test(error.message) : networkCodes.has(code);
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
