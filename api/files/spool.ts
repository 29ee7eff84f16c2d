/**
 * Takes a stream of unknown length and honesty into a temporary file, so that its size, digest and first
 * bytes are known before it becomes anything. Memory holds one piece at a time.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limitBytes } from '../net/byte-limit.ts';

export type Spooled = {
  readonly path: string;
  readonly bytes: number;
  /** Of the whole content, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  /** Up to `length` bytes from `offset`; fewer at the end of the file. */
  readonly read: (offset: number, length: number) => Promise<Uint8Array>;
  /** Removes the temporary file. Call it whatever happened. */
  readonly discard: () => Promise<void>;
};

export type Spool = {
  /** Throws `TooManyBytes` past `maxBytes`, and what the source throws; nothing is left behind then. */
  readonly take: (source: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<Spooled>;
  /** Removes what a killed process left behind: temporary files last written before `beforeMs`. */
  readonly sweep: (beforeMs: number) => Promise<void>;
};

const ending = '.part';

export function createSpool(dir: string): Spool {
  return {
    take: async (source, maxBytes) => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const path = join(dir, `${randomBytes(16).toString('hex')}${ending}`);
      const hash = createHash('sha256');
      const file = await open(path, 'wx+', 0o600);
      let bytes = 0;
      const discard = async (): Promise<void> => {
        await file.close().catch(() => {});
        await rm(path, { force: true });
      };
      try {
        for await (const piece of limitBytes(source, maxBytes)) {
          hash.update(piece);
          await file.writeFile(piece);
          bytes += piece.byteLength;
        }
        await file.sync();
      } catch (error) {
        await discard();
        throw error;
      }
      return {
        path,
        bytes,
        sha256: hash.digest('hex'),
        read: async (offset, length) => {
          const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
          return buffer.subarray(0, bytesRead);
        },
        discard,
      };
    },
    sweep: async (beforeMs) => {
      const names = await readdir(dir).catch(() => []);
      for (const name of names.filter((each) => each.endsWith(ending))) {
        const found = await stat(join(dir, name)).catch(() => null);
        if (found !== null && found.mtimeMs < beforeMs) await rm(join(dir, name), { force: true });
      }
    },
  };
}
