/** What is kept, as a page plays it: an answer to a request of any part, or one blob of the whole. */
import { fileReply } from '#lib/byte-range.ts';
import { sha256Hex } from '#lib/sha256.ts';
import type { AudioStore } from './audio-store.ts';
import { joinedBytes, piecesOf } from './pieces.ts';
import type { Layout, Piece } from './pieces.ts';
import type { AudioRecord } from './record.ts';

type Chunks = Pick<AudioStore, 'chunk'>;

/** Gives a chunk unread; rejects where it cannot be had. */
export type ChunkSource = (piece: Piece) => Promise<Blob>;

/** Answers a `GET` or `HEAD` for a kept record, reading only the chunks asked for; null where they are gone. */
export async function answerFromShelf(
  request: Pick<Request, 'method' | 'headers'>,
  record: AudioRecord,
  store: Chunks,
): Promise<Response | null> {
  const chunkOf: ChunkSource = async ({ file, chunk }) => {
    const found = await store.chunk(record.address, file, chunk);
    if (found === null) throw new Error('a chunk of the audio is gone');
    return found;
  };
  return answerJoined(request, { layout: record, type: record.type, etag: etagOf(record) }, chunkOf).catch(
    () => null,
  );
}

/** Answers out of chunks wherever they are; rejects where the first of them cannot be had. */
export async function answerJoined(
  request: Pick<Request, 'method' | 'headers'>,
  whole: { readonly layout: Layout; readonly type: string; readonly etag: string },
  chunkOf: ChunkSource,
): Promise<Response> {
  const { layout, etag } = whole;
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    // The shelf keeps it already; a second copy would only take room.
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': /^audio\/[\w.+-]+$/.test(whole.type) ? whole.type : 'application/octet-stream',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  });
  const asked = { method: request.method, header: (name: string) => request.headers.get(name) };
  const reply = fileReply(asked, { bytes: joinedBytes(layout), etag });
  if (reply.status === 304) return new Response(null, { status: 304, headers });
  for (const [name, value] of Object.entries(reply.headers)) headers.set(name, value);
  if (reply.status === 416) return new Response(null, { status: 416, headers });
  if (!reply.hasBody) return new Response(null, { status: 200, headers });
  const body = await streamOf(piecesOf(layout, reply.start, reply.end + 1), chunkOf);
  return new Response(body, { status: reply.status, headers });
}

/** The pieces one after another, each read when it is wanted; the first is looked for at once. */
async function streamOf(
  pieces: Iterator<Piece>,
  chunkOf: ChunkSource,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  // Loops come again and again: what was found once is not looked for twice.
  const found = new Map<string, Promise<Blob>>();
  const blobOf = (piece: Piece): Promise<Blob> => {
    const name = `${piece.file}/${piece.chunk}`;
    const blob = found.get(name) ?? chunkOf(piece);
    found.set(name, blob);
    return blob;
  };
  let next = pieces.next();
  if (!next.done) await blobOf(next.value);
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        if (next.done) {
          controller.close();
          return;
        }
        const piece = next.value;
        const part = (await blobOf(piece)).slice(piece.start, piece.end);
        if (part.size !== piece.end - piece.start) throw new Error('a chunk of the audio is too short');
        controller.enqueue(new Uint8Array(await part.arrayBuffer()));
        next = pieces.next();
        if (next.done) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The whole as one blob; null where a chunk is gone. Chunks stay where they are, whatever the length of the whole. */
export async function blobOfRecord(record: AudioRecord, store: Chunks): Promise<Blob | null> {
  const files = await Promise.all(
    record.files.map(({ chunks }, file) =>
      Promise.all(
        chunks.map(async (bytes, chunk) => {
          const blob = await store.chunk(record.address, file, chunk);
          return blob?.size === bytes ? blob : null;
        }),
      ),
    ),
  );
  if (files.flat().includes(null)) return null;
  return joinBlobs(
    files.map((blobs) => blobs.filter((blob) => blob !== null)),
    record,
  );
}

/** Files, each given as its chunks, joined in an order. */
export function joinBlobs(
  files: readonly (readonly Blob[])[],
  { order, type }: Pick<AudioRecord, 'type'> & Pick<Layout, 'order'>,
): Blob {
  const joined = order.flatMap(([file, times]) =>
    Array.from({ length: times }, () => files[file] ?? []).flat(),
  );
  return new Blob(joined, { type });
}

/** Tag of the whole: the hash of a single file as the server has it, else one over what it is joined of. */
function etagOf({ files, order }: AudioRecord): string {
  const hashes = files.map(({ sha256, url }) => sha256 ?? url);
  const isOne = files.length === 1 && order.length === 1 && order[0]?.[1] === 1;
  return isOne ? `"${hashes[0]}"` : etagOfJoined(hashes, order);
}

/** Tag of files joined in an order, each named by its hash. */
export const etagOfJoined = (hashes: readonly string[], order: Layout['order']): string =>
  `"${sha256Hex(JSON.stringify([hashes, order]))}"`;
