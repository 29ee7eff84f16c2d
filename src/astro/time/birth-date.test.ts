import { describe, expect, it } from 'vitest';
import { parseBirthDate, parseBirthTime } from './birth-date.ts';
import type { DateOrder } from './birth-date.ts';

const iso = (text: string, order: DateOrder = 'dmy') => {
  const read = parseBirthDate(text, { order });
  return read.type === 'date' ? read.iso : read.why;
};

describe('a typed birth date', () => {
  it.each([
    ['1990-05-17', 'dmy', '1990-05-17'],
    ['1990/5/17', 'mdy', '1990-05-17'],
    ['17/5/1990', 'dmy', '1990-05-17'],
    ['5/6/1990', 'dmy', '1990-06-05'],
    ['5/6/1990', 'mdy', '1990-05-06'],
    ['05.06.1990', 'dmy', '1990-06-05'],
    ['5 - 6 - 1990', 'dmy', '1990-06-05'],
    ['17 May 1990', 'mdy', '1990-05-17'],
    ['May 17, 1990', 'dmy', '1990-05-17'],
    ['17th of Sept. 1990', 'dmy', '1990-09-17'],
    ['1990 December 1', 'dmy', '1990-12-01'],
    ['29/2/2000', 'dmy', '2000-02-29'],
    ['1800-01-01', 'dmy', '1800-01-01'],
  ] as const)('reads %s in order %s', (text, order, expected) => {
    expect(iso(text, order)).toBe(expected);
  });

  it('takes the other order when the month could not be a month', () => {
    expect(iso('5/17/1990', 'dmy')).toBe('1990-05-17');
    expect(iso('17/5/1990', 'mdy')).toBe('1990-05-17');
  });

  it.each([
    ['17/5/2533', '1990-05-17'],
    ['2533-05-17', '1990-05-17'],
    ['๑๗/๕/๒๕๓๓', '1990-05-17'],
    ['๑๗ พ.ค. ๒๕๓๓', '1990-05-17'],
    ['17 พฤษภาคม พ.ศ. 2533', '1990-05-17'],
    ['วันที่ 1 มี.ค. 2530', '1987-03-01'],
    ['17 May B.E. 2533', '1990-05-17'],
    ['17 พฤษภาคม ค.ศ. 1990', '1990-05-17'],
    ['1 January 2400', '1857-01-01'],
    ['1 January 2400 CE', '2400-01-01'],
  ])('reads the era of %s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  it('names the era it read and carries both years for the echo', () => {
    expect(parseBirthDate('17/5/2533', { order: 'dmy' })).toEqual({
      type: 'date',
      iso: '1990-05-17',
      era: 'be',
      typedYear: 2533,
      ceYear: 1990,
      beYear: 2533,
    });
    expect(parseBirthDate('17/5/1990', { order: 'dmy' })).toMatchObject({
      era: 'ce',
      typedYear: 1990,
      beYear: 2533,
    });
  });

  // Before 1941 the Thai year began on 1 April: B.E. 2480 ran from April 1937 to March 1938.
  it('offers the other reading of January to March while the Thai year began in April', () => {
    expect(parseBirthDate('15/2/2480', { order: 'dmy' })).toMatchObject({
      iso: '1937-02-15',
      oldThaiYearIso: '1938-02-15',
    });
    expect(parseBirthDate('15/4/2480', { order: 'dmy' })).not.toHaveProperty('oldThaiYearIso');
    expect(parseBirthDate('15/2/2484', { order: 'dmy' })).not.toHaveProperty('oldThaiYearIso');
    expect(parseBirthDate('15/2/1937', { order: 'dmy' })).not.toHaveProperty('oldThaiYearIso');
    // 1939 had no 29 February; 1940 had.
    expect(iso('29/2/2482')).toBe('1940-02-29');
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['31/2/1990', 'impossible'],
    ['29/2/1900', 'impossible'],
    ['29/2/2533', 'impossible'],
    ['0/5/1990', 'impossible'],
    ['13/13/1990', 'impossible'],
    ['17/5/90', 'short-year'],
    ['17/5/533', 'short-year'],
    ['17/5/1799', 'out-of-range'],
    ['17/5/2701', 'out-of-range'],
    ['17/5', 'malformed'],
    ['1990', 'malformed'],
    ['17/5/1990/2', 'malformed'],
    ['17 Mai 1990', 'malformed'],
    ['<b>17/5/1990</b>', 'malformed'],
    ['17051990', 'malformed'],
  ])('refuses %j as %s', (text, why) => {
    expect(parseBirthDate(text, { order: 'dmy' })).toEqual({ type: 'error', why });
  });

  it('refuses a date after the one given, in either era', () => {
    expect(parseBirthDate('2/1/2026', { order: 'dmy', notAfter: '2026-01-01' })).toEqual({
      type: 'error',
      why: 'in-future',
    });
    expect(parseBirthDate('2/1/2569', { order: 'dmy', notAfter: '2026-01-01' })).toEqual({
      type: 'error',
      why: 'in-future',
    });
    expect(parseBirthDate('1/1/2026', { order: 'dmy', notAfter: '2026-01-01' })).toMatchObject({
      iso: '2026-01-01',
    });
  });
});

describe('a typed birth time', () => {
  it.each([
    ['19:45', '19:45'],
    ['7:05', '07:05'],
    ['19.45', '19:45'],
    ['1945', '19:45'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['7:45 pm', '19:45'],
    ['7:45PM', '19:45'],
    ['7 p.m.', '19:00'],
    ['12 am', '00:00'],
    ['12:30 a.m.', '00:30'],
    ['12:30 pm', '12:30'],
    ['๑๙:๔๕ น.', '19:45'],
    ['19 น.', '19:00'],
  ])('reads %s', (text, time) => {
    expect(parseBirthTime(text)).toEqual({ type: 'time', time });
  });

  it.each([
    ['', 'empty'],
    ['24:00', 'impossible'],
    ['12:60', 'impossible'],
    ['13:00 pm', 'impossible'],
    ['0 am', 'impossible'],
    ['7', 'malformed'],
    ['noon', 'malformed'],
    ['7:5', 'malformed'],
    ['19:45:30', 'malformed'],
  ])('refuses %j as %s', (text, why) => {
    expect(parseBirthTime(text)).toEqual({ type: 'error', why });
  });
});
