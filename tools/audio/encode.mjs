/** MP3 at a constant bit rate, by LAME in WebAssembly. */
import { createMp3Encoder } from 'wasm-media-encoders';
import { RATE } from './loop.mjs';
import { FRAME_SAMPLES, framesOf, isNote } from './frames.mjs';

/** LAME turns what it is given down by this much, against clipping; our peaks are far from it, so it is undone. */
const TURNED_DOWN = 0.95;

/** The frames of some samples, a channel an array. A decoder gives them back some 1,100 samples later. */
export async function encoded(channels, kbps) {
  const encoder = await createMp3Encoder();
  // Without an output rate LAME would halve it at low bit rates, and a frame would not be 24 ms.
  encoder.configure({ sampleRate: RATE, channels: channels.length, bitrate: kbps, outputSampleRate: RATE });
  const pieces = [];
  const length = channels[0].length;
  for (let at = 0; at < length; at += FRAME_SAMPLES * 64) {
    const end = Math.min(at + FRAME_SAMPLES * 64, length);
    pieces.push(
      Buffer.from(
        encoder.encode(
          channels.map((samples) =>
            Float32Array.from(samples.subarray(at, end), (value) => value / TURNED_DOWN),
          ),
        ),
      ),
    );
  }
  pieces.push(Buffer.from(encoder.finalize()));
  const frames = framesOf(Buffer.concat(pieces), kbps);
  return isNote(frames[0], channels.length) ? frames.slice(1) : frames;
}
