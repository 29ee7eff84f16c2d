/**
 * The committed audio against what is said of it: sizes, hashes, frames, lengths, joins, and that it was rendered from the
 * recipes that stand here. Frames are read anew from the standard (ISO/IEC 11172-3, 2.4.1.3), not by the renderer's reader.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { audioScores, renderedFrom } from '../../src/practice/audio/scores.ts';
import { builtInTitles } from '../../src/practice/audio/titles.ts';
import { recipeHash } from './provenance.mjs';

const folder = 'public/audio';
const kbpsOf = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** Whole seconds as the specification names them. */
const clocks = ['24:30', '12:15', '45:00', '28:00', '18:45', '15:30', '60:00'];

/** What a header says, or null where there is none. */
function headerOf(bytes, at) {
  const word = bytes.readUInt32BE(at);
  // Eleven bits of sync, MPEG-1, Layer III.
  if (word >>> 21 !== 0x7ff || ((word >>> 19) & 3) !== 3 || ((word >>> 17) & 3) !== 1) return null;
  const kbps = kbpsOf[(word >>> 12) & 15];
  const rate = [44_100, 48_000, 32_000][(word >>> 10) & 3];
  const padding = (word >>> 9) & 1;
  return {
    kbps,
    rate,
    channels: ((word >>> 6) & 3) === 3 ? 1 : 2,
    bytes: Math.floor((144 * kbps * 1000) / rate) + padding,
    checked: ((word >>> 16) & 1) === 0,
  };
}

const framesIn = (bytes) => {
  const frames = [];
  for (let at = 0; at < bytes.length;) {
    const header = at + 4 <= bytes.length ? headerOf(bytes, at) : null;
    if (header === null) throw new Error(`no frame at byte ${at}`);
    frames.push({ ...header, data: bytes.subarray(at, at + header.bytes) });
    at += header.bytes;
  }
  return frames;
};

describe.each(builtInTitles)('$id', ({ id, number, seconds }) => {
  const score = audioScores[id];
  const files = new Map(score.parts.map(({ file }) => [file, readFileSync(join(folder, id, file))]));

  test('has the files of its score, and no others, with their sizes and hashes', () => {
    expect(readdirSync(join(folder, id)).toSorted()).toEqual([...files.keys()].toSorted());
    for (const { file, bytes, sha256 } of score.parts) {
      expect(files.get(file).length, file).toBe(bytes);
      expect(createHash('sha256').update(files.get(file)).digest('hex'), file).toBe(sha256);
    }
    expect(score.order.map(([file]) => file)).toEqual(score.parts.map(({ file }) => file));
  });

  test('is frames of one kind and size, and together as long as it says', () => {
    let frames = 0;
    for (const [file, times] of score.order) {
      const own = framesIn(files.get(file));
      for (const { rate, kbps, channels, bytes, data } of own) {
        expect([rate, kbps, channels, bytes, data.length]).toEqual([
          48_000,
          score.kbps,
          score.channels,
          score.kbps * 3,
          score.kbps * 3,
        ]);
      }
      frames += own.length * times;
    }
    expect(frames * 24).toBe(seconds * 1000);
    expect(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`).toBe(clocks[number - 1]);
  });

  test('what a repeated part borrows from the bytes before it is the same before each repeat', () => {
    const repeated = score.order.filter(([, times]) => times > 1);
    expect(repeated.length).toBeGreaterThan(0);
    for (const [file] of repeated) {
      const at = score.order.findIndex(([name]) => name === file);
      const before = framesIn(files.get(score.order[at - 1][0]));
      const own = framesIn(files.get(file));
      const [first] = own;
      const side = 4 + (first.checked ? 2 : 0);
      // The first nine bits of the side information.
      const borrowed = first.data.readUInt16BE(side) >>> 7;
      const dataOf = (frames) =>
        Buffer.concat(
          frames
            .slice(-6)
            .map(({ data, checked, channels }) =>
              data.subarray(4 + (checked ? 2 : 0) + (channels === 1 ? 17 : 32)),
            ),
        );
      const tailOf = (frames) => dataOf(frames).subarray(dataOf(frames).length - borrowed);
      expect(tailOf(own).equals(tailOf(before)), file).toBe(true);
    }
  });

  test('was rendered from the recipe that stands here', () => {
    expect(renderedFrom[id]).toBe(recipeHash(id));
  });
});

test('all of it is at most 10 MB, and has a picture each', () => {
  const sizeOf = (path) =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(readdirSync(folder).toSorted()).toEqual(builtInTitles.map(({ id }) => id).toSorted());
  expect(sizeOf(folder)).toBeLessThanOrEqual(10_000_000);
  expect(readdirSync('docs/audio').toSorted()).toEqual(builtInTitles.map(({ id }) => `${id}.png`).toSorted());
  expect(sizeOf('docs/audio')).toBeLessThanOrEqual(1_500_000);
});
