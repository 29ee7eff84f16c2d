import { expect, it } from 'vitest';
import { rangeOf, survivalOf } from './range-of.ts';

it('names one value when it holds, and all when it does not', () => {
  expect(rangeOf([1, 2, 3], (n) => n > 0)).toEqual({ values: [true], holds: true, value: true });
  expect(rangeOf([3, 1, 2, 1], (n) => n % 2)).toEqual({ values: [1, 0], holds: false, value: null });
  expect(rangeOf([1], () => null)).toEqual({ values: [null], holds: true, value: null });
});

it('says whether a claim survives', () => {
  expect(survivalOf([1, 2, 3], (n) => n > 0)).toBe('always');
  expect(survivalOf([1, 2, 3], (n) => n > 2)).toBe('sometimes');
  expect(survivalOf([1, 2, 3], (n) => n > 3)).toBe('never');
});
