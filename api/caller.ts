/** Who makes a request, as the routes need to know it. */
import type { Context } from 'hono';
import type { Identity, Verified } from './auth/verifier.ts';
import type { Caller } from './db/database.ts';
import { clientAddress, networksOf } from './middleware/client-address.ts';

export type RequestCaller = {
  /** For `database.as`: row-level security decides what this caller sees. */
  readonly db: Caller;
  /** Null for who is not signed in. */
  readonly identity: Identity | null;
  /** What limits count an address under. Never logged, never kept in clear. */
  readonly address: string;
  /** The widest network the address is of, see `networksOf`: what is counted under it, rotating addresses does not add to. */
  readonly network: string;
};

/** The caller of a request whose token was found good, or who sent none. */
export function callerOf(
  c: Context,
  verified: Exclude<Verified, { readonly type: 'refused' }>,
  trustedProxies: number,
): RequestCaller {
  const networks = networksOf(clientAddress(c, trustedProxies));
  const [{ key: address }] = networks;
  const { key: network } = networks.at(-1) ?? networks[0];
  if (verified.type === 'anonymous') return { db: { role: 'anon' }, identity: null, address, network };
  const { identity } = verified;
  return { db: { role: 'authenticated', claims: identity.claims }, identity, address, network };
}

/** What a limit counts: the account, or the address of who has none. */
export function limitSubject({ identity, address }: RequestCaller): string {
  return identity === null ? `address:${address}` : `account:${identity.userId}`;
}
