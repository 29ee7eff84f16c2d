/**
 * The list of what is in an archive, `manifest.json`.
 *
 * Version 1, 2026-11: records as `records/<kind>.jsonl`, a line each: `[id, stamp, fields, exceptions?]`, as they travel to the
 * server without the kind; `device/local.jsonl` (`{key, value}`), `device/drafts.jsonl`, `device/set-aside.jsonl`; the
 * bytes of pictures and recordings as `blobs/<sha256>`. What an older app wrote is read by the same line: every change of the contract up to
 * now gave new fields a value for records without them. A change that cannot be told so gets a version and a reader.
 */
import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { parseSafely } from './safe-json.ts';
import { archiveGroups } from './groups.ts';
import { ArchiveFailure, damaged } from './problem.ts';

export const ARCHIVE_FORMAT = 'soulstice-archive';
export const ARCHIVE_VERSION = 1;
export const MANIFEST = 'manifest.json';

export const localPart = 'device/local.jsonl';
export const draftPart = 'device/drafts.jsonl';
export const setAsidePart = 'device/set-aside.jsonl';
export const recordPart = (kind: string): string => `records/${kind}.jsonl`;
export const blobPart = (sha: string): string => `blobs/${sha}`;

const partPattern =
  /^(?:manifest\.json|records\/[a-z_]{1,40}\.jsonl|device\/[a-z-]{1,40}\.jsonl|blobs\/[0-9a-f]{64})$/;

/** Whether an archive may hold something under this path. */
export const isPartPath = (path: string): boolean => partPattern.test(path);

const count = z.int().check(z.gte(0));

const manifestShape = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  /** Version of the app that made it. */
  app: z.string().check(z.maxLength(40)),
  /** `CONTRACT_VERSION` and the version of the database, as they were. */
  contract: z.int().check(z.gte(1)),
  schema: z.int().check(z.gte(1)),
  madeAt: z.iso.datetime(),
  groups: z.array(z.enum(archiveGroups)).check(z.minLength(1), z.maxLength(archiveGroups.length)),
  parts: z
    .array(
      z.object({
        path: z.string().check(z.regex(partPattern)),
        /** Lines. */
        count,
        bytes: count,
        sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      }),
    )
    .check(z.maxLength(200)),
  blobs: z.object({ count, bytes: count }),
});
export type Manifest = z.infer<typeof manifestShape>;

/** Reads and checks the list. Throws `newer` for a version to come. */
export function readManifest(text: string): Manifest {
  const value = parseSafely(text, MANIFEST, 1);
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format === ARCHIVE_FORMAT && typeof version === 'number' && version > ARCHIVE_VERSION)
    throw new ArchiveFailure({ type: 'newer' });
  const read = manifestShape.safeParse(value);
  if (!read.success) throw damaged(MANIFEST);
  const paths = read.data.parts.map(({ path }) => path);
  if (new Set(paths).size !== paths.length) throw damaged(MANIFEST);
  return read.data;
}
