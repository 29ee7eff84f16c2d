import { expect, test } from 'vitest';
import { ageAt, minorLimits } from './minors.ts';

test.each([
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-22', '2026-11-21', 17],
  ['2013-11-22', '2026-11-21', 12],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['1900-01-01', '2026-11-21', 126],
])('born %s, on %s: %d', (born, today, age) => {
  expect(ageAt(born, today)).toBe(age);
});

test.each([[null], ['2023-02-29'], ['soon'], ['2030-01-01']])('%s gives no age', (born) => {
  expect(ageAt(born, '2026-11-21')).toBeNull();
});

test('limits', () => {
  expect([minorLimits(12), minorLimits(13), minorLimits(17), minorLimits(18), minorLimits(null)]).toEqual([
    { under13: true, under18: true },
    { under13: false, under18: true },
    { under13: false, under18: true },
    { under13: false, under18: false },
    { under13: false, under18: false },
  ]);
});
