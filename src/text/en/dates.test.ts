import { describe, expect, it } from 'vitest';
import { clockName, dates } from './dates.ts';

const TODAY = '2026-11-21';

describe('dates', () => {
  it.each([
    ['2026-12-06', '6 December'],
    ['2026-01-01', '1 January'],
    ['2027-03-11', '11 March 2027'],
    ['2025-12-31', '31 December 2025'],
  ])('%s is "%s": the year only when it is not this one', (day, words) => {
    expect(dates.day(day, TODAY)).toBe(words);
    expect(dates.until(day, TODAY)).toBe(`until ${words}`);
    expect(dates.from(day, TODAY)).toBe(`from ${words}`);
  });

  it.each([
    [['2026-12-06'], 'on 6 December'],
    [['2026-12-06', '2026-12-15'], 'on 6 and 15 December'],
    [['2026-11-28', '2026-12-22'], 'on 28 November and 22 December'],
    [['2026-12-06', '2026-12-15', '2026-12-30'], 'on 6, 15 and 30 December'],
    [['2027-02-26', '2027-03-04'], 'on 26 February and 4 March 2027'],
    [['2026-12-20', '2027-01-04'], 'on 20 December and 4 January 2027'],
    [['2027-01-04', '2027-01-20'], 'on 4 and 20 January 2027'],
    [['2027-01-04', '2028-01-20'], 'on 4 January 2027 and 20 January 2028'],
  ])('%j are "%s"', (days, words) => {
    expect(dates.onDays(days, TODAY)).toBe(words);
  });

  it.each([
    ['2026-10-29', '2026-12-21', 'from 29 October to 21 December'],
    ['2026-10-29', '2027-01-21', 'from 29 October to 21 January 2027'],
    ['2027-02-12', '2027-03-11', 'from 12 February to 11 March 2027'],
    ['2025-12-20', '2026-01-05', 'from 20 December 2025 to 5 January'],
    ['2026-11-24', '2026-11-24', 'on 24 November'],
    ['2027-01-04', '2027-01-04', 'on 4 January 2027'],
  ])('from %s to %s is "%s"', (from, to, words) => {
    expect(dates.fromTo(from, to, TODAY)).toBe(words);
  });

  it.each([
    ['2026-11-21', '23:40', '11:40 PM today'],
    ['2026-11-22', '10:09', '10:09 AM tomorrow'],
    ['2026-11-24', '00:05', '12:05 AM on 24 November'],
    ['2027-01-01', '12:00', '12:00 PM on 1 January 2027'],
  ])('%s %s is "%s"', (day, time, words) => {
    expect(dates.clock(day, time, TODAY, 12)).toBe(words);
  });

  it.each([
    ['2026-11-21', '23:40', '23:40 today'],
    ['2026-11-24', '00:05', '00:05 on 24 November'],
  ])('%s %s is "%s" on a device that counts 24 hours', (day, time, words) => {
    expect(dates.clock(day, time, TODAY, 24)).toBe(words);
  });

  it.each([
    ['00:00', '12:00 AM'],
    ['09:05', '9:05 AM'],
    ['12:30', '12:30 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is %s', (time, words) => {
    expect(clockName(time)).toBe(words);
  });
});
