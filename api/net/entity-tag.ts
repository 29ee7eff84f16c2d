/** Tags that say which version of an answer a caller has already. RFC 9110, section 8.8.3. */
import { createHash } from 'node:crypto';

/** A weak tag of a text: the same for the same text, whatever it is packed with on its way. */
export const weakTagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether `If-None-Match` names this tag, weakly compared. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map(opaque);
  return tags.includes(opaque(tag)) || tags.includes('*');
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
