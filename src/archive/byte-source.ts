/** Bytes that can be read anywhere, without all of them being in memory: a file that was chosen, open or unsealed. */
import { ArchiveFailure } from './problem.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export type ByteSource = {
  readonly size: number;
  /** `length` bytes from `offset`; both lie inside. */
  readonly read: (offset: number, length: number) => Promise<Bytes>;
};

/** The part of a Blob that is used. */
export type BlobLike = Pick<Blob, 'size' | 'slice'>;

export function blobSource(blob: BlobLike): ByteSource {
  return {
    size: blob.size,
    read: async (offset, length) => {
      try {
        return new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
      } catch {
        throw new ArchiveFailure({ type: 'unreadable' });
      }
    },
  };
}

/** A stream as one file. Given up as soon as it is longer than `limitBytes`: the rest is never asked for. */
export async function collectStream(stream: ReadableStream<Bytes>, limitBytes: number): Promise<Blob> {
  const reader = stream.getReader();
  let size = 0;
  let whole = new Blob();
  let waiting: Bytes[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob([whole, ...waiting]);
    size += value.byteLength;
    if (size > limitBytes) {
      await reader.cancel().catch(() => undefined);
      throw new ArchiveFailure({ type: 'too-large', limitBytes });
    }
    waiting.push(value);
    // A Blob may lie on the disk; pieces of memory may not.
    if (waiting.length < 256) continue;
    whole = new Blob([whole, ...waiting]);
    waiting = [];
  }
}
