import { expect, it } from 'vitest';
import { dayTitle } from './day-title.ts';

it.each([
  ['2026-11-21', 'Saturday, November 21st'],
  ['2026-11-22', 'Sunday, November 22nd'],
  ['2026-11-23', 'Monday, November 23rd'],
  ['2026-11-24', 'Tuesday, November 24th'],
  ['2027-01-11', 'Monday, January 11th'],
  ['2027-02-12', 'Friday, February 12th'],
  ['2027-03-13', 'Saturday, March 13th'],
  ['2027-12-31', 'Friday, December 31st'],
])('%s is %s', (date, title) => {
  expect(dayTitle(date)).toBe(title);
});
