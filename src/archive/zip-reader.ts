/**
 * Reading a zip file that somebody chose, trusting nothing in it: only names we write, each once, none over another, no
 * part that unpacks into more than it says or than anything of ours would. By the directory at the end, so files that
 * other programs packed again are read too. Source: PKWARE APPNOTE 6.3.10, sections 4.3 and 4.4.
 */
import type { ByteSource, Bytes } from './byte-source.ts';
import { crc32 } from './crc32.ts';
import { MAX_PARTS, MAX_RATIO, MAX_UNPACKED_BYTES, RATIO_FREE_BYTES } from './archive-limits.ts';
import { inflated } from './packing.ts';
import { ArchiveFailure, damaged } from './problem.ts';

export type ZipPart = {
  readonly path: string;
  /** Bytes unpacked, as the directory says; held to when the part is read. */
  readonly size: number;
  readonly packed: number;
  readonly isPacked: boolean;
  readonly crc: number;
  readonly offset: number;
};

const DIRECTORY = 'directory';
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEAD_BYTES = 30;
/** Longest comment a zip can end with. */
const MAX_COMMENT = 0xffff;
const MAX_DIRECTORY_BYTES = 16 * 2 ** 20;
/** Packed bytes given to the browser at once: sixteen kilobytes never become more than sixteen megabytes. */
const SLICE = 16 * 1024;
const STORED_SLICE = 2 ** 20;

/** What the zip says is inside, by path. `isKnown` decides which paths may be there at all. */
export async function readDirectory(
  source: ByteSource,
  isKnown: (path: string) => boolean,
): Promise<ReadonlyMap<string, ZipPart>> {
  const { count, from, length } = await findEnd(source);
  if (count > MAX_PARTS || length > MAX_DIRECTORY_BYTES) throw damaged(DIRECTORY);
  const bytes = await source.read(from, length);
  const parts = new Map<string, ZipPart>();
  let at = 0;
  let unpacked = 0;
  for (let index = 0; index < count; index += 1) {
    const { part, end } = readEntry(bytes, at);
    at = end;
    if (!isKnown(part.path) || parts.has(part.path)) throw damaged(DIRECTORY);
    parts.set(part.path, part);
    unpacked += part.size;
    if (unpacked > MAX_UNPACKED_BYTES || isSwollen(part.size, part.packed))
      throw new ArchiveFailure({ type: 'expands', part: part.path });
  }
  if (at !== length) throw damaged(DIRECTORY);
  refuseOverlaps([...parts.values()], from);
  return parts;
}

/** The bytes of one part as they come. Throws before giving more than the part says it has. */
export async function* readPart(source: ByteSource, part: ZipPart): AsyncGenerator<Bytes> {
  const head = await readInside(source, part.offset, HEAD_BYTES, part.path);
  const view = viewOf(head);
  if (view.getUint32(0, true) !== 0x04034b50) throw damaged(part.path);
  const from = part.offset + HEAD_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  if (from + part.packed > source.size) throw damaged(part.path);
  const stored = slices(source, from, part.packed, part.isPacked ? SLICE : STORED_SLICE);
  let size = 0;
  let crc = 0;
  try {
    for await (const bytes of part.isPacked ? inflated(stored) : stored) {
      size += bytes.byteLength;
      if (size > part.size) throw new ArchiveFailure({ type: 'expands', part: part.path });
      crc = crc32(bytes, crc);
      yield bytes;
    }
  } catch (error) {
    if (error instanceof ArchiveFailure) throw error;
    throw damaged(part.path);
  }
  if (size !== part.size || crc !== part.crc) throw damaged(part.path);
}

/** A part whole. `limitBytes` is refused by what the directory says, before anything is unpacked. */
export async function readWhole(source: ByteSource, part: ZipPart, limitBytes: number): Promise<Bytes> {
  if (part.size > limitBytes) throw new ArchiveFailure({ type: 'expands', part: part.path });
  const whole = new Uint8Array(part.size);
  let at = 0;
  for await (const bytes of readPart(source, part)) {
    whole.set(bytes, at);
    at += bytes.byteLength;
  }
  return whole;
}

async function findEnd(source: ByteSource) {
  const tailBytes = Math.min(source.size, END_BYTES + MAX_COMMENT);
  if (tailBytes < END_BYTES) throw new ArchiveFailure({ type: 'not-an-archive' });
  const tailFrom = source.size - tailBytes;
  const tail = viewOf(await source.read(tailFrom, tailBytes));
  for (let at = tailBytes - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    if (at + END_BYTES + tail.getUint16(at + 20, true) !== tailBytes) continue;
    const count = tail.getUint16(at + 10, true);
    const length = tail.getUint32(at + 12, true);
    const from = tail.getUint32(at + 16, true);
    const isOne = tail.getUint16(at + 4, true) === 0 && tail.getUint16(at + 8, true) === count;
    if (!isOne || from + length > tailFrom + at) throw damaged(DIRECTORY);
    return { count, from, length };
  }
  // A zip that was cut off begins like one.
  const first = viewOf(await source.read(0, 4)).getUint32(0, true);
  throw first === 0x04034b50 ? damaged(DIRECTORY) : new ArchiveFailure({ type: 'not-an-archive' });
}

function readEntry(bytes: Bytes, at: number): { readonly part: ZipPart; readonly end: number } {
  if (at + ENTRY_BYTES > bytes.length) throw damaged(DIRECTORY);
  const view = viewOf(bytes);
  const two = (offset: number) => view.getUint16(at + offset, true);
  const four = (offset: number) => view.getUint32(at + offset, true);
  const nameEnd = at + ENTRY_BYTES + two(28);
  const end = nameEnd + two(30) + two(32);
  const method = two(10);
  const isEncrypted = (two(8) & 1) === 1;
  const isLong = [four(20), four(24), four(42)].includes(0xffff_ffff);
  if (four(0) !== 0x02014b50 || end > bytes.length || isEncrypted || isLong || (method !== 0 && method !== 8))
    throw damaged(DIRECTORY);
  const part = {
    path: utf8(bytes.subarray(at + ENTRY_BYTES, nameEnd)),
    isPacked: method === 8,
    crc: four(16),
    packed: four(20),
    size: four(24),
    offset: four(42),
  };
  if (!part.isPacked && part.packed !== part.size) throw damaged(DIRECTORY);
  return { part, end };
}

/** Parts that share bytes are how a small file holds a huge one. */
function refuseOverlaps(parts: readonly ZipPart[], directoryFrom: number): void {
  const inOrder = parts.toSorted((a, b) => a.offset - b.offset);
  for (const [index, part] of inOrder.entries()) {
    const next = inOrder[index + 1]?.offset ?? directoryFrom;
    if (part.offset + HEAD_BYTES + part.packed > next) throw damaged(DIRECTORY);
  }
}

const isSwollen = (size: number, packed: number): boolean =>
  size > RATIO_FREE_BYTES && size > packed * MAX_RATIO;

async function* slices(source: ByteSource, from: number, length: number, step: number) {
  for (let at = 0; at < length; at += step) yield await source.read(from + at, Math.min(step, length - at));
}

function readInside(source: ByteSource, offset: number, length: number, path: string): Promise<Bytes> {
  if (offset + length > source.size) throw damaged(path);
  return source.read(offset, length);
}

const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function utf8(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw damaged(DIRECTORY);
  }
}
