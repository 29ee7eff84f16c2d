/**
 * Makes a chosen picture ready to be sent: checked by its bytes, drawn anew, and so without what its file said about it,
 * and small enough for every model that may be asked.
 */
import { hasNotes, imageProblem, type ImageProblem } from '#lib/image-bytes.ts';
import { assert } from '#lib/assert.ts';
import { err, ok, type Result } from '#lib/result.ts';

/** A picture as it is kept and sent: JPEG, upright, no longer than 2048 px at its longer side, at most `MAX_SENT_BYTES`. */
export interface PreparedImage {
  /** SHA-256 of `data`, 64 lower-case hex digits. */
  readonly sha: string;
  readonly type: 'image/jpeg';
  readonly data: ArrayBuffer;
  readonly width: number;
  readonly height: number;
}

/** Largest picture that is sent to a model, bytes; in base64, four characters for three bytes, 2,000,000 characters. */
export const MAX_SENT_BYTES = 1_500_000;

/** Longer side in pixels and quality, each step smaller than the one before. */
const STEPS: readonly (readonly [longest: number, quality: number])[] = [
  [2048, 0.86],
  [2048, 0.72],
  [1600, 0.76],
  [1280, 0.74],
  [1024, 0.7],
  [768, 0.6],
];
/** The header of a picture with its notes lies in here. */
const LOOKED_AT = 256 * 1024;

/**
 * Draws a picture anew on this device. What cannot be decoded counts as the wrong type. Place, camera and time of day that
 * photographs carry do not survive: only pixels are drawn.
 */
export async function prepareImage(file: Blob): Promise<Result<PreparedImage, ImageProblem>> {
  const head = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  const problem = imageProblem(file.size, head);
  if (problem !== null) return err(problem);
  let drawn: ImageBitmap;
  try {
    drawn = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return err('wrong-type');
  }
  const fitting = await fitted(drawn, (size) => encode(drawn, size));
  drawn.close();
  if (fitting === null) return err('too-large');
  const { data, width, height } = fitting;
  assert(!hasNotes(new Uint8Array(data)), 'a picture drawn anew carries no notes');
  return ok({ sha: await shaOf(data), type: 'image/jpeg', data, width, height });
}

/** How large and how well a picture is drawn: pixels, and JPEG quality from 0 to 1. */
export interface DrawnAs {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** The first of the steps whose file is small enough to be sent, never larger than the picture is; null when none is. */
export async function fitted(
  full: { readonly width: number; readonly height: number },
  encodeAs: (size: DrawnAs) => Promise<ArrayBuffer>,
): Promise<(DrawnAs & { readonly data: ArrayBuffer }) | null> {
  for (const [longest, quality] of STEPS) {
    const scale = Math.min(1, longest / Math.max(full.width, full.height));
    const width = Math.max(1, Math.round(full.width * scale));
    const height = Math.max(1, Math.round(full.height * scale));
    const data = await encodeAs({ width, height, quality });
    if (data.byteLength <= MAX_SENT_BYTES) return { data, width, height, quality };
  }
  return null;
}

async function encode(drawn: ImageBitmap, { width, height, quality }: DrawnAs): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  assert(context !== null, 'a fresh canvas has a context');
  // JPEG knows no transparency: what shines through is white, as on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  assert(blob !== null, 'a canvas of this size can be encoded');
  return blob.arrayBuffer();
}

async function shaOf(data: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
