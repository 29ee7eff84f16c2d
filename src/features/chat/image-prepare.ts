/** Makes a chosen picture ready to be sent: checked by its bytes, drawn anew, and so without what its file said about it. */
import { hasNotes, imageProblem, type ImageProblem } from '#lib/image-bytes.ts';
import { assert } from '#lib/assert.ts';
import { err, ok, type Result } from '#lib/result.ts';

/** A picture as it is kept and sent: JPEG, upright, no longer than 2048 px at its longer side. */
export interface PreparedImage {
  /** SHA-256 of `data`, 64 lower-case hex digits. */
  readonly sha: string;
  readonly type: 'image/jpeg';
  readonly data: ArrayBuffer;
  readonly width: number;
  readonly height: number;
}

const LONGEST_SIDE = 2048;
const QUALITY = 0.86;
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
  const scale = Math.min(1, LONGEST_SIDE / Math.max(drawn.width, drawn.height));
  const width = Math.max(1, Math.round(drawn.width * scale));
  const height = Math.max(1, Math.round(drawn.height * scale));
  const data = await encode(drawn, width, height);
  drawn.close();
  assert(!hasNotes(new Uint8Array(data)), 'a picture drawn anew carries no notes');
  return ok({ sha: await shaOf(data), type: 'image/jpeg', data, width, height });
}

async function encode(drawn: ImageBitmap, width: number, height: number): Promise<ArrayBuffer> {
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
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  assert(blob !== null, 'a canvas of this size can be encoded');
  return blob.arrayBuffer();
}

async function shaOf(data: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
