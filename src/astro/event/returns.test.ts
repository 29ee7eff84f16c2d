import { describe, expect, it } from 'vitest';
import { distance } from '../angle/degrees.ts';
import { bodyPosition } from '../body/position.ts';
import { natalChart } from '../chart/natal.ts';
import { addDays, MS_PER_DAY, unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { lunarReturns, returnsOf, solarReturns } from './returns.ts';

const at = (iso: string): UnixMs => unixMs(Date.parse(iso));
const birth = at('1987-02-21T20:43:00Z');
const from = at('1987-01-01T00:00:00Z');
const to = at('2087-01-01T00:00:00Z');

describe('solar returns', () => {
  const natalSunLon = bodyPosition('sun', birth).lon;
  const returns = solarReturns({ natalSunLon, from, to });

  it('come once a year, birth the first of them, within 0.1″', () => {
    expect(returns).toHaveLength(100);
    expect(Math.abs((returns[0] ?? NaN) - birth)).toBeLessThan(3000);
    for (const when of returns)
      expect(distance(bodyPosition('sun', when).lon, natalSunLon) * 3600).toBeLessThan(0.1);
  });

  it('are a tropical year apart, give or take a quarter of an hour', () => {
    returns.slice(1).forEach((when, i) => {
      const days = (when - (returns[i] ?? NaN)) / MS_PER_DAY;
      expect(Math.abs(days - 365.2422) * 24 * 60).toBeLessThan(20);
    });
  });

  it('have one sky wherever the chart is drawn, and other angles', () => {
    const [, first = birth] = returns;
    const chartAt = (latDeg: number, lonDeg: number) =>
      natalChart({ at: first, place: { latDeg, lonDeg }, houseSystem: 'whole', node: 'mean' });
    const home = chartAt(41.2, -162.4);
    const away = chartAt(13.75, 100.5);
    expect(away.bodies.map(({ lon }) => lon)).toEqual(home.bodies.map(({ lon }) => lon));
    expect(distance(away.angles?.mc.lon ?? NaN, home.angles?.mc.lon ?? NaN)).toBeGreaterThan(60);
  });
});

describe('lunar returns', () => {
  it('come every 27 days, within 1″', () => {
    const natalMoonLon = bodyPosition('moon', birth).lon;
    const returns = lunarReturns({ natalMoonLon, from: birth, to: addDays(birth, 3653) });
    // Ten years of tropical months of 27.3216 days.
    expect(returns.length).toBeGreaterThanOrEqual(133);
    expect(returns.length).toBeLessThanOrEqual(134);
    returns.forEach((when, i) => {
      expect(distance(bodyPosition('moon', when).lon, natalMoonLon) * 3600).toBeLessThan(0.2);
      const days = (when - (returns[i - 1] ?? NaN)) / MS_PER_DAY;
      if (i > 0) expect(Math.abs(days - 27.32)).toBeLessThan(0.6);
    });
  });
});

describe('planetary returns', () => {
  it('number the three of a retrograde loop as one round', () => {
    // Saturn stood at 23° 20′ of Sagittarius three times in 2016–2017 and not again for 29 years.
    const lon = 263.3;
    const returns = returnsOf({ body: 'saturn', lon, from, to: at('2050-01-01T00:00:00Z') });
    const numbers = [...new Set(returns.map(({ round }) => round))];
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const rounds = numbers.map((number) => returns.filter(({ round }) => round === number));
    for (const comings of rounds) {
      expect(comings.length % 2).toBe(1);
      comings.forEach(({ retrograde }, i) => expect(retrograde).toBe(i % 2 === 1));
      const first = comings[0]?.at ?? NaN;
      expect(((comings.at(-1)?.at ?? NaN) - first) / MS_PER_DAY).toBeLessThan(365);
    }
    const starts = rounds.map(([first]) => first?.at ?? NaN);
    starts.slice(1).forEach((start, i) => {
      const years = (start - (starts[i] ?? NaN)) / MS_PER_DAY / 365.25;
      expect(Math.abs(years - 29.46)).toBeLessThan(1.2);
    });
    for (const { at: when, retrograde } of returns) {
      const { lon: there, speed } = bodyPosition('saturn', when);
      expect(distance(there, lon) * 3600).toBeLessThan(0.1);
      expect(speed < 0).toBe(retrograde);
    }
  });

  it('are found three times where the loop lies on the place', () => {
    // Venus went to and fro between 22 October and 18 December 2021 … 11 to 26 degrees of Capricorn.
    const returns = returnsOf({
      body: 'venus',
      lon: 285,
      from: at('2021-11-01T00:00:00Z'),
      to: at('2022-04-01T00:00:00Z'),
    });
    expect(returns.map(({ retrograde, round }) => [retrograde, round])).toEqual([
      [false, 0],
      [true, 0],
      [false, 0],
    ]);
  });

  it('of the nodes, which go backwards, come every 18.6 years', () => {
    const lon = bodyPosition('northnode', birth).lon;
    const returns = returnsOf({ body: 'northnode', lon, from, to });
    expect(returns.map(({ retrograde }) => retrograde)).toEqual(returns.map(() => true));
    expect(returns.map(({ round }) => round)).toEqual(returns.map((_, i) => i));
    returns.slice(1).forEach((one, i) => {
      expect((one.at - (returns[i]?.at ?? NaN)) / MS_PER_DAY / 365.25).toBeCloseTo(18.6, 1);
    });
  });
});
