import { describe, expect, it } from 'vitest';
import { bitReader } from './packed.ts';
import { unpackSeries } from './series.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Zeros and ones as the characters that carry them. */
function text(bits: string): string {
  const padded = bits.replaceAll(' ', '');
  return (padded.padEnd(Math.ceil(padded.length / 6) * 6, '0').match(/.{6}/gu) ?? [])
    .map((six) => ALPHABET.charAt(Number.parseInt(six, 2)))
    .join('');
}

describe('bits', () => {
  it('are read in two’s complement, across characters', () => {
    const next = bitReader(text('0111 1000 1 0 111111111111 100000000001'));
    expect([next(4), next(4), next(1), next(1), next(12), next(12)]).toEqual([7, -8, -1, 0, -1, -2047]);
  });

  it('run out loudly', () => {
    const next = bitReader('A');
    next(6);
    expect(() => next(1)).toThrow('ended early');
  });
});

describe('a packed series', () => {
  // One term: amplitude 3 and -2 units on twice the angle in the first coordinate, growing with tau by 1 and 0.
  const series = unpackSeries({
    angles: [[0.5, 0.1]],
    middle: 10,
    half: 100,
    base: [[1, 2], [4], [0, 0, 5]],
    units: [0.5, 1, 1],
    entries: 1,
    bits: text('00100 00001 00001  00 0000 000010  10 0011 1110 0001 0000  00  00'),
  });

  it('sums what its bits say', () => {
    const tau = 0.3;
    const phase = 2 * (0.5 + 0.1 * 40);
    const [x, y, z] = series(40);
    const wave = 1.5 * Math.cos(phase) - 1 * Math.sin(phase) + tau * 0.5 * Math.cos(phase);
    expect(x).toBeCloseTo(1 + 2 * tau + wave, 12);
    expect(y).toBe(4);
    expect(z).toBeCloseTo(5 * tau * tau, 12);
  });

  it('has the rates and bends of its values', () => {
    const h = 1e-3;
    const [before, here, after] = [series(40 - h), series(40), series(40 + h)];
    for (const c of [0, 1, 2] as const) {
      expect(here[c + 3]).toBeCloseTo((after[c] - before[c]) / (2 * h), 8);
    }
    // Growth with tau adds to the bend what the series leaves out on purpose.
    const bend = (after[0] - 2 * here[0] + before[0]) / (h * h);
    expect(Math.abs((here[6] ?? 0) - bend)).toBeLessThan(0.003);
  });
});
