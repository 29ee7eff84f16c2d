/** What the routes of the sign-in surface share: limits, who is asking, reading a body, and handing out a session. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Limit, Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import { clientAddress, networksOf } from '../middleware/client-address.ts';
import { readJson } from '../net/json-body.ts';
import { keyedDigest } from './digest.ts';
import { answerFailure, failures, invalid, overRequests } from './failure.ts';
import type { AuthFailure } from './failure.ts';
import type { ServerKeys } from './keys.ts';
import type { OidcConfig } from './provider.ts';
import type { Redirects } from './redirects.ts';
import { startSession } from './sessions.ts';
import type { OpenSession, SessionDeps, SignedInSession } from './sessions.ts';
import { signAccessToken } from './tokens.ts';
import type { SignInMethod } from './tokens.ts';
import { identitiesOf, userAnswer, userById } from './users.ts';
import type { User } from './users.ts';
import { ownVerifier } from './verifier.ts';
import type { Identity } from './verifier.ts';

export type AuthDeps = {
  readonly db: Database;
  readonly keys: ServerKeys;
  readonly limits: Limits;
  readonly mail: Mail;
  readonly log: Log;
  /** Milliseconds since 1970, UTC: every rule about time goes by it. */
  readonly nowMs: () => number;
  /** `iss` of the tokens: `<origin>/auth/v1`. */
  readonly issuer: string;
  readonly redirects: Redirects;
  readonly google: OidcConfig | null;
  readonly oidc: OidcConfig | null;
  readonly trustedProxies: number;
  /** Told of a sign-in once it is done, and only of one whose address was shown to be the person's: `verified`. */
  readonly onSignIn: (user: SignedIn) => Promise<void>;
  /** Told when sessions of a person have ended, once they have. */
  readonly onSessionsEnded: (userId: string) => void;
  /** The origin the browser knows this server by, for the address a provider sends people back to. */
  readonly publicOrigin: (c: Context) => string;
};

export type SignedIn = { readonly id: string; readonly email: string; readonly verified: true };

export type Surface = AuthDeps & {
  readonly sessionDeps: SessionDeps;
  /** The refusal when a limit is used up; null while it is not. */
  readonly over: (
    limit: Limit,
    subject: string,
    refusal?: (retryAfterS: number) => AuthFailure,
  ) => Promise<AuthFailure | null>;
  /** The same for the client of a request, by each network it is of. */
  readonly overClient: (limit: Limit, c: Context) => Promise<AuthFailure | null>;
  /** Says no, and notes it in the log by its code alone. */
  readonly refuse: (c: Context, failure: AuthFailure) => Response;
  /** The signed-in person of a request, or why there is none. */
  readonly personOf: (c: Context) => Promise<Result<Identity, AuthFailure>>;
  /** Begins a session of a person who has just proved who they are. */
  readonly begin: (
    c: Context,
    tx: Tx,
    userId: string,
    method: SignInMethod,
  ) => Promise<Result<SignedInSession, AuthFailure>>;
  /** Hands out a session. */
  readonly answerSession: (c: Context, opened: SignedInSession) => Promise<Response>;
  /** Hands out a session that has just begun, once all that follows from a sign-in is done. */
  readonly answerSignIn: (c: Context, opened: SignedInSession) => Promise<Response>;
  /** Stands for a person in log lines. */
  readonly veil: (userId: string) => string;
};

export function createSurface(deps: AuthDeps): Surface {
  const { db, keys, limits, log, nowMs } = deps;
  const verifier = ownVerifier(deps);
  const sessionDeps = { tokenKey: keys.tokenKey, nowMs };
  const veil = (userId: string): string => keyedDigest(keys.digestKey, userId).slice(0, 12);

  const over: Surface['over'] = async (limit, subject, refusal = overRequests) => {
    const taken = await limits.take(limit, subject);
    if (taken.ok) return null;
    log.info('auth-limit', { limit: limit.name });
    return refusal(Math.max(1, Math.ceil(taken.retryAfterS)));
  };

  const answerSession = async (c: Context, { user, session }: SignedInSession): Promise<Response> => {
    const identities = await db.own((tx) => identitiesOf(tx, user.id));
    const access = await signAccessToken(deps, subjectOf(user, session), nowMs());
    return c.json({
      access_token: access.token,
      token_type: 'bearer',
      expires_in: access.expiresInS,
      expires_at: access.expiresAtS,
      refresh_token: session.refreshToken,
      user: userAnswer(user, identities),
    });
  };

  return {
    ...deps,
    sessionDeps,
    veil,
    over,
    overClient: async (limit, c) => {
      for (const { key, share } of networksOf(clientAddress(c, deps.trustedProxies))) {
        const refused = await over({ ...limit, max: limit.max * share }, key);
        if (refused !== null) return refused;
      }
      return null;
    },
    refuse: (c, failure) => {
      if (failure.status !== 429) log.info('auth-refused', { code: failure.code, path: c.req.path });
      return answerFailure(c, failure);
    },
    personOf: async (c) => {
      const verified = await verifier.verify(c.req.header('authorization'), { publicKey: true });
      switch (verified.type) {
        case 'user':
          return ok(verified.identity);
        case 'anonymous':
          return err(failures.noAuthorization);
        case 'refused':
          return err(
            {
              bad_jwt: failures.badJwt,
              session_not_found: failures.sessionNotFound,
              user_not_found: failures.userNotFound,
            }[verified.code],
          );
      }
    },
    begin: async (c, tx, userId, method) => {
      const userAgent = c.req.header('user-agent') ?? null;
      const session = await startSession(tx, sessionDeps, { userId, method, userAgent });
      const user = await userById(tx, userId);
      return user === null ? err(failures.sessionNotFound) : ok({ user, session });
    },
    answerSession,
    answerSignIn: async (c, opened) => {
      const { user, session } = opened;
      log.info('sign-in', { method: session.method, user: veil(user.id) });
      try {
        if (user.emailConfirmedMs !== null)
          await deps.onSignIn({ id: user.id, email: user.email, verified: true });
      } catch (error) {
        // The person is in; what follows from it is done at the next sign-in.
        log.error('after-sign-in', { kind: kindOf(error) });
      }
      return answerSession(c, opened);
    },
  };
}

const subjectOf = (user: User, session: OpenSession) => ({
  userId: user.id,
  email: user.email,
  appMetadata: user.appMetadata,
  userMetadata: user.userMetadata,
  sessionId: session.id,
  sessionEndsMs: session.endsMs,
  method: session.method,
  signedInMs: session.signedInMs,
});

/** The name of an error: its words may quote what a person wrote. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** The body as `schema` reads it, or the refusal that says `advice`. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  advice: string,
): Promise<Result<z.infer<Schema>, AuthFailure>> {
  const given = readJson(await c.req.text());
  if (given.type === 'too-deep') return err(failures.tooDeep);
  if (given.type === 'not-json') return err(failures.badJson);
  const parsed = schema.safeParse(given.value);
  return parsed.success ? ok(parsed.data) : err(invalid(advice));
}
