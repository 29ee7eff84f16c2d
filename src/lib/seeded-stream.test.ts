import { describe, expect, it } from 'vitest';
import { seededStream, shuffled } from './seeded-stream.ts';

/** sfc32 in 64-bit integers, written from the definition (a+b+d; b^b>>9; c+(c<<3); rotl(c,21)+t). */
function referenceStream(seedHex: string): () => number {
  const mask = 0xffff_ffffn;
  let [a, b, c, d] = [0, 8, 16, 24].map((at) => BigInt(`0x${seedHex.slice(at, at + 8)}`)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const next = (): number => {
    const t = (a + b + d) & mask;
    d = (d + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = ((((c << 21n) | (c >> 11n)) & mask) + t) & mask;
    return Number(t);
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

const SEEDS = [
  '0'.repeat(32),
  'f'.repeat(32),
  '5be1a9c0d2f344817ab0c9e1f2034455',
  `00000001000000020000000300000004${'ab'.repeat(16)}`,
];

describe('the stream', () => {
  it.each(SEEDS)('of %s is sfc32', (seed) => {
    const stream = seededStream(seed);
    const reference = referenceStream(seed);
    expect(Array.from({ length: 200 }, stream.next)).toEqual(Array.from({ length: 200 }, reference));
  });

  it('differs with any of its 128 bits', () => {
    const firsts = new Set<string>();
    for (let bit = 0; bit < 128; bit += 1) {
      const seed = (1n << BigInt(bit)).toString(16).padStart(32, '0');
      const stream = seededStream(seed);
      firsts.add([stream.next(), stream.next()].join());
    }
    expect(firsts.size).toBe(128);
  });

  it.each(['', 'abc', 'A'.repeat(32), `${'0'.repeat(31)}g`])('refuses the seed %j', (seed) => {
    expect(() => seededStream(seed)).toThrow('seed');
  });

  it('chooses below a limit, each option about as often', () => {
    const stream = seededStream(SEEDS[2] ?? '');
    const seen = new Map<number, number>();
    for (let i = 0; i < 7000; i += 1) {
      const value = stream.below(7);
      seen.set(value, (seen.get(value) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const n of seen.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('cannot choose among %d options', (n) => {
    expect(() => seededStream(SEEDS[0] ?? '').below(n)).toThrow('option');
  });
});

describe('shuffled', () => {
  const items = Array.from({ length: 12 }, (_, i) => i);

  it('is a copy with the same members, the same for the same seed', () => {
    const one = shuffled(items, seededStream(SEEDS[2] ?? ''));
    expect(one).not.toEqual(items);
    expect(one.toSorted((a, b) => a - b)).toEqual(items);
    expect(shuffled(items, seededStream(SEEDS[2] ?? ''))).toEqual(one);
    expect(items).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });

  it('brings every member to every place', () => {
    const stream = seededStream(SEEDS[3] ?? '');
    const places = new Set<string>();
    for (let i = 0; i < 400; i += 1)
      shuffled([0, 1, 2, 3], stream).forEach((item, at) => places.add(`${item}@${at}`));
    expect(places.size).toBe(16);
  });
});
