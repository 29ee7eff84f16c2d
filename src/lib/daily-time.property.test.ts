/**
 * A daily time, followed day after day:
 * 1. Every day of the calendar that the zone has is served once, in order.
 * 2. On each, the clock shows the time, or has just jumped over it; never a minute before.
 * 3. Two of them lie between 22 and 26 hours apart, but where a whole day was left out.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextDaily } from './daily-time.ts';
import { localDateTime } from './local-date.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Scoresbysund',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Bangkok',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
] as const;

const two = (n: number): string => String(n).padStart(2, '0');
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);

test('every day once, at its time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      times,
      fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2035, 0, 1) }),
      (zone, time, start) => {
        let last = nextDaily(start, time, zone);
        for (let count = 0; count < 12; count += 1) {
          const next = nextDaily(last.at, time, zone, last.day);
          expect(Date.parse(next.day) - Date.parse(last.day)).toBe(86_400_000);
          expect(next.at - last.at).toBeGreaterThanOrEqual(22 * 3_600_000);
          expect(next.at - last.at).toBeLessThanOrEqual(26 * 3_600_000);
          const shown = localDateTime(next.at, zone);
          const before = localDateTime(next.at - 60_000, zone);
          const wanted = `${next.day} ${time}`;
          expect(`${shown.date} ${shown.time}` >= wanted).toBe(true);
          expect(`${before.date} ${before.time}` < wanted).toBe(true);
          last = next;
        }
      },
    ),
  );
});
