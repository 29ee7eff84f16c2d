/**
 * Laws of the Thai lunar calendar over every day of its table (1856–2040):
 * 1. a day and its lunar date give each other back, and days run on without a gap;
 * 2. four days of observance a month, never more than eight days apart;
 * 3. six festivals a year, each once;
 * 4. waxing 15 lies within two days of the mean full moon, so no digit of the table can be wrong by a month;
 * 5. outside the table there is no answer.
 */
import { expect, it } from 'vitest';
import { civilToDays } from '#astro/time/local-time-calendar.ts';
import {
  FIRST_THAI_YEAR,
  isProvisional,
  isWanPhra,
  LAST_THAI_YEAR,
  nextWanPhra,
  THAI_FESTIVALS,
  thaiFestival,
  thaiLunarDate,
  thaiLunarToDays,
  thaiYearKind,
  thaiYearStart,
} from './thai-lunar.ts';

const FIRST = civilToDays({ year: 1856, month: 11, day: 28 });
const LAST = civilToDays({ year: 2040, month: 12, day: 3 });
const days = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at);

it('gives every day back', () => {
  const wrong = days.filter((day) => {
    const date = thaiLunarDate(day);
    return date === null || thaiLunarToDays(date) !== day;
  });
  expect(wrong).toEqual([]);
});

it('keeps observance four times a month and at most eight days apart', () => {
  const perMonth = new Map<string, number>();
  let before = FIRST;
  let longest = 0;
  for (const day of days) {
    const date = thaiLunarDate(day);
    if (date === null || !isWanPhra(date)) continue;
    longest = Math.max(longest, day - before);
    before = day;
    const month = `${date.year} ${date.month} ${date.secondEighth}`;
    perMonth.set(month, (perMonth.get(month) ?? 0) + 1);
  }
  expect([...new Set(perMonth.values())]).toEqual([4]);
  expect(longest).toBe(8);
  expect(nextWanPhra(LAST - 1)).toBe(LAST);
  expect(nextWanPhra(LAST)).toBeNull();
});

it('has each festival once a year', () => {
  const found = new Map<number, string[]>();
  for (const day of days) {
    const date = thaiLunarDate(day);
    const festival = date === null ? null : thaiFestival(date);
    if (date !== null && festival !== null) found.set(date.year, [...(found.get(date.year) ?? []), festival]);
  }
  expect(found.size).toBe(LAST_THAI_YEAR - FIRST_THAI_YEAR + 1);
  for (const [year, festivals] of found) expect(festivals, String(year)).toEqual([...THAI_FESTIVALS]);
});

it('has its fifteenth near the full moon', () => {
  // A mean full moon of 2000-01-21T08:42Z, and the mean month. True and mean lie within 14 hours of each other.
  const full = Date.parse('2000-01-21T08:42:00Z') / 86_400_000;
  const far = days.filter((day) => {
    const date = thaiLunarDate(day);
    if (date?.phase !== 'waxing' || date.day !== 15) return false;
    // Noon in Bangkok.
    const months = (day + 5 / 24 - full) / 29.530_588_861;
    return Math.abs(months - Math.round(months)) * 29.530_588_861 > 2;
  });
  expect(far).toEqual([]);
});

it('ends where its table ends', () => {
  expect(thaiLunarDate(FIRST - 1)).toBeNull();
  expect(thaiLunarDate(LAST + 1)).toBeNull();
  expect(thaiLunarDate(0.5)).toBeNull();
  expect(thaiYearKind(1856)).toBeNull();
  expect(thaiYearStart(2041)).toBeNull();
  const noSuchDate = { year: 2025, month: 8, secondEighth: true, phase: 'waxing', day: 1 } as const;
  expect(thaiLunarToDays(noSuchDate)).toBeNull();
  expect(thaiLunarToDays({ ...noSuchDate, secondEighth: false, day: 16 })).toBeNull();
  expect([2030, 2031].map((year) => isProvisional({ year }))).toEqual([false, true]);
});
