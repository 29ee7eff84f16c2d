import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { skyTime, skyUntil, skyWhen } from './sky-time.ts';

// A device that counts 24 hours.
beforeEach(() => void vi.stubGlobal('navigator', { language: 'en-GB' }));
afterEach(() => void vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T21:06:00Z');

test('an instant is written to the nearest minute', () => {
  // Full Moon of 24 November 2026, 14:53:31 UT in almanacs: 15:54 in Vienna, where a clock would still show 15:53.
  expect(skyTime(Date.parse('2026-11-24T14:53:31Z'), 'Europe/Vienna', 'clock')).toBe('15:54');
});

test('on a device that counts 12 hours it is written with AM and PM', () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  expect(skyTime(Date.parse('2026-11-24T14:53:31Z'), 'Europe/Vienna', 'clock')).toBe('3:54\u00a0PM');
  expect(skyWhen(Date.parse('2026-11-22T07:23:00Z'), now, 'Europe/Vienna')).toBe('Sun 22 Nov, 8:23\u00a0AM');
});

test.each([
  ['2026-11-22T07:23:00Z', 'Sun 22 Nov, 08:23'],
  ['2027-02-06T15:59:00Z', 'Sat, 6 Feb 2027, 16:59'],
  // Still the old year in UTC; the year of the clock counts.
  ['2026-12-31T23:30:00Z', 'Fri, 1 Jan 2027, 00:30'],
])('%s names its year only when it is another one: %s', (at, text) => {
  expect(skyWhen(Date.parse(at), now, 'Europe/Vienna')).toBe(text);
});

test('a stretch within a day names that day once', () => {
  const from = Date.parse('2026-11-22T07:39:00Z');
  expect(skyUntil(from, Date.parse('2026-11-22T10:10:00Z'), now, 'Europe/Vienna')).toBe('11:10');
  expect(skyUntil(from, Date.parse('2026-11-22T23:10:00Z'), now, 'Europe/Vienna')).toBe('Mon 23 Nov, 00:10');
});
