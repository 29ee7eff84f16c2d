/**
 * Sessions: one a sign-in, thirty days at most, carried on by refresh tokens that are good for one use.
 *
 * A used refresh token that comes back within ten seconds is taken for two tabs that asked at once and gets a token of
 * its own. Later it is taken for a thief, or for the owner after one: nobody can tell, so the whole session ends.
 * Whenever a token is used every other live one of its session is used up too; a stolen branch cannot grow in silence.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { Tx } from '../db/database.ts';
import { keyedDigest } from './digest.ts';
import { failures } from './failure.ts';
import type { AuthFailure } from './failure.ts';
import { fromDb, toDb } from './times.ts';
import type { SignInMethod } from './tokens.ts';
import { isBanned, userById } from './users.ts';
import type { User } from './users.ts';

const sessionMs = 30 * 86_400_000;
const reuseWindowMs = 10_000;

/** Characters of a browser's name that are kept, for the list of one's own sessions. */
const maxAgentChars = 200;

/** A session with the refresh token that carries it on, which exists in clear only here and on the device. */
export type OpenSession = {
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970; no refresh moves it. */
  readonly endsMs: number;
  readonly method: SignInMethod;
  readonly signedInMs: number;
  readonly refreshToken: string;
};

export type SignedInSession = { readonly user: User; readonly session: OpenSession };

export type SessionDeps = { readonly tokenKey: Uint8Array; readonly nowMs: () => number };

const refreshDigest = (deps: SessionDeps, token: string): string =>
  keyedDigest(deps.tokenKey, 'refresh', token);

/** Begins a session. */
export async function startSession(
  tx: Tx,
  deps: SessionDeps,
  from: { readonly userId: string; readonly method: SignInMethod; readonly userAgent: string | null },
): Promise<OpenSession> {
  const nowMs = deps.nowMs();
  const now = toDb(nowMs);
  const session = {
    id: randomUUID(),
    userId: from.userId,
    endsMs: nowMs + sessionMs,
    method: from.method,
    signedInMs: nowMs,
  };
  await tx
    .insertInto('auth.sessions')
    .values({
      id: session.id,
      user_id: from.userId,
      created_at: now,
      updated_at: now,
      refreshed_at: now,
      not_after: toDb(session.endsMs),
      user_agent: from.userAgent?.slice(0, maxAgentChars) ?? null,
      aal: 'aal1',
    })
    .execute();
  return { ...session, refreshToken: await addToken(tx, deps, session, null) };
}

/**
 * Gives the session another refresh token: 256 random bits, kept as a keyed digest. The way of signing in stands before
 * them, where nobody can change it without losing the token: the tables have no place for it.
 */
async function addToken(
  tx: Tx,
  deps: SessionDeps,
  session: Pick<OpenSession, 'id' | 'userId' | 'method'>,
  parent: string | null,
): Promise<string> {
  const token = `${session.method}.${randomBytes(32).toString('base64url')}`;
  const now = toDb(deps.nowMs());
  await tx
    .insertInto('auth.refresh_tokens')
    .values({
      token: refreshDigest(deps, token),
      user_id: session.userId,
      session_id: session.id,
      parent,
      revoked: false,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return token;
}

/** Carries a session on by one of its tokens. A refusal may end the session: let the transaction commit either way. */
export async function refreshSession(
  tx: Tx,
  deps: SessionDeps,
  token: string,
): Promise<Result<SignedInSession, AuthFailure>> {
  const nowMs = deps.nowMs();
  const digest = refreshDigest(deps, token);
  // The session is locked first, as in every other change of it: refreshes of one session go one after another.
  const session = await tx
    .selectFrom('auth.sessions as session')
    .innerJoin('auth.refresh_tokens as token', 'token.session_id', 'session.id')
    .select(['session.id', 'session.user_id', 'session.not_after', 'session.created_at'])
    .where('token.token', '=', digest)
    .forUpdate('session')
    .executeTakeFirst();
  const kept = await tx
    .selectFrom('auth.refresh_tokens')
    .select(['revoked', 'updated_at'])
    .where('token', '=', digest)
    .executeTakeFirst();
  if (session === undefined || kept === undefined) return err(failures.refreshNotFound);

  const signedInMs = fromDb(session.created_at);
  const endsMs = fromDb(session.not_after) ?? signedInMs + sessionMs;
  if (endsMs <= nowMs) {
    await endSession(tx, session.id);
    return err(failures.sessionExpired);
  }
  if (kept.revoked && nowMs - fromDb(kept.updated_at) > reuseWindowMs) {
    await endSession(tx, session.id);
    return err(failures.refreshUsed);
  }
  const user = await userById(tx, session.user_id);
  if (user === null) return err(failures.refreshNotFound);
  if (isBanned(user, nowMs)) return err(failures.refreshBanned);

  const now = toDb(nowMs);
  if (!kept.revoked) {
    await tx
      .updateTable('auth.refresh_tokens')
      .set({ revoked: true, updated_at: now })
      .where('session_id', '=', session.id)
      .where('revoked', '=', false)
      .execute();
  }
  await tx
    .updateTable('auth.sessions')
    .set({ refreshed_at: now, updated_at: now })
    .where('id', '=', session.id)
    .execute();
  const carried = {
    id: session.id,
    userId: user.id,
    endsMs,
    method: token.startsWith('oauth.') ? 'oauth' : 'otp',
    signedInMs,
  } as const;
  return ok({ user, session: { ...carried, refreshToken: await addToken(tx, deps, carried, digest) } });
}

const endSession = (tx: Tx, id: string): Promise<unknown> =>
  tx.deleteFrom('auth.sessions').where('id', '=', id).execute();

export const signOutScopes = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

/** Ends all sessions of a person, this one, or all but this one; their tokens of both kinds end with them. */
export async function endSessions(
  tx: Tx,
  who: { readonly userId: string; readonly sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  let ending = tx.deleteFrom('auth.sessions').where('user_id', '=', who.userId);
  if (scope === 'local') ending = ending.where('id', '=', who.sessionId);
  if (scope === 'others') ending = ending.where('id', '<>', who.sessionId);
  await ending.execute();
}
