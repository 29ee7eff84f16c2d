/**
 * Signing in elsewhere: the memory of a person who left for a provider, until the browser that sent them comes to fetch
 * the session. Three steps: it leaves with a challenge, returns with a code, and shows the verifier of the challenge.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { Tx } from '../db/database.ts';
import { isSameDigest, keyedDigest, s256 } from './digest.ts';
import { failures } from './failure.ts';
import type { AuthFailure } from './failure.ts';
import type { ProviderName } from './provider.ts';
import { fromDb, toDb } from './times.ts';

/** How long a person may take at the provider, and how long the code is good for afterwards. */
export const flowMs = 10 * 60_000;

export type Flow = {
  /** Also the `state` that the provider gives back. */
  readonly id: string;
  readonly provider: ProviderName;
  readonly redirectTo: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** Remembers a person who leaves. */
export async function startFlow(
  tx: Tx,
  from: {
    readonly provider: ProviderName;
    readonly redirectTo: string;
    /** S256 of a verifier that only the browser knows. */
    readonly challenge: string;
  },
  nowMs: number,
): Promise<Flow> {
  const flow = {
    id: randomUUID(),
    provider: from.provider,
    redirectTo: from.redirectTo,
    nonce: randomBytes(32).toString('base64url'),
    verifier: randomBytes(32).toString('base64url'),
  };
  await tx
    .insertInto('auth.flow_state')
    .values({
      id: flow.id,
      code_challenge: from.challenge,
      code_challenge_method: 's256',
      provider_type: from.provider,
      provider_nonce: flow.nonce,
      provider_verifier: flow.verifier,
      redirect_to: from.redirectTo,
      created_at: toDb(nowMs),
    })
    .execute();
  return flow;
}

/** The flow of a person who comes back, unless it is unknown, over by time, or was finished before. */
export async function flowByState(tx: Tx, state: string, nowMs: number): Promise<Flow | null> {
  const row = await tx
    .selectFrom('auth.flow_state')
    .select(['id', 'provider_type', 'provider_nonce', 'provider_verifier', 'redirect_to'])
    .where('id', '=', state)
    .where('auth_code', 'is', null)
    .where('created_at', '>', toDb(nowMs - flowMs))
    .executeTakeFirst();
  if (row === undefined || row.provider_nonce === null || row.provider_verifier === null) return null;
  if (row.provider_type !== 'google' && row.provider_type !== 'oidc') return null;
  return {
    id: row.id,
    provider: row.provider_type,
    redirectTo: row.redirect_to ?? '',
    nonce: row.provider_nonce,
    verifier: row.provider_verifier,
  };
}

/** Forgets a flow that came to nothing. */
export const dropFlow = (tx: Tx, id: string): Promise<unknown> =>
  tx.deleteFrom('auth.flow_state').where('id', '=', id).execute();

/** Ties the flow to the person whom the provider vouched for: the code to fetch the session with; null the second time. */
export async function finishFlow(
  tx: Tx,
  tokenKey: Uint8Array,
  flowId: string,
  userId: string,
  nowMs: number,
): Promise<string | null> {
  const code = randomUUID();
  const finished = await tx
    .updateTable('auth.flow_state')
    .set({
      user_id: userId,
      auth_code: codeDigestOf(tokenKey, code),
      auth_code_issued_at: toDb(nowMs),
      // Used up: the provider has answered.
      provider_nonce: null,
      provider_verifier: null,
    })
    .where('id', '=', flowId)
    .where('auth_code', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return finished === undefined ? null : code;
}

/**
 * The person whose code this is, for the browser that began. The code is gone afterwards, also when the verifier was
 * wrong: a code that reached another browser is of no more use to anyone. Let the transaction commit.
 */
export async function redeemCode(
  tx: Tx,
  tokenKey: Uint8Array,
  shown: { readonly code: string; readonly verifier: string },
  nowMs: number,
): Promise<Result<{ readonly userId: string }, AuthFailure>> {
  const row = await tx
    .deleteFrom('auth.flow_state')
    .where('auth_code', '=', codeDigestOf(tokenKey, shown.code))
    .returning(['user_id', 'code_challenge', 'auth_code_issued_at'])
    .executeTakeFirst();
  if (row === undefined || row.user_id === null) return err(failures.flowNotFound);
  const issuedMs = fromDb(row.auth_code_issued_at);
  if (issuedMs === null || nowMs - issuedMs > flowMs) return err(failures.flowExpired);
  if (!isSameDigest(s256(shown.verifier), row.code_challenge ?? '')) return err(failures.badVerifier);
  return ok({ userId: row.user_id });
}

const codeDigestOf = (tokenKey: Uint8Array, code: string): string =>
  keyedDigest(tokenKey, 'authorization code', code);
