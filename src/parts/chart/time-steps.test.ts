import { expect, test } from 'vitest';
import { nearestWithin, stepped, withinYears } from './time-steps.ts';

const utc = (text: string) => Date.parse(text);

test('an hour is an hour; a day keeps its time of day over a change of clocks', () => {
  // Clocks in Lisbon go back on 25 October 2026.
  const at = utc('2026-10-24T20:00:00Z');
  expect(stepped(at, 'day', 1, 'Europe/Lisbon')).toBe(utc('2026-10-24T21:00:00Z'));
  expect(stepped(at, 'month', 1, 'Europe/Lisbon')).toBe(utc('2026-10-25T21:00:00Z'));
});

test.each([
  ['2027-01-31T12:00:00Z', 1, '2027-02-28T12:00:00Z'],
  ['2028-03-31T12:00:00Z', -1, '2028-02-29T12:00:00Z'],
  ['2026-12-15T12:00:00Z', 1, '2027-01-15T12:00:00Z'],
] as const)('a month from %s by %d is %s', (from, direction, to) => {
  expect(stepped(utc(from), 'year', direction, 'UTC')).toBe(utc(to));
});

test('seconds are kept, and the years end at 2100', () => {
  expect(stepped(utc('2026-05-05T12:00:37Z'), 'month', 1, 'UTC')).toBe(utc('2026-05-06T12:00:37Z'));
  expect(withinYears(utc('2300-01-01T00:00:00Z'))).toBe(utc('2100-12-31T23:59:59.999Z'));
});

const hits = [10, 50, 53, 90].map((at) => ({ at }));

test.each([
  [48, 5, 50],
  [52, 5, 53],
  [51, 5, 50],
  [70, 5, null],
  [95, 5, 90],
  [0, 9, null],
])('from %d within %d the nearest of 10, 50, 53, 90 is %s', (at, reach, expected) => {
  expect(nearestWithin(hits, at, reach)?.at ?? null).toBe(expected);
});

test('nothing is near where there is nothing', () => {
  expect(nearestWithin([], 5, 100)).toBeNull();
});
