/**
 * An archive behind a passphrase: AES-256-GCM over pieces of the file, the key from the passphrase by PBKDF2.
 *
 * Laid out as `SOULSEAL`, the length of the header (four bytes, little end first), the header as JSON, then the pieces,
 * each with its tag of sixteen bytes. Each piece is bound to the header, to its place and to whether it is the last, so
 * nothing can be changed, moved, left out or cut off. Sources: NIST SP 800-38D (GCM), RFC 8018 (PBKDF2), Hoang and others,
 * "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance" (2015) for the last-piece mark (STREAM).
 */
import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import type { BlobLike, ByteSource, Bytes } from './byte-source.ts';
import { blobSource } from './byte-source.ts';
import { ArchiveFailure, damaged } from './problem.ts';
import type { Emit } from './zip-writer.ts';

/** OWASP's advice for PBKDF2 with SHA-256, Password Storage Cheat Sheet, 2023. */
export const KEY_ROUNDS = 600_000;
/** More would let a file keep a phone busy for minutes before the passphrase is even judged. */
const MAX_KEY_ROUNDS = 5_000_000;
const PIECE_BYTES = 2 ** 20;
const TAG_BYTES = 16;
const MAX_HEADER_BYTES = 1024;
const MAGIC = 'SOULSEAL';
const SEALED = 'sealed file';

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(64));

const sealHeader = z.object({
  format: z.literal('soulstice-sealed'),
  version: z.literal(1),
  key: z.object({
    name: z.literal('PBKDF2-SHA256'),
    rounds: z.int().check(z.gte(1), z.lte(MAX_KEY_ROUNDS)),
    salt: base64,
  }),
  cipher: z.object({
    name: z.literal('AES-256-GCM'),
    /** First eight bytes of every nonce; the place of the piece is the rest. */
    nonce: base64,
    pieceBytes: z.int().check(z.gte(1024), z.lte(4 * PIECE_BYTES)),
  }),
});
type SealHeader = z.infer<typeof sealHeader>;

export type Sealer = {
  readonly push: (bytes: Bytes) => Promise<void>;
  /** Writes what is left as the last piece. */
  readonly finish: () => Promise<void>;
};

/** What the browser gives: absent on a page that is not served securely. */
export type SealParts = { readonly subtle: SubtleCrypto; readonly random: (count: number) => Bytes };

/** Seals what is pushed, piece by piece. `rounds` is lower in tests alone. */
export async function createSealer(
  emit: Emit,
  passphrase: string,
  { subtle, random }: SealParts,
  rounds = KEY_ROUNDS,
): Promise<Sealer> {
  const header: SealHeader = {
    format: 'soulstice-sealed',
    version: 1,
    key: { name: 'PBKDF2-SHA256', rounds, salt: toBase64(random(16)) },
    cipher: { name: 'AES-256-GCM', nonce: toBase64(random(8)), pieceBytes: PIECE_BYTES },
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const key = await keyOf(subtle, passphrase, header);
  await emit(join(new TextEncoder().encode(MAGIC), number(json.length), json));
  let place = 0;
  let held = new Uint8Array(PIECE_BYTES);
  let filled = 0;
  const seal = async (piece: Bytes, isLast: boolean) => {
    const sealed = await subtle.encrypt(gcm(header, json, place, isLast), key, piece);
    place += 1;
    await emit(new Uint8Array(sealed));
  };
  return {
    push: async (bytes) => {
      for (let at = 0; at < bytes.length;) {
        // A full piece goes out only once something follows it: the last one is marked.
        if (filled === PIECE_BYTES) {
          const piece = held;
          held = new Uint8Array(PIECE_BYTES);
          filled = 0;
          await seal(piece, false);
        }
        const taken = Math.min(PIECE_BYTES - filled, bytes.length - at);
        held.set(bytes.subarray(at, at + taken), filled);
        filled += taken;
        at += taken;
      }
    },
    finish: () => seal(held.slice(0, filled), true),
  };
}

/** Whether the file says that it is sealed. */
export async function isSealed(file: BlobLike): Promise<boolean> {
  if (file.size < MAGIC.length) return false;
  return text(await blobSource(file).read(0, MAGIC.length)) === MAGIC;
}

/** The archive inside, unsealed where it is read. Throws `wrong-passphrase` when the first piece does not open. */
export async function unsealed(
  file: BlobLike,
  passphrase: string,
  subtle: SubtleCrypto,
): Promise<ByteSource> {
  const outer = blobSource(file);
  const { header, json, from } = await readHeader(outer);
  const key = await keyOf(subtle, passphrase, header);
  const full = header.cipher.pieceBytes + TAG_BYTES;
  const body = outer.size - from;
  const count = Math.ceil(body / full);
  const size = body - count * TAG_BYTES;
  if (count < 1 || body - (count - 1) * full < TAG_BYTES) throw damaged(SEALED);

  const open = async (place: number): Promise<Bytes> => {
    const at = from + place * full;
    const piece = await outer.read(at, Math.min(full, outer.size - at));
    try {
      return new Uint8Array(await subtle.decrypt(gcm(header, json, place, place === count - 1), key, piece));
    } catch {
      if (place === 0) throw new ArchiveFailure({ type: 'wrong-passphrase' });
      throw damaged(SEALED);
    }
  };
  // Parts are read from front to back: one piece is asked for many times.
  let kept = { place: 0, bytes: await open(0) };
  const read: ByteSource['read'] = async (offset, length) => {
    if (offset < 0 || offset + length > size) throw damaged(SEALED);
    const whole = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const at = offset + done;
      const place = Math.floor(at / header.cipher.pieceBytes);
      if (kept.place !== place) kept = { place, bytes: await open(place) };
      const inPiece = at - place * header.cipher.pieceBytes;
      const some = kept.bytes.subarray(inPiece, inPiece + length - done);
      if (some.length === 0) throw damaged(SEALED);
      whole.set(some, done);
      done += some.length;
    }
    return whole;
  };
  return { size, read };
}

async function readHeader(outer: ByteSource) {
  const begin = MAGIC.length + 4;
  if (outer.size < begin) throw damaged(SEALED);
  const lengthBytes = await outer.read(MAGIC.length, 4);
  const length = new DataView(lengthBytes.buffer).getUint32(0, true);
  if (length > MAX_HEADER_BYTES || begin + length > outer.size) throw damaged(SEALED);
  const json = await outer.read(begin, length);
  const read = sealHeader.safeParse(parse(text(json)));
  if (!read.success) {
    const version = (parse(text(json)) as { version?: unknown } | null)?.version;
    throw typeof version === 'number' && version > 1
      ? new ArchiveFailure({ type: 'newer' })
      : damaged(SEALED);
  }
  return { header: read.data, json, from: begin + length };
}

async function keyOf(subtle: SubtleCrypto, passphrase: string, { key }: SealHeader): Promise<CryptoKey> {
  // The same word typed on another keyboard may come in other code points.
  const typed = new TextEncoder().encode(passphrase.normalize('NFC'));
  const base = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', iterations: key.rounds, salt: fromBase64(key.salt) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function gcm(header: SealHeader, json: Bytes, place: number, isLast: boolean) {
  return {
    name: 'AES-GCM',
    iv: join(fromBase64(header.cipher.nonce), number(place)),
    additionalData: join(json, number(place), Uint8Array.of(isLast ? 1 : 0)),
  };
}

function number(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function join(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const text = (bytes: Bytes): string => new TextDecoder().decode(bytes);
const toBase64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (encoded: string): Bytes => {
  try {
    return Uint8Array.from(atob(encoded), (unit) => unit.charCodeAt(0));
  } catch {
    throw damaged(SEALED);
  }
};

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
