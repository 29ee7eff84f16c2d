/** Signing in by a code sent to an address: asking for one, and showing it. */
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { codeDigest, codeMinutes, codeTries, matchCode } from './codes.ts';
import type { CodeUse } from './codes.ts';
import { keyedDigest } from './digest.ts';
import { toDb } from './times.ts';

export const codeMs = codeMinutes * 60_000;
/** Allows the clocks of two servers to differ by this much. A code from further ahead was made before the clock was set back. */
const aheadMs = 60_000;

/**
 * Keeps `code` as the one code of the address that `browser` has asked for, in place of its earlier one; codes that others
 * have asked for stay. Nothing here looks at who has an account: an unknown address costs the same steps.
 */
export async function keepCode(
  tx: Tx,
  pepper: Uint8Array,
  asked: {
    readonly email: string;
    readonly code: string;
    readonly use: CodeUse;
    readonly browser: string;
  },
  nowMs: number,
): Promise<void> {
  const fresh = {
    token_hash: codeDigest(pepper, asked.email, asked.code, asked.use),
    attempts: 0,
    created_at: toDb(nowMs),
  };
  await tx
    .insertInto('auth.one_time_tokens')
    .values({
      id: randomUUID(),
      email: asked.email,
      browser: browserDigest(pepper, asked.browser),
      ...fresh,
    })
    .onConflict((conflict) => conflict.columns(['email', 'browser']).doUpdateSet(fresh))
    .execute();
}

/**
 * Uses one of the tries of the code that `browser` has asked for and, when the code is right, the code: null when it is over by
 * its tries, when it is wrong, or when it was asked for something that is not among `uses`; `not-asked` when the browser has
 * none that is fresh. A try is counted before the code is looked at, and the row stays locked until the transaction ends:
 * however many ask at once, `tries` are looked at and one is let in. Let the transaction commit.
 */
export async function useOwnCode<Use extends CodeUse>(
  tx: Tx,
  pepper: Uint8Array,
  shown: { readonly email: string; readonly code: string; readonly browser: string },
  uses: readonly Use[],
  nowMs: number,
  tries = codeTries,
): Promise<Use | 'not-asked' | null> {
  const browser = browserDigest(pepper, shown.browser);
  const kept = await tx
    .updateTable('auth.one_time_tokens')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('email', '=', shown.email)
    .where('browser', '=', browser)
    .where('created_at', '>', toDb(nowMs - codeMs))
    .where('created_at', '<=', toDb(nowMs + aheadMs))
    .returning(['id', 'token_hash', 'attempts'])
    .executeTakeFirst();
  if (kept === undefined) return 'not-asked';
  if (kept.attempts > tries) return null;
  const use = matchCode(pepper, kept.token_hash, shown.email, shown.code, uses);
  if (use !== null) await tx.deleteFrom('auth.one_time_tokens').where('id', '=', kept.id).execute();
  return use;
}

/**
 * Uses any fresh code of the address, whichever browser asked for it; null when none is right. It takes nothing from the tries
 * of the browsers that asked, so the caller limits how often this is done for a mailbox.
 */
export async function useCodeOfOthers<Use extends CodeUse>(
  tx: Tx,
  pepper: Uint8Array,
  shown: { readonly email: string; readonly code: string },
  uses: readonly Use[],
  nowMs: number,
): Promise<Use | null> {
  const kept = await tx
    .selectFrom('auth.one_time_tokens')
    .select(['id', 'token_hash'])
    .where('email', '=', shown.email)
    .where('created_at', '>', toDb(nowMs - codeMs))
    .where('created_at', '<=', toDb(nowMs + aheadMs))
    .forUpdate()
    .execute();
  // Without a kept code there is still one digest to make and compare: both refusals cost the same.
  const rows = kept.length === 0 ? [{ id: null, token_hash: '' }] : kept;
  const found = rows
    .map(({ id, token_hash }) => ({ id, use: matchCode(pepper, token_hash, shown.email, shown.code, uses) }))
    .find(({ use }) => use !== null);
  if (found === undefined) return null;
  await tx.deleteFrom('auth.one_time_tokens').where('id', '=', found.id).execute();
  return found.use;
}

const browserDigest = (pepper: Uint8Array, browser: string): string =>
  keyedDigest(pepper, 'code-browser', browser);
