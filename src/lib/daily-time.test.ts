import { describe, expect, test } from 'vitest';
import { dayAfter, instantOfDay, nextDaily } from './daily-time.ts';

const utc = (text: string): number => Date.parse(text);

// Offsets and days of change: IANA time zone database, release 2025b.
describe('the instant of a local time', () => {
  test.each([
    // An ordinary day, east and west of Greenwich, and at a quarter of an hour.
    ['2026-01-10', '08:00', 'Europe/Berlin', '2026-01-10T07:00Z'],
    ['2026-07-10', '08:00', 'America/New_York', '2026-07-10T12:00Z'],
    ['2026-07-10', '06:00', 'Asia/Kathmandu', '2026-07-10T00:15Z'],
    ['2026-07-10', '00:05', 'Pacific/Kiritimati', '2026-07-09T10:05Z'],
    // Clocks go forward over it: the first instant after the gap.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:00Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30Z'],
    // The day begins with the gap.
    ['2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00Z'],
    // The gap ends the day.
    ['2026-03-28', '23:30', 'America/Scoresbysund', '2026-03-29T01:00Z'],
    // Clocks go back: the first of the two.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45Z'],
  ])('%s %s in %s', (day, time, zone, at) => {
    expect(new Date(instantOfDay(day, time, zone) ?? Number.NaN).toISOString()).toBe(
      new Date(utc(at)).toISOString(),
    );
  });

  test('a day that the zone left out has none', () => {
    expect(instantOfDay('2011-12-30', '08:00', 'Pacific/Apia')).toBeNull();
    expect(instantOfDay('2011-12-29', '08:00', 'Pacific/Apia')).toBe(utc('2011-12-29T18:00Z'));
    expect(instantOfDay('2011-12-31', '08:00', 'Pacific/Apia')).toBe(utc('2011-12-30T18:00Z'));
  });

  test('an unknown zone is an error', () => {
    expect(() => instantOfDay('2026-01-10', '08:00', 'Nowhere/Land')).toThrow(RangeError);
  });
});

describe('the next time', () => {
  test('is today while it is to come, and tomorrow from its very minute on', () => {
    const at = utc('2026-11-22T07:00Z');
    expect(nextDaily(at - 1, '08:00', 'Europe/Berlin')).toEqual({ day: '2026-11-22', at });
    expect(nextDaily(at, '08:00', 'Europe/Berlin')).toEqual({ day: '2026-11-23', at: at + 86_400_000 });
  });

  test('comes after the day that was served, though its time is still to come', () => {
    const now = utc('2026-11-22T05:00Z');
    expect(nextDaily(now, '08:00', 'Europe/Berlin', '2026-11-22').day).toBe('2026-11-23');
    expect(nextDaily(now, '08:00', 'Europe/Berlin', '2026-11-21').day).toBe('2026-11-22');
  });

  test('leaps over a day that is not there', () => {
    expect(nextDaily(utc('2011-12-29T19:00Z'), '08:00', 'Pacific/Apia')).toEqual({
      day: '2011-12-31',
      at: utc('2011-12-30T18:00Z'),
    });
  });
});

test('days follow the calendar', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
});
