/**
 * What the bytes of a picture say of themselves: its kind by its first bytes, whatever its name claims, its size in
 * pixels, and whether it carries notes such as the place it was taken at.
 *
 * Sources: PNG (third edition) sections 5.2, 5.6, 11; JPEG, ITU-T T.81 annex B; Exif 3.0 section 4.5 (APP1).
 */

/** Largest picture that may be chosen, bytes: 10 MB. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** More pixels than any camera in use makes; decoding them could take a phone down. */
export const MAX_IMAGE_PIXELS = 120_000_000;

export type ImageKind = 'image/jpeg' | 'image/png';
export type ImageProblem = 'too-large' | 'wrong-type' | 'too-many-pixels';

/** What a file is by its first bytes; null for anything but JPEG and PNG. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  return startsWith(bytes, PNG) ? 'image/png' : null;
}

/** Why a picture cannot be taken, null when it can. `size` is that of the whole file; `bytes` may be cut off after 256 kB. */
export function imageProblem(size: number, bytes: Uint8Array): ImageProblem | null {
  if (size > MAX_IMAGE_BYTES) return 'too-large';
  if (imageKindOf(bytes) === null) return 'wrong-type';
  const area = imageSizeOf(bytes);
  return area !== null && area.width * area.height > MAX_IMAGE_PIXELS ? 'too-many-pixels' : null;
}

/** Width and height in pixels, as stored (a rotation noted beside is not applied); null when the bytes do not say. */
export function imageSizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  if (startsWith(bytes, PNG)) {
    // The first chunk is the header: length, name, then width and height.
    return bytes.length < 24 ? null : { width: word(bytes, 16), height: word(bytes, 20) };
  }
  for (const { marker, at } of jpegSegments(bytes)) {
    if (!FRAMES.has(marker) || at + 9 > bytes.length) continue;
    return { width: half(bytes, at + 7), height: half(bytes, at + 5) };
  }
  return null;
}

/** Whether a picture carries Exif, XMP, IPTC or a comment: anything that was said about it and is not drawn. */
export function hasNotes(bytes: Uint8Array): boolean {
  if (startsWith(bytes, PNG)) return pngChunks(bytes).some((name) => NOTES_OF_PNG.has(name));
  return jpegSegments(bytes).some(({ marker }) => NOTES_OF_JPEG.has(marker));
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const NOTES_OF_PNG: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

/** Start of frame, of every coding process but the tables and resets between them. */
const FRAMES: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
/** APP1 (Exif, XMP), APP13 (IPTC), comment. */
const NOTES_OF_JPEG: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);
const START_OF_SCAN = 0xda;

/** The marker segments before the picture itself, each with the place of its 0xff. */
function jpegSegments(bytes: Uint8Array): readonly { readonly marker: number; readonly at: number }[] {
  const segments: { marker: number; at: number }[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // A marker may be padded with any number of 0xff.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    segments.push({ marker, at });
    if (marker === START_OF_SCAN) break;
    at += 2 + half(bytes, at + 2);
  }
  return segments;
}

/** Names of the chunks of a PNG, in order. */
function pngChunks(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + word(bytes, at))
    names.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
  return names;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function half(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function word(bytes: Uint8Array, at: number): number {
  return half(bytes, at) * 0x1_00_00 + half(bytes, at + 2);
}
