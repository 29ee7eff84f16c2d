/** Deflate, by the browser's own streams: a piece in, the pieces out as they come. */
import type { Bytes } from './byte-source.ts';

type Transform = {
  readonly writable: WritableStream<BufferSource>;
  readonly readable: ReadableStream<Uint8Array>;
};

/** Packs; gives what is packed as it comes. */
export function deflated(chunks: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  return through(chunks, new CompressionStream('deflate-raw'));
}

/** Unpacks; throws where the bytes are no deflate, end too early or go on after the end. */
export function inflated(chunks: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  return through(chunks, new DecompressionStream('deflate-raw'));
}

async function* through(chunks: AsyncIterable<Bytes>, transform: Transform): AsyncGenerator<Bytes> {
  const writer = transform.writable.getWriter();
  const reader = transform.readable.getReader();
  // Told by `feeding` or by the read; the streams tell it in these places as well.
  writer.closed.catch(() => undefined);
  reader.closed.catch(() => undefined);
  const feeding = (async () => {
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  })();
  feeding.catch((error: unknown) => void writer.abort(error).catch(() => undefined));
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value as Bytes;
    }
    isDone = true;
    await feeding;
  } finally {
    if (!isDone) {
      // Whoever stops reading, or what breaks, also stops the feeding.
      await reader.cancel().catch(() => undefined);
      await writer.abort().catch(() => undefined);
    }
  }
}
