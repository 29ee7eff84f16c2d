/** A picture or recording, known by the hash of its bytes. Never changes; the bytes travel apart from the record. */
import * as z from 'zod/mini';
import { textUpTo } from './fields.ts';

export const blobFields = z.object({
  /** Media type, `image/jpeg`. */
  type: textUpTo(100),
  /** Size in bytes. */
  bytes: z.int().check(z.gte(0)),
});
export type BlobFields = z.infer<typeof blobFields>;
export type BlobRecord = BlobFields & { readonly id: string };
