/** Who makes a request, as the routes need to know it. */
import type { Context } from 'hono';
import type { Identity, Verified } from './auth/verifier.ts';
import type { Caller } from './db/database.ts';
import { clientAddress, limitKey } from './middleware/client-address.ts';

export type RequestCaller = {
  /** For `database.as`: row-level security decides what this caller sees. */
  readonly db: Caller;
  /** Null for who is not signed in. */
  readonly identity: Identity | null;
  /** What limits count an address under. Never logged, never kept in clear. */
  readonly address: string;
};

/** The caller of a request whose token was found good, or who sent none. */
export function callerOf(
  c: Context,
  verified: Exclude<Verified, { readonly type: 'refused' }>,
  trustedProxies: number,
): RequestCaller {
  const address = limitKey(clientAddress(c, trustedProxies));
  if (verified.type === 'anonymous') return { db: { role: 'anon' }, identity: null, address };
  const { identity } = verified;
  return { db: { role: 'authenticated', claims: identity.claims }, identity, address };
}

/** What a limit counts: the account, or the address of who has none. */
export function limitSubject({ identity, address }: RequestCaller): string {
  return identity === null ? `address:${address}` : `account:${identity.userId}`;
}
