/** Small pictures made by hand, byte by byte: headers as the formats say, and no picture worth looking at. */
import { crc32, deflateSync } from 'node:zlib';

const bytesOf = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );

const u16 = (n: number): readonly number[] => [(n >> 8) & 0xff, n & 0xff];
const u32 = (n: number): readonly number[] => [...u16(n >>> 16), ...u16(n & 0xffff)];
const u32le = (n: number): readonly number[] => u32(n).toReversed();

/** A segment of a JPEG: marker, length, content. */
export const segment = (marker: number, ...content: readonly (string | readonly number[] | Uint8Array)[]) => {
  const body = bytesOf(...content);
  return bytesOf([0xff, marker], u16(body.length + 2), body);
};

/** Exif with a way up (1 to 8) in one directory, and a latitude of 13° 45′ in another. */
export const exifWithPlace = (wayUp: number): Uint8Array =>
  segment(
    0xe1,
    'Exif\0\0',
    'II',
    u32le(42).slice(0, 2),
    u32le(8),
    // Two entries: orientation, and where the GPS directory is.
    [2, 0],
    [0x12, 0x01, 3, 0, 1, 0, 0, 0, wayUp, 0, 0, 0],
    [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0],
    [0, 0, 0, 0],
    [1, 0],
    [0x02, 0x00, 5, 0, 3, 0, 0, 0, 56, 0, 0, 0],
    [0, 0, 0, 0],
    u32le(13),
    u32le(1),
    u32le(45),
    u32le(1),
    u32le(0),
    u32le(1),
    'GPS-13-45',
  );

const jfif = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]);
const tables = segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]);
const frame = (width: number, height: number) => segment(0xc0, [8], u16(height), u16(width), [1, 1, 0x11, 0]);
const scan = bytesOf(segment(0xda, [1, 1, 0, 0, 63, 0]), [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0x78]);

export type JpegParts = {
  readonly width?: number;
  readonly height?: number;
  /** Segments after the first one. */
  readonly extra?: readonly Uint8Array[];
  /** What follows the end. */
  readonly tail?: Uint8Array | string;
};

/** A JPEG as its format has it, with data that holds a stuffed byte and a restart. */
export const jpeg = ({ width = 40, height = 30, extra = [], tail = '' }: JpegParts = {}) =>
  bytesOf([0xff, 0xd8], jfif, ...extra, tables, frame(width, height), scan, [0xff, 0xd9], tail);

/** A chunk of a PNG: length, type, content, checksum. */
export const chunk = (type: string, content: Uint8Array | string = ''): Uint8Array => {
  const body = bytesOf(type, content);
  return bytesOf(u32(body.length - 4), body, u32(crc32Of(body)));
};

const crc32Of = (bytes: Uint8Array): number => crc32(bytes) >>> 0;

/** A grey PNG. `extra` are chunks before its data. */
export const png = ({ width = 4, height = 3, extra = [], tail = '' }: JpegParts = {}) =>
  bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', bytesOf(u32(width), u32(height), [8, 0, 0, 0, 0])),
    ...extra,
    chunk('IDAT', deflateSync(new Uint8Array(Math.min((width + 1) * height, 64)))),
    chunk('IEND'),
    tail,
  );

/** A chunk of a WebP: type, length, content, padding. */
export const webpChunk = (type: string, content: Uint8Array): Uint8Array =>
  bytesOf(type, u32le(content.length), content, content.length % 2 === 1 ? [0] : []);

/** A WebP in the extended form. `flags` of VP8X; `extra` are chunks behind the data. */
export const webp = (flags = 0, extra: readonly Uint8Array[] = [], width = 20, height = 10) => {
  const body = bytesOf(
    'WEBP',
    webpChunk('VP8X', bytesOf([flags, 0, 0, 0], u32le(width - 1).slice(0, 3), u32le(height - 1).slice(0, 3))),
    webpChunk('VP8L', bytesOf([0x2f], u32le((width - 1) | ((height - 1) << 14)), [0, 0, 0, 0, 0, 0])),
    ...extra,
  );
  return bytesOf('RIFF', u32le(body.length), body);
};
