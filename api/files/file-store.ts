/** Where uploaded files live: a folder of this machine, or a bucket that speaks S3. */
import { assert } from '#lib/assert.ts';
import type { ByteRange } from '#lib/byte-range.ts';
import type { Spooled } from './spool.ts';

/**
 * Files by names that the server made. Names say what is in them, so a name never changes its content,
 * putting one twice changes nothing, and nothing a person wrote is ever part of a path.
 */
export type FileStore = {
  /** Keeps a copy of the spooled file, whole or not at all. */
  readonly put: (name: string, file: Spooled, type: string) => Promise<void>;
  /** The bytes, or the bytes of a range that lies inside the file; null when there is no such file. */
  readonly get: (name: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  readonly has: (name: string) => Promise<boolean>;
  /** Removes it; removing what is not there is no failure. */
  readonly remove: (name: string) => Promise<void>;
};

/** The store could not be reached, or would not do what it was asked. */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable';
}

/** 32 hexadecimal digits and a short ending: no slash, no dot besides the one before the ending. */
const fileName = /^[0-9a-f]{32}\.[a-z0-9]{2,4}$/;

export const isFileName = (name: string): boolean => fileName.test(name);

/** The name of content: the first half of its SHA-256, and the ending of its type. */
export function fileNameOf(sha256: string, ending: string): string {
  const name = `${sha256.slice(0, 32)}.${ending}`;
  assertFileName(name);
  return name;
}

/** Callers check names first; a name that is none must never become a path. */
export function assertFileName(name: string): void {
  assert(isFileName(name), 'a file name the server made');
}
