/** What a picture is, and what of it is kept: samples are made by hand from the formats' own descriptions. */
import { describe, expect, it } from 'vitest';
import {
  chunk,
  exifWithPlace,
  jpeg,
  png,
  segment,
  webp,
  webpChunk,
} from '../../tests/support/picture-samples.ts';
import type { Readable } from './magic-bytes.ts';
import { bytesOf, pictureOf } from './picture.ts';

const fileOf = (bytes: Uint8Array): Readable => ({
  bytes: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
});

async function kept(bytes: Uint8Array): Promise<Buffer> {
  const file = fileOf(bytes);
  const picture = await pictureOf(file);
  if (picture === null) throw new Error('a picture');
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(file, picture.pieces)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const text = (words: string): Uint8Array => Buffer.from(words, 'latin1');

describe('JPEG', () => {
  it('without anything beside the picture is kept as it is', async () => {
    const file = jpeg({ width: 640, height: 480 });
    expect(await pictureOf(fileOf(file))).toMatchObject({
      type: 'image/jpeg',
      ending: 'jpg',
      width: 640,
      height: 480,
      isClean: true,
    });
    expect(await kept(file)).toEqual(Buffer.from(file));
  });

  it.each([
    ['Exif with a place', exifWithPlace(1), 'GPS-13-45'],
    ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', '<exif:GPSLatitude>'), 'GPSLatitude'],
    ['IPTC', segment(0xed, 'Photoshop 3.0\0', 'Bangkok'), 'Bangkok'],
    ['a comment', segment(0xfe, 'taken at home'), 'home'],
    ['pictures of the same moment', segment(0xe2, 'MPF\0', 'MM'), 'MPF'],
  ])('loses %s, and nothing else', async (_, extra, words) => {
    const file = jpeg({ extra: [extra] });
    expect(Buffer.from(file).includes(words)).toBe(true);
    expect((await pictureOf(fileOf(file)))?.isClean).toBe(false);
    expect(await kept(file)).toEqual(Buffer.from(jpeg()));
  });

  it('keeps the profile of its colours', async () => {
    const file = jpeg({
      extra: [segment(0xe2, 'ICC_PROFILE\0', [1, 1, 9, 9]), segment(0xee, 'Adobe', [0, 100])],
    });
    expect(await kept(file)).toEqual(Buffer.from(file));
  });

  it.each([2, 3, 6, 8])('keeps its way up, %i, and nothing of the Exif around it', async (wayUp) => {
    const out = await kept(jpeg({ extra: [exifWithPlace(wayUp)] }));
    expect(out.includes('GPS-13-45')).toBe(false);
    // Exif, one entry: orientation (0x0112), a short, once, its value; no further directory.
    const entry = Buffer.from([1, 0x12, 0, 3, 0, 0, 0, 1, 0, wayUp, 0, 0, 0, 0, 0, 0]);
    expect(out.indexOf('Exif\0\0')).toBe(6);
    expect(out.indexOf(entry)).toBe(22);
    expect(out.length).toBe(jpeg().length + 36);
    expect(await kept(out)).toEqual(out);
  });

  it('loses what follows its end', async () => {
    const film = Buffer.concat([text('....ftypmp42'), text('moov with a place')]);
    expect(await kept(jpeg({ tail: film }))).toEqual(Buffer.from(jpeg()));
    expect(await kept(jpeg({ tail: '<script>alert(1)</script>' }))).toEqual(Buffer.from(jpeg()));
  });

  it('with data longer than what is read at once', async () => {
    const noise = Buffer.alloc(200_000, 7);
    for (let at = 0; at < noise.length; at += 1000) noise.set([0xff, 0x00], at);
    const whole = Buffer.from(jpeg());
    const file = Buffer.concat([whole.subarray(0, -2), noise, whole.subarray(-2)]);
    expect(await kept(Buffer.concat([file, text('tail')]))).toEqual(file);
  });

  it.each([
    ['cut off', jpeg().slice(0, -2)],
    ['without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['without a size', jpeg({ width: 0 })],
    ['a page of HTML behind its first bytes', Buffer.concat([Buffer.from([0xff, 0xd8]), text('<html>')])],
    ['a segment longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff])],
  ])('is none: %s', async (_, bytes) => {
    expect(await pictureOf(fileOf(bytes))).toBeNull();
  });
});

describe('PNG', () => {
  it('without anything beside the picture is kept as it is', async () => {
    const file = png({ extra: [chunk('gAMA', new Uint8Array([0, 0, 177, 143]))] });
    expect(await pictureOf(fileOf(file))).toMatchObject({
      type: 'image/png',
      width: 4,
      height: 3,
      isClean: true,
    });
    expect(await kept(file)).toEqual(Buffer.from(file));
  });

  it.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'])('loses %s', async (type) => {
    expect(await kept(png({ extra: [chunk(type, 'Bangkok')] }))).toEqual(Buffer.from(png()));
  });

  it('loses what follows its end', async () => {
    expect(await kept(png({ tail: '<script>' }))).toEqual(Buffer.from(png()));
  });

  it('tells its size however large', async () => {
    expect(await pictureOf(fileOf(png({ width: 30_000, height: 30_000 })))).toMatchObject({
      width: 30_000,
      height: 30_000,
    });
  });

  it.each([
    ['cut off', png().slice(0, -3)],
    ['no header first', Buffer.concat([png().slice(0, 8), chunk('IDAT', 'x'), chunk('IEND')])],
    ['no data', Buffer.concat([png().slice(0, 33), chunk('IEND')])],
    ['only its signature', png().slice(0, 8)],
  ])('is none: %s', async (_, bytes) => {
    expect(await pictureOf(fileOf(bytes))).toBeNull();
  });
});

describe('WebP', () => {
  it('without anything beside the picture is kept as it is', async () => {
    const file = webp();
    expect(await pictureOf(fileOf(file))).toMatchObject({
      type: 'image/webp',
      width: 20,
      height: 10,
      isClean: true,
    });
    expect(await kept(file)).toEqual(Buffer.from(file));
  });

  it('loses Exif and XMP, and says that it has none', async () => {
    const file = webp(0x1c, [webpChunk('EXIF', text('GPS-1')), webpChunk('XMP ', text('Bangkok'))]);
    expect(await kept(file)).toEqual(Buffer.from(webp(0x10)));
  });

  it('loses what follows its end', async () => {
    const file = Buffer.concat([webp(), text('<script>')]);
    expect(await kept(file)).toEqual(Buffer.from(webp()));
  });

  it.each([
    ['cut off', webp().slice(0, -3)],
    ['no picture', Buffer.concat([text('RIFF'), Buffer.from([4, 0, 0, 0]), text('WEBP')])],
  ])('is none: %s', async (_, bytes) => {
    expect(await pictureOf(fileOf(bytes))).toBeNull();
  });
});

it.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html><body>'],
  ['a GIF', 'GIF89a..............'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
])('%s is no picture that is taken', async (_, words) => {
  expect(await pictureOf(fileOf(text(words)))).toBeNull();
});
