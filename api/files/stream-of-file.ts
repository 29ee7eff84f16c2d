/** A file of this machine as a stream. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { ByteRange } from '#lib/byte-range.ts';

/** Bytes read from disk at a time. */
const pieceBytes = 64 * 1024;

/**
 * The bytes from disk, a piece at a time. The file is opened when the first piece is asked for, so a stream that nobody
 * reads (the listener is gone, the caller wanted only to know) holds nothing open.
 */
export function streamOfFile(path: string, range: ByteRange | undefined): ReadableStream<Uint8Array> {
  let at = range?.start ?? 0;
  const end = range === undefined ? Number.POSITIVE_INFINITY : range.end + 1;
  let file: FileHandle | null = null;
  const readPiece = async (): Promise<Uint8Array> => {
    const length = Math.min(pieceBytes, end - at);
    if (length <= 0) return new Uint8Array(0);
    file ??= await open(path, 'r');
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, at);
    at += bytesRead;
    return buffer.subarray(0, bytesRead);
  };
  let reading: Promise<Uint8Array> | null = null;
  /** Lets a read under way end first: it may be the one that opens the file. */
  const close = async (): Promise<void> => {
    await reading?.catch(() => {});
    await file?.close();
    file = null;
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          reading = readPiece();
          const piece = await reading;
          if (piece.byteLength > 0) {
            controller.enqueue(piece);
            return;
          }
        } catch (error) {
          await close();
          throw error;
        }
        await close();
        controller.close();
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
