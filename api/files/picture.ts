/**
 * Pictures, judged by their bytes: what kind a file is, how large, and which of its bytes show the picture.
 *
 * The rest is left behind when a picture is kept: where and when it was taken, by which device, thumbnails of what was
 * cut away, comments, and whatever follows its end. Nothing is decoded, so no pixel changes; of a JPEG's Exif only the
 * way up stays.
 * Sources: ITU-T T.81 annex B (JPEG), Exif 2.32 4.5–4.6, PNG third edition, WebP container specification.
 */
import type { Readable } from './magic-bytes.ts';

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Bytes of the file from `start` up to `end`, which is not part of it; or bytes that take the place of some. */
export type Piece = { readonly start: number; readonly end: number } | Uint8Array;

export type Picture = {
  readonly type: PictureType;
  readonly ending: 'jpg' | 'png' | 'webp';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What to keep, in order. */
  readonly pieces: readonly Piece[];
  /** Whether the pieces are the whole file as it is. */
  readonly isClean: boolean;
};

/** The picture a file is; null when it is none of the three, or is cut off. */
export async function pictureOf(file: Readable): Promise<Picture | null> {
  const reader = readerOf(file);
  const head = await reader.take(0, 12);
  if (head[0] === 0xff && head[1] === 0xd8) return jpegOf(reader);
  if (pngSignature.every((byte, at) => head[at] === byte)) return pngOf(reader);
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 4) === 'WEBP') return webpOf(reader);
  return null;
}

/** The bytes of the pieces, some at a time. */
export async function* bytesOf(file: Readable, pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) {
      yield piece;
      continue;
    }
    for (let at = piece.start; at < piece.end; at += windowBytes)
      yield await file.read(at, Math.min(windowBytes, piece.end - at));
  }
}

// --- JPEG ---

/** Segments a decoder needs, or that say how colours are meant: JFIF, ICC profile, Adobe's transform. */
const keptApps: readonly (readonly [marker: number, name: string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

async function jpegOf(reader: Reader): Promise<Picture | null> {
  const pieces = collector();
  let size: Size | null = null;
  let hasScan = false;
  let wayUp = 1;
  let at = 2;
  pieces.keep(0, 2);
  // Where a viewer looks for it first; filled in once the way up is known.
  const exifAt = pieces.slot();
  for (let segments = 0; segments < maxParts; segments++) {
    const [sign = 0, code = 0, high = 0, low = 0] = await reader.take(at, 4);
    if (sign !== 0xff) return null;
    if (code === 0xff) {
      // Any number of fill bytes may stand before a marker.
      at += 1;
      continue;
    }
    if (code === 0xd9) {
      pieces.keep(at, at + 2);
      if (size === null || !hasScan) return null;
      if (wayUp !== 1) pieces.fill(exifAt, exifWithWayUp(wayUp));
      return picture(reader, pieces, { type: 'image/jpeg', ending: 'jpg', ...size });
    }
    const end = at + 2 + high * 256 + low;
    if (code < 0xc0 || high * 256 + low < 2 || end > reader.bytes) return null;
    if (isFrame(code)) {
      size = sizeOf(await reader.take(at + 5, 4));
      if (size === null) return null;
    }
    if (code >= 0xe0 && code <= 0xef) {
      const name = latin(await reader.take(at + 4, 14), 0, 14);
      if (code === 0xe1 && name.startsWith('Exif\0\0'))
        wayUp = wayUpOf(await reader.take(at + 10, Math.min(end - at - 10, maxExifBytes)));
      if (keptApps.some(([marker, start]) => marker === code && name.startsWith(start))) pieces.keep(at, end);
    } else if (code !== 0xfe) {
      pieces.keep(at, end);
    }
    at = end;
    if (code !== 0xda) continue;
    hasScan = true;
    const scanEnd = await reader.findMarker(at);
    if (scanEnd === null) return null;
    pieces.keep(at, scanEnd);
    at = scanEnd;
  }
  return null;
}

/** Start of frame: C0 to CF but for the tables and the reserved one among them. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

const sizeOf = (bytes: Uint8Array): Size | null => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const size = { height: a * 256 + b, width: c * 256 + d };
  return size.height > 0 && size.width > 0 ? size : null;
};

/** Of the entries of an Exif block only the first directory is looked at; this is more than cameras write. */
const maxExifBytes = 4096;

/** Orientation, 1 to 8, of a TIFF block; 1, which is upright, for anything else. */
function wayUpOf(tiff: Uint8Array): number {
  const order = latin(tiff, 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1;
  const view = viewOf(tiff);
  const little = order === 'II';
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, little) !== 0x0112) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif segment that says the way up and nothing else. */
function exifWithWayUp(wayUp: number): Uint8Array {
  const marker = [0xff, 0xe1, 0, 34];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const bigEndianTiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, wayUp, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([...marker, ...exif, ...bigEndianTiff, ...directory]);
}

// --- PNG ---

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** Chunks that make the picture or say how its colours are meant. Texts, times, Exif and private chunks are not here. */
const keptChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP acTL fcTL fdAT'.split(' '),
);

async function pngOf(reader: Reader): Promise<Picture | null> {
  const pieces = collector();
  pieces.keep(0, 8);
  let size: Size | null = null;
  let hasData = false;
  let at = 8;
  for (let chunks = 0; chunks < maxParts; chunks++) {
    const head = await reader.take(at, 24);
    if (head.length < 12) return null;
    const view = viewOf(head);
    const type = latin(head, 4, 4);
    const end = at + 12 + view.getUint32(0);
    if (end > reader.bytes || !/^[A-Za-z]{4}$/.test(type)) return null;
    if (chunks === 0) {
      if (type !== 'IHDR' || view.getUint32(0) !== 13) return null;
      size = { width: view.getUint32(8), height: view.getUint32(12) };
      if (size.width === 0 || size.height === 0) return null;
    }
    hasData ||= type === 'IDAT';
    if (keptChunks.has(type)) pieces.keep(at, end);
    if (type === 'IEND')
      return size !== null && hasData
        ? picture(reader, pieces, { type: 'image/png', ending: 'png', ...size })
        : null;
    at = end;
  }
  return null;
}

// --- WebP ---

const keptWebp = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** Bits of VP8X that announce an EXIF and an XMP chunk. */
const webpMetadataBits = 0x0c;

async function webpOf(reader: Reader): Promise<Picture | null> {
  const riffEnd = 8 + viewOf(await reader.take(4, 4)).getUint32(0, true);
  if (riffEnd > reader.bytes) return null;
  const chunks = collector();
  let size: Size | null = null;
  let hasData = false;
  let at = 12;
  for (let count = 0; count < maxParts && at < riffEnd; count++) {
    const head = await reader.take(at, 18);
    if (head.length < 8) return null;
    const type = latin(head, 0, 4);
    const bytes = viewOf(head).getUint32(4, true);
    const end = at + 8 + bytes + (bytes % 2);
    // A writer may leave out the last byte of padding.
    if (end > riffEnd + 1 || at + 8 + bytes > riffEnd) return null;
    const content = head.subarray(8);
    if (type === 'VP8X' || type === 'VP8 ' || type === 'VP8L') {
      size ??= webpSize(type, content);
      if (size === null) return null;
    }
    hasData ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF';
    const flags = content[0] ?? 0;
    if (type === 'VP8X' && (flags & webpMetadataBits) !== 0) {
      chunks.keep(at, at + 8);
      chunks.put(Uint8Array.of(flags & ~webpMetadataBits));
      chunks.keep(at + 9, end);
    } else if (keptWebp.has(type)) {
      chunks.keep(at, Math.min(end, riffEnd));
    }
    at = end;
  }
  if (size === null || !hasData) return null;
  const kept = chunks.length();
  const pieces = collector();
  if (kept === riffEnd - 12) pieces.keep(0, 12);
  else pieces.put(riffHead(4 + kept));
  for (const piece of chunks.pieces()) {
    if (piece instanceof Uint8Array) pieces.put(piece);
    else pieces.keep(piece.start, piece.end);
  }
  return picture(reader, pieces, { type: 'image/webp', ending: 'webp', ...size });
}

function riffHead(bytes: number): Uint8Array {
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(bytes, 4);
  return new Uint8Array(head);
}

function webpSize(type: 'VP8X' | 'VP8 ' | 'VP8L', content: Uint8Array): Size | null {
  if (content.length < 10) return null;
  const view = viewOf(content);
  const size =
    type === 'VP8X'
      ? {
          width: 1 + (view.getUint32(4, true) & 0xff_ffff),
          height: 1 + (view.getUint16(7, true) | (view.getUint8(9) << 16)),
        }
      : type === 'VP8L'
        ? {
            width: 1 + (view.getUint16(1, true) & 0x3fff),
            height: 1 + ((view.getUint32(1, true) >> 14) & 0x3fff),
          }
        : { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  const isMarked =
    type === 'VP8X' ||
    (type === 'VP8L'
      ? content[0] === 0x2f
      : content[3] === 0x9d && content[4] === 0x01 && content[5] === 0x2a);
  return isMarked && size.width > 0 && size.height > 0 ? size : null;
}

// --- shared ---

type Size = { readonly width: number; readonly height: number };

/** Parts of a file that are looked at; animations have thousands. */
const maxParts = 100_000;
const windowBytes = 64 * 1024;

function picture(
  reader: Reader,
  pieces: Collector,
  what: Pick<Picture, 'type' | 'ending' | 'width' | 'height'>,
): Picture {
  const list = pieces.pieces();
  const [only] = list;
  const isClean =
    list.length === 1 && only !== undefined && !(only instanceof Uint8Array) && only.end === reader.bytes;
  return { ...what, pieces: list, isClean };
}

type Collector = ReturnType<typeof collector>;

/** Gathers pieces, and joins those that follow one another. */
function collector() {
  const list: Piece[] = [];
  return {
    keep: (start: number, end: number): void => {
      const last = list.at(-1);
      if (last !== undefined && !(last instanceof Uint8Array) && last.end === start)
        list[list.length - 1] = { start: last.start, end };
      else list.push({ start, end });
    },
    put: (bytes: Uint8Array): void => void list.push(bytes),
    /** A place behind what is there now, for `fill`. What has been kept before it stays a piece of its own then. */
    slot: (): number => list.length,
    fill: (slot: number, bytes: Uint8Array): void => {
      const before = list[slot - 1];
      // The start of image may have been joined with what follows it.
      if (before !== undefined && !(before instanceof Uint8Array) && before.end - before.start > 2)
        list.splice(slot - 1, 1, { start: before.start, end: before.start + 2 }, bytes, {
          start: before.start + 2,
          end: before.end,
        });
      else list.splice(slot, 0, bytes);
    },
    length: (): number =>
      list.reduce(
        (sum, piece) => sum + (piece instanceof Uint8Array ? piece.length : piece.end - piece.start),
        0,
      ),
    pieces: (): readonly Piece[] => list,
  };
}

type Reader = ReturnType<typeof readerOf>;

/** Reads a file through a window, so that many small looks are few reads. */
function readerOf(file: Readable) {
  let from = 0;
  let held = new Uint8Array(0);
  const take = async (at: number, length: number): Promise<Uint8Array> => {
    if (at < from || at + length > from + held.length) {
      from = at;
      held = new Uint8Array(await file.read(at, Math.max(length, windowBytes)));
    }
    return held.subarray(at - from, at - from + length);
  };
  return {
    bytes: file.bytes,
    take,
    /** Where the next marker stands that ends a scan; null when the file ends before. */
    findMarker: async (start: number): Promise<number | null> => {
      for (let at = start; at + 1 < file.bytes;) {
        const part = await take(at, Math.min(windowBytes, file.bytes - at));
        const found = markerIn(part);
        if (found !== null) return at + found;
        // The last byte may be the first half of a marker.
        at += Math.max(1, part.length - 1);
      }
      return null;
    },
  };
}

/** In a scan FF 00 is a byte of data and FF D0 to FF D7 are restarts. */
function markerIn(part: Uint8Array): number | null {
  for (let at = part.indexOf(0xff); at >= 0 && at + 1 < part.length; at = part.indexOf(0xff, at + 1)) {
    const next = part[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return null;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const latin = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
