import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of the UTF-8 bytes of `text`, as 64 lower-case hex digits. Synchronous and the same on every platform. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of bytes that come one after another. */
export type RunningSha256 = {
  readonly add: (bytes: Uint8Array) => void;
  /** 64 lower-case hex digits; ends it. */
  readonly hex: () => string;
};

export function createSha256(): RunningSha256 {
  const hash = sha256.create();
  return { add: (bytes) => void hash.update(bytes), hex: () => bytesToHex(hash.digest()) };
}

/** SHA-256 of bytes, as 64 lower-case hex digits. */
export function sha256Bytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
