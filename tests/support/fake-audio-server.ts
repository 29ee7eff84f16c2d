/** A server of audio in memory: it knows ranges, tags files by their hash, and breaks off where a test says so. */
import { createHash } from 'node:crypto';
import { fileReply } from '#lib/byte-range.ts';

export type FakeAudioServer = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly put: (url: string, bytes: Uint8Array<ArrayBuffer>) => void;
  /** What was asked for, with the range and the bytes that were sent. */
  readonly log: {
    readonly url: string;
    readonly method: string;
    readonly range: string | null;
    sent: number;
  }[];
  /** Bytes of bodies that may still be sent before the link breaks for good. */
  allowance: number;
  /** Answers everything so, while it is a status. */
  status: number | null;
  /** Whether the server can be reached at all. */
  away: boolean;
  /** Whether files are tagged. */
  tags: boolean;
  /** Bytes of a body that are sent at a time. */
  pieceBytes: number;
  /** Waited for before each piece. */
  beforePiece: (() => Promise<void>) | null;
};

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Bytes that repeat nowhere within 65,521, so that a part out of place shows. */
export const soundOf = (bytes: number, seed = 1): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: bytes }, (_, i) => ((i * 2_654_435_761 + seed * 97) >>> 11) & 255);

export function createFakeAudioServer(): FakeAudioServer {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const server: FakeAudioServer = {
    log: [],
    allowance: Number.POSITIVE_INFINITY,
    status: null,
    away: false,
    tags: true,
    pieceBytes: 10_000,
    beforePiece: null,
    put: (url, bytes) => void files.set(url, bytes),
    fetch: async (url, init) => {
      if (init.signal?.aborted === true) throw new DOMException('stopped', 'AbortError');
      if (server.away) throw new TypeError('Failed to fetch');
      const headers = new Headers(init.headers);
      const method = init.method ?? 'GET';
      const entry = { url, method, range: headers.get('range'), sent: 0 };
      server.log.push(entry);
      const file = files.get(url);
      if (server.status !== null) return new Response('no', { status: server.status });
      if (file === undefined) return new Response('Not found', { status: 404 });
      const etag = `"${sha256Of(file)}"`;
      const reply = fileReply(
        { method, header: (name) => headers.get(name) },
        { bytes: file.byteLength, etag },
      );
      if (reply.status === 304) return new Response(null, { status: 304 });
      const told = { ...reply.headers, 'Content-Type': 'audio/mpeg', ...(server.tags ? { ETag: etag } : {}) };
      if (reply.status === 416) return new Response(null, { status: 416, headers: told });
      if (!reply.hasBody) return new Response(null, { status: 200, headers: told });
      let at = reply.start;
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          pull: async (controller) => {
            await server.beforePiece?.();
            if (init.signal?.aborted === true) {
              controller.error(new DOMException('stopped', 'AbortError'));
              return;
            }
            if (server.allowance <= 0) {
              controller.error(new TypeError('network error'));
              return;
            }
            const length = Math.min(server.pieceBytes, reply.end + 1 - at, server.allowance);
            controller.enqueue(file.slice(at, at + length));
            at += length;
            entry.sent += length;
            server.allowance -= length;
            if (at > reply.end) controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      return new Response(body, { status: reply.status, headers: told });
    },
  };
  return server;
}
