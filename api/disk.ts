/** How much room the disk of a folder has. */
import { statfs } from 'node:fs/promises';

/** Bytes that may still be written. */
export type FreeBytes = () => Promise<number>;

/** Infinite where the system does not tell: then nothing is refused on that ground. */
export const freeBytesOf =
  (folder: string): FreeBytes =>
  () =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.POSITIVE_INFINITY,
    );

/** Whole megabytes of 1,048,576 bytes, rounded down. */
export const megabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2);
