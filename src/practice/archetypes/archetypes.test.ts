/**
 * Bars of three births. Points and percentages are those of the design's own run (astronomy-engine, another set of 5,000
 * births): points agree to a tenth, percentages to two.
 */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { rowArithmetic, rowTitle } from '#text/en/self/archetypes.ts';
import { archetypesOf } from './archetypes.ts';
import type { Archetypes } from './archetypes.ts';
import { bandOf, percentOf } from './percent.ts';

const rules = createZoneRules();

function birth(
  date: string,
  time: string | null,
  place: { readonly name: string; readonly latDeg: number; readonly lonDeg: number } | null,
  zone: string | null,
  plusMinusMin = 0,
): BirthMoment {
  const answer = resolveBirth(
    { date, time, plusMinusMin, place, zone, offsetSeconds: null, fold: null },
    rules,
  );
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

const bangkok = { name: 'Bangkok', latDeg: 13.7563, lonDeg: 100.5018 };
const nok = birth('1990-05-15', '14:30', bangkok, 'Asia/Bangkok');
const ida = birth(
  '1988-11-02',
  '06:10',
  { name: 'London', latDeg: 51.5074, lonDeg: -0.1278 },
  'Europe/London',
);
const mara = birth(
  '1996-08-21',
  null,
  { name: 'New York', latDeg: 40.7128, lonDeg: -74.006 },
  'America/New_York',
);

function barsOf(archetypes: Archetypes) {
  if (archetypes.type !== 'bars') throw new Error(archetypes.type);
  return archetypes.bars;
}

describe('bars of a known time', () => {
  it.each([
    ['Nok', nok, 'mystic', 88, 18],
    ['Nok', nok, 'visionary', 228, 67],
    ['Nok', nok, 'healer', 237, 73],
    ['Ida', ida, 'mystic', 314, 88],
    ['Ida', ida, 'visionary', 18, 2],
    ['Ida', ida, 'healer', 51, 8],
  ] as const)('%s: %# %s has %d tenths and %d %%', (_, moment, archetype, tenths, percent) => {
    const bar = barsOf(archetypesOf(moment)).find((one) => one.archetype === archetype);
    expect(bar?.low).toBe(bar?.high);
    expect(Math.abs((bar?.low.tenths ?? 0) - tenths)).toBeLessThanOrEqual(1);
    expect(Math.abs((bar?.low.percent ?? 0) - percent)).toBeLessThanOrEqual(2);
  });

  it('show the facts that add up to them', () => {
    const visionary = barsOf(archetypesOf(nok))[1];
    expect(visionary?.low.rows.map((row) => [rowTitle(row), row.tenths])).toEqual([
      ['Sun in the ninth house', 70],
      ['Mercury trine Uranus', 58],
      ['Mercury in the ninth house', 50],
      ['Jupiter in the eleventh house', 30],
      ['Mercury sextile Jupiter', 19],
    ]);
    // With the orb to four places, 10 × 0.7 × (1 − 1.1521/7) = 5.848.
    expect(rowArithmetic(visionary?.low.rows[1] ?? fail())).toBe('10 × 0.7 × (1 − 1.15°/7°)');
    for (const moment of [nok, ida, mara])
      for (const { low, high } of barsOf(archetypesOf(moment)))
        for (const { rows, tenths } of [low, high])
          expect(rows.reduce((sum, row) => sum + row.tenths, 0)).toBe(tenths);
  });
});

function fail(): never {
  throw new Error('a row was expected');
}

describe('bars of a time in doubt', () => {
  it('leave out angles and houses and show both ends', () => {
    const archetypes = archetypesOf(mara);
    expect(archetypes).toMatchObject({ withAngles: false, moonSigns: ['scorpio'] });
    for (const { low, high } of barsOf(archetypes)) {
      expect(low.tenths).toBeLessThanOrEqual(high.tenths);
      for (const { kind } of [...low.rows, ...high.rows]) expect(['aspect', 'sign', 'phase']).toContain(kind);
    }
  });

  it('name both signs of a Moon that changes sign that day', () => {
    // 22 August 1996: the Moon left Scorpio for Sagittarius in the morning hours of New York.
    const next = birth(
      '1996-08-22',
      null,
      { name: 'New York', latDeg: 40.7128, lonDeg: -74.006 },
      'America/New_York',
    );
    const archetypes = archetypesOf(next);
    expect(archetypes).toMatchObject({ moonSigns: ['scorpio', 'sagittarius'] });
    const mystic = barsOf(archetypes)[0];
    expect(mystic?.low.moonSign).toBe('sagittarius');
    expect(mystic?.high.moonSign).toBe('scorpio');
  });

  it('keep the angles for a doubt of minutes, around the bar of the given time', () => {
    const about = archetypesOf(birth('1990-05-15', '14:30', bangkok, 'Asia/Bangkok', 10));
    expect(about).toMatchObject({ withAngles: true });
    barsOf(about).forEach(({ low, high }, at) => {
      const exact = barsOf(archetypesOf(nok))[at]?.low.tenths ?? NaN;
      expect(low.tenths).toBeLessThanOrEqual(exact);
      expect(high.tenths).toBeGreaterThanOrEqual(exact);
    });
    expect(archetypesOf(birth('1990-05-15', '14:30', bangkok, 'Asia/Bangkok', 400))).toMatchObject({
      withAngles: false,
    });
    expect(archetypesOf(birth('1990-05-15', '14:30', null, null))).toMatchObject({ withAngles: false });
  });

  it('are none without a birth', () => {
    expect(archetypesOf(null)).toEqual({ type: 'no-birth' });
  });
});

describe('percentages', () => {
  const quantiles = Array.from({ length: 101 }, (_, at) => (at < 5 ? 0 : at * 10));

  it.each([
    [0, 2], // shared by the quantiles 0 to 4
    [50, 5],
    [55, 6], // 5.5 rounds up
    [254, 25],
    [500, 50],
    [2000, 99],
    [-5, 1],
  ])('of %d tenths are %d', (tenths, percent) => {
    expect(percentOf(tenths, quantiles)).toBe(percent);
  });

  it.each([
    [1, 'quiet'],
    [19, 'quiet'],
    [20, 'soft'],
    [39, 'soft'],
    [40, 'balanced'],
    [60, 'balanced'],
    [61, 'clear'],
    [80, 'clear'],
    [81, 'strong'],
    [99, 'strong'],
  ])('of %d are %s', (percent, band) => {
    expect(bandOf(percent)).toBe(band);
  });
});
