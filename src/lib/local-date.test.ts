import { describe, expect, it } from 'vitest';
import { almanacDateTime, localDate, localDateTime } from './local-date.ts';

describe('local dates', () => {
  it.each([
    // The exact hit that is the 27th in UTC is the evening of the 26th in Chicago.
    ['2027-02-27T03:34:00Z', 'America/Chicago', '2027-02-26', '21:34'],
    ['2027-03-12T02:34:00Z', 'America/Chicago', '2027-03-11', '20:34'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31', '23:59'],
    ['2026-12-31T17:00:00Z', 'Asia/Bangkok', '2027-01-01', '00:00'],
    ['2026-06-01T18:15:00Z', 'Asia/Kathmandu', '2026-06-02', '00:00'],
    ['2026-03-29T01:00:00Z', 'Europe/Lisbon', '2026-03-29', '02:00'],
  ])('%s in %s is %s %s', (at, zone, date, time) => {
    expect(localDateTime(Date.parse(at), zone)).toEqual({ date, time });
    expect(localDate(Date.parse(at), zone)).toBe(date);
  });

  it.each([
    // The Full Moon of 24 November 2026, 14:53:31 UT in almanacs.
    ['2026-11-24T14:53:31Z', 'Europe/Vienna', '2026-11-24', '15:54'],
    ['2026-11-24T14:53:29Z', 'Europe/Vienna', '2026-11-24', '15:53'],
    ['2026-12-31T23:59:30Z', 'UTC', '2027-01-01', '00:00'],
  ])('%s in %s is %s %s to the nearest minute', (at, zone, date, time) => {
    expect(almanacDateTime(Date.parse(at), zone)).toEqual({ date, time });
  });

  it('refuses a zone that does not exist', () => {
    expect(() => localDate(0, 'Mars/Olympus')).toThrow(RangeError);
  });

  it('stays right when many zones were asked for', () => {
    const zones = Intl.supportedValuesOf('timeZone').slice(0, 60);
    for (const zone of zones) localDate(0, zone);
    expect(localDate(Date.parse('2027-02-27T03:34:00Z'), 'America/Chicago')).toBe('2027-02-26');
  });
});
