/**
 * Laws of the ring and of the day it starts from:
 * 1. for every birth star the eight seats hold the eight stars, each once, and a seat's star has that seat;
 * 2. the printed row of the Wednesday night;
 * 3. each pairing joins the eight stars two and two;
 * 4. the day begins at six: a minute more than two before it is the day before, within two minutes both are told;
 * 5. a Wednesday's night is Rahu's until Thursday at six; every star is some birth's;
 * 6. without a time the weekday stands, and Wednesday and Thursday are left open.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { pad } from '#astro/time/local-time-calendar.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { daySchoolOf, thaiBirthDay } from './birth-day.ts';
import { isoDay } from './sheet-parts.ts';
import { numberOfStar, pairOf, relationsOf, RING_STARS, STAR_POWER, starOfNumber } from './stars.ts';
import { seatOf, taksaRing, TAKSA_SEATS } from './taksa-ring.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const zoneRules = createZoneRules();
const school = daySchoolOf({});

function birth(date: string, time: string | null, plusMinusMin = 0): BirthMoment {
  const place = { name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5 };
  const details = { date, time, plusMinusMin, place, zone: 'Asia/Bangkok', offsetSeconds: null, fold: null };
  const answer = resolveBirth(details, zoneRules);
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

const starsOf = (date: string, time: string | null, plusMinusMin = 0): readonly string[] =>
  thaiBirthDay(birth(date, time, plusMinusMin), school, null).cases.map(({ star }) => star);

describe('the ring', () => {
  it('seats every star once', () => {
    for (const star of RING_STARS) {
      const ring = taksaRing(star);
      expect(new Set(Object.values(ring)).size).toBe(8);
      for (const seat of TAKSA_SEATS) expect(seatOf(star, ring[seat])).toBe(seat);
    }
    expect(TAKSA_SEATS.map((seat) => numberOfStar(taksaRing('rahu')[seat]))).toEqual([
      8, 6, 1, 2, 3, 4, 7, 5,
    ]);
  });

  it('pairs every star with another', () => {
    for (const pairing of ['friend', 'enemy', 'element-pair', 'equal-power'] as const)
      for (const star of RING_STARS) {
        const other = pairOf(star, pairing);
        expect(other).not.toBe(star);
        expect(pairOf(other, pairing)).toBe(star);
        expect(relationsOf(star, other)).toContain(pairing);
      }
    expect(relationsOf('moon', 'jupiter')).toEqual(['enemy', 'element-pair']);
    expect(RING_STARS.reduce((sum, star) => sum + STAR_POWER[star], 0)).toBe(108);
    expect(RING_STARS.every((star) => starOfNumber(numberOfStar(star)) === star)).toBe(true);
  });
});

describe('the day of birth', () => {
  it('begins at six, with doubt for two minutes either way', () => {
    // 2 January 2000 was a Sunday.
    expect(starsOf('2000-01-02', '05:57')).toEqual(['saturn']);
    expect(starsOf('2000-01-02', '05:58')).toEqual(['saturn', 'sun']);
    expect(starsOf('2000-01-02', '06:01')).toEqual(['sun', 'saturn']);
    expect(starsOf('2000-01-02', '06:02')).toEqual(['sun']);
    expect(starsOf('2000-01-02', '00:00')).toEqual(['saturn']);
    expect(starsOf('2000-01-02', '08:00', 180)).toEqual(['sun', 'saturn']);
    expect(starsOf('2000-01-02', '12:00', 720)).toEqual(['sun', 'saturn']);
  });

  it('gives the night of a Wednesday to Rahu', () => {
    expect(starsOf('2000-01-05', '17:57')).toEqual(['mercury']);
    expect(starsOf('2000-01-05', '17:59')).toEqual(['mercury', 'rahu']);
    expect(starsOf('2000-01-05', '23:59')).toEqual(['rahu']);
    expect(starsOf('2000-01-06', '05:30')).toEqual(['rahu']);
    expect(starsOf('2000-01-06', '06:30')).toEqual(['jupiter']);
    const other = { ...school, wednesdayNight: 'mercury' } as const;
    expect(thaiBirthDay(birth('2000-01-05', '23:59'), other, null).cases.map(({ star }) => star)).toEqual([
      'mercury',
    ]);
  });

  it('stands by the weekday without a time', () => {
    const week = [2, 3, 4, 5, 6, 7, 8].map((day) => starsOf(`2000-01-0${day}`, null));
    expect(week).toEqual([
      ['sun'],
      ['moon'],
      ['mars'],
      ['mercury', 'rahu'],
      ['jupiter', 'rahu'],
      ['venus'],
      ['saturn'],
    ]);
    const night = thaiBirthDay(birth('2000-01-05', null), school, 'night');
    expect([night.doubt, night.cases.map(({ star }) => star)]).toEqual(['none', ['rahu']]);
    expect(thaiBirthDay(birth('2000-01-05', null), school, 'before-six').cases[0].star).toBe('mars');
  });

  it('follows the Sun where the school asks for it', () => {
    const bySun = daySchoolOf({ dayStart: 'sunrise', nightStart: 'sunset' });
    const june = thaiBirthDay(birth('2000-06-21', '05:56'), bySun, null);
    // The Sun rises over Bangkok at about 05:51 and sets at about 18:47 in June.
    expect(june.dawnMin).toBe(351);
    expect(june.duskMin).toBe(1127);
    expect(june.cases.map(({ star }) => star)).toEqual(['mercury']);
    expect(thaiBirthDay(birth('2000-06-21', '18:30'), bySun, null).cases[0].star).toBe('mercury');
  });

  it('reads every minute of every day as one star or two neighbours', () => {
    const minutes = fc.tuple(fc.integer({ min: -36_000, max: 25_000 }), fc.integer({ min: 0, max: 1439 }));
    const seen = new Set<string>();
    fc.assert(
      fc.property(minutes, ([day, minute]) => {
        const time = `${pad(Math.floor(minute / 60), 2)}:${pad(minute % 60, 2)}`;
        const stars = starsOf(isoDay(day), time);
        for (const star of stars) seen.add(star);
        expect(stars.length).toBeLessThanOrEqual(2);
        if (stars.length === 2)
          expect(Math.min(Math.abs(minute - 360), Math.abs(minute - 1080))).toBeLessThanOrEqual(2);
      }),
      { seed: 8, numRuns: sweep(300) },
    );
    expect(seen).toEqual(new Set(RING_STARS));
  });
});
