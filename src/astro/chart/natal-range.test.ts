import { describe, expect, it } from 'vitest';
import { unixMs } from '../time/instant.ts';
import { bodyIn, natalChart } from './natal.ts';
import { natalRange } from './natal-range.ts';
import type { NatalRange } from './natal-range.ts';

const at = (iso: string) => unixMs(Date.parse(iso));
const PRAGUE = { latDeg: 50.09, lonDeg: 14.42 };
const range = (from: string, to: string, place: typeof PRAGUE | null = PRAGUE): NatalRange =>
  natalRange({ from: at(from), to: at(to), place, houseSystem: 'placidus', node: 'mean' });
const find = (r: NatalRange, id: string) => r.bodies.find((body) => body.id === id);

describe('an unknown time of day', () => {
  // The Moon entered Cancer at 08:10:06 UTC by the reference of tests/reference.
  const day = range('2018-01-01T00:00:00Z', '2018-01-02T00:00:00Z');

  it('names both signs of a Moon that changes sign, and one of the others', () => {
    expect(find(day, 'moon')).toMatchObject({ signs: ['gemini', 'cancer'], signConstant: false });
    expect(find(day, 'sun')).toMatchObject({ signs: ['capricorn'], signConstant: true });
  });

  it('keeps one sign on either side of the change', () => {
    expect(find(range('2018-01-01T00:00:00Z', '2018-01-01T08:09:00Z'), 'moon')?.signs).toEqual(['gemini']);
    expect(find(range('2018-01-01T08:11:00Z', '2018-01-01T20:00:00Z'), 'moon')?.signs).toEqual(['cancer']);
  });

  it('says nothing of angles and houses, nor of sect when both occur', () => {
    expect(day.angles).toBeNull();
    expect(day.bodies.every(({ houses }) => houses === null)).toBe(true);
    expect(day.sect).toBeNull();
  });

  it('runs on past the end of Pisces', () => {
    const moon = find(range('2018-01-22T00:00:00Z', '2018-01-23T00:00:00Z'), 'moon');
    expect(moon?.signs).toEqual(['pisces', 'aries']);
    expect(moon?.lonTo).toBeGreaterThan(360);
  });
});

describe('calculated points', () => {
  // Sunrise in Prague on 1975-09-15 was at 04:36 UTC by the almanac, which counts refraction.
  const dawn = range('1975-09-15T04:20:00Z', '1975-09-15T05:00:00Z');

  it('of the lights change places at sunrise, and their extremes are not said', () => {
    expect(dawn.sect).toBeNull();
    expect(dawn.lots?.fortune).toMatchObject({ lonMin: null, lonMax: null, signConstant: false });
    const [night, day] = [dawn.from, dawn.to].map((t) =>
      natalChart({ at: t, place: PRAGUE, houseSystem: 'placidus', node: 'mean' }),
    );
    expect([night?.sect, day?.sect]).toEqual(['night', 'day']);
    for (const chart of [night, day]) expect(dawn.lots?.fortune.signs).toContain(chart?.lots?.fortune.sign);
  });

  it('run on with the Ascendant by day', () => {
    const noon = range('1975-09-15T11:00:00Z', '1975-09-15T11:30:00Z');
    const width = (point: { readonly lonMin: number | null; readonly lonMax: number | null } | undefined) =>
      (point?.lonMax ?? NaN) - (point?.lonMin ?? NaN);
    const risen = (noon.angles?.asc.lonMax ?? NaN) - (noon.angles?.asc.lonMin ?? NaN);
    // Half an hour of Ascendant, and a quarter of a degree of Moon for or against it.
    expect(Math.abs(width(noon.lots?.fortune) - risen)).toBeLessThan(0.4);
    expect(Math.abs(width(noon.lots?.spirit) - risen)).toBeLessThan(0.4);
    expect(noon.vertex?.lonMin).not.toBeNull();
  });

  it('are not said where angles are not', () => {
    expect(range('1975-09-15T00:00:00Z', '1975-09-16T00:00:00Z')).toMatchObject({ vertex: null, lots: null });
  });
});

describe('out of bounds', () => {
  it('is open on a day when the Moon crosses the bound, and plain on the days about it', () => {
    // Near its major standstill the Moon of January 2025 stood over 28° north about the 12th, and on the
    // equator on the 5th.
    const moonOn = (day: number) => {
      const [from, to] = [Date.UTC(2025, 0, day), Date.UTC(2025, 0, day + 1)];
      return find(range(new Date(from).toISOString(), new Date(to).toISOString(), null), 'moon')?.outOfBounds;
    };
    expect([6, 7, 8].map(moonOn)).toEqual([false, false, false]);
    expect([11, 12].map(moonOn)).toEqual([true, true]);
    expect([9, 10].map(moonOn)).toContain(null);
  });
});

describe('a station inside the range', () => {
  // Mercury turned retrograde on 2018-03-23 at 00:18:52 UTC in 16.90791° by the reference of tests/reference.
  const day = range('2018-03-22T12:00:00Z', '2018-03-23T12:00:00Z', null);

  it('leaves the direction open and reaches the turning point', () => {
    const mercury = find(day, 'mercury');
    expect(mercury?.retrograde).toBeNull();
    expect(mercury?.lonMax).toBeCloseTo(16.9079, 2);
    expect(mercury?.lonMax).toBeGreaterThan(Math.max(mercury?.lonFrom ?? NaN, mercury?.lonTo ?? NaN));
    expect(find(day, 'sun')?.retrograde).toBe(false);
  });
});

describe.each([
  ['an unknown time', '1975-09-14T22:00:00Z', '1975-09-15T22:00:00Z', PRAGUE],
  ['a time within an hour', '1975-09-15T05:00:00Z', '1975-09-15T06:00:00Z', PRAGUE],
  ['a time without a place', '1962-02-04T00:00:00Z', '1962-02-05T12:00:00Z', null],
  ['a known minute', '1999-12-31T23:59:00Z', '2000-01-01T00:00:00Z', { latDeg: -33.9, lonDeg: 151.2 }],
] as const)('%s', (_name, from, to, place) => {
  const span = range(from, to, place);
  const charts = Array.from({ length: 25 }, (_, i) =>
    natalChart({
      at: unixMs(at(from) + ((at(to) - at(from)) * i) / 24),
      place,
      houseSystem: 'placidus',
      node: 'mean',
    }),
  );

  it('holds every chart inside it: places, signs, houses, sect, phase', () => {
    for (const chart of charts) {
      for (const body of span.bodies) {
        const own = bodyIn(chart.bodies, body.id);
        const turns = Math.round((body.lonMin - own.lon) / 360);
        const unwrapped = [own.lon + 360 * turns, own.lon + 360 * (turns + 1)];
        expect(unwrapped.some((lon) => lon >= body.lonMin - 1e-4 && lon <= body.lonMax + 1e-4)).toBe(true);
        expect(body.signs).toContain(own.sign);
        expect(body.houses ?? [own.house]).toContain(own.house);
        expect([null, own.retrograde]).toContain(body.retrograde);
      }
      expect([null, chart.sect]).toContain(span.sect);
      for (const { id, outOfBounds } of span.bodies)
        expect([null, bodyIn(chart.bodies, id).outOfBounds]).toContain(outOfBounds);
      for (const [point, own] of [
        [span.vertex, chart.vertex],
        [span.lots?.fortune, chart.lots?.fortune],
        [span.lots?.spirit, chart.lots?.spirit],
      ] as const) {
        expect(point?.signs ?? [own?.sign]).toContain(own?.sign);
        expect(point?.houses ?? [own?.house]).toContain(own?.house);
      }
      for (const id of ['asc', 'mc'] as const) {
        const sign = chart.angles?.[id].sign;
        expect(span.angles?.[id].signs ?? [sign]).toContain(sign);
      }
      expect(span.phases).toContain(chart.phase.phase);
    }
  });

  it.each(['aspects', 'minorAspects'] as const)('keeps exactly the %s that all of them have', (list) => {
    const key = (aspect: { a: string; aspect: string; b: string }): string =>
      `${aspect.a}-${aspect.aspect}-${aspect.b}`;
    const angular = (k: string): boolean => /-(asc|mc)$/.test(k);
    const common = charts
      .map((chart) => new Set(chart[list].map(key)))
      .reduce((all, own) => new Set([...all].filter((k) => own.has(k))));
    // Over six hours no angle is followed, so none of their aspects is kept.
    const expected = [...common].filter((k) => span.angles !== null || !angular(k));
    expect(span[list].map(key).toSorted()).toEqual(expected.toSorted());
    for (const aspect of span[list]) {
      const orbs = charts.map((chart) => chart[list].find((own) => key(own) === key(aspect))?.orb ?? NaN);
      expect(Math.min(...orbs)).toBeGreaterThanOrEqual(aspect.orbMin - 1e-4);
      expect(Math.max(...orbs)).toBeLessThanOrEqual(aspect.orbMax + 1e-4);
      expect(aspect.orbMax).toBeLessThanOrEqual(aspect.orbLimit);
    }
  });
});

it('of one instant is that instant', () => {
  const now = range('1975-09-15T05:00:00Z', '1975-09-15T05:00:00Z');
  for (const body of now.bodies) {
    expect(body.lonFrom).toBe(body.lonTo);
    expect(body.signs).toHaveLength(1);
    expect(body.houses).toHaveLength(1);
  }
});

it('refuses a range that runs backward or over a week', () => {
  expect(() => range('2000-01-02T00:00:00Z', '2000-01-01T00:00:00Z')).toThrow('range');
  expect(() => range('2000-01-01T00:00:00Z', '2000-01-09T00:00:00Z')).toThrow('range');
});
