/**
 * MPEG-1 Layer III frames of one size: 1,152 samples, 24 ms at 48 kHz.
 *
 * A frame may keep the beginning of its data in the frames before it (the bit reservoir); its side information says how
 * many bytes back. Source: ISO/IEC 11172-3, 2.4.1.
 */
import { RATE } from './loop.mjs';

export const FRAME_SAMPLES = 1152;
export const FRAMES_A_SECOND = RATE / FRAME_SAMPLES;

/** Frames in so many seconds; only whole numbers are right. */
export function framesIn(seconds) {
  const frames = seconds * FRAMES_A_SECOND;
  if (Math.abs(frames - Math.round(frames)) > 1e-6)
    throw new Error(`${seconds} s are no whole number of frames`);
  return Math.round(frames);
}

/** Bytes of a frame at 48 kHz. */
export const frameBytes = (kbps) => kbps * 3;

/** Frames of an encoded stretch; throws where one does not begin as it must. */
export function framesOf(bytes, kbps) {
  const size = frameBytes(kbps);
  const frames = [];
  for (let at = 0; at + size <= bytes.length; at += size) {
    const frame = bytes.subarray(at, at + size);
    // Sync, MPEG-1, Layer III; 48 kHz, no padding.
    if (frame[0] !== 0xff || (frame[1] & 0xfe) !== 0xfa || (frame[2] & 0x0e) !== 0x04)
      throw new Error(`frame ${frames.length} does not begin as one of 48 kHz and ${size} bytes`);
    frames.push(frame);
  }
  return frames;
}

/**
 * Whether the first frame only carries notes about the file, as encoders like to put there, right after the side
 * information. In later frames such letters are mere stuffing.
 */
export function isNote(frame, channels) {
  const at = 4 + sideBytes(channels);
  return ['Xing', 'Info'].includes(Buffer.from(frame.subarray(at, at + 4)).toString('latin1'));
}

/**
 * Where a body of `period` frames that stands at `start` is best cut, in frames: at most 2.5 s before, at the last frame
 * whose borrowed bytes are the same before it and before its repeat; then the decoder cannot tell the repeat from the
 * first. `exact` says whether there was one; without, it is `start`, and the seam test decides.
 */
export function cutOf(frames, start, period, channels) {
  for (let cut = start; cut > start - 2.5 * FRAMES_A_SECOND; cut--) {
    const borrowed = borrowedBytes(frames, cut, channels, cut);
    if (borrowed.equals(borrowedBytes(frames, cut + period, channels, cut))) return { cut, exact: true };
  }
  return { cut: start, exact: false };
}

/** As many bytes of data before frame `at` as frame `by` borrows. */
function borrowedBytes(frames, at, channels, by) {
  const start = dataStart(frames[by], channels);
  let missing =
    (frames[by][start - sideBytes(channels)] << 1) | (frames[by][start - sideBytes(channels) + 1] >> 7);
  const pieces = [];
  for (let i = at - 1; missing > 0 && i >= 0; i--) {
    const data = frames[i].subarray(dataStart(frames[i], channels));
    const piece = data.subarray(Math.max(0, data.length - missing));
    pieces.unshift(piece);
    missing -= piece.length;
  }
  return Buffer.concat(pieces);
}

const sideBytes = (channels) => (channels === 1 ? 17 : 32);

/** Where the data of a frame begins: after the header, the check sum if there is one, and the side information. */
const dataStart = (frame, channels) => 4 + (frame[1] & 1 ? 0 : 2) + sideBytes(channels);
