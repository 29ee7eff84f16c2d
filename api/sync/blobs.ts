/**
 * Pictures and recordings of people: files in a store, a row each in `app.sync_blobs`, known by the SHA-256 of the bytes
 * a device sent. They are their owner's alone, and the same picture of two people is two files.
 *
 * A row is there before its file and gone before it: a file that no row names is on the list of removals, so nothing is
 * left lying when a process is killed, or when an account is deleted by whatever means.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { toDb } from '../auth/times.ts';
import type { Database } from '../db/database.ts';
import { assertFileName } from '../files/file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { audioKindOf } from '../files/magic-bytes.ts';
import { bytesOf, pictureOf } from '../files/picture.ts';
import type { Spool, Spooled } from '../files/spool.ts';
import type { Log } from '../log.ts';
import { TooManyBytes } from '../net/byte-limit.ts';

export type StoredBlob = {
  readonly sha: string;
  /** Media type. */
  readonly type: string;
  /** As kept. */
  readonly bytes: number;
  /** SHA-256 of the bytes as kept, 64 lower-case hexadecimal digits. */
  readonly keptSha: string;
};

export type KeptBlob =
  | { readonly type: 'kept'; readonly blob: StoredBlob }
  | { readonly type: 'too-large' }
  /** The picture has more pixels than a device should be asked to show. */
  | { readonly type: 'too-many-pixels' }
  | { readonly type: 'no-such-kind' }
  /** The bytes are not those that the name says; also where the stream ended early. */
  | { readonly type: 'wrong-hash' }
  | { readonly type: 'quota' }
  /** The account is gone. */
  | { readonly type: 'no-account' };

export type Blobs = {
  /** Keeps the bytes of a stream under their hash. The same again changes nothing. */
  readonly keep: (userId: string, sha: string, source: AsyncIterable<Uint8Array>) => Promise<KeptBlob>;
  /** A file of this person's own; null when there is none. */
  readonly find: (userId: string, sha: string) => Promise<(StoredBlob & { readonly place: string }) | null>;
  /** The bytes of a file that was found; null when the store has lost it. */
  readonly open: (place: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** Removes files whose row is gone. A store that is away keeps them on the list. */
  readonly removeFiles: () => Promise<void>;
  /** `removeFiles`, and forgets what was never finished. */
  readonly sweep: () => Promise<void>;
};

export type BlobsDeps = {
  readonly db: Database;
  readonly store: FileStore;
  readonly spool: Spool;
  readonly nowMs: () => number;
  readonly log: Log;
  readonly maxBytes: number;
  readonly quota: BlobQuota;
};

/** Most files, and bytes in them, of one person. */
export type BlobQuota = { readonly files: number; readonly bytes: number };
export const defaultBlobQuota: BlobQuota = { files: 5000, bytes: 1024 ** 3 };

/** A hundred megapixels are 400 MB once they are decoded. */
const maxPixels = 100_000_000;
const unfinishedMs = 24 * 3_600_000;
const maxRemovedAtOnce = 100;

export function createBlobs(deps: BlobsDeps): Blobs {
  const { db, store, spool, nowMs, log } = deps;

  const find: Blobs['find'] = async (userId, sha) => {
    const row = await db.own((tx) =>
      tx
        .selectFrom('app.sync_blobs')
        .select(['sha', 'type', 'size', 'kept_sha', 'place'])
        .where('user_id', '=', userId)
        .where('sha', '=', sha)
        .where('ready', '=', true)
        .executeTakeFirst(),
    );
    return row === undefined
      ? null
      : { sha: row.sha, type: row.type, bytes: row.size, keptSha: row.kept_sha, place: row.place };
  };

  /** The row of the file, there already or made now; null where there is no room. */
  const claim = (userId: string, sha: string, kept: Kept): Promise<string | null> =>
    db.own(async (tx) => {
      // One at a time for one person: two uploads at once must not both take the last of the room.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sync-blobs ${userId}`}, 0))`.execute(tx);
      const there = await tx
        .selectFrom('app.sync_blobs')
        .select('place')
        .where('user_id', '=', userId)
        .where('sha', '=', sha)
        .executeTakeFirst();
      if (there !== undefined) return there.place;
      const used = await tx
        .selectFrom('app.sync_blobs')
        .select((eb) => [
          eb.fn.countAll<number>().as('files'),
          sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'),
        ])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (used.files >= deps.quota.files || used.bytes + kept.file.bytes > deps.quota.bytes) return null;
      const place = `${randomBytes(16).toString('hex')}.${kept.ending}`;
      assertFileName(place);
      await tx
        .insertInto('app.sync_blobs')
        .values({
          user_id: userId,
          sha,
          type: kept.type,
          size: kept.file.bytes,
          kept_sha: kept.file.sha256,
          place,
          created_at: toDb(nowMs()),
        })
        .execute();
      return place;
    });

  const finish = (userId: string, sha: string, place: string): Promise<boolean> =>
    db.own(async (tx) => {
      const done = await tx
        .updateTable('app.sync_blobs')
        .set({ ready: true })
        .where('user_id', '=', userId)
        .where('sha', '=', sha)
        .where('place', '=', place)
        .executeTakeFirst();
      if (done.numUpdatedRows > 0n) return true;
      // The account went while the file was on its way to the store.
      await tx
        .insertInto('app.sync_removals')
        .values({ place })
        .onConflict((on) => on.doNothing())
        .execute();
      return false;
    });

  const removeFiles = async (): Promise<void> => {
    const list = await db.own((tx) =>
      tx.selectFrom('app.sync_removals').select('place').orderBy('at').limit(maxRemovedAtOnce).execute(),
    );
    for (const { place } of list) {
      await store.remove(place);
      await db.own((tx) => tx.deleteFrom('app.sync_removals').where('place', '=', place).execute());
    }
    if (list.length === maxRemovedAtOnce) await removeFiles();
  };

  return {
    find,
    removeFiles,
    open: (place) => store.get(place),
    keep: async (userId, sha, source) => {
      const sent = await spool.take(marked(source), deps.maxBytes).catch((error: unknown) => {
        if (error instanceof TooManyBytes) return 'too-large' as const;
        // Fewer bytes came than the hash is of.
        if (error instanceof SourceBroken) return 'wrong-hash' as const;
        throw error;
      });
      if (typeof sent === 'string') return { type: sent };
      try {
        if (sent.sha256 !== sha) return { type: 'wrong-hash' };
        const there = await find(userId, sha);
        if (there !== null && (await store.has(there.place))) return { type: 'kept', blob: there };
        const kept = await keptOf(sent, spool, deps.maxBytes);
        if ('refused' in kept) return { type: kept.refused };
        try {
          const place = await claim(userId, sha, kept);
          if (place === null) return { type: 'quota' };
          await store.put(place, kept.file, kept.type);
          if (!(await finish(userId, sha, place))) {
            await removeFiles();
            return { type: 'no-account' };
          }
          const blob = { sha, type: kept.type, bytes: kept.file.bytes, keptSha: kept.file.sha256 };
          return { type: 'kept', blob };
        } finally {
          if (kept.file !== sent) await kept.file.discard();
        }
      } finally {
        await sent.discard();
      }
    },
    sweep: async () => {
      await spool.sweep(nowMs() - unfinishedMs);
      const before = toDb(nowMs() - unfinishedMs);
      await db.own((tx) =>
        tx.deleteFrom('app.sync_blobs').where('ready', '=', false).where('created_at', '<', before).execute(),
      );
      await removeFiles().catch((error: unknown) => {
        log.warn('files-not-removed', { kind: error instanceof Error ? error.name : typeof error });
      });
    },
  };
}

/** The sender went away, as opposed to a fault of the disk it was written to. */
class SourceBroken extends Error {
  override name = 'SourceBroken';
}

async function* marked(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (error) {
    throw new SourceBroken('the source ended', { cause: error });
  }
}

type Kept = { readonly file: Spooled; readonly type: string; readonly ending: string };

/** What of a file is kept, judged by its bytes: a picture without what it tells beside itself, a recording as it is. */
async function keptOf(
  sent: Spooled,
  spool: Spool,
  maxBytes: number,
): Promise<Kept | { readonly refused: 'no-such-kind' | 'too-many-pixels' }> {
  const picture = await pictureOf(sent);
  if (picture === null) {
    const audio = await audioKindOf(sent);
    return audio === null
      ? { refused: 'no-such-kind' }
      : { file: sent, type: audio.type, ending: audio.ending };
  }
  if (picture.width * picture.height > maxPixels) return { refused: 'too-many-pixels' };
  const file = picture.isClean ? sent : await spool.take(bytesOf(sent, picture.pieces), maxBytes);
  return { file, type: picture.type, ending: picture.ending };
}
