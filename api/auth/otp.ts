/** Signing in by a code sent to an address: asking for one, and showing it. */
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { codeDigest, codeMinutes, codeTries, matchCode } from './codes.ts';
import type { CodeUse } from './codes.ts';
import { toDb } from './times.ts';

export const codeMs = codeMinutes * 60_000;

/**
 * Keeps `code` as the one code of the address, in place of an earlier one. Nothing here looks at who has an account:
 * an unknown address costs the same steps.
 */
export async function keepCode(
  tx: Tx,
  pepper: Uint8Array,
  asked: { readonly email: string; readonly code: string; readonly use: CodeUse },
  nowMs: number,
): Promise<void> {
  const fresh = {
    token_hash: codeDigest(pepper, asked.email, asked.code, asked.use),
    attempts: 0,
    created_at: toDb(nowMs),
  };
  await tx
    .insertInto('auth.one_time_tokens')
    .values({ id: randomUUID(), email: asked.email, code_challenge: null, ...fresh })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
    .execute();
}

/**
 * Uses one of the code's tries and, when the code is right, the code: null when there is none, when it is over by time
 * or tries, when it is wrong, or when it was asked for something that is not among `uses`. A try is counted before the
 * code is looked at, and the row stays locked until the transaction ends: however many ask at once, five are looked at
 * and one is let in. Let the transaction commit.
 */
export async function useCode<Use extends CodeUse>(
  tx: Tx,
  pepper: Uint8Array,
  shown: { readonly email: string; readonly code: string },
  uses: readonly Use[],
  nowMs: number,
): Promise<Use | null> {
  const kept = await tx
    .updateTable('auth.one_time_tokens')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('email', '=', shown.email)
    .where('attempts', '<', codeTries)
    .where('created_at', '>', toDb(nowMs - codeMs))
    .returning(['id', 'token_hash'])
    .executeTakeFirst();
  // Without a kept code there is still one digest to make and compare: both refusals cost the same.
  const use = matchCode(pepper, kept?.token_hash ?? '', shown.email, shown.code, uses);
  if (kept === undefined || use === null) return null;
  await tx.deleteFrom('auth.one_time_tokens').where('id', '=', kept.id).execute();
  return use;
}
