import { expect, test } from 'vitest';
import { fieldTime, instantOf, startsIn, writeTime } from './zone-times.ts';

const utc = (text: string) => Date.parse(text);

test.each([
  ['2026-12-06T04:12', 'Europe/Lisbon', '2026-12-06T04:12:00Z'],
  ['2026-07-06T04:12', 'Europe/Lisbon', '2026-07-06T03:12:00Z'],
  ['2026-07-06T04:12', 'Asia/Kathmandu', '2026-07-05T22:27:00Z'],
  ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
  // Summer time begins at 01:00 UTC on 29 March 2026: on either side of it.
  ['2026-03-29T00:30', 'Europe/Lisbon', '2026-03-29T00:30:00Z'],
  ['2026-03-29T02:30', 'Europe/Lisbon', '2026-03-29T01:30:00Z'],
])('%s in %s is %s, and back', (text, zone, expected) => {
  const at = instantOf(text, zone);
  expect(at).toBe(utc(expected));
  expect(fieldTime(at ?? 0, zone)).toBe(text);
});

test.each(['', 'tomorrow', '2026-13-01T00:00', '1899-12-31T23:59', '2101-01-01T00:00'])(
  '"%s" is no moment to go to',
  (text) => {
    expect(instantOf(text, 'UTC')).toBeNull();
  },
);

test('days begin at midnight by the clock of the zone, also when a day has 23 hours', () => {
  const starts = startsIn(utc('2026-03-28T12:00Z'), utc('2026-03-31T12:00Z'), 'Europe/Berlin', 'day');
  expect(starts.map((at) => new Date(at).toISOString())).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-03-30T22:00:00.000Z',
  ]);
});

test('months begin on their first day', () => {
  const starts = startsIn(utc('2026-11-21T00:00Z'), utc('2027-02-02T00:00Z'), 'UTC', 'month');
  expect(starts.map((at) => writeTime(at, 'UTC', 'dayLong'))).toEqual([
    '1 December 2026',
    '1 January 2027',
    '1 February 2027',
  ]);
});
