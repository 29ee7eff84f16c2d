import { describe, expect, it } from 'vitest';
import { html, m4a, mp3, oggOpus, oggVorbis, wav } from '../../tests/support/audio-samples.ts';
import { audioKindOf } from './magic-bytes.ts';

const kindOf = (content: Uint8Array) =>
  audioKindOf({
    bytes: content.length,
    read: async (offset, length) => content.slice(offset, offset + length),
  });
const bytes = (...parts: (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(parts.map((p) => Buffer.from(p)));
const changed = (content: Uint8Array, at: number, ...to: number[]): Uint8Array => {
  const copy = content.slice();
  copy.set(to, at);
  return copy;
};

describe('audio', () => {
  it.each([
    ['MP3 without a tag', mp3(), 'audio/mpeg', 'mp3', null],
    ['MP3 with a tag', mp3({ id3: true }), 'audio/mpeg', 'mp3', null],
    // 1000 frames of 1152 samples at 44.1 kHz.
    ['MP3 that says how many frames it has', mp3({ told: 1000 }), 'audio/mpeg', 'mp3', 26.122],
    ['MP3 with a tag and zeros after it', withPadding(), 'audio/mpeg', 'mp3', null],
    ['MP3 whose last frame is cut short', mp3().slice(0, -100), 'audio/mpeg', 'mp3', null],
    ['MP3 of one frame', mp3({ frames: 0 }), 'audio/mpeg', 'mp3', null],
    ['MP3 with an older tag at the end', bytes(mp3(), 'TAG', new Uint8Array(125)), 'audio/mpeg', 'mp3', null],
    ['M4A', m4a(), 'audio/mp4', 'm4a', 90],
    ['M4A with the index at the end', m4a({ movieFirst: false }), 'audio/mp4', 'm4a', 90],
    ['MP4 with sound', m4a({ brand: 'isom' }), 'audio/mp4', 'm4a', 90],
    ['Opus in Ogg', oggOpus(), 'audio/ogg', 'ogg', 10],
    ['Vorbis in Ogg', oggVorbis(), 'audio/ogg', 'ogg', 3],
    ['WAV', wav(2), 'audio/wav', 'wav', 2],
    ['WAV in floating point', wav(1, 3), 'audio/wav', 'wav', 1],
    // "data" stands at 36 and its size at 40.
    ['WAV of a recorder that was cut off', changed(wav(1), 40, 255, 255, 255, 255), 'audio/wav', 'wav', 1],
  ] as const)('%s', async (_, content, type, ending, durationS) => {
    expect(await kindOf(content)).toEqual({ type, ending, durationS });
  });
});

describe('not audio', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['one byte', new Uint8Array([0xff])],
    ['HTML', html],
    ['HTML with MP3 after it', bytes(html, mp3())],
    ['a blank, then MP3', bytes(' ', mp3())],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a script', bytes('#!/bin/sh\nrm -rf /\n')],
    ['PDF', bytes('%PDF-1.7\n')],
    ['ZIP', bytes('PK\x03\x04', new Uint8Array(100))],
    ['PNG', bytes(new Uint8Array([0x89]), 'PNG\r\n\x1a\n', new Uint8Array(100))],
    ['GIF with a comment of script', bytes('GIF89a/*', new Uint8Array(100), '*/=1;')],
    ['a program', bytes('\x7fELF', new Uint8Array(100))],
    [
      'text in UTF-16 with its mark, which looks like a frame',
      bytes(new Uint8Array([0xff, 0xfe]), 'h\0t\0m\0'),
    ],
    ['one frame, then HTML', bytes(mp3({ frames: 0 }), html)],
    ['a tag, then HTML', bytes(mp3({ id3: true, frames: 0 }).slice(0, 210), html)],
    ['a tag and nothing', mp3({ id3: true, frames: 0 }).slice(0, 210)],
    ['a tag longer than the file', changed(mp3({ id3: true }), 6, 0x7f, 0x7f)],
    ['a tag whose size is malformed', changed(mp3({ id3: true }), 6, 0xff)],
    ['Layer II', changed(mp3(), 1, 0xfd)],
    ['a reserved version', changed(mp3(), 1, 0xeb)],
    ['free bit rate', changed(mp3(), 2, 0x00)],
    ['a bit rate that does not exist', changed(mp3(), 2, 0xf0)],
    ['a sampling rate that does not exist', changed(mp3(), 2, 0x9c)],
    ['half a frame', mp3({ frames: 0 }).slice(0, 200)],
    ['MP4 with pictures alone', m4a({ handler: 'vide' })],
    ['HEIC', m4a({ brand: 'heic' })],
    ['AVIF', m4a({ brand: 'avif' })],
    ['the beginning of MP4 with HTML after it', bytes(m4a().slice(0, 24), html)],
    ['MP4 with HTML at its end', bytes(m4a(), html)],
    ['MP4 whose box ends inside its head', changed(m4a(), 0, 0, 0, 0, 7)],
    ['MP4 whose box is longer than the file', changed(m4a(), 24, 0x7f)],
    ['Ogg that holds something else', changed(oggOpus(), 28, 0x58)],
    ['Ogg that begins in the middle', changed(oggOpus(), 5, 0)],
    ['the word OggS alone', bytes('OggS')],
    ['AVI', changed(wav(), 8, ...bytes('AVI '))],
    ['WebP', bytes('RIFF', new Uint8Array(4), 'WEBPVP8 ', new Uint8Array(100))],
    ['WAV of an unknown coding', wav(1, 0x55)],
    ['WAV without sound', wav().slice(0, 36)],
    ['WebM', bytes(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), new Uint8Array(100))],
    ['FLAC', bytes('fLaC', new Uint8Array(100))],
  ])('%s', async (_, content) => {
    expect(await kindOf(content)).toBeNull();
  });
});

function withPadding(): Uint8Array {
  const content = mp3({ id3: true });
  return bytes(content.slice(0, 210), new Uint8Array(1000), content.slice(210));
}
