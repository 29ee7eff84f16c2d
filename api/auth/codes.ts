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

/** Whether an address that nobody has signed in with may become an account by its code. */
export type CodeUse = 'sign-in' | 'sign-in-or-up';
const uses: readonly CodeUse[] = ['sign-in-or-up', 'sign-in'];

/** The digest a code is kept as. It differs by address and by what the code may do. */
export const codeDigest = (pepper: Uint8Array, email: string, code: string, use: CodeUse): string =>
  keyedDigest(pepper, 'code', use, email, code);

/** What the given code may do, when it is the one that was kept; else null. */
export function matchCode(pepper: Uint8Array, kept: string, email: string, code: string): CodeUse | null {
  return uses.find((use) => isSameDigest(kept, codeDigest(pepper, email, code, use))) ?? null;
}
