/**
 * Laws:
 * 1. Each civil day has one lunar date, and the next day has the next one: a day more, or the first of the next half or month.
 * 2. A lunar year has 354, 355 or 384 days, and never both leaps.
 * 3. The Buddhist year changes once a civil year, on the day after the full moon of Pisakh.
 * 4. The full moon of the calendar is within two days of that of the sky.
 */
import { expect, it } from 'vitest';
import { signedDifference } from '#astro/angle/degrees.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { civilToDays } from '#astro/time/local-time-calendar.ts';
import { unixMs } from '#astro/time/instant.ts';
import {
  FIRST_KHMER_YEAR,
  isKhmerHolyDay,
  khmerBuddhistEra,
  khmerLeap,
  khmerLunarDate,
  LAST_KHMER_YEAR,
  visakBochea,
} from './khmer-lunar.ts';

const first = civilToDays({ year: 1900, month: 1, day: 1 });
const last = civilToDays({ year: 2099, month: 12, day: 1 });

it('days follow one another through two hundred years', () => {
  let wrong = 0;
  let before = khmerLunarDate(first);
  for (let day = first + 1; day <= last; day += 1) {
    const now = khmerLunarDate(day);
    const follows =
      before !== null &&
      now !== null &&
      (now.day === before.day + 1
        ? now.phase === before.phase && now.month === before.month
        : now.day === 1 &&
          (now.phase === 'roach'
            ? before.phase === 'keit' && before.day === 15
            : before.phase === 'roach' && before.day === before.monthDays - 15));
    if (!follows) wrong += 1;
    before = now;
  }
  expect(wrong).toBe(0);
});

it('outside the table there is no date', () => {
  expect(khmerLunarDate(first - 1)).toBeNull();
  expect(khmerLunarDate(first + 0.5)).toBeNull();
  expect(khmerLunarDate(civilToDays({ year: 2101, month: 6, day: 1 }))).toBeNull();
});

it('leap months come in about seven years of nineteen, and each kind of year comes', () => {
  const kinds = Array.from({ length: LAST_KHMER_YEAR - FIRST_KHMER_YEAR + 1 }, (_, i) =>
    khmerLeap(FIRST_KHMER_YEAR + 544 + i),
  );
  const months = kinds.filter((kind) => kind === 'leap-month').length;
  expect(Math.abs(months / kinds.length - 7 / 19)).toBeLessThan(0.01);
  expect(new Set(kinds).size).toBe(3);
});

it('the Buddhist year is new on the day after Visak', () => {
  for (let year = 1900; year <= 2099; year += 1) {
    const visak = visakBochea(year) ?? 0;
    expect(khmerLunarDate(visak)).toMatchObject({ month: 'pisakh', phase: 'keit', day: 15 });
    expect(khmerBuddhistEra(visak)).toBe(year + 543);
    expect(khmerBuddhistEra(visak + 1)).toBe(year + 544);
  }
});

it('full moons stand within two days of the sky, and each month has four holy days', () => {
  for (let year = 1905; year <= 2095; year += 10) {
    const visak = visakBochea(year) ?? 0;
    const at = unixMs((visak + 0.5) * 86_400_000);
    const apart = signedDifference(bodyPosition('sun', at).lon + 180, bodyPosition('moon', at).lon);
    expect(Math.abs(apart)).toBeLessThan(2 * 13.2);
    const month = Array.from({ length: 30 }, (_, i) => khmerLunarDate(visak - 14 + i));
    expect(month.filter((date) => date?.month === 'pisakh' && isKhmerHolyDay(date)).length).toBe(4);
  }
});
