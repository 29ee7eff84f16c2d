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
import { reference } from './data/reference.ts';
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

/**
 * Every row of two births, worked out by hand from the formula's table. Longitudes are those of astronomy-engine 2.1.19,
 * which the product does not use for this; the angles are its sidereal time and obliquity put into the textbook formulas.
 */
describe('rows worked out by hand', () => {
  const rowsOf = (moment: BirthMoment, at: number) =>
    barsOf(archetypesOf(moment))[at]?.low.rows.map((row) => [rowTitle(row), row.tenths]) ?? [];
  const totalOf = (moment: BirthMoment, at: number) => barsOf(archetypesOf(moment))[at]?.low.tenths;

  // Nok: Sun 54.215, Moon 294.850, Mercury 38.036, Venus 12.605, Mars 348.195, Jupiter 99.506, Saturn 295.253,
  // Uranus 279.187, Neptune 284.355, Pluto 226.173, Ascendant 175.836 (Virgo rises), Midheaven 86.121.
  it('Nok, Mystic: 4.0 + 3.6 + 0.8 + 0.4 = 8.8', () => {
    expect(rowsOf(nok, 0)).toEqual([
      ['Mars in Pisces', 40],
      // 88.250° apart: square, 1.750° of 7. 6 × 0.8 × (1 − 0.2500) = 3.60.
      ['Venus square Neptune', 36],
      // 171.958° apart: opposition, 8.042° of 8 + 2. 5 × 0.8 × (1 − 0.8042) = 0.78.
      ['Sun opposition Pluto', 8],
      // 113.681° apart: trine, 6.319° of 7. 6 × 0.7 × (1 − 0.9027) = 0.41.
      ['Mercury trine Neptune', 4],
    ]);
    expect(totalOf(nok, 0)).toBe(88);
  });

  it('Nok, Visionary: 7.0 + 5.8 + 5.0 + 3.0 + 1.9 = 22.7', () => {
    // Taurus is the ninth sign from Virgo, Cancer the eleventh.
    expect(totalOf(nok, 1)).toBe(227);
  });

  it('Nok, Healer: 7.0 + 5.0 + 4.8 + 3.9 + 3.0 = 23.7', () => {
    expect(rowsOf(nok, 2)).toEqual([
      ['Ascendant in Virgo', 70],
      // 119.014° apart: trine, 0.986° of 7 + 2. 8 × 0.7 × (1 − 0.1096) = 4.99.
      ['Moon trine Ascendant', 50],
      // 0.403° apart: conjunction, of 8 + 2. 5 × (1 − 0.0403) = 4.80.
      ['Moon conjunction Saturn', 48],
      // 119.365° apart: trine, 0.635° of 7 + 2. 6 × 0.7 × (1 − 0.0706) = 3.90.
      ['Moon trine Sun', 39],
      // 88.250° apart: square, 1.750° of 7. 5 × 0.8 × 0.75 = 3.00.
      ['Venus square Neptune', 30],
    ]);
    expect(totalOf(nok, 2)).toBe(237);
  });

  // Ida: Sun 220.043, Moon 139.198, Mercury 203.379, Venus 183.964, Mars 0.046, Jupiter 63.745, Saturn 269.036,
  // Uranus 268.413, Neptune 277.953, Pluto 222.411, Ascendant 210.986 (Scorpio rises), Midheaven 131.650.
  it('Ida, Mystic: 6.0 + 5.0 + 5.0 + 4.0 + 3.9 + 3.8 + 2.1 + 1.6 = 31.4', () => {
    expect(rowsOf(ida, 0)).toEqual([
      ['Sun in Scorpio', 60],
      // Libra is the twelfth sign from Scorpio.
      ['Mercury in the twelfth house', 50],
      ['Venus in the twelfth house', 50],
      ['Ascendant in Scorpio', 40],
      // 57.910° apart: sextile, 2.090° of 4 + 2. 12 × 0.5 × (1 − 0.3483) = 3.91.
      ['Sun sextile Neptune', 39],
      // 2.368° apart: conjunction, of 8 + 2. 5 × (1 − 0.2368) = 3.82.
      ['Sun conjunction Pluto', 38],
      // 93.989° apart: square, 3.989° of 7. 6 × 0.8 × (1 − 0.5699) = 2.06.
      ['Venus square Neptune', 21],
      // 83.213° apart: square, 6.787° of 7 + 2. 8 × 0.8 × (1 − 0.7541) = 1.57.
      ['Moon square Pluto', 16],
    ]);
    expect(totalOf(ida, 0)).toBe(314);
  });

  it('Ida, Visionary: 1.8, and Healer: 3.0 + 1.7 + 0.3 = 5.0', () => {
    // 57.427° apart: sextile, 2.573° of 4. 10 × 0.5 × (1 − 0.6433) = 1.78.
    expect(rowsOf(ida, 1)).toEqual([['Uranus sextile Ascendant', 18]]);
    expect(rowsOf(ida, 2)).toEqual([
      // Aries is the sixth sign from Scorpio.
      ['Mars in the sixth house', 30],
      // As above: 5 × 0.8 × (1 − 0.5699) = 1.72.
      ['Venus square Neptune', 17],
      // 7.548° of 8 from the Midheaven: 6 × (1 − 0.9435) = 0.34.
      ['Moon on the Midheaven', 3],
    ]);
  });

  it('a percentage is read off the table of births', () => {
    // Nok's 237 tenths as a Healer lie between two neighbours of the 5,000 births, drawn straight between them.
    const table = reference.known.healer;
    const below = table.findLastIndex((value) => value < 237);
    const [low = NaN, high = NaN] = table.slice(below, below + 2);
    const between = low === 237 || high === 237 ? null : below + (237 - low) / (high - low);
    const percent = barsOf(archetypesOf(nok))[2]?.low.percent ?? NaN;
    if (between === null) expect(table[percent]).toBe(237);
    else expect(percent).toBe(Math.round(between));
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
