import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import type { Json } from './fact.ts';

describe('canonical JSON', () => {
  it('sorts keys at every level and leaves no white space', () => {
    expect(canonicalJson({ b: [{ y: 1, x: [] }], a: { d: null, c: true } })).toBe(
      '{"a":{"c":true,"d":null},"b":[{"x":[],"y":1}]}',
    );
  });

  it('sorts by code unit, not by any language', () => {
    expect(canonicalJson({ ä: 1, a: 2, B: 3, '10': 4, '9': 5 })).toBe('{"10":4,"9":5,"B":3,"a":2,"ä":1}');
  });

  it('keeps the order of arrays', () => {
    expect(canonicalJson([2, 1])).toBe('[2,1]');
  });

  it('writes minus zero as zero', () => {
    expect(canonicalJson([-0])).toBe('[0]');
  });

  it('leaves out undefined members', () => {
    expect(canonicalJson({ a: undefined, b: 1 } as unknown as Json)).toBe('{"b":1}');
  });

  it('escapes text as JSON does', () => {
    expect(canonicalJson('a"\\\u0000é')).toBe('"a\\"\\\\\\u0000é"');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses %d', (bad) => {
    expect(() => canonicalJson({ a: [bad] })).toThrow('finite');
  });
});
