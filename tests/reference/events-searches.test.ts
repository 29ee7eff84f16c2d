/**
 * Our searches against others'.
 *
 * The searches of astronomy-engine for rising and setting, the meridian, the longitude of the Sun and eclipses share
 * the plain theory with our positions but none of the code that finds the moment. Lists of eclipses are those of
 * Espenak and Meeus, Five Millennium Canons of Solar Eclipses (2006) and of Lunar Eclipses (2009), NASA, who used a
 * theory of their own: numbers of each kind a century, and the hybrid eclipses by date.
 */
import {
  Body,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  Observer,
  SearchGlobalSolarEclipse,
  SearchHourAngle,
  SearchLunarEclipse,
  SearchRiseSet,
  SearchSunLongitude,
} from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { lunarEclipses, solarEclipses } from '#astro/event/eclipses.ts';
import { solarReturns } from '#astro/event/returns.ts';
import { horizonEvents } from '#astro/event/rise-set.ts';
import { ingresses } from '#astro/event/sky-events.ts';
import { addDays, astroTime, unixMs } from '#astro/time/instant.ts';

const year = (number: number) => unixMs(Date.UTC(number, 0, 1));

describe('rising and setting', () => {
  const PLACES = [
    [0, 0],
    [41.2, -162.4],
    [-33.9, 151.2],
    [60, 25],
    [-54.8, -68.3],
    [65.5, 20],
  ] as const;
  const DAYS = [0, 80, 170, 260, 300];

  it.each(['sun', 'moon'] as const)('of the %s agree to 3 s, none missing, none extra', (body) => {
    const theirBody = body === 'sun' ? Body.Sun : Body.Moon;
    let compared = 0;
    for (const [latDeg, lonDeg] of PLACES) {
      const observer = new Observer(latDeg, lonDeg, 0);
      for (const day of DAYS) {
        const from = addDays(year(2024), day);
        const to = addDays(from, 3);
        const ours = horizonEvents({ body, place: { latDeg, lonDeg }, from, to });
        for (const [kind, direction] of [
          ['rise', 1],
          ['set', -1],
        ] as const) {
          const mine = ours.filter((event) => event.kind === kind);
          const theirs: number[] = [];
          let start = astroTime(from);
          for (;;) {
            const found = SearchRiseSet(theirBody, observer, direction, start, 3);
            if (found === null || found.date.getTime() >= to) break;
            theirs.push(found.date.getTime());
            start = found.AddDays(0.01);
          }
          expect(mine).toHaveLength(theirs.length);
          theirs.forEach((when, i) => expect(Math.abs((mine[i]?.at ?? NaN) - when)).toBeLessThan(3000));
          compared += theirs.length;
        }
        for (const [kind, hourAngle] of [
          ['upper-transit', 0],
          ['lower-transit', 12],
        ] as const) {
          const theirs = SearchHourAngle(theirBody, observer, hourAngle, astroTime(from)).time.date.getTime();
          const mine = ours.find((event) => event.kind === kind)?.at ?? NaN;
          expect(Math.abs(mine - theirs)).toBeLessThan(3000);
        }
      }
    }
    expect(compared).toBeGreaterThan(170);
  });
});

describe('the longitude of the Sun', () => {
  it('comes to a sign and back to a birth when it does for them, to 60 s', () => {
    const changes = ingresses({ bodies: ['sun'], from: year(2026), to: year(2027) });
    expect(changes).toHaveLength(12);
    changes.forEach(({ at }, i) => {
      const lon = (300 + 30 * i) % 360;
      const theirs = SearchSunLongitude(lon, astroTime(addDays(at, -3)), 6)?.date.getTime() ?? NaN;
      expect(Math.abs(at - theirs)).toBeLessThan(60_000);
    });
    const returns = solarReturns({ natalSunLon: 332.683148, from: year(1990), to: year(2030) });
    expect(returns).toHaveLength(40);
    for (const at of returns) {
      const theirs = SearchSunLongitude(332.683148, astroTime(addDays(at, -3)), 6)?.date.getTime() ?? NaN;
      expect(Math.abs(at - theirs)).toBeLessThan(60_000);
    }
  });
});

describe('eclipses of 2010 to 2045', () => {
  const from = year(2010);
  const to = year(2045);

  it('of the Sun agree to 40 s, and in kind', () => {
    const ours = solarEclipses(from, to);
    let theirs = SearchGlobalSolarEclipse(astroTime(from));
    for (const { at, kind, gamma } of ours) {
      expect(Math.abs(theirs.peak.date.getTime() - at)).toBeLessThan(40_000);
      // Their search has no hybrids, and calls an eclipse partial when only the cone touches the Earth, not its axis.
      const axisMisses = Math.abs(gamma) > 0.997;
      if (kind !== 'hybrid') expect(axisMisses ? 'partial' : kind).toBe(theirs.kind);
      theirs = NextGlobalSolarEclipse(theirs.peak);
    }
    expect(theirs.peak.date.getTime()).toBeGreaterThan(to);
  });

  it('of the Moon agree to 40 s', () => {
    const ours = lunarEclipses(from, to);
    let theirs = SearchLunarEclipse(astroTime(from));
    for (const { at, kind, umbralMagnitude } of ours) {
      expect(Math.abs(theirs.peak.date.getTime() - at)).toBeLessThan(40_000);
      // They make the shadow larger by the Earth's air in another way: 1 % of the Moon's width.
      if (Math.abs(umbralMagnitude) > 0.01) expect(theirs.kind).toBe(kind);
      theirs = NextLunarEclipse(theirs.peak);
    }
    expect(theirs.peak.date.getTime()).toBeGreaterThan(to);
  });
});

/**
 * Total for no time at all: the shadow's tip ends on the ground, to less than the 60 km by which our distance of the
 * Moon may be off. The list has it as hybrid.
 */
const GRAZED = '1986-10-03';

describe('eclipses of two centuries, by number and kind', () => {
  const countOf = (kinds: readonly string[]): Readonly<Record<string, number>> =>
    Object.fromEntries(
      [...new Set(kinds)].toSorted().map((kind) => [kind, kinds.filter((one) => one === kind).length]),
    );

  it.each([
    {
      first: 1901,
      solar: { annular: 73, hybrid: 6, partial: 78, total: 71 },
      hybrids: ['1908-12-23', '1909-06-17', '1912-04-17', '1930-04-28', '1986-10-03', '1987-03-29'],
      lunar: { partial: 65, penumbral: 83, total: 81 },
    },
    {
      first: 2001,
      solar: { annular: 72, hybrid: 7, partial: 77, total: 68 },
      hybrids: [
        '2005-04-08',
        '2013-11-03',
        '2023-04-20',
        '2031-11-14',
        '2049-11-25',
        '2050-05-20',
        '2067-12-06',
      ],
      lunar: { partial: 57, penumbral: 86, total: 85 },
    },
  ])('from $first on', ({ first, solar, hybrids, lunar }) => {
    const ours = solarEclipses(year(first), year(first + 100)).map(({ at, kind }) => {
      const day = new Date(at).toISOString().slice(0, 10);
      if (day !== GRAZED) return { day, kind };
      expect(['annular', 'hybrid']).toContain(kind);
      return { day, kind: 'hybrid' };
    });
    expect(countOf(ours.map(({ kind }) => kind))).toEqual(solar);
    expect(ours.filter(({ kind }) => kind === 'hybrid').map(({ day }) => day)).toEqual(hybrids);
    expect(countOf(lunarEclipses(year(first), year(first + 100)).map(({ kind }) => kind))).toEqual(lunar);
  });
});
