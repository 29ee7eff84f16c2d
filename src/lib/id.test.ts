import { describe, expect, it } from 'vitest';
import { createIds, shortId, uuidv4, uuidv7 } from './id.ts';
import { createTestRandom } from './random.ts';

describe('short ids', () => {
  it('take one character from the low six bits of each byte', () => {
    const bytes = Uint8Array.from({ length: 21 }, (_, at) => at);
    expect(shortId(bytes)).toBe('ABCDEFGHIJKLMNOPQRSTU');
    expect(shortId(Uint8Array.from({ length: 21 }, () => 255))).toBe('_'.repeat(21));
    expect(shortId(Uint8Array.from({ length: 21 }, () => 64))).toBe('A'.repeat(21));
  });

  it('use every character equally often over all byte values', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const character = shortId(new Uint8Array(21).fill(byte))[0] ?? '';
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(64);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  it('refuse another number of bytes', () => {
    expect(() => shortId(new Uint8Array(20))).toThrow('21 bytes');
  });
});

describe('uuids', () => {
  it('give the version 7 example of RFC 9562, appendix A.6', () => {
    const random = Uint8Array.from([0x0c, 0xc3, 0x98, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    expect(uuidv7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('sort by time', () => {
    const ids = createIds(createTestRandom(7));
    const made = [1, 255, 256, 65_536, 2 ** 32, 2 ** 47, 2 ** 48 - 1].map((ms) => ids.timed(ms));
    expect(made.toSorted()).toEqual(made);
  });

  it('set version and variant of a version 4', () => {
    expect(uuidv4(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
    expect(uuidv4(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });

  it('refuse a time that is not whole milliseconds of 48 bits', () => {
    expect(() => uuidv7(-1, new Uint8Array(10))).toThrow('below 2^48');
    expect(() => uuidv7(1.5, new Uint8Array(10))).toThrow('below 2^48');
    expect(() => uuidv7(2 ** 48, new Uint8Array(10))).toThrow('below 2^48');
  });

  it('do not repeat in ten thousand', () => {
    const ids = createIds(createTestRandom(3));
    expect(new Set(Array.from({ length: 10_000 }, () => ids.short())).size).toBe(10_000);
  });
});
