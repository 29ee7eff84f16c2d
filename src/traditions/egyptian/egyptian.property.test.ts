/**
 * Laws of the Egyptian mode.
 *
 * 1. An Egyptian date and its day number are each other's inverse, in both calendars, and days follow each other.
 * 2. The wandering year has 365 days; four Alexandrian years have 1461.
 * 3. The popular table holds every one of 366 days once, and all twelve gods.
 * 4. The decans tile the circle, three to a sign, each with the ruler of its face.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import {
  decadeOf,
  egyptianDate,
  egyptianToJdn,
  EGYPTIAN_CALENDARS,
  EGYPTIAN_MONTHS,
  gregorianOf,
  julianDayNumber,
  nextSameDate,
} from './civil-calendar.ts';
import { DECAN_IDS, DECAN_NAMES, decanOf } from './decans.ts';
import { egyptian } from './egyptian.ts';
import { POPULAR_GODS, POPULAR_STRETCHES, popularStretchOf } from './popular-zodiac.ts';

const jdn = fc.integer({ min: 1_448_638 - 4000, max: 2_600_000 });
const calendar = fc.constantFrom(...EGYPTIAN_CALENDARS);

describe('the calendars', () => {
  it('come back from a date to its day number', () => {
    fc.assert(
      fc.property(jdn, calendar, (day, kind) => {
        const date = egyptianDate(day, kind);
        expect(egyptianToJdn(date)).toBe(day);
        expect(date.day).toBeGreaterThanOrEqual(1);
        expect(date.day).toBeLessThanOrEqual(date.month === 'epagomenal' ? 6 : 30);
        const next = egyptianDate(day + 1, kind);
        expect(next.dayOfYear).toBe(next.year === date.year ? date.dayOfYear + 1 : 0);
      }),
    );
  });

  it('are as long as their rules say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3200 }), (year) => {
        const first = (kind: 'civil' | 'alexandrian', of: number): number =>
          egyptianToJdn({ calendar: kind, year: of, month: 'thoth', day: 1 });
        expect(first('civil', year + 1) - first('civil', year)).toBe(365);
        expect(first('alexandrian', year + 4) - first('alexandrian', year)).toBe(1461);
      }),
    );
  });

  it('keep the two epochs and a Coptic New Year that is printed everywhere', () => {
    expect(egyptianDate(1_448_638)).toMatchObject({ year: 1, month: 'thoth', day: 1 });
    // 1 Thout 1717 was 11 September 2000; the year before was a leap year and its New Year a day later.
    const at = (date: string) => egyptianDate(julianDayNumber(date) ?? NaN, 'alexandrian');
    expect(at('2000-09-11')).toMatchObject({ year: 1717, month: 'thoth', day: 1 });
    expect(at('2003-09-12')).toMatchObject({ year: 1720, month: 'thoth', day: 1 });
    expect(at('2003-09-11')).toMatchObject({ month: 'epagomenal', day: 6 });
  });

  it('find the next date of the same name, never more than eight years on', () => {
    fc.assert(
      fc.property(jdn, jdn, calendar, (bornOn, today, kind) => {
        const born = egyptianDate(bornOn, kind);
        const next = nextSameDate(born, today);
        expect(next).toBeGreaterThan(today);
        expect(next - today).toBeLessThanOrEqual(kind === 'civil' ? 365 : 1462);
        expect(egyptianDate(next, kind)).toMatchObject({ month: born.month, day: born.day });
      }),
    );
  });

  it('read Gregorian dates both ways and refuse what is none', () => {
    expect(gregorianOf(julianDayNumber('1990-05-15') ?? NaN)).toBe('1990-05-15');
    expect(julianDayNumber('1990-02-30')).toBeNull();
  });

  it('have thirty-six weeks of ten days and all thirteen months', () => {
    const days = Array.from({ length: 365 }, (_, i) => egyptianDate(2_448_027 + i));
    expect(new Set(days.map(decadeOf)).size).toBe(37);
    expect(new Set(days.map(({ month }) => month)).size).toBe(EGYPTIAN_MONTHS.length);
  });
});

describe('the popular table', () => {
  it('holds each of 366 days once and every god', () => {
    const found = Array.from({ length: 366 }, (_, i) => {
      const date = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
      const inside = POPULAR_STRETCHES.filter(([, from, to]) => date.slice(5) >= from && date.slice(5) <= to);
      expect(inside).toHaveLength(1);
      return popularStretchOf(date)?.[0];
    });
    expect(new Set(found)).toEqual(new Set(POPULAR_GODS));
  });
});

describe('the decans', () => {
  it('tile the circle, three to a sign', () => {
    expect(DECAN_NAMES).toHaveLength(36);
    expect(new Set(DECAN_IDS).size).toBe(36);
    for (let i = 0; i < 36; i++) {
      const at = decanOf(i * 10);
      expect(at).toEqual(decanOf(i * 10 + 9.9999));
      expect(at).toMatchObject({ number: i + 1, sign: SIGN_IDS[Math.floor(i / 3)], third: (i % 3) + 1 });
    }
  });
});

describe('the sheet', () => {
  const zoneRules = createZoneRules();
  const inputsOf = (date: string, time: string | null, school = {}) => {
    const place = { name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5 };
    const answer = resolveBirth(
      { date, time, plusMinusMin: 0, place, zone: 'Asia/Bangkok', offsetSeconds: null, fold: null },
      zoneRules,
    );
    if (answer.type !== 'moment') throw new Error(answer.type);
    return {
      birth: answer.moment,
      sex: null,
      name: { thai: null, latin: null },
      now: unixMs(Date.UTC(2026, 10, 22, 5)),
      zone: 'Asia/Bangkok',
      place: null,
      day: '2026-11-22',
      facingDeg: null,
      seed: null,
      entered: null,
      answers: {},
      school,
      zoneRules,
    };
  };

  it('gives both decans on a day that begins another, and the rising one only with a time', () => {
    // The Sun came to 0° of Gemini in the night of 21 to 22 May 1990 (Bangkok).
    const open = egyptian.sheet(inputsOf('1990-05-21', null));
    expect(open?.facts.find(({ id }) => id === 'egyptian.decan.sun')?.value).toEqual({
      type: 'either',
      ids: ['decan-06', 'decan-07'],
    });
    expect(open?.facts.some(({ id }) => id === 'egyptian.decan.rising')).toBe(false);
    const timed = egyptian.sheet(inputsOf('1990-05-15', '14:05'));
    expect(timed?.facts.some(({ id }) => id === 'egyptian.decan.rising')).toBe(true);
  });

  it('gives five points or more, from its own facts', () => {
    for (const time of ['14:05', null]) {
      const sheet = egyptian.sheet(inputsOf('1990-05-15', time, { calendar: 'alexandrian' }));
      if (sheet === null) throw new Error('no sheet');
      const ids = new Set(sheet.facts.map(({ id }) => id));
      const points = egyptian.points(sheet);
      expect(points.length).toBeGreaterThanOrEqual(5);
      for (const { facts } of points) for (const id of facts) expect(ids.has(id)).toBe(true);
      expect(sheet.school['calendar']).toBe('alexandrian');
    }
  });

  it('is null without a birth', () => {
    const inputs = { ...inputsOf('1990-05-15', null), birth: null };
    expect(egyptian.sheet(inputs)).toBeNull();
    expect(egyptian.needs(inputs)).toEqual(['birth-date']);
  });
});
