/**
 * The chart calls, through their routes. Numbers are held against `natal-open.json`: Swiss Ephemeris 2.10.03 on JPL
 * DE431, 40 births of 1900–2047 from pole to pole. Each birth is sent as the wall time of UTC at its place.
 */
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/api/calls.ts';
import type { ChartPoint, NatalChartAnswer, TransitChartAnswer } from '#contract/api/charts.ts';
import { jsonRequest, testParts } from '../../tests/support/api-parts.ts';
import reference from '../../tests/reference/natal-open.json' with { type: 'json' };
import { astrologyRoutes } from './astrology.ts';

const app = astrologyRoutes(testParts().deps);
const post = (body: unknown, name = 'ada') => jsonRequest('POST', body, { authorization: `Bearer ${name}` });
const NATAL = '/api/astrology/natal-chart';
const TRANSIT = '/api/astrology/transit-chart';

/** Arcseconds; the causes are in tests/reference/README.md. Six decimals of a degree are 0.004″. */
const TOLERANCE_ARCSEC: Readonly<Record<string, number>> = {
  Sun: 0.3,
  Moon: 0.8,
  Mercury: 0.4,
  Venus: 0.5,
  Mars: 0.8,
  Jupiter: 0.3,
  Saturn: 0.4,
  Uranus: 0.7,
  Neptune: 1,
  Pluto: 1.7,
  'North node': 0.3,
  'South node': 0.3,
  Ascendant: 1,
  MC: 1,
};
const SPEED_ARCSEC = 0.5;
/** Degrees a day below which the direction of motion is within the error of the speeds. */
const STANDSTILL = 0.002;

const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
];

const wrap = (deg: number): number => ((deg % 360) + 360) % 360;
const arcsec = (a: number, b: number): number => Math.abs(wrap(a - b + 180) - 180) * 3600;

type ReferenceChart = (typeof reference.charts)[number];

const bodyOf = (c: ReferenceChart) => ({
  name: 'Reference',
  birthDate: c.utc.slice(0, 10),
  birthTime: c.utc.slice(11, 19),
  lat: c.lat,
  lng: c.lon,
  timezoneId: 'UTC',
  birthPlace: 'Somewhere',
  gender: 'female',
});

async function natal(body: unknown): Promise<NatalChartAnswer['data']> {
  const response = await app.request(NATAL, post(body));
  expect(response.status).toBe(200);
  return ((await response.json()) as NatalChartAnswer).data;
}

/** The reference's longitude of a named point. */
function longitudeOf(c: ReferenceChart, name: string): number {
  if (name === 'Ascendant') return c.asc;
  if (name === 'MC') return c.mc;
  const column = { 'North node': 'MeanNode', 'South node': 'MeanNode' }[name] ?? name;
  const lon = c.L[reference.meta.bodies.indexOf(column)] ?? Number.NaN;
  return name === 'South node' ? wrap(lon + 180) : lon;
}

/** The house by the reference's own cusps: the last cusp at or before the longitude. */
function houseByCusps(lon: number, cusps: readonly number[]): number {
  const behind = cusps.map((cusp) => wrap(lon - cusp));
  return behind.indexOf(Math.min(...behind)) + 1;
}

let compared = 0;

describe('natal charts against an independent ephemeris', () => {
  it.each(reference.charts)('$id ($utc, $lat)', async (c) => {
    const { planets, houses, houseSystem } = await natal(bodyOf(c));
    const cusps = c.cusps.placidus ?? c.cusps.whole;
    expect(houseSystem).toBe(c.cusps.placidus === null ? 'whole' : 'placidus');
    expect(planets.data).toHaveLength(14);
    for (const point of planets.data) {
      const lon = longitudeOf(c, point.name);
      const tolerance = TOLERANCE_ARCSEC[point.name] ?? Number.NaN;
      expect(arcsec(point.full_degree, lon), point.name).toBeLessThan(tolerance);
      const inSign = lon % 30;
      if (Math.min(inSign, 30 - inSign) * 3600 > tolerance) {
        expect(point.sign, point.name).toBe(SIGNS[Math.floor(lon / 30)]);
        expect(Math.abs(point.norm_degree - inSign) * 3600).toBeLessThan(tolerance);
      }
      // On a cusp itself a rounded reference cannot say which side: the angles stand there by definition.
      const nearest = Math.min(...cusps.map((cusp) => arcsec(lon, cusp)));
      if (nearest > 2) expect(point.house, point.name).toBe(houseByCusps(lon, cusps));
      const column = reference.meta.bodies.indexOf(point.name);
      if (column >= 0) {
        const speed = c.V[column] ?? Number.NaN;
        expect(Math.abs((point.speed ?? Number.NaN) - speed) * 3600).toBeLessThan(SPEED_ARCSEC);
        if (Math.abs(speed) >= STANDSTILL)
          expect(point.is_retro).toBe(c.R[column] === '1' ? 'true' : 'false');
      }
      compared += 1;
    }
    houses.data.forEach(({ house, degree, sign }, i) => {
      expect(house).toBe(i + 1);
      expect(arcsec(degree, cusps[i] ?? Number.NaN)).toBeLessThan(1);
      expect(sign).toBe(SIGNS[Math.floor(degree / 30)]);
      compared += 1;
    });
  });

  it('compares every point and every cusp', () => {
    expect(compared).toBe(40 * (14 + 12));
  });
});

it('a transit chart is the sky of its moment in the houses of the birth', async () => {
  const [birth, moment] = reference.charts.filter((c) => c.cusps.placidus !== null);
  if (birth === undefined || moment === undefined) throw new Error('the reference has two charts');
  const cusps = birth.cusps.placidus ?? [];
  const body = { ...bodyOf(birth), transitDate: `${moment.utc.slice(0, 16)}:00` };
  const response = await app.request(TRANSIT, post(body));
  const { data } = (await response.json()) as TransitChartAnswer;
  const first: readonly ChartPoint[] = data.transits.data.slice(0, 10);
  expect(first.map(({ name }) => name)).toEqual(reference.meta.bodies.slice(0, 10));
  // The moment is sent to the minute: what a body moves in the seconds that were cut.
  const cut = Number(moment.utc.slice(17, 19)) / 86_400;
  for (const [i, point] of first.entries()) {
    const lon = wrap((moment.L[i] ?? Number.NaN) - cut * (moment.V[i] ?? 0));
    expect(arcsec(point.full_degree, lon), point.name).toBeLessThan(
      TOLERANCE_ARCSEC[point.name] ?? Number.NaN,
    );
    expect(point.house, point.name).toBe(houseByCusps(lon, cusps));
  }
});

describe('what is missing or wrong', () => {
  const whole = {
    birthDate: '1990-04-14',
    birthTime: '07:42',
    lat: 13.75,
    lng: 100.5,
    timezoneId: 'Asia/Bangkok',
  };
  const { birthDate: _date, ...noDate } = whole;
  const { lat: _lat, ...noLat } = whole;
  const noCoordinates = 'Failed to generate natal chart. Please ensure your birth location has coordinates.';

  it.each([
    ['no date', noDate, 'Birth date and time are required'],
    ['an empty time', { ...whole, birthTime: '' }, 'Birth date and time are required'],
    ['a time that is null', { ...whole, birthTime: null }, 'Birth date and time are required'],
    ['no latitude', noLat, noCoordinates],
    ['an empty longitude', { ...whole, lng: '' }, noCoordinates],
    ['a longitude that is null', { ...whole, lng: null }, noCoordinates],
    ['a zone that is none', { ...whole, timezoneId: 'Moon/Tycho' }, /^timezoneId must be an IANA time zone/],
    ['a year before the ephemeris', { ...whole, birthDate: '1600-01-01' }, /between the years 1800 and 2100/],
  ])('%s is refused in a sentence', async (_, body, message) => {
    for (const [path, sent] of [
      [NATAL, body],
      [TRANSIT, { ...body, transitDate: '2026-07-15T14:05:00' }],
    ] as const) {
      const response = await app.request(path, post(sent));
      expect(response.status).toBe(400);
      const { error } = (await response.json()) as { error: string };
      expect(error).toMatch(message);
    }
  });

  it('finds the zone of the coordinates when none is sent, and takes degrees as text', async () => {
    const { timezoneId, birthUtc } = await natal({ ...whole, timezoneId: '', lat: '13.75', lng: '100.5' });
    expect([timezoneId, birthUtc]).toEqual(['Asia/Bangkok', '1990-04-14T00:42:00Z']);
  });

  it('says which of two hours it took', async () => {
    const twice = { ...whole, birthDate: '2020-11-01', birthTime: '01:30', timezoneId: 'America/New_York' };
    const first = await natal({ ...twice, lat: 40.71, lng: -74.01 });
    const second = await natal({ ...twice, lat: 40.71, lng: -74.01, fold: 'second' });
    expect(first.birthUtc).toBe('2020-11-01T05:30:00Z');
    expect(second.birthUtc).toBe('2020-11-01T06:30:00Z');
    expect(first.notes.join()).toContain('twice');
  });
});

describe('who may ask, and how often', () => {
  const birth = {
    birthDate: '1990-04-14',
    birthTime: '07:42',
    lat: 13.75,
    lng: 100.5,
    timezoneId: 'Asia/Bangkok',
  };

  it.each([NATAL, TRANSIT])('%s is for people who are signed in', async (path) => {
    expect((await app.request(path, jsonRequest('POST', birth))).status).toBe(401);
    const stale = await app.request(path, jsonRequest('POST', birth, { authorization: 'Bearer ended' }));
    expect(stale.status).toBe(401);
    expect(await stale.json()).toMatchObject({ error: 'Please sign in again.' });
  });

  it('is limited by account, and says when to come back', async () => {
    const limited = astrologyRoutes(testParts().deps);
    const max = calls.natalChart.limit.max;
    for (let i = 0; i < max; i++) expect((await limited.request(NATAL, post(birth))).status).toBe(200);
    const refused = await limited.request(NATAL, post(birth));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await limited.request(NATAL, post(birth, 'ben'))).status).toBe(200);
    const transit = { ...birth, transitDate: '2026-07-15T14:05:00' };
    expect((await limited.request(TRANSIT, post(transit))).status).toBe(200);
  });
});
