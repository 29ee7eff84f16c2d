import { describe, expect, it } from 'vitest';
import { readInstant, readers } from './values.ts';

describe('readInstant', () => {
  it.each([
    ['2026-11-21 12:00:00+00', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21 12:00:00.5+00', '2026-11-21T12:00:00.500Z'],
    ['2026-11-21 12:00:00.123999+00', '2026-11-21T12:00:00.123Z'],
    ['2026-11-21 12:00:00+05:45', '2026-11-21T06:15:00.000Z'],
    ['2026-11-21 22:00:00-03:30', '2026-11-22T01:30:00.000Z'],
    ['0044-03-15 12:00:00+00 BC', '0044-03-15 12:00:00+00 BC'],
    ['infinity', 'infinity'],
  ])('%s is %s', (text, expected) => {
    expect(readInstant(text)).toBe(expected);
  });
});

it('reads a count as a number, and refuses one that a number cannot hold', () => {
  expect(readers[20]?.('9007199254740991')).toBe(9_007_199_254_740_991);
  expect(() => readers[20]?.('9007199254740993')).toThrow('too large');
});

it('takes a time without a zone for UTC', () => {
  expect(readers[1114]?.('2026-11-21 12:00:00.25')).toBe('2026-11-21T12:00:00.250Z');
});
