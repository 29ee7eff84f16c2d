import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayName, hourIn, soonLabel } from './chat-times.ts';

const words = {
  today: (time: string) => `today, ${time}`,
  tomorrow: (time: string) => `tomorrow, ${time}`,
  onDay: (day: string, time: string) => `on ${day}, ${time}`,
};
// A device that counts 12 hours.
beforeEach(() => void vi.stubGlobal('navigator', { language: 'en-US' }));
afterEach(() => void vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T21:10:00Z');

test.each([
  ['2026-11-21T23:30:00Z', 'Europe/Lisbon', 'today, 11:30 PM'],
  ['2026-11-22T10:09:00Z', 'Europe/Lisbon', 'tomorrow, 10:09 AM'],
  // To the nearest minute, as on the page of the sky: a clock would cut 12:09:41 to 12:09.
  ['2026-11-22T12:09:41Z', 'Europe/Lisbon', 'tomorrow, 12:10 PM'],
  ['2026-11-21T23:59:45Z', 'Europe/Lisbon', 'tomorrow, 12:00 AM'],
  // In Bangkok it is the 22nd already.
  ['2026-11-22T10:09:00Z', 'Asia/Bangkok', 'today, 5:09 PM'],
  ['2026-11-23T08:00:00Z', 'Europe/Lisbon', 'on Monday, 8:00 AM'],
])('%s in %s is %s', (at, zone, label) => {
  expect(soonLabel(Date.parse(at), now, zone, words)).toBe(label);
});

test('the hour of greeting is the hour of the person’s zone', () => {
  expect([hourIn(now, 'Europe/Lisbon'), hourIn(now, 'Asia/Bangkok'), hourIn(now, 'Asia/Kolkata')]).toEqual([
    21, 4, 2,
  ]);
});

test('a birth day is the day that was entered, in every zone', () => {
  expect(dayName('1993-04-14')).toBe('14 April 1993');
});
