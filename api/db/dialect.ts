/**
 * Kysely over one kind of connection, whichever driver is behind it, so that both databases begin, fail and end a
 * transaction in the same way.
 */
import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Caller, Statements, Tx } from './database.ts';
import type { Tables } from './tables.ts';

export type QueryOutcome = {
  readonly rows: readonly unknown[];
  /** Rows that were inserted, changed or deleted; null for a statement that does none of it. */
  readonly affected: number | null;
};

/** A connection lent to one transaction. */
export type Connection = {
  /** Runs one statement with parameters, or any number of statements without; the outcome is the last one's. */
  readonly query: (text: string, parameters?: readonly unknown[]) => Promise<QueryOutcome>;
  /** Gives it back; one that is broken is not lent again. */
  readonly release: (broken: boolean) => void;
};

/** Where connections come from. Both reject with `DatabaseUnavailable` when there is none to be had. */
export type ConnectionSource = {
  readonly connect: () => Promise<Connection>;
  readonly close: () => Promise<void>;
};

/** Runs `work` in a transaction that the statements of `opening` begin: `begin` first, then its settings. */
export type InTransaction = <T>(opening: string, work: (tx: Tx) => Promise<T>) => Promise<T>;

export type Queries = { readonly inTransaction: InTransaction; readonly statements: Statements };

export function createQueries(source: ConnectionSource): Queries {
  const statements = new Kysely<Tables>({ dialect: dialectOver(source) });
  return {
    statements,
    inTransaction: (opening, work) =>
      statements.transaction().execute(async (tx) => {
        await tx.executeQuery(CompiledQuery.raw(opening));
        return work(tx);
      }),
  };
}

/** Statements that begin a transaction of the server's own. `limits` are settings to add, each ending in a semicolon. */
export function openingOfOwn(limits = ''): string {
  return `begin; set local timezone = 'UTC'; ${limits}`;
}

/**
 * Statements that begin a transaction as a caller. Role and claims are local to it: the next one knows nothing of them.
 * They travel with `begin` in one message, which carries no parameters, so the claims are quoted here.
 */
export function openingAs(caller: Caller, limits = ''): string {
  const claims = caller.role === 'authenticated' ? caller.claims : { role: caller.role };
  return (
    `${openingOfOwn(limits)} set local role ${caller.role}; ` +
    `select set_config('request.jwt.claims', ${quoted(JSON.stringify(claims))}, true)`
  );
}

/** A string literal that means the same whatever `standard_conforming_strings` says. */
function quoted(text: string): string {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function dialectOver(source: ConnectionSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** What Kysely holds: the connection, whether a statement of this transaction has failed, whether it could not be undone. */
type Held = DatabaseConnection & { readonly connection: Connection; failed: boolean; broken: boolean };

function driverOver(source: ConnectionSource): Driver {
  const held = (connection: DatabaseConnection) => connection as Held;
  return {
    init: async () => {},
    acquireConnection: async () => hold(await source.connect()),
    // The opening of `InTransaction` begins it, in one message with the role.
    beginTransaction: async () => {},
    commitTransaction: async (own) => {
      // COMMIT of a spoilt transaction rolls back and reports no error: work would be lost that was answered as done.
      if (held(own).failed)
        throw new Error('a statement of this transaction failed, so it cannot be committed');
      await held(own).connection.query('commit');
    },
    rollbackTransaction: async (own) => {
      // What the caller is told is why the work failed, not that it could not be undone on a dead connection.
      await held(own)
        .connection.query('rollback')
        .catch(() => {
          held(own).broken = true;
        });
    },
    releaseConnection: async (own) => held(own).connection.release(held(own).broken),
    destroy: () => source.close(),
  };
}

function hold(connection: Connection): Held {
  const own: Held = {
    connection,
    failed: false,
    broken: false,
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      try {
        const { rows, affected } = await connection.query(
          sql,
          parameters.length > 0 ? parameters : undefined,
        );
        if (/^\s*rollback\s+to\b/i.test(sql)) own.failed = false;
        return affected === null
          ? { rows: rows as R[] }
          : { rows: rows as R[], numAffectedRows: BigInt(affected) };
      } catch (error) {
        own.failed = true;
        throw error;
      }
    },
    streamQuery: () => {
      throw new Error('rows are not streamed here');
    },
  };
  return own;
}
