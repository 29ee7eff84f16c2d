/**
 * The database as the rest of the server sees it: work is handed over and runs in one transaction, either as a caller, whom
 * row-level security holds to what is theirs, or as the server itself.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What a verified access token says of its holder. */
export type Claims = {
  /** Id of the account, a UUID. */
  readonly sub: string;
  readonly role: 'authenticated';
  readonly session_id: string;
  readonly email?: string;
} & Readonly<Record<string, unknown>>;

/** Whom a transaction runs for. */
export type Caller =
  | { readonly role: 'anon' }
  | { readonly role: 'authenticated'; readonly claims: Claims }
  | { readonly role: 'service_role' };

/**
 * A transaction in progress. Name columns instead of selecting all: a role may be allowed only some.
 * A statement that fails spoils the whole transaction, also when the error is caught: use `on conflict`.
 */
export type Tx = Transaction<Tables>;

/** Statements outside a transaction: each one stands for itself. */
export type Statements = Kysely<Tables>;

export type Database = {
  readonly kind: 'embedded' | 'postgres';
  /**
   * One transaction as that role, with its claims in `request.jwt.claims`: row-level security decides.
   * `work` may wait for nothing but the database: it holds a connection, and the embedded one has only one.
   */
  readonly as: <T>(caller: Caller, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** One transaction of the server's own, as the owner of the tables: no policy applies. */
  readonly own: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * One statement of the server's own, without a transaction around it: a third of the way there and back. What takes two
   * statements belongs into `own`.
   */
  readonly single: <T>(statement: (db: Statements) => Promise<T>) => Promise<T>;
  /** Throws `DatabaseUnavailable` when the database cannot be reached. */
  readonly ping: () => Promise<void>;
  /**
   * Tells every listener of every process that shares this database. Call it when the transaction it speaks of is
   * done. What nobody hears is lost: only hints go this way.
   */
  readonly notify: (words: string) => Promise<void>;
  /**
   * Hears what `notify` says, from any process, on one connection of its own. Resolves when it listens or has begun to
   * try; the function it gives stops it. Closing the database stops it too.
   */
  readonly listen: (listener: NotifyListener) => Promise<() => Promise<void>>;
  /** Refuses new work, waits for running work, then lets go of everything. */
  readonly close: () => Promise<void>;
};

export type NotifyListener = {
  readonly heard: (words: string) => void;
  /** The connection was lost and is back: what was said in between was not heard. */
  readonly resumed: () => void;
};

/** The one channel that `notify` speaks on. */
export const notifyChannel = 'sync';

/** The database cannot be reached, or went away in between: nothing of the transaction is kept. The cause is attached. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The five characters of SQLSTATE of an error that the database raised (`23505`: not unique), else null. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code } = error;
  // No class begins with E, and Node's own codes do: EPERM.
  return typeof code === 'string' && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code) ? code : null;
}
