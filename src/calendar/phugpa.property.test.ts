/**
 * Laws:
 * 1. The next civil day has the next lunar day, the same one again, or the one after a skipped one; months follow one another.
 * 2. A day told as the first of two is followed by the second of two.
 * 3. A year has twelve months or thirteen, and begins on its Losar.
 * 4. The rounds of elements, animals and sixty years close.
 */
import { expect, it } from 'vitest';
import { civilToDays } from '#astro/time/local-time-calendar.ts';
import { losar, phugpaDate, tibetanYear } from './phugpa.ts';
import type { PhugpaDate } from './phugpa.ts';

const first = civilToDays({ year: 1930, month: 1, day: 1 });

/** Whether `now` may follow `before`. */
function follows(before: PhugpaDate, now: PhugpaDate): boolean {
  const isSameMonth = before.month === now.month && before.monthRepeat === now.monthRepeat;
  if (before.dayRepeat === 'first-of-two')
    return isSameMonth && now.day === before.day && now.dayRepeat === 'second-of-two';
  const steps = (now.day - before.day + 30) % 30;
  return steps === (before.skipsNext ? 2 : 1) && (isSameMonth ? now.day > before.day : now.day <= 2);
}

it('days follow one another, with skips and repeats', () => {
  let before = phugpaDate(first);
  const seen = { skips: 0, repeats: 0, wrong: 0 };
  for (let day = first + 1; day < first + 12_000; day += 1) {
    const now = phugpaDate(day);
    if (!follows(before, now)) seen.wrong += 1;
    if (before.skipsNext) seen.skips += 1;
    if (now.dayRepeat === 'second-of-two') seen.repeats += 1;
    before = now;
  }
  expect(seen.wrong).toBe(0);
  expect(seen.skips).toBeGreaterThan(seen.repeats);
  expect(seen.repeats).toBeGreaterThan(100);
});

it('every Losar begins its year', () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const at = losar(year);
    const date = phugpaDate(at);
    expect([date.year, date.month]).toEqual([year, 1]);
    expect(date.day).toBeLessThanOrEqual(2);
    expect(phugpaDate(at - 1).year).toBe(year - 1);
    expect([354, 355, 383, 384, 385]).toContain(losar(year + 1) - at);
  }
});

it('sixty years have sixty names', () => {
  const names = Array.from({ length: 60 }, (_, i) => {
    const { element, gender, animal } = tibetanYear(1987 + i);
    return `${element} ${gender} ${animal}`;
  });
  expect(new Set(names).size).toBe(60);
  expect(tibetanYear(1987)).toMatchObject({
    element: 'fire',
    gender: 'female',
    animal: 'hare',
    inRabjung: 1,
  });
  expect(tibetanYear(1027)).toMatchObject({ element: 'fire', animal: 'hare', rabjung: 1, inRabjung: 1 });
});
