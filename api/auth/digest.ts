/** Keyed digests: what is kept instead of a code or a token, and what stands for a person in a log line. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of the parts in order, as base64url. The parts hold no NUL, which divides them. */
export const keyedDigest = (key: Uint8Array, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(parts.join('\0')).digest('base64url');

/** SHA-256 as base64url: the S256 challenge of a PKCE verifier (RFC 7636, 4.2). */
export const s256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether two digests are the same, in a time that does not tell where they differ. */
export function isSameDigest(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
