/** The calls of sync beside the rows themselves (`../sync.ts`): files by their hash, and the devices of an account. */
import * as z from 'zod/mini';
import { sha256 } from '../fields.ts';

/** Largest file, in bytes. */
export const MAX_BLOB_BYTES = 10 * 1024 * 1024;
/** What a file may say it is; what it really is, its bytes tell. */
export const blobTypes = ['image/jpeg', 'image/png', 'image/webp', 'audio/*'] as const;

export const blobParams = z.object({
  /** SHA-256 of the bytes as they are sent, and the id of the record that names the file. */
  sha: sha256,
});

export const keptBlob = z.object({
  sha: z.string(),
  /** Media type, by its bytes. */
  type: z.string(),
  /** As kept: what a picture tells beside itself (where it was taken, with what) is left out. */
  bytes: z.int(),
});

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

export const deviceParams = z.object({ device: uuid });

export const syncDevice = z.object({
  /** Id of the device; of the session where it has not sent anything yet. */
  device: uuid,
  /** Its generation. */
  gen: z.int(),
  /** When it was last here, milliseconds since 1970; null when that is not known. */
  seenAt: z.nullable(z.int()),
  /** `CONTRACT_VERSION` of its app; null until it has sent something. */
  schema: z.nullable(z.int()),
  /** What its browser calls itself. */
  userAgent: z.nullable(z.string()),
  /** The device that asks. */
  current: z.boolean(),
});
export type SyncDevice = z.infer<typeof syncDevice>;
