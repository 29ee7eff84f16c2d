/**
 * Laws of the four pillars.
 *
 * 1. A day pillar and its hours go round in sixties: 60 days, and 60 double hours (five days), bring back the same pair.
 * 2. A month begins where the Sun's own longitude, by another theory, is 315° + 30° n, within 0.002° (three minutes).
 * 3. A year has one pillar for each of its twelve months, and the five tigers give the stem of the first.
 * 4. The counts of elements add up to the stems counted, those of gods to one less.
 * 5. Every hour of the day is in one double hour, and the schools of the day differ between 23:00 and midnight alone.
 * 6. A birth on a boundary shows both sides; one three minutes from any shows one.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedDifference } from '#astro/angle/degrees.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { addDays, unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { mod, stemIds, wuxingIds } from '../east-asian/sexagenary.ts';
import { godKindIds } from '../east-asian/relations.ts';
import { baziBirth, dayAndHour } from './chart.ts';
import { natalFacts } from './facts.ts';
import { monthTermIds, solarMonthAt } from './solar-months.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const zoneRules = createZoneRules();
const DEFAULTS = { dayBoundary: 'midnight', solarTime: 'clock', luckStart: 'by-minutes' } as const;
const minutes = fc.integer({ min: -60 * 365 * 1440, max: 100 * 365 * 1440 });
const days = fc.integer({ min: -60 * 365, max: 130 * 365 });

function birth(date: string, time: string | null, offsetHours = 8): BirthMoment {
  const place = { name: '', latDeg: 31, lonDeg: 120 };
  const answer = resolveBirth(
    {
      date,
      time,
      plusMinusMin: 0,
      place,
      zone: 'Etc/UTC',
      offsetSeconds: offsetHours * 3600,
      fold: null,
    },
    zoneRules,
  );
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

describe('days and hours', () => {
  it('go round in sixties', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom('midnight' as const, 'zi-hour' as const), (at, boundary) => {
        const now = dayAndHour(at, boundary);
        expect(dayAndHour(at + 60 * 1440, boundary).day).toEqual(now.day);
        expect(dayAndHour(at + 5 * 1440, boundary).hour).toEqual(now.hour);
        expect(mod(dayAndHour(at + 120, boundary).hour.index - now.hour.index, 60)).toBe(1);
      }),
    );
  });

  it('differ by school from 23:00 to midnight alone', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), (day, minute) => {
        const at = day * 1440 + minute;
        const [one, other] = [dayAndHour(at, 'midnight'), dayAndHour(at, 'zi-hour')];
        expect(mod(other.day.index - one.day.index, 60)).toBe(minute >= 1380 ? 1 : 0);
        expect(other.hour).toEqual(one.hour);
      }),
    );
  });
});

describe('months', () => {
  it('begin at the terms of the Sun', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { since, until, term, year, month } = solarMonthAt(unixMs(day * 86_400_000));
        const at = monthTermIds.indexOf(term);
        expect(Math.abs(signedDifference(bodyPosition('sun', since).lon, 315 + 30 * at))).toBeLessThan(0.002);
        expect(until - since).toBeGreaterThan(29 * 86_400_000);
        // Five tigers: the first month of a jia or ji year is bing.
        const stem = (2 * (stemIds.indexOf(year.stem) % 5) + 2 + at) % 10;
        expect(stemIds[stem]).toBe(month.stem);
      }),
      { numRuns: sweep(40) },
    );
  });

  it('are twelve in a year, one after the other', () => {
    let at = solarMonthAt(unixMs(Date.parse('2023-02-10T00:00:00Z'))).since;
    const seen: number[] = [];
    for (let i = 0; i < 24; i += 1) {
      const { month, until } = solarMonthAt(addDays(at, 0.001));
      seen.push(month.index);
      at = until;
    }
    expect(seen).toEqual(seen.map((_, i) => mod((seen[0] ?? 0) + i, 60)));
  });
});

describe('a birth', () => {
  it('has counts that add up', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 719 }), (day, half) => {
        const at = new Date(day * 86_400_000 + half * 120_000).toISOString();
        const moment = birth(at.slice(0, 10), at.slice(11, 16), 0);
        const { charts, clock, ends } = baziBirth(moment, DEFAULTS, zoneRules);
        const facts = natalFacts({ charts: [charts[0]], clock, ends });
        const sum = (ids: readonly string[], kind: string): number =>
          ids.reduce((total, id) => {
            const value = facts.find((one) => one.id === `bazi.${kind}.${id}.count`)?.value;
            return total + (value?.type === 'count' ? value.n : NaN);
          }, 0);
        const stems = facts.find(({ id }) => id === 'bazi.element.wood.count')?.derivation.values?.['stems'];
        expect(sum(wuxingIds, 'element')).toBe(stems);
        expect(sum(godKindIds, 'god')).toBe(Number(stems) - 1);
      }),
      { numRuns: 30 },
    );
  });

  // The beginning of spring of 2000 was at 20:40:24 in China.
  it.each([
    ['2000-02-04', '20:39', ['month', 'year']],
    ['2000-02-04', '20:42', ['month', 'year']],
    ['2000-02-04', '20:44', []],
    ['2000-02-04', '20:30', []],
    ['2000-06-10', '13:00', ['hour']],
    ['2000-06-10', '12:58', ['hour']],
    ['2000-06-10', '13:03', []],
    ['2000-06-10', '00:01', ['day']],
    ['2000-06-10', '23:01', ['hour']],
    ['2000-02-04', null, ['month', 'year']],
    ['2000-02-05', null, []],
  ])('%s %s leaves open %j', (date, time, open) => {
    const { charts } = baziBirth(birth(date, time), DEFAULTS, zoneRules);
    const names = ['day', 'hour', 'month', 'year'] as const;
    const differ = names.filter((name) => new Set(charts.map((chart) => chart[name]?.index)).size > 1);
    expect(differ).toEqual(open);
  });

  it('is taken back by summer time, and read by the Sun where asked', () => {
    const details = {
      plusMinusMin: 0,
      place: { name: 'Urumqi', latDeg: 43.8, lonDeg: 87.6 },
      zone: 'Asia/Shanghai',
      offsetSeconds: null,
      fold: null,
    };
    const at = (date: string, time: string, solarTime: 'clock' | 'true-solar') => {
      const answer = resolveBirth({ ...details, date, time }, zoneRules);
      if (answer.type !== 'moment') throw new Error(answer.type);
      const { clock, charts } = baziBirth(answer.moment, { ...DEFAULTS, solarTime }, zoneRules);
      return { summerMin: clock.summerMin, hour: charts[0].hour?.branch, ahead: clock.solarAheadMin };
    };
    expect(at('1988-07-15', '13:30', 'clock')).toMatchObject({ summerMin: 60, hour: 'horse' });
    expect(at('1995-07-15', '13:30', 'clock')).toMatchObject({ summerMin: 0, hour: 'goat' });
    // 87.6° is 129.6 minutes behind 120°; on 15 July the Sun is six more behind, on 3 November 16.4 ahead (almanacs).
    const summer = at('1995-07-15', '13:30', 'true-solar');
    expect(summer.hour).toBe('horse');
    expect(summer.ahead).toBeCloseTo(-129.6 - 6, 0);
    expect(at('1995-11-03', '13:30', 'true-solar').ahead).toBeCloseTo(-129.6 + 16.4, 0);
  });
});
