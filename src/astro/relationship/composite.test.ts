/** Composites and Davison moments worked by hand. */
import { describe, expect, it } from 'vitest';
import { distance } from '../angle/degrees.ts';
import { bodyIn, natalChart } from '../chart/natal.ts';
import type { NatalChart } from '../chart/natal.ts';
import type { Place } from '../house/angles.ts';
import type { HouseSystem } from '../house/cusps.ts';
import { unixMs } from '../time/instant.ts';
import { compositeChart } from './composite.ts';
import { davisonChart, davisonMoment } from './davison.ts';
import { meanEastLongitude, nearerMidpoint } from './midpoint.ts';

const vienna = { latDeg: 48.21, lonDeg: 16.37 };
/** Chart o014 of tests/reference: inside the polar circle, with the Ascendant 3° ahead of the Midheaven. */
const BACKWARD_UTC = '1999-03-05T21:53:14Z';
const BACKWARD_PLACE = { latDeg: 75.1456, lonDeg: -172.284 };
const chartAt = (
  utc: string,
  place: Place | null = vienna,
  houseSystem: HouseSystem = 'placidus',
): NatalChart => natalChart({ at: unixMs(Date.parse(utc)), place, houseSystem, node: 'mean' });

/** A chart with chosen longitudes for a few bodies and chosen angles; equal houses from its Ascendant. */
function withPlaces(
  chart: NatalChart,
  lons: Partial<Record<string, number>>,
  angles?: { asc: number; mc: number },
  cusps?: readonly number[],
): NatalChart {
  const place = (id: 'asc' | 'mc', lon: number) => ({ ...chart.angles?.[id], id, lon });
  return {
    ...chart,
    bodies: chart.bodies.map((body) => ({ ...body, lon: lons[body.body] ?? body.lon })),
    angles:
      angles === undefined ? chart.angles : { asc: place('asc', angles.asc), mc: place('mc', angles.mc) },
    houses: cusps === undefined ? chart.houses : { ...chart.houses, cusps },
  } as unknown as NatalChart;
}

const one = chartAt('1990-01-02T03:04:00Z');
const two = chartAt('1984-09-10T17:30:00Z', { latDeg: 40.7, lonDeg: -74 });

describe('the nearer midpoint', () => {
  it.each([
    [10, 50, 30],
    [50, 10, 30],
    [350, 20, 5],
    [340, 10, 355],
    [0, 179.9, 89.95],
    [0, 180.1, 270.05],
    [0, 180, 90],
    [180, 0, 90],
    [300, 120, 210],
  ])('of %d and %d is %d', (a, b, middle) => {
    expect(nearerMidpoint(a, b)).toBeCloseTo(middle, 9);
  });

  it.each([
    [10, 30, 20],
    [-74, 16, -29],
    [170, -170, -180],
    [170, -160, -175],
    [-170, 160, 175],
    [-90, 90, 0],
  ])('of the meridians %d and %d is %d', (a, b, middle) => {
    expect(distance(meanEastLongitude(a, b), middle)).toBeLessThan(1e-9);
    expect(Math.abs(meanEastLongitude(a, b))).toBeLessThanOrEqual(180);
  });
});

describe('a composite', () => {
  it('has each body halfway, the South Node opposite the North Node, and marks what is about to flip', () => {
    const a = withPlaces(one, { sun: 350, moon: 10, venus: 100, northnode: 20, southnode: 200 });
    const b = withPlaces(two, { sun: 20, moon: 189, venus: 140, northnode: 190, southnode: 10 });
    const found = compositeChart(a, b).bodies;
    const at = (id: string) => found.find(({ body }) => body === id);
    expect(at('sun')).toMatchObject({ lon: 5, sign: 'aries', degree: { deg: 5, min: 0 }, nearFlip: false });
    expect(at('moon')).toMatchObject({ lon: 99.5, sign: 'cancer', nearFlip: true });
    expect(at('venus')).toMatchObject({ lon: 120, sign: 'leo', nearFlip: false });
    expect(at('northnode')).toMatchObject({ lon: 105, nearFlip: false });
    expect(at('southnode')).toMatchObject({ lon: 285 });
  });

  it('has the aspects of its own bodies, without motion', () => {
    // Sun at 30, Moon at 150: a trine by construction, whatever the rest does.
    const a = withPlaces(one, { sun: 20, moon: 100 });
    const b = withPlaces(two, { sun: 40, moon: 200 });
    const found = compositeChart(a, b).aspects.find((aspect) => aspect.a === 'moon' && aspect.b === 'sun');
    expect(found).toMatchObject({ aspect: 'trine', orb: 0, orbLimit: 10, outOfSign: false });
    expect(found).not.toHaveProperty('applying');
  });

  const equal = (asc: number) => Array.from({ length: 12 }, (_, i) => (asc + 30 * i) % 360);

  it('takes the closer pair of angles by its midpoint and keeps the houses in order', () => {
    // Ascendants 20° apart, Midheavens 40° apart: the Ascendant is the anchor.
    const a = withPlaces(one, {}, { asc: 100, mc: 10 }, equal(100));
    const b = withPlaces(two, {}, { asc: 120, mc: 330 }, equal(120));
    const near = compositeChart(a, b);
    expect(near.method).toEqual({ houses: 'midpoint-cusps', anchor: 'asc' });
    expect(near.angles?.asc.lon).toBeCloseTo(110, 9);
    expect(near.angles?.mc.lon).toBeCloseTo(350, 9);
    expect(near.houses?.cusps.map((cusp) => Math.round(cusp))).toEqual(equal(110));
  });

  it('takes the farther midpoint of a cusp where order asks for it', () => {
    // Midheavens at 0 and 170, nearer midpoint 85. Ascendants at 80 and 275: 165° apart the short way,
    // nearer midpoint 357.5, closer than the Midheavens: it holds, and the Midheaven is 265, the far one.
    const a = withPlaces(one, {}, { asc: 80, mc: 0 }, equal(80));
    const b = withPlaces(two, {}, { asc: 275, mc: 170 }, equal(275));
    const found = compositeChart(a, b);
    expect(found.method?.anchor).toBe('asc');
    expect(found.angles?.asc.lon).toBeCloseTo(357.5, 9);
    expect(found.angles?.mc.lon).toBeCloseTo(265, 9);
    // Every house is wider than nothing and all twelve make one circle.
    const cusps = found.houses?.cusps ?? [];
    const widths = cusps.map((cusp, i) => ((cusps[(i + 1) % 12] ?? NaN) - cusp + 720) % 360);
    expect(Math.min(...widths)).toBeGreaterThan(0);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
  });

  it('can derive the Ascendant from the Midheaven at the mean latitude', () => {
    const a = withPlaces(one, {}, { asc: 100, mc: 350 });
    const b = withPlaces(two, {}, { asc: 120, mc: 10 });
    const onEquator = (chart: NatalChart, latDeg: number): NatalChart => ({
      ...chart,
      place: { latDeg, lonDeg: 0 },
    });
    const found = compositeChart(onEquator(a, 30), onEquator(b, -30), { houseMethod: 'derived-ascendant' });
    expect(found.method).toEqual({ houses: 'derived-ascendant', anchor: 'mc' });
    expect(distance(found.angles?.mc.lon ?? NaN, 0)).toBeLessThan(1e-9);
    // At the equator with 0° Aries culminating, 0° Cancer rises.
    expect(found.angles?.asc.lon).toBeCloseTo(90, 6);
    // At 48.21° with 0° Aries culminating: tan(asc) = −1 / (tan φ sin ε), ε about 23.44°.
    const vienna48 = compositeChart(onEquator(a, 48.21), onEquator(b, 48.21), {
      houseMethod: 'derived-ascendant',
    });
    const expected =
      90 + (Math.atan(Math.tan((48.21 * Math.PI) / 180) * Math.sin((23.44 * Math.PI) / 180)) * 180) / Math.PI;
    expect(Math.abs((vienna48.angles?.asc.lon ?? NaN) - expected)).toBeLessThan(0.01);
  });

  it('takes whole signs when asked, for whole-sign charts, and where the two systems differ', () => {
    const asked = compositeChart(one, two, { houseMethod: 'whole-sign' });
    expect(asked.houses).toMatchObject({ requested: 'placidus', system: 'whole', fellBack: false });
    expect(asked.houses?.cusps.every((cusp) => cusp % 30 === 0)).toBe(true);
    const whole = compositeChart(
      chartAt('1990-01-02T03:04:00Z', vienna, 'whole'),
      chartAt('1984-09-10T17:30:00Z', vienna, 'whole'),
    );
    expect(whole.method?.houses).toBe('whole-sign');
    expect(whole.houses?.fellBack).toBe(false);
    const polar = chartAt('1984-09-10T17:30:00Z', { latDeg: 78, lonDeg: 15 });
    const mixed = compositeChart(one, polar);
    expect(mixed.method?.houses).toBe('whole-sign');
    expect(mixed.houses).toMatchObject({ requested: 'placidus', system: 'whole', fellBack: true });
    // The second's Regiomontanus cusps run backward: house 2 begins a degree before house 1.
    const regiomontanus = compositeChart(
      chartAt('1990-01-02T03:04:00Z', vienna, 'regiomontanus'),
      chartAt(BACKWARD_UTC, BACKWARD_PLACE, 'regiomontanus'),
    );
    expect(regiomontanus.method?.houses).toBe('whole-sign');
  });

  it('has no houses without both places', () => {
    const found = compositeChart(one, chartAt('1984-09-10T17:30:00Z', null));
    expect(found).toMatchObject({ angles: null, houses: null, method: null });
    expect(found.bodies.every(({ house }) => house === null)).toBe(true);
  });
});

describe('a Davison chart', () => {
  it('stands halfway in time and on the map', () => {
    const a = { at: unixMs(Date.parse('1980-01-01T00:00:00Z')), place: { latDeg: 50, lonDeg: 170 } };
    const b = { at: unixMs(Date.parse('1980-01-03T12:00:00Z')), place: { latDeg: -10, lonDeg: -150 } };
    const middle = davisonMoment(a, b);
    expect(new Date(middle.at).toISOString()).toBe('1980-01-02T06:00:00.000Z');
    expect(middle.place).toEqual({ latDeg: 20, lonDeg: -170 });
    expect(davisonMoment(a, { ...b, place: null })).toEqual({ at: middle.at, place: null });
  });

  it('is a chart of that moment', () => {
    const chart = davisonChart(one, two, { houseSystem: 'placidus', node: 'mean' });
    expect(chart.at).toBe((one.at + two.at) / 2);
    // Late spring of 1987: the Sun at the end of Taurus or in Gemini.
    expect(new Date(chart.at).toISOString().slice(0, 7)).toBe('1987-05');
    expect(bodyIn(chart.bodies, 'sun').sign).toBe('taurus');
  });
});
