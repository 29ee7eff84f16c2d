/** Access tokens: what a device shows for an hour to say whose session it carries. Claims are those Supabase's clients read. */
import { SignJWT, createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { ServerKeys } from './keys.ts';

/** How long a token is good for, unless its session ends earlier. */
export const accessTokenS = 3600;

/** Who is meant by `aud` and `role` of every token of a person. */
export const audience = 'authenticated';

/** A way of proving who one is, and when it was used. */
export type SignInMethod = 'otp' | 'oauth';

export type TokenSubject = {
  readonly userId: string;
  readonly email: string;
  readonly appMetadata: Readonly<Record<string, unknown>>;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly sessionId: string;
  /** Milliseconds since 1970: the session and its tokens are over then. */
  readonly sessionEndsMs: number;
  readonly method: SignInMethod;
  readonly signedInMs: number;
};

export type AccessToken = {
  readonly token: string;
  /** Seconds. */
  readonly expiresInS: number;
  /** Seconds since 1970. */
  readonly expiresAtS: number;
};

/** Signs a token that holds for an hour from `nowMs`, or until its session ends. */
export async function signAccessToken(
  deps: { readonly keys: ServerKeys; readonly issuer: string },
  subject: TokenSubject,
  nowMs: number,
): Promise<AccessToken> {
  const issuedAtS = Math.floor(nowMs / 1000);
  const expiresAtS = Math.min(issuedAtS + accessTokenS, Math.floor(subject.sessionEndsMs / 1000));
  const token = await new SignJWT({
    role: audience,
    session_id: subject.sessionId,
    email: subject.email,
    phone: '',
    app_metadata: subject.appMetadata,
    user_metadata: subject.userMetadata,
    aal: 'aal1',
    amr: [{ method: subject.method, timestamp: Math.floor(subject.signedInMs / 1000) }],
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid: deps.keys.signing.kid, typ: 'JWT' })
    .setIssuer(deps.issuer)
    .setSubject(subject.userId)
    .setAudience(audience)
    .setIssuedAt(issuedAtS)
    .setExpirationTime(expiresAtS)
    .sign(deps.keys.signing.privateKey);
  return { token, expiresInS: expiresAtS - issuedAtS, expiresAtS };
}

/** What a token says once its signature, issuer, audience, times and kind have been checked. */
export type TokenClaims = JWTPayload & {
  readonly sub: string;
  readonly session_id: string;
  readonly role: 'authenticated';
};

export type TokenCheck = {
  /** Finds the public key by the header's `kid`. Keys that a token brings along are never looked at. */
  readonly keyOf: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  readonly issuer: string;
  readonly nowMs: number;
};

/** Longest token that is looked at, in characters. */
const maxTokenChars = 8192;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text has the shape that the database takes for an id. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && uuid.test(text);

/** The claims of a good access token of a person; null for anything else. Rejects only when `keyOf` could not look. */
export async function readAccessToken(token: string, check: TokenCheck): Promise<TokenClaims | null> {
  const read = await readToken(token, check);
  return read === null || read.isOver ? null : read.claims;
}

/**
 * Whose access token this was, when nothing is wrong with it but that its time is over; null for anything else, a good one too.
 * It gives no right to anything: it only tells who is asking.
 */
export async function readExpiredOwner(token: string, check: TokenCheck): Promise<string | null> {
  const read = await readToken(token, check);
  return read?.isOver === true ? read.claims.sub : null;
}

type ReadToken = { readonly claims: TokenClaims; readonly isOver: boolean };

async function readToken(token: string, check: TokenCheck): Promise<ReadToken | null> {
  if (token.length > maxTokenChars) return null;
  const read = (claims: JWTPayload, isOver: boolean): ReadToken | null =>
    // A key without a name would be found by its kind alone.
    decodeProtectedHeader(token).kid !== undefined && isOfPerson(claims) ? { claims, isOver } : null;
  try {
    const { payload } = await jwtVerify(token, check.keyOf, {
      algorithms: [...check.algorithms],
      issuer: check.issuer,
      audience,
      typ: 'JWT',
      currentDate: new Date(check.nowMs),
      requiredClaims: ['sub', 'exp', 'iat', 'session_id', 'role'],
    });
    return read(payload, false);
  } catch (error) {
    // The signature is looked at before the times.
    if (error instanceof errors.JWTExpired) return read(error.payload, true);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

const isOfPerson = (payload: JWTPayload): payload is TokenClaims =>
  payload['role'] === audience && isUuid(payload.sub) && isUuid(payload['session_id']);

/** Finds our own public keys. */
export const ownKeyOf = (keys: ServerKeys): JWTVerifyGetKey =>
  createLocalJWKSet({ keys: keys.jwks.keys.map((key) => ({ ...key, key_ops: [...key.key_ops] })) });
