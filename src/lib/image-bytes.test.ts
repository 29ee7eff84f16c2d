import { describe, expect, it, test } from 'vitest';
import { chunk, exifWithPlace, jpeg, png, segment, webp } from '../../tests/support/picture-samples.ts';
import { hasNotes, imageKindOf, imageProblem, imageSizeOf, MAX_IMAGE_BYTES } from './image-bytes.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a JPEG', jpeg(), 'image/jpeg'],
  ['a PNG', png(), 'image/png'],
  ['a WebP', webp(), null],
  ['a GIF', ascii('GIF89a'), null],
  ['a page that calls itself a picture', ascii('<svg onload="alert(1)">'), null],
  ['nothing', new Uint8Array(), null],
  ['the beginning of a PNG alone', png().slice(0, 6), null],
])('%s is known by its bytes', (_, bytes, kind) => {
  expect(imageKindOf(bytes)).toBe(kind);
});

describe('what cannot be taken', () => {
  it('is a file over 10 MB, whatever is in it', () => {
    expect(imageProblem(MAX_IMAGE_BYTES, jpeg())).toBeNull();
    expect(imageProblem(MAX_IMAGE_BYTES + 1, jpeg())).toBe('too-large');
    expect(imageProblem(MAX_IMAGE_BYTES + 1, webp())).toBe('too-large');
  });
  it('is another kind of file', () => expect(imageProblem(100, webp())).toBe('wrong-type'));
  it('is a small file that would be a huge picture', () =>
    expect(imageProblem(2000, png({ width: 40_000, height: 40_000 }))).toBe('too-many-pixels'));
});

test.each([
  ['a PNG', png({ width: 640, height: 480 }), { width: 640, height: 480 }],
  ['a JPEG', jpeg({ width: 4032, height: 3024 }), { width: 4032, height: 3024 }],
  [
    'a JPEG behind its notes',
    jpeg({ width: 70_0, height: 5, extra: [exifWithPlace(6)] }),
    { width: 700, height: 5 },
  ],
  ['a JPEG cut off before it says', jpeg().slice(0, 30), null],
  ['a PNG cut off before it says', png().slice(0, 20), null],
])('%s says how large it is', (_, bytes, size) => {
  expect(imageSizeOf(bytes)).toEqual(size);
});

test.each([
  ['a bare JPEG', jpeg(), false],
  ['a JPEG with a place', jpeg({ extra: [exifWithPlace(1)] }), true],
  ['a JPEG with a comment', jpeg({ extra: [segment(0xfe, 'at home')] }), true],
  ['a JPEG with IPTC', jpeg({ extra: [segment(0xed, 'Photoshop 3.0\0')] }), true],
  ['a bare PNG', png(), false],
  ['a PNG with a place', png({ extra: [chunk('eXIf', 'II')] }), true],
  ['a PNG with words', png({ extra: [chunk('tEXt', 'Author\0me')] }), true],
])('notes are found in %s', (_, bytes, found) => {
  expect(hasNotes(bytes)).toBe(found);
});
