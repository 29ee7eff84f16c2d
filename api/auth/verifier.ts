/** Says whose token a request carries: by signature first, then by whether the session still stands. */
import type { JWTVerifyGetKey } from 'jose';
import { wasDeleted } from '../account/deleted-accounts.ts';
import type { Claims, Database } from '../db/database.ts';
import type { ServerKeys } from './keys.ts';
import { createProjectKeys } from './project-keys.ts';
import type { JwksFetch } from './project-keys.ts';
import { fromDb } from './times.ts';
import { ownKeyOf, readAccessToken, readExpiredOwner } from './tokens.ts';

/** A signed-in person, as the rest of the server knows them. */
export type Identity = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string | null;
  /** The claims of the token, for `Database.as`. */
  readonly claims: Claims;
};

export type Verified =
  | { readonly type: 'anonymous' }
  | { readonly type: 'user'; readonly identity: Identity }
  | { readonly type: 'refused'; readonly code: RefusalCode };

/**
 * Why a token is not taken. `user_not_found`: this server gave it out, however long ago, to an account that was deleted since.
 * Of an account that is only unknown, as after a restore, it says `session_not_found`: nobody asked for its end.
 */
export type RefusalCode = 'bad_jwt' | 'session_not_found' | 'user_not_found';

export type Verifier = {
  /**
   * Reads an `Authorization` header. None is anonymous; so is the publishable key where `allow.publicKey` is true (the
   * Supabase surface), and elsewhere it is refused like any token that is not an access token. `session_not_found` also
   * stands for a session that has ended and an account that was closed or is not known, not for one that was deleted. Rejects when the database, or a hosted
   * project's keys, cannot be reached.
   */
  readonly verify: (
    authorization: string | undefined,
    allow?: { readonly publicKey: boolean },
  ) => Promise<Verified>;
};

/** Verifies tokens that this server signed. */
export function ownVerifier(deps: {
  readonly keys: ServerKeys;
  readonly db: Database;
  readonly issuer: string;
  readonly nowMs: () => number;
}): Verifier {
  return createVerifier({
    ...deps,
    keyOf: ownKeyOf(deps.keys),
    algorithms: ['ES256'],
    publicKey: deps.keys.anonKey,
  });
}

/** Verifies tokens of a hosted project, by the keys it publishes and by its own tables of sessions and people. */
export function hostedVerifier(deps: {
  /** Origin of the project. */
  readonly supabaseUrl: string;
  readonly db: Database;
  readonly nowMs: () => number;
  readonly fetch?: JwksFetch;
}): Verifier {
  const issuer = `${deps.supabaseUrl}/auth/v1`;
  return createVerifier({
    db: deps.db,
    nowMs: deps.nowMs,
    issuer,
    keyOf: createProjectKeys({
      url: `${issuer}/.well-known/jwks.json`,
      fetch: deps.fetch ?? fetch,
      nowMs: deps.nowMs,
    }),
    // Projects sign with either; a key names its kind, so one can never be used as the other.
    algorithms: ['ES256', 'RS256'],
    publicKey: null,
  });
}

const anonymous: Verified = { type: 'anonymous' };
const refused = (code: RefusalCode): Verified => ({ type: 'refused', code });

function createVerifier(deps: {
  readonly keyOf: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  readonly issuer: string;
  readonly db: Database;
  readonly nowMs: () => number;
  readonly publicKey: string | null;
}): Verifier {
  return {
    verify: async (authorization, allow) => {
      if (authorization === undefined) return anonymous;
      const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1];
      if (token === undefined) return refused('bad_jwt');
      if (token === deps.publicKey) return allow?.publicKey === true ? anonymous : refused('bad_jwt');

      const nowMs = deps.nowMs();
      const claims = await readAccessToken(token, { ...deps, nowMs });
      if (claims === null) {
        const owner = await readExpiredOwner(token, { ...deps, nowMs });
        return refused(owner !== null && (await wasDeleted(deps.db, owner)) ? 'user_not_found' : 'bad_jwt');
      }
      const standing = await standingOf(deps.db, claims.sub, claims.session_id, nowMs);
      if (standing === null)
        return refused((await wasDeleted(deps.db, claims.sub)) ? 'user_not_found' : 'session_not_found');
      return {
        type: 'user',
        identity: {
          userId: claims.sub,
          sessionId: claims.session_id,
          email: standing.email,
          claims,
        },
      };
    },
  };
}

/** Which of these sessions have not ended, of accounts that are open. */
export async function standingSessions(
  db: Database,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db.own((tx) =>
    tx
      .selectFrom('auth.sessions')
      .innerJoin('auth.users', 'auth.users.id', 'auth.sessions.user_id')
      .select(['auth.sessions.id', 'not_after', 'banned_until'])
      .where('auth.sessions.id', 'in', sessionIds)
      .execute(),
  );
  return new Set(rows.filter((row) => stands(row, nowMs)).map(({ id }) => id));
}

const stands = (
  row: { readonly not_after: string | null; readonly banned_until: string | null },
  nowMs: number,
): boolean => {
  const [endsMs, bannedUntilMs] = [fromDb(row.not_after), fromDb(row.banned_until)];
  return !((endsMs !== null && endsMs <= nowMs) || (bannedUntilMs !== null && bannedUntilMs > nowMs));
};

/** The person of a session that has not ended, while the account is open; else null. */
async function standingOf(
  db: Database,
  userId: string,
  sessionId: string,
  nowMs: number,
): Promise<{ readonly email: string | null } | null> {
  const row = await db.single((statement) =>
    statement
      .selectFrom('auth.sessions')
      .innerJoin('auth.users', 'auth.users.id', 'auth.sessions.user_id')
      .select(['not_after', 'email', 'banned_until'])
      .where('auth.sessions.id', '=', sessionId)
      .where('auth.users.id', '=', userId)
      .executeTakeFirst(),
  );
  return row === undefined || !stands(row, nowMs) ? null : { email: row.email };
}
