/** Ids for what a person makes, from given chance and given time. */
import { assert } from './assert.ts';
import type { RandomBytes } from './random.ts';

/** 64 characters that need no escaping in a URL; 64 divides 256, so one byte picks one without bias. */
const urlAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Length of a chat id. 21 characters of 64 are 126 random bits. */
export const SHORT_ID_LENGTH = 21;

export type Ids = {
  /** 21 characters of `A-Za-z0-9_-`. */
  readonly short: () => string;
  /** UUID version 7 (RFC 9562): sorts by `atMs`, milliseconds since 1970, 0 to 2^48 - 1. */
  readonly timed: (atMs: number) => string;
  /** UUID version 4 (RFC 9562). */
  readonly device: () => string;
};

/** Makes ids from a source of random bytes, `crypto.getRandomValues` in the app. */
export function createIds(random: RandomBytes): Ids {
  return {
    short: () => shortId(random(SHORT_ID_LENGTH)),
    timed: (atMs) => uuidv7(atMs, random(10)),
    device: () => uuidv4(random(16)),
  };
}

/** 21 url-safe characters, one from the low six bits of each of the 21 bytes. */
export function shortId(bytes: Uint8Array): string {
  assert(bytes.length === SHORT_ID_LENGTH, 'a short id takes 21 bytes', { length: bytes.length });
  return Array.from(bytes, (byte) => urlAlphabet[byte & 63]).join('');
}

/** UUID version 7 from milliseconds since 1970 and ten random bytes. */
export function uuidv7(atMs: number, random: Uint8Array): string {
  assert(
    Number.isInteger(atMs) && atMs >= 0 && atMs < 2 ** 48,
    'a uuidv7 takes whole milliseconds below 2^48',
    { atMs },
  );
  assert(random.length === 10, 'a uuidv7 takes ten random bytes', { length: random.length });
  const bytes = new Uint8Array(16);
  for (let at = 5, rest = atMs; at >= 0; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  bytes.set(random, 6);
  return formatUuid(bytes, 7);
}

/** UUID version 4 from sixteen random bytes. */
export function uuidv4(random: Uint8Array): string {
  assert(random.length === 16, 'a uuidv4 takes sixteen random bytes', { length: random.length });
  return formatUuid(random, 4);
}

function formatUuid(source: Uint8Array, version: number): string {
  const bytes = Uint8Array.from(source);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
