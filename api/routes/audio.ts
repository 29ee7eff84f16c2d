/** Audio of Soul Wisdom: admins add it, everyone may play what is published. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import { MAX_AUDIO_BYTES } from '#contract/api/content.ts';
import { fileReply } from '#lib/byte-range.ts';
import { contentById, isPlayed, replaceAudio } from '../admin/content.ts';
import { isElsewhere, wordsOfImport } from '../admin/content-audio.ts';
import { registerForAdmins } from '../admin/register-admin.ts';
import type { AdminDeps } from '../admin/register-admin.ts';
import { identityOf, refuse, register, tooMany } from '../calls.ts';
import type { Refusal } from '../calls.ts';
import type { RequestCaller } from '../caller.ts';
import { audioPathOf, nameOfAudioPath } from '../files/audio-library.ts';
import type { AudioFile, AudioLibrary, Imported, Kept } from '../files/audio-library.ts';
import { FileStoreUnavailable } from '../files/file-store.ts';
import { storeUnavailable } from './admin.ts';

export type AudioRouteDeps = AdminDeps & { readonly audio: AudioLibrary };

/**
 * A name says what is in the file, so it may be kept for good; what is not published is nobody else's to
 * keep.
 */
const published = 'public, max-age=31536000, immutable';
const unpublished = 'private, no-store';
/** The audio of an item may become another file. */
const changeable = 'public, no-cache';

/** How often an address elsewhere is tried for people who want to listen. */
const fetchesOfAnItem = { name: 'audio-first-play', max: 5, windowS: 600 };

const notThere = 'Not found';
const tooLarge = `This file is too large: the limit is ${MAX_AUDIO_BYTES / 1024 / 1024} MB.`;

export function audioRoutes(deps: AudioRouteDeps): Hono {
  const { db, audio, log } = deps;
  const app = new Hono();

  registerForAdmins(app, 'uploadAudio', deps, ({ body, caller, c }) => {
    const actor = identityOf(caller).userId;
    return orUnavailable(() => (body === null ? upload(c, actor) : importFrom(body.url, actor)));
  });

  async function upload(c: Context, actor: string) {
    const said = Number(c.req.header('content-length') ?? Number.NaN);
    if (said > MAX_AUDIO_BYTES) return refuse(413, tooLarge, {}, hangUp);
    const source = c.req.raw.body as (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) | null;
    if (source === null) return refuse(400, 'The body is empty: send the bytes of the file.');
    const kept = await audio.keep(asLongAsSaid(source, said), { actor, sourceUrl: null });
    return kept.type === 'kept' ? answerOf(kept) : refuseUpload(kept);
  }

  async function importFrom(url: string, actor: string) {
    const imported = await audio.importFrom(url, actor);
    if (imported.type === 'kept') return answerOf(imported);
    if (imported.type === 'unreachable')
      return refuse(502, 'This address cannot be reached now. Please try again later.');
    return refuse(400, `url: ${wordsOfImport(imported)}`);
  }

  register(app, 'soulWisdomAudio', deps, async ({ params, caller, c }) => {
    const file = await audio.find(params.name);
    if (file === null) return refuse(404, notThere);
    const path = audioPathOf(file.name);
    if (await db.as(caller.db, (tx) => isPlayed(tx, path))) return serve(c, file, published);
    // Who may not hear it is not told that it exists.
    return (await isAdmin(caller)) ? serve(c, file, unpublished) : refuse(404, notThere);
  });

  register(app, 'soulWisdomItemAudio', deps, async ({ params, caller, c }) => {
    const seen = await db.as(caller.db, (tx) => contentById(tx, params.id));
    const item = seen ?? ((await isAdmin(caller)) ? await db.own((tx) => contentById(tx, params.id)) : null);
    if (item === null) return refuse(404, notThere);
    const cache = item.isPublished === 'true' ? changeable : unpublished;
    const name = nameOfAudioPath(item.audioUrl);
    if (name !== null) return serveNamed(c, name, cache);
    // What ships with the app has its own path, which is the one that lists give.
    if (!isElsewhere(item.audioUrl)) return refuse(404, notThere);
    return orUnavailable(() => firstPlay(c, item, cache));
  });

  const isAdmin = async ({ identity }: RequestCaller): Promise<boolean> =>
    identity !== null && deps.isAdmin(identity);

  async function serveNamed(c: Context, name: string, cache: string): Promise<Response | Refusal> {
    const file = await audio.find(name);
    return file === null ? refuse(404, notThere) : serve(c, file, cache);
  }

  /** Downloads under way, by item: people who press play together wait for one. */
  const underWay = new Map<
    string,
    Promise<Imported | { readonly type: 'later'; readonly retryAfterS: number }>
  >();

  async function firstPlay(
    c: Context,
    item: { readonly id: string; readonly audioUrl: string },
    cache: string,
  ): Promise<Response | Refusal> {
    const imported = await (underWay.get(item.id) ?? begin(item));
    if (imported.type === 'later') return tooMany(imported.retryAfterS);
    if (imported.type !== 'kept') return refuse(502, 'This audio cannot be fetched now.');
    return serve(c, imported.file, cache);
  }

  function begin(item: { readonly id: string; readonly audioUrl: string }) {
    const fetching = fetchFor(item).finally(() => underWay.delete(item.id));
    underWay.set(item.id, fetching);
    return fetching;
  }

  async function fetchFor(item: { readonly id: string; readonly audioUrl: string }) {
    const taken = await deps.limits.take(fetchesOfAnItem, item.id);
    if (!taken.ok) return { type: 'later', retryAfterS: taken.retryAfterS } as const;
    const imported = await audio.importFrom(item.audioUrl, null);
    if (imported.type === 'kept') {
      const change = { from: item.audioUrl, to: audioPathOf(imported.file.name) };
      await db.own((tx) => replaceAudio(tx, item.id, change, deps.nowMs()));
    }
    return imported;
  }

  /** The file, its part, or the news that the caller has it; nothing here can run as a page. */
  function serve(c: Context, file: AudioFile, cache: string): Promise<Response | Refusal> {
    return orUnavailable(async () => {
      const etag = `"${file.sha256}"`;
      const headers = new Headers({
        'Accept-Ranges': 'bytes',
        'Cache-Control': cache,
        'Content-Disposition': `inline; filename="${file.name}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Type': file.type,
        ETag: etag,
        'X-Content-Type-Options': 'nosniff',
      });
      const reply = fileReply(
        { method: c.req.method, header: (name) => c.req.header(name) },
        { bytes: file.bytes, etag },
      );
      if (reply.status === 304) return new Response(null, { status: 304, headers });
      if (reply.status === 416) return refuse(416, 'The file has no such part.', {}, reply.headers);
      for (const [name, value] of Object.entries(reply.headers)) headers.set(name, value);
      if (!reply.hasBody) return new Response(null, { status: 200, headers });
      const { status, start, end } = reply;
      const stream = await (status === 206 ? audio.open(file.name, { start, end }) : audio.open(file.name));
      if (stream === null) {
        log.error('audio-lost', { name: file.name });
        return refuse(404, notThere);
      }
      return new Response(stream, { status, headers });
    });
  }

  return app;
}

/** The rest of the body is not wanted: the connection ends with the answer. */
const hangUp = { Connection: 'close' };

const answerOf = ({ file }: Extract<Kept, { readonly type: 'kept' }>) => ({
  audioUrl: audioPathOf(file.name),
  type: file.type,
  bytes: file.bytes,
  durationS: file.durationS,
});

function refuseUpload(kept: Exclude<Kept, { readonly type: 'kept' }>): Refusal {
  switch (kept.type) {
    case 'too-large':
      return refuse(413, tooLarge, {}, hangUp);
    case 'not-audio':
      return refuse(415, 'This is no MP3, M4A, Ogg or WAV file.');
    case 'cut-off':
      return refuse(400, 'The upload ended before the file did. Please try again.', {}, hangUp);
  }
}

/** Ends with an error where the body is not as long as it was said to be; `said` is NaN where nothing was. */
async function* asLongAsSaid(source: AsyncIterable<Uint8Array>, said: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.byteLength;
    yield piece;
  }
  if (!Number.isNaN(said) && bytes !== said) throw new RangeError('the body is not as long as it said');
}

async function orUnavailable<Answer>(work: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileStoreUnavailable) return storeUnavailable();
    throw error;
  }
}
