import { describe, expect, it } from 'vitest';
import { distance } from '#astro/angle/degrees.ts';
import { bodyPosition } from '#astro/body/position.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { addDays, unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { createCharts } from './charts.ts';

const charts = createCharts(createZoneRules());
const school = { houseSystem: 'placidus', node: 'mean' } as const;
const lisbon: BirthDetails = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14 },
  zone: 'Europe/Lisbon',
  offsetSeconds: null,
  fold: null,
};
const born = unixMs(Date.parse('1993-04-14T05:42:00Z'));
const at = unixMs(Date.parse('2026-11-21T21:06:00Z'));
const place = { latDeg: 38.72, lonDeg: -9.14 };
const sun = (chart: { readonly bodies: readonly { readonly body: string; readonly lon: number }[] }) =>
  chart.bodies.find(({ body }) => body === 'sun')?.lon ?? Number.NaN;

describe('the sky at a moment', () => {
  it('is the sky itself, to half an arcsecond, wherever in the table the moment lies', () => {
    // The one place where a curve cannot follow is light bent by the Sun, for a day a year.
    for (let days = -4000; days < 4000; days += 611.7) {
      const when = addDays(at, days);
      const chart = charts.skyAt({ at: when, place: null, natal: null, ...school });
      for (const { body, lon } of chart.bodies)
        expect(distance(lon, bodyPosition(body, when, { node: 'mean' }).lon) * 3600).toBeLessThan(0.5);
    }
  });

  it('names what touches a birth chart, tightest first and with its side', () => {
    const { toNatal } = charts.skyAt({ at, place, natal: lisbon, ...school });
    expect(toNatal.length).toBeGreaterThan(3);
    expect(toNatal.map(({ orb }) => orb)).toEqual(toNatal.map(({ orb }) => orb).toSorted((a, b) => a - b));
    // Saturn turns on 10 December 2026 a fraction of a degree past that Jupiter: on 21 November it still closes in.
    const saturn = toNatal.find(({ mover, point }) => mover === 'saturn' && point === 'jupiter');
    expect(saturn).toMatchObject({ aspect: 'opposition', applying: true });
  });
});

describe('rings counted from a birth', () => {
  const ringAt = (ring: 'progressions' | 'solar-arc' | 'solar-return' | 'lunar-return', when = at) =>
    charts.skyAt({ at: when, place, natal: lisbon, ring, ...school });

  it('progress a day for a year', () => {
    const { skyOf, bodies } = ringAt('progressions');
    const years = (at - born) / (365.24219 * 86_400_000);
    expect((skyOf - born) / 86_400_000).toBeCloseTo(years, 5);
    expect(sun({ bodies })).toBeCloseTo(bodyPosition('sun', skyOf).lon, 6);
  });

  it('turn the whole chart by the solar arc', () => {
    const progressed = sun(ringAt('progressions'));
    const { bodies } = ringAt('solar-arc');
    const natal = charts.natal({ birth: lisbon, ...school });
    if (natal.type !== 'chart') throw new Error(natal.type);
    const arc = progressed - sun(natal.chart);
    for (const { body, lon } of natal.chart.bodies)
      expect(distance(bodies.find((one) => one.body === body)?.lon ?? 0, lon + arc)).toBeLessThan(1e-6);
  });

  it('come back to the Sun of birth once a year and to its Moon once a month, and stay until the next', () => {
    const solar = ringAt('solar-return');
    expect(new Date(solar.skyOf).toISOString().slice(0, 7)).toBe('2026-04');
    expect(distance(sun(solar), bodyPosition('sun', born).lon) * 3600).toBeLessThan(1);
    expect(ringAt('solar-return', addDays(at, 30)).skyOf).toBe(solar.skyOf);
    expect(ringAt('solar-return', addDays(at, 365.3)).skyOf).toBeGreaterThan(solar.skyOf);
    const lunar = ringAt('lunar-return');
    expect((at - lunar.skyOf) / 86_400_000).toBeLessThan(27.6);
    const moon = lunar.bodies.find(({ body }) => body === 'moon')?.lon ?? 0;
    expect(distance(moon, bodyPosition('moon', born).lon) * 3600).toBeLessThan(2);
  });

  it('are the sky itself without an hour of birth, and say so', () => {
    const open = { ...lisbon, time: null };
    const { ring, skyOf } = charts.skyAt({ at, place, natal: open, ring: 'progressions', ...school });
    expect([ring, skyOf]).toEqual(['transits', at]);
  });

  it('have exact instants at which their own contacts are exact', () => {
    const span = { from: at, to: addDays(at, 400), movers: ['sun', 'moon', 'mars', 'saturn'] as const };
    for (const ring of ['transits', 'progressions', 'solar-arc'] as const) {
      const hits = charts.hits({ natal: lisbon, ring, ...span, ...school });
      expect(hits.length).toBeGreaterThan(0);
      const [hit] = hits;
      if (hit === undefined) continue;
      const { toNatal } = charts.skyAt({ at: hit.at, place, natal: lisbon, ring, ...school });
      const exact = toNatal.find(
        ({ mover, aspect, point }) => mover === hit.mover && aspect === hit.aspect && point === hit.point,
      );
      expect(exact?.orb ?? 1).toBeLessThan(0.001);
    }
  });
});

describe('transits over a birth', () => {
  it('leave out the points that an unknown hour leaves open', () => {
    const span = { from: at, to: addDays(at, 90), movers: ['saturn', 'jupiter'] as const, orbDeg: 1 };
    const known = charts.transits({ birth: lisbon, ...span, ...school });
    const open = charts.transits({
      birth: { ...lisbon, time: null, place: null, zone: null },
      ...span,
      ...school,
    });
    if (known.type !== 'transits' || open.type !== 'transits') throw new Error('expected transits');
    // Lisbon: Sun in the first house, Jupiter in the sixth. Without a time no house is sure.
    expect(known.houses).toMatchObject({ sun: 1, moon: 10, jupiter: 6 });
    expect(open.houses).toEqual({});
    expect(known.natal.map(({ id }) => id)).toEqual(expect.arrayContaining(['moon', 'asc', 'mc']));
    expect(open.natal.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['moon']));
    expect(open.natal.some(({ id }) => id === 'asc' || id === 'mc')).toBe(false);
    expect(known.sky.lunations.length).toBeGreaterThan(10);
  });

  it('ask again about an hour that a clock skipped, as every call does', () => {
    const skipped = { ...lisbon, date: '2023-03-26', time: '01:30' };
    const asked = { from: at, to: addDays(at, 1), movers: ['sun'] as const, orbDeg: 1 };
    expect(charts.transits({ birth: skipped, ...asked, ...school })).toMatchObject({
      type: 'unresolved',
      answer: { type: 'gap' },
    });
    expect(charts.natal({ birth: skipped, ...school })).toMatchObject({ type: 'unresolved' });
    expect(charts.humanDesign({ birth: skipped, now: at, zone: 'UTC' })).toMatchObject({
      type: 'unresolved',
    });
    const pair = { a: lisbon, b: skipped, now: at, zone: 'UTC', ...school };
    expect(charts.synastry(pair)).toMatchObject({ type: 'unresolved', who: 'b' });
  });
});

describe('two people', () => {
  it('have no sum, no composite and no Davison chart without both hours', () => {
    const open = charts.synastry({
      a: lisbon,
      b: { ...lisbon, time: null },
      now: at,
      zone: 'UTC',
      ...school,
    });
    if (open.type !== 'synastry') throw new Error(open.type);
    expect([open.synastry, open.composite, open.davison]).toEqual([null, null, null]);
    expect(open.range.aspects.some(({ holds }) => holds)).toBe(true);
    const both = charts.synastry({ a: lisbon, b: lisbon, now: at, zone: 'UTC', ...school });
    if (both.type !== 'synastry') throw new Error(both.type);
    expect(both.davison?.at).toBe(born);
    expect(both.synastry?.score.rows.length).toBeGreaterThan(0);
  });
});
