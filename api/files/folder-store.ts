/** Files in a folder of this machine. */
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { assertFileName } from './file-store.ts';
import type { ByteRange, FileStore } from './file-store.ts';

/** Bytes read from disk at a time. */
const pieceBytes = 64 * 1024;

export function folderStore(dir: string): FileStore {
  const pathOf = (name: string): string => {
    assertFileName(name);
    return join(dir, name);
  };
  return {
    put: async (name, file) => {
      const path = pathOf(name);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await place(file.path, path);
      await syncFolder(dir);
    },
    get: async (name, range) => {
      const path = pathOf(name);
      const found = await stat(path).catch(absentAsNull);
      return found === null ? null : streamOf(path, range);
    },
    has: async (name) => (await stat(pathOf(name)).catch(absentAsNull)) !== null,
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/**
 * A second name for the same file where the disk can do that; a copy that is renamed when whole where it
 * cannot.
 */
async function place(from: string, to: string): Promise<void> {
  const linked = await link(from, to).then(
    () => true,
    // A name says what is in it: what is already there under this name is this.
    (error: unknown) => codeOf(error) === 'EEXIST',
  );
  if (linked) return;
  const half = `${to}.${process.pid}.part`;
  await copyFile(from, half, constants.COPYFILE_FICLONE);
  await rename(half, to);
}

/** The name itself must survive a power cut as well. Some systems cannot sync a folder, and need not. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/**
 * The bytes from disk, a piece at a time. The file is opened when the first piece is asked for, so a stream that nobody
 * reads (the listener is gone, the caller wanted only to know) holds nothing open.
 */
function streamOf(path: string, range: ByteRange | undefined): ReadableStream<Uint8Array> {
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

function absentAsNull(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
