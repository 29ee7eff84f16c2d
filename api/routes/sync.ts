/**
 * `/api/sync`: records pushed and pulled, pokes, files by their hash, devices.
 *
 * Records are read and written as the caller, so row-level security holds each to what is theirs; whose they are comes
 * from the token alone.
 */
import { Hono } from 'hono';
import type { Ok } from '#contract/api/calls.ts';
import { MAX_BLOB_BYTES } from '#contract/api/sync.ts';
import { identityOf, refuse, register, tooMany } from '../calls.ts';
import type { Refusal, RouteDeps } from '../calls.ts';
import { sqlState } from '../db/database.ts';
import { FileStoreUnavailable } from '../files/file-store.ts';
import type { Blobs, KeptBlob } from '../sync/blobs.ts';
import { endDevice, listDevices } from '../sync/devices.ts';
import type { Pokes } from '../sync/pokes.ts';
import { pull } from '../sync/pull.ts';
import { push } from '../sync/push.ts';
import type { Quota } from '../sync/rows.ts';

export type SyncParts = {
  readonly pokes: Pokes;
  readonly blobs: Blobs;
  readonly quota: Quota;
  /** The lowest `CONTRACT_VERSION` of an app that may still push. */
  readonly oldestSchema: number;
  /** In place of the database's clock, for tests; milliseconds since 1970. */
  readonly nowMs?: () => number;
};

export type SyncRouteDeps = RouteDeps & { readonly sync: SyncParts };

/** A stream that could not be opened may be tried again then. */
const streamRetryS = 60;

export function syncRoutes(deps: SyncRouteDeps): Hono {
  const { db, sync, log } = deps;
  const { pokes, blobs } = sync;
  const app = new Hono();

  register(app, 'syncPush', deps, ({ body, caller }) => {
    if (body.schema < sync.oldestSchema)
      return refuse(
        426,
        'This version of the app is too old to sync. What you write stays on this device; please reload.',
        {
          code: 'update_needed',
        },
      );
    const { userId, sessionId } = identityOf(caller);
    return whileAccountStands(async () => {
      const answer = await push(db, caller.db, { userId, sessionId }, body, sync);
      if ('ver' in answer && answer.changed > 0) pokes.changed(userId, answer.ver);
      return answer as Ok<'syncPush'>;
    });
  });

  register(app, 'syncPull', deps, ({ query, caller }) => {
    const { userId, sessionId } = identityOf(caller);
    return whileAccountStands(async () => {
      const page = await db.as(caller.db, (tx) => pull(tx, { userId, sessionId }, query, sync));
      return page as Ok<'syncPull'>;
    });
  });

  register(app, 'syncPoke', deps, async ({ caller, c }) => {
    const headers = {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // A proxy that gathers answers would keep events back.
      'X-Accel-Buffering': 'no',
    };
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const stream = await pokes.open(identityOf(caller));
    return stream === null ? tooMany(streamRetryS) : new Response(stream, { headers });
  });

  register(app, 'putBlob', deps, async ({ params, caller, c }) => {
    if (Number(c.req.header('content-length') ?? 0) > MAX_BLOB_BYTES)
      return refuseBlob({ type: 'too-large' });
    const source = c.req.raw.body as (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) | null;
    if (source === null) return refuse(400, 'The body is empty: send the bytes of the file.');
    return whileStoreStands(async () => {
      const kept = await blobs.keep(identityOf(caller).userId, params.sha, source);
      if (kept.type !== 'kept') return refuseBlob(kept);
      return { sha: kept.blob.sha, type: kept.blob.type, bytes: kept.blob.bytes };
    });
  });

  register(app, 'getBlob', deps, ({ params, caller, c }) =>
    whileStoreStands(async () => {
      const blob = await blobs.find(identityOf(caller).userId, params.sha);
      if (blob === null) return refuse(404, 'Not found');
      const headers = {
        'Content-Type': blob.type,
        'Content-Length': String(blob.bytes),
        'Content-Disposition': 'inline',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        // Of these bytes: they differ from those that were sent where the picture told more than it shows.
        'Repr-Digest': `sha-256=:${Buffer.from(blob.keptSha, 'hex').toString('base64')}:`,
      };
      if (c.req.method === 'HEAD') return new Response(null, { headers });
      const stream = await blobs.open(blob.place);
      if (stream !== null) return new Response(stream, { headers });
      log.error('blob-lost', { place: blob.place });
      return refuse(404, 'Not found');
    }),
  );

  register(app, 'devices', deps, async ({ caller }) => [
    ...(await listDevices(db, identityOf(caller), deps.nowMs())),
  ]);

  register(app, 'endDevice', deps, async ({ params, caller }) => {
    const who = identityOf(caller);
    if (!(await endDevice(db, who, params.device)))
      return refuse(404, 'This device is not signed in any more.');
    pokes.sessionsChanged(who.userId);
    return { success: true as const };
  });

  return app;
}

/** The account may go while the token still stands: its first record then has no head to belong to. */
async function whileAccountStands<Answer>(work: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === '23503') return accountGone();
    throw error;
  }
}

const accountGone = (): Refusal => refuse(401, 'Please sign in again.', { code: 'session_not_found' });

async function whileStoreStands<Answer>(work: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await whileAccountStands(work);
  } catch (error) {
    if (error instanceof FileStoreUnavailable)
      return refuse(503, 'The storage of files cannot be reached. Please try again later.');
    throw error;
  }
}

/** The rest of the body is not wanted: the connection ends with the answer. */
const hangUp = { Connection: 'close' };

function refuseBlob(kept: Exclude<KeptBlob, { readonly type: 'kept' }>): Refusal {
  switch (kept.type) {
    case 'too-large':
      return refuse(
        413,
        `This file is too large: the limit is ${MAX_BLOB_BYTES / 1024 / 1024} MB.`,
        {},
        hangUp,
      );
    case 'too-many-pixels':
      return refuse(413, 'This picture has too many pixels. Please make it smaller.', {
        code: 'too_many_pixels',
      });
    case 'no-such-kind':
      return refuse(415, 'This is no JPEG, PNG or WebP picture, and no MP3, M4A, Ogg or WAV recording.');
    case 'wrong-hash':
      return refuse(400, 'These bytes are not those of this hash. Please send the file again.', {
        code: 'wrong_hash',
      });
    case 'quota':
      return refuse(403, 'There is no room left in this account for more files.', { code: 'quota' });
    case 'no-account':
      return accountGone();
  }
}
