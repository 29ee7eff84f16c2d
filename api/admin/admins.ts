/**
 * Who is an admin: a row of `app.admins`, asked for anew at each call, so that a right ends the moment its
 * row does.
 *
 * Nobody is one by default. The first admin has the setup token that the server prints while there is none,
 * or a confirmed address that the server was told to trust.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { keyedDigest } from '../auth/digest.ts';
import { inLowerCase } from '../auth/email.ts';
import { fromDb, toDb } from '../auth/times.ts';
import type { Identity } from '../auth/verifier.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import { audit } from './audit.ts';

/** Age at which a session no longer opens the admin area, in milliseconds from its sign-in. */
export const adminSessionMs = 12 * 3_600_000;
const setupTokenMs = 24 * 3_600_000;

/** The caller's session, as far as rights go. */
export type Caller = Pick<Identity, 'userId' | 'sessionId'>;
export type AdminStanding = 'admin' | 'session-too-old' | 'not-admin';

export type SetupRefusal = 'already-admin' | 'admin-exists' | 'no-token' | 'bad-token';
export type SetupOutcome =
  | { readonly type: 'granted' }
  | { readonly type: 'refused'; readonly why: SetupRefusal };

export type Admins = {
  /** What the caller may do in the admin area now. */
  readonly standing: (caller: Caller) => Promise<AdminStanding>;
  /** Whether the caller may use the admin area now: an admin who signed in less than twelve hours ago. */
  readonly isAdmin: (caller: Caller) => Promise<boolean>;
  /**
   * Makes the caller admin by a confirmed allowed address or, while there is no admin, by the setup token.
   */
  readonly setup: (caller: Caller, token: string | null) => Promise<SetupOutcome>;
  /** Makes an admin of who signs in with a confirmed address that is allowed. */
  readonly onSignIn: (user: {
    readonly id: string;
    readonly email: string | null;
    readonly verified: boolean;
  }) => Promise<void>;
  /** The setup token to print at start; null when there is an admin. */
  readonly ensureSetupToken: () => Promise<string | null>;
};

export type AdminsDeps = {
  readonly db: Database;
  /** A secret of the server that is not in the database; the setup token is derived from it. */
  readonly key: Uint8Array;
  /** Addresses in lower case. */
  readonly allowedEmails: readonly string[];
  readonly nowMs: () => number;
  readonly log: Log;
};

export function createAdmins(deps: AdminsDeps): Admins {
  const { db, nowMs, log } = deps;
  const allowed = new Set(deps.allowedEmails.map((email) => email.toLowerCase()));
  const isAllowed = (email: string | null): boolean => email !== null && allowed.has(inLowerCase(email));

  const standing = async ({ userId, sessionId }: Caller): Promise<AdminStanding> => {
    const row = await db.own((tx) =>
      tx
        .selectFrom('app.admins')
        .leftJoin('auth.sessions', (join) =>
          join
            .onRef('auth.sessions.user_id', '=', 'app.admins.user_id')
            .on('auth.sessions.id', '=', sessionId),
        )
        .select('auth.sessions.created_at as signedInAt')
        .where('app.admins.user_id', '=', userId)
        .executeTakeFirst(),
    );
    if (row === undefined) return 'not-admin';
    const isFresh = row.signedInAt !== null && nowMs() - fromDb(row.signedInAt) < adminSessionMs;
    return isFresh ? 'admin' : 'session-too-old';
  };

  const setup = async (caller: Caller, token: string | null): Promise<SetupOutcome> => {
    const outcome = await db.own(async (tx): Promise<SetupOutcome> => {
      await oneAtATime(tx);
      const granted = await grantOf(tx, caller.userId, token);
      if (typeof granted === 'object') {
        await grant(tx, caller.userId, granted.by, nowMs());
        return { type: 'granted' };
      }
      await audit(tx, { actor: caller.userId, action: 'admin.refused', detail: { why: granted } }, nowMs());
      return { type: 'refused', why: granted };
    });
    if (outcome.type === 'granted') log.info('admin-granted');
    else log.warn('admin-refused', { why: outcome.why });
    return outcome;
  };

  /** What makes this person admin, or why nothing does. A token that is good is used up. */
  const grantOf = async (
    tx: Tx,
    userId: string,
    token: string | null,
  ): Promise<{ readonly by: GrantedBy } | SetupRefusal> => {
    const admins = await tx.selectFrom('app.admins').select('user_id').execute();
    if (admins.some((admin) => admin.user_id === userId)) return 'already-admin';
    const user = await tx
      .selectFrom('auth.users')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (user !== undefined && user.email_confirmed_at !== null && isAllowed(user.email))
      return { by: 'allowed-email' };
    if (admins.length > 0) return 'admin-exists';
    if (token === null || token === '') return 'no-token';
    const used = await tx
      .updateTable('app.setup_tokens')
      .set({ used_at: toDb(nowMs()), used_by: userId })
      .where('hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', toDb(nowMs()))
      .returning('hash')
      .executeTakeFirst();
    return used === undefined ? 'bad-token' : { by: 'setup-token' };
  };

  return {
    standing,
    isAdmin: async (caller) => (await standing(caller)) === 'admin',
    setup,
    onSignIn: async ({ id, email, verified }) => {
      if (!verified || !isAllowed(email)) return;
      const isNew = await db.own(async (tx) => {
        await oneAtATime(tx);
        return grant(tx, id, 'allowed-email', nowMs());
      });
      if (isNew) log.info('admin-granted');
    },
    ensureSetupToken: () =>
      db.own(async (tx) => {
        await oneAtATime(tx);
        const admin = await tx.selectFrom('app.admins').select('user_id').limit(1).executeTakeFirst();
        return admin === undefined ? setupTokenOf(tx, deps.key, nowMs()) : null;
      }),
  };
}

type GrantedBy = 'setup-token' | 'allowed-email';

/**
 * Grants and setup calls wait for one another, on all servers of a database, until the transaction is over.
 */
async function oneAtATime(tx: Tx): Promise<void> {
  await sql`lock table app.admins in share row exclusive mode`.execute(tx);
}

/** Adds the row; tokens that nobody has used end with it. False when the row was there. */
async function grant(tx: Tx, userId: string, by: GrantedBy, nowMs: number): Promise<boolean> {
  const added = await tx
    .insertInto('app.admins')
    .values({ user_id: userId, granted_by: by, granted_at: toDb(nowMs) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await tx.deleteFrom('app.setup_tokens').where('used_at', 'is', null).execute();
  await audit(tx, { actor: userId, action: 'admin.granted', detail: { by } }, nowMs);
  return true;
}

/**
 * The setup token that holds now, made when there is none.
 *
 * Only its hash is stored. It is derived from the server's secret and the moment of its row, so servers that
 * start together, and one that starts again within the day, all print the one token that works.
 */
async function setupTokenOf(tx: Tx, key: Uint8Array, nowMs: number): Promise<string> {
  const rows = await tx
    .selectFrom('app.setup_tokens')
    .select(['hash', 'created_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', toDb(nowMs))
    .execute();
  for (const row of rows) {
    const token = tokenOf(key, fromDb(row.created_at));
    if (hashOf(token) === row.hash) return token;
  }
  // Expired, or of another secret: nobody can print them again.
  await tx.deleteFrom('app.setup_tokens').where('used_at', 'is', null).execute();
  const token = tokenOf(key, nowMs);
  await tx
    .insertInto('app.setup_tokens')
    .values({ hash: hashOf(token), created_at: toDb(nowMs), expires_at: toDb(nowMs + setupTokenMs) })
    .execute();
  return token;
}

/** 256 bits, as 43 characters of base64url. */
const tokenOf = (key: Uint8Array, madeMs: number): string => keyedDigest(key, 'setup-token', String(madeMs));

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
