/**
 * Codes that prove an address: six digits by mail, good for ten minutes, five tries and one sign-in. What is kept is a
 * keyed digest: without the pepper, which is never in the database, a copy of the table gives no code away.
 */
import { randomInt } from 'node:crypto';
import { isSameDigest, keyedDigest } from './digest.ts';

export const codeMinutes = 10;
export const codeTries = 5;

/** A new code of the system's random generator: each of 000000 to 999999 equally likely. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** What a code was asked for: to sign in, also where nobody has signed in with the address before; to delete the account. */
export type CodeUse = 'sign-in' | 'sign-in-or-up' | 'delete-account';
/** What a code may do that is shown to sign in. */
export const signInUses: readonly SignInUse[] = ['sign-in-or-up', 'sign-in'];
export type SignInUse = Exclude<CodeUse, 'delete-account'>;

/** The digest a code is kept as. It differs by address and by what the code may do. */
export const codeDigest = (pepper: Uint8Array, email: string, code: string, use: CodeUse): string =>
  keyedDigest(pepper, 'code', use, email, code);

/** Which of `uses` the given code may do, when it is the one that was kept; else null. */
export function matchCode<Use extends CodeUse>(
  pepper: Uint8Array,
  kept: string,
  email: string,
  code: string,
  uses: readonly Use[],
): Use | null {
  return uses.find((use) => isSameDigest(kept, codeDigest(pepper, email, code, use))) ?? null;
}
