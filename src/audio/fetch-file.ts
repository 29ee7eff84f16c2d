/** Fetching one file from where an earlier try stopped, chunk by chunk. */
import type { DownloadProblem } from './shelf.ts';

/** Bytes of a chunk: what a page that is killed in the middle of a download fetches again at most. */
export const CHUNK_BYTES = 512 * 1024;

/** What the server said of the file it is sending. */
export type Arriving = {
  /** Bytes of the whole file, null where it did not say. */
  readonly total: number | null;
  /** Strong tag, null where it gave none. */
  readonly etag: string | null;
  /** Media type. */
  readonly type: string;
  /** It sends the file from its first byte: what is here belongs to another one, or it knows no parts. */
  readonly fromStart: boolean;
};

export type FetchFileDeps = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly signal: AbortSignal;
  /** Before the first byte. False ends the download for want of room. */
  readonly onArriving: (arriving: Arriving) => Promise<boolean>;
  /** A chunk to keep; only the last before an end is shorter than `CHUNK_BYTES`. False: there was no room for it. */
  readonly onChunk: (bytes: Blob) => Promise<boolean>;
  /** Bytes that have come and are not in a chunk yet. */
  readonly onProgress: (pending: number) => void;
};

export type FetchEnd = 'complete' | 'paused' | DownloadProblem;

/** Fetches what is missing of a file. `held` bytes of it are here, from the file that had `etag`. Rejects only with what a callback rejects with. */
export async function fetchFile(
  file: { readonly url: string; readonly held: number; readonly etag: string | null },
  deps: FetchFileDeps,
): Promise<FetchEnd> {
  const { held } = file;
  const headers: Record<string, string> = {};
  if (held > 0) headers['Range'] = `bytes=${held}-`;
  if (held > 0 && file.etag !== null) headers['If-Range'] = file.etag;
  let answer: Response;
  try {
    // The shelf is the copy: another in the browser's own cache would only take room.
    answer = await deps.fetch(file.url, { headers, signal: deps.signal, cache: 'no-store' });
  } catch {
    return deps.signal.aborted ? 'paused' : 'offline';
  }
  // What is here is as long as the file or longer, which this file says is not so: from the start, once.
  if (answer.status === 416 && held > 0) {
    await answer.body?.cancel().catch(() => {});
    return fetchFile({ url: file.url, held: 0, etag: null }, deps);
  }
  const arriving = arrivingOf(answer, held);
  if (arriving === null || answer.body === null) {
    await answer.body?.cancel().catch(() => {});
    return 'server';
  }
  const reader = answer.body.getReader();
  try {
    return (await deps.onArriving(arriving)) ? await readAll(reader, deps) : 'no-room';
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Null for an answer that is no such file. */
function arrivingOf({ status, headers }: Response, held: number): Arriving | null {
  const tag = headers.get('etag');
  const common = {
    etag: tag !== null && /^"[^"]*"$/.test(tag) ? tag : null,
    type: (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '',
  };
  if (status === 200) {
    const said = headers.get('content-length');
    // The length of something packed is not that of the file.
    const total = said === null || headers.has('content-encoding') ? null : Number(said);
    return { ...common, total, fromStart: true };
  }
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '');
  if (status !== 206 || range === null || Number(range[1]) !== held) return null;
  return { ...common, total: range[2] === '*' ? null : Number(range[2]), fromStart: false };
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  { onChunk, onProgress, signal }: FetchFileDeps,
): Promise<FetchEnd> {
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  const pending = (): number => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  for (;;) {
    const read = await reader.read().catch(() => null);
    if (read === null || read.done) {
      // What came before the link broke is worth keeping.
      if (pending() > 0 && !(await onChunk(new Blob(pieces)))) return 'no-room';
      if (read !== null) return 'complete';
      return signal.aborted ? 'paused' : 'offline';
    }
    pieces.push(read.value);
    while (pending() >= CHUNK_BYTES) {
      const all = joined(pieces);
      pieces = all.byteLength > CHUNK_BYTES ? [all.subarray(CHUNK_BYTES)] : [];
      if (!(await onChunk(new Blob([all.subarray(0, CHUNK_BYTES)])))) return 'no-room';
    }
    onProgress(pending());
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.byteLength;
  }
  return all;
}
