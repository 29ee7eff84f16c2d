import { describe, expect, it } from 'vitest';
import { createZoneRules } from '#astro/time/zone.ts';
import { readMoment, splitLocal, utcText } from './birth-instant.ts';
import type { LocalMoment } from './birth-instant.ts';
import { NATAL_NAMES } from './natal.ts';

const rules = createZoneRules();
const bangkok: LocalMoment = {
  date: '1990-04-14',
  time: '07:42',
  zone: 'Asia/Bangkok',
  latDeg: 13.75,
  lonDeg: 100.5,
};
const read = (part: Partial<LocalMoment> = {}) => readMoment({ ...bangkok, ...part }, NATAL_NAMES, rules);
const newYork = { zone: 'America/New_York', latDeg: 40.71, lonDeg: -74.01 };

function instantOf(part: Partial<LocalMoment> = {}): { utc: string; notes: readonly string[] } {
  const moment = read(part);
  if (moment.type === 'refused') throw new Error(moment.message);
  return { utc: utcText(moment.at), notes: moment.notes };
}

describe('the instant of a local time', () => {
  it('follows the clock of the zone, to the second when seconds are given', () => {
    expect(instantOf()).toEqual({ utc: '1990-04-14T00:42:00Z', notes: [] });
    expect(instantOf({ time: '07:42:31' }).utc).toBe('1990-04-14T00:42:31Z');
  });

  it('takes an hour that came twice the first time, says so, and can be told otherwise', () => {
    // New York, 1 November 2020: at 02:00 daylight time clocks went back to 01:00.
    const twice = { ...newYork, date: '2020-11-01', time: '01:30' };
    const first = instantOf(twice);
    expect(first.utc).toBe('2020-11-01T05:30:00Z');
    expect(first.notes).toHaveLength(1);
    expect(first.notes[0]).toContain('twice');
    expect(first.notes[0]).toContain('2020-11-01T06:30:00Z');
    expect(instantOf({ ...twice, fold: 'second' }).utc).toBe('2020-11-01T06:30:00Z');
  });

  it('reads an hour that was skipped from a clock not yet set forward, says so, and can be told otherwise', () => {
    // New York, 14 March 2021: 02:00 was followed by 03:00.
    const never = { ...newYork, date: '2021-03-14', time: '02:30' };
    const before = instantOf(never);
    expect(before.utc).toBe('2021-03-14T07:30:00Z');
    expect(before.notes[0]).toContain('never showed it');
    expect(before.notes[0]).toContain('2021-03-14T06:30:00Z');
    expect(instantOf({ ...never, fold: 'second' }).utc).toBe('2021-03-14T06:30:00Z');
  });

  it('counts by the Sun where towns still did, and says so', () => {
    // Brazil took standard time in 1914. 46.63° west are 3 h 6 min 31 s.
    const noon = instantOf({
      date: '1900-06-15',
      time: '12:00',
      zone: 'America/Sao_Paulo',
      latDeg: -23.55,
      lonDeg: -46.63,
    });
    expect(noon.utc).toBe('1900-06-15T15:06:31Z');
    expect(noon.notes[0]).toContain('UTC-03:06:31');
  });
});

describe('what is refused', () => {
  it.each([
    ['a day no calendar has', { date: '1990-02-30' }, 'birthDate is not a day of the calendar.'],
    ['another order', { date: '14/04/1990' }, 'birthDate must be a date like 1990-07-15.'],
    ['before the ephemeris', { date: '1799-12-31' }, 'birthDate must lie between the years 1800 and 2100.'],
    ['after it', { date: '2101-01-01' }, 'birthDate must lie between the years 1800 and 2100.'],
    ['a time no clock shows', { time: '24:00' }, 'birthTime must be a time from 00:00 to 23:59, like 07:42.'],
    ['no time', { time: '' }, 'birthTime must be a time from 00:00 to 23:59, like 07:42.'],
    ['beyond the pole', { latDeg: 90.1 }, 'lat must be degrees from -90 to 90.'],
    ['not a number', { lonDeg: Number.NaN }, 'lng must be degrees from -180 to 180.'],
    [
      'a zone nobody keeps',
      { zone: 'Mars/Olympus' },
      'timezoneId must be an IANA time zone such as Asia/Bangkok or America/New_York.',
    ],
    [
      'an offset for a zone',
      { zone: '+05:30' },
      'timezoneId must be an IANA time zone such as Asia/Bangkok or America/New_York.',
    ],
    [
      'a season for a zone',
      { zone: 'EST' },
      'timezoneId must be an IANA time zone such as America/New_York or America/Toronto or America/Jamaica.',
    ],
  ])('%s', (_, part, message) => {
    expect(read(part)).toEqual({ type: 'refused', message });
  });
});

it.each([
  ['2026-07-15T14:05:00', { date: '2026-07-15', time: '14:05:00' }],
  ['2026-07-15T14:05', { date: '2026-07-15', time: '14:05' }],
  ['2026-07-15', null],
  ['2026-07-15T14:05:00Z', null],
  ['2026-07-15T14:05:00+02:00', null],
  ['tomorrow', null],
])('reads %s as a local date and time', (text, expected) => {
  expect(splitLocal(text)).toEqual(expected);
});
