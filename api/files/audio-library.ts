/**
 * The audio the server keeps: files in a store, a row each in `app.audio_files`, and the names content knows
 * them by.
 *
 * A file stays while content names it. One that nothing names any more goes with the content that did, or a
 * day after it was uploaded when none ever did.
 */
import type { ByteRange } from '#lib/byte-range.ts';
import type { Database, Tx } from '../db/database.ts';
import { audit } from '../admin/audit.ts';
import { toDb } from '../auth/times.ts';
import type { Log } from '../log.ts';
import { TooManyBytes } from '../net/byte-limit.ts';
import type { FetchRefusal, SafeFetch } from '../net/safe-fetch.ts';
import { fileNameOf } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { audioKindOf } from './magic-bytes.ts';
import type { Spool } from './spool.ts';

export type AudioFile = {
  readonly name: string;
  readonly sha256: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: number;
  /** Seconds; null where the file does not tell. */
  readonly durationS: number | null;
};

export type Kept =
  | { readonly type: 'kept'; readonly file: AudioFile }
  | { readonly type: 'too-large' }
  | { readonly type: 'not-audio' }
  /** The stream ended before its end. */
  | { readonly type: 'cut-off' };

export type Imported =
  | Kept
  | { readonly type: 'refused'; readonly why: FetchRefusal }
  | { readonly type: 'answered'; readonly status: number }
  | { readonly type: 'unreachable' };

export type AudioLibrary = {
  /** Keeps the audio of a stream. The same content twice is one file. */
  readonly keep: (source: AsyncIterable<Uint8Array>, from: Origin) => Promise<Kept>;
  /** Fetches an address that a person typed and keeps the audio that is there. */
  readonly importFrom: (address: string, actor: string | null) => Promise<Imported>;
  readonly find: (name: string) => Promise<AudioFile | null>;
  /** Whether the file can be played: known, and in the store. */
  readonly has: (name: string) => Promise<boolean>;
  /** The bytes of a file; null when the store has lost it. */
  readonly open: (name: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a file unless content names it. */
  readonly forget: (name: string, actor: string | null) => Promise<void>;
  /** Removes uploads of more than a day ago that no content names, and parts that a killed process left. */
  readonly sweep: () => Promise<void>;
};

type Origin = { readonly actor: string | null; readonly sourceUrl: string | null };

export type AudioLibraryDeps = {
  readonly db: Database;
  readonly store: FileStore;
  readonly spool: Spool;
  readonly fetch: SafeFetch;
  readonly maxBytes: number;
  readonly nowMs: () => number;
  readonly log: Log;
};

/** From the look-up of the name to the last byte: 60 MB at 8 Mbit/s, which is as long as a person waits. */
const importMs = 60_000;
const unusedMs = 24 * 3_600_000;
const maxSwept = 50;

/** Where content finds a file of this server. */
export const audioPathOf = (name: string): string => `/api/soul-wisdom/audio/${name}`;

/** The name of a file of this server; null for any other path. */
export function nameOfAudioPath(path: string): string | null {
  return /^\/api\/soul-wisdom\/audio\/([0-9a-f]{32}\.(?:mp3|m4a|ogg|wav))$/.exec(path)?.[1] ?? null;
}

/** The source of a stream failed, as opposed to the disk it was written to. */
class SourceBroken extends Error {
  override name = 'SourceBroken';
}

export function createAudioLibrary(deps: AudioLibraryDeps): AudioLibrary {
  const { db, store, spool, nowMs, log } = deps;
  /** Adding and removing the same content at once would leave a row without its file. */
  const inTurn = createTurns();

  const keep: AudioLibrary['keep'] = async (source, from) => {
    const taken = await spool.take(marked(source), deps.maxBytes).catch((error: unknown) => {
      if (error instanceof TooManyBytes) return 'too-large' as const;
      if (error instanceof SourceBroken) return 'cut-off' as const;
      throw error;
    });
    if (typeof taken === 'string') return { type: taken };
    try {
      const kind = await audioKindOf(taken);
      if (kind === null) return { type: 'not-audio' };
      const { sha256, bytes } = taken;
      const file = {
        name: fileNameOf(sha256, kind.ending),
        sha256,
        type: kind.type,
        bytes,
        durationS: kind.durationS,
      };
      await inTurn(file.name, async () => {
        await store.put(file.name, taken, file.type);
        await db.own((tx) => addRow(tx, file, from, nowMs()));
      });
      return { type: 'kept', file };
    } finally {
      await taken.discard();
    }
  };

  const forget: AudioLibrary['forget'] = (name, actor) =>
    inTurn(name, async () => {
      const isForgotten = await db.own((tx) => removeRow(tx, name, actor, nowMs()));
      if (isForgotten) await store.remove(name);
    });

  const find: AudioLibrary['find'] = async (name) => {
    const row = await db.own((tx) =>
      tx
        .selectFrom('app.audio_files')
        .select(['name', 'sha256', 'type', 'bytes', 'duration_s'])
        .where('name', '=', name)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const { duration_s: durationS, ...file } = row;
    return { ...file, durationS };
  };

  return {
    keep,
    forget,
    importFrom: async (address, actor) => {
      const fetched = await deps.fetch(address, { maxBytes: deps.maxBytes, timeoutMs: importMs });
      if (fetched.type === 'ok') {
        const kept = await keep(fetched.body, { actor, sourceUrl: address });
        return kept.type === 'cut-off' ? { type: 'unreachable' } : kept;
      }
      if (fetched.type === 'refused') return fetched;
      // A server that is not well today is as good as one that is not there.
      if (fetched.type === 'answered' && fetched.status < 500) return fetched;
      log.info('audio-unreachable', {
        code: fetched.type === 'unreachable' ? fetched.code : String(fetched.status),
      });
      return { type: 'unreachable' };
    },
    find,
    has: async (name) => (await find(name)) !== null && store.has(name),
    open: (name, range) => store.get(name, range),
    sweep: async () => {
      const before = nowMs() - unusedMs;
      await spool.sweep(before);
      const old = await db.own((tx) =>
        tx
          .selectFrom('app.audio_files')
          .select('name')
          .where('created_at', '<', toDb(before))
          .orderBy('created_at')
          .execute(),
      );
      const used = await db.own((tx) => tx.selectFrom('app.soul_wisdom').select('audio_url').execute());
      const paths = new Set(used.map((row) => row.audio_url));
      const unused = old.filter((row) => !paths.has(audioPathOf(row.name)));
      for (const row of unused.slice(0, maxSwept)) await forget(row.name, null);
    },
  };
}

/** The row of a file; uploading again what is there counts as using it. */
async function addRow(tx: Tx, file: AudioFile, from: Origin, nowMs: number): Promise<void> {
  await tx
    .insertInto('app.audio_files')
    .values({
      name: file.name,
      sha256: file.sha256,
      type: file.type,
      bytes: file.bytes,
      duration_s: file.durationS,
      source_url: from.sourceUrl,
      created_by: from.actor,
      created_at: toDb(nowMs),
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: toDb(nowMs) }))
    .execute();
  const detail = { name: file.name, bytes: file.bytes, from: from.sourceUrl === null ? 'upload' : 'address' };
  await audit(tx, { actor: from.actor, action: 'audio.added', detail }, nowMs);
}

/** Removes the row of a file that no content names; false when one does, or there is no row. */
async function removeRow(tx: Tx, name: string, actor: string | null, nowMs: number): Promise<boolean> {
  const row = await tx
    .selectFrom('app.audio_files')
    .select('name')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  // Content that is about to name the file holds the row; this waits, and then sees it.
  if (row === undefined || (await isNamed(tx, name))) return false;
  await tx.deleteFrom('app.audio_files').where('name', '=', name).execute();
  await audit(tx, { actor, action: 'audio.removed', detail: { name } }, nowMs);
  return true;
}

async function isNamed(tx: Tx, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app.soul_wisdom')
    .select('id')
    .where('audio_url', '=', audioPathOf(name))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function* marked(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (error) {
    throw error instanceof TooManyBytes ? error : new SourceBroken('the source ended', { cause: error });
  }
}

/** Work for the same key goes one after another, whatever became of the work before it. */
function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
