/**
 * Tibetan dates of random births against tyme4ts, which knows 1951–2050.
 *
 * The library finds a day by walking its months from 1950; the walk is done once and the days of its months laid on end.
 *
 * | difference | cause |
 * | --- | --- |
 * | of two months with one number, the other is called the leap month | published Phugpa mathematics puts the extra month first, the library second; number and order agree |
 * | rabjung in 1984–1986 and 2044–2046 | the library begins the sixty years with the wood-mouse year 1024 of the Chinese round, the tradition with the fire-hare year 1027 |
 * | eight months, named below | the library keeps its skipped and repeated days in a typed table. In these eight it departs from what our constants give; which of the two a printed almanac follows is not settled here |
 *
 * Nothing else differs among the births drawn.
 */
import { RabByungMonth } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { present } from '#lib/assert.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { civilToDays, daysToCivil } from '#astro/time/local-time-calendar.ts';
import { phugpaDate, tibetanYear } from '#calendar/phugpa.ts';
import type { PhugpaDate } from '#calendar/phugpa.ts';

const BIRTHS = 2000;
/** The first day of the library's first month. */
const FIRST = civilToDays({ year: 1951, month: 1, day: 8 });
const MONTHS = 1230;

/** Year and month in which the table of the library and our constants give other days. */
const TYPED_OTHERWISE = new Set([
  '1959-12',
  '2001-9',
  '2009-3',
  '2016-1',
  '2016-2',
  '2021-9',
  '2045-4',
  '2047-6',
]);

type Theirs = {
  readonly year: number;
  readonly rabjung: number;
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
  readonly isLeapDay: boolean;
};

function allDays(): readonly Theirs[] {
  const days: Theirs[] = [];
  let month = RabByungMonth.fromYm(1950, 12);
  for (let i = 0; i < MONTHS; i += 1) {
    const year = month.getRabByungYear();
    const named = {
      year: year.getYear(),
      rabjung: year.getRabByungIndex() + 1,
      month: Math.abs(month.getMonthWithLeap()),
      isLeapMonth: month.getMonthWithLeap() < 0,
    };
    const missing = month.getMissDays();
    const doubled = month.getLeapDays();
    for (let day = 1; day <= 30; day += 1) {
      if (missing.includes(day)) continue;
      days.push({ ...named, day, isLeapDay: false });
      if (doubled.includes(day)) days.push({ ...named, day, isLeapDay: true });
    }
    month = month.next(1);
  }
  return days;
}

const isExplained = ({ year, month }: Theirs): boolean => TYPED_OTHERWISE.has(`${year}-${month}`);

const isOtherDay = (ours: PhugpaDate, want: Theirs): boolean => ours.day !== want.day && !isExplained(want);

const isOtherRepeat = (ours: PhugpaDate, want: Theirs): boolean =>
  want.isLeapDay !== (ours.dayRepeat === 'second-of-two') && !isExplained(want);

const theirs = allDays();
const stream = seededStream('3b1f5d7a9c2e4068b1d3f5a7c9e1b3d5');
const births = Array.from({ length: BIRTHS }, () => stream.below(theirs.length));

describe(`${BIRTHS} births`, () => {
  const pairs = births.map((at) => {
    const ours = phugpaDate(FIRST + at);
    return {
      on: daysToCivil(FIRST + at),
      ours,
      rabjung: tibetanYear(ours.year).rabjung,
      want: present(theirs[at], 'day'),
    };
  });

  it('have the same year, month and day', () => {
    const differing = pairs.filter(
      ({ ours, want }) => ours.year !== want.year || ours.month !== want.month || isOtherDay(ours, want),
    );
    expect(differing).toEqual([]);
  });

  it('have the same repeated days and months, in the same order', () => {
    const differing = pairs.filter(
      ({ ours, want }) =>
        isOtherRepeat(ours, want) || want.isLeapMonth !== (ours.monthRepeat === 'second-of-two'),
    );
    expect(differing).toEqual([]);
    expect(pairs.some(({ want }) => want.isLeapMonth)).toBe(true);
    expect(pairs.some(({ want }) => want.isLeapDay)).toBe(true);
  });

  it('have the same rabjung, but in the three years after the Chinese round began again', () => {
    const differing = new Set(
      pairs.filter(({ rabjung, want }) => rabjung !== want.rabjung).map(({ ours }) => ours.year),
    );
    expect([...differing].toSorted((a, b) => a - b)).toEqual([1984, 1985, 1986, 2044, 2045, 2046]);
  });
});
