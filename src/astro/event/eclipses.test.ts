import { describe, expect, it } from 'vitest';
import { distance } from '../angle/degrees.ts';
import { bodyPosition } from '../body/position.ts';
import { unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { lunarEclipses, solarEclipses } from './eclipses.ts';

const at = (iso: string): UnixMs => unixMs(Date.parse(iso));
const from = at('2019-01-01T00:00:00Z');
const to = at('2027-01-01T00:00:00Z');

describe('eclipses', () => {
  const solar = solarEclipses(from, to);
  const lunar = lunarEclipses(from, to);

  it('come in time order, near a conjunction and an opposition', () => {
    for (const list of [solar, lunar]) {
      expect(list.length).toBeGreaterThan(15);
      expect(list.map((one) => one.at)).toEqual(list.map((one) => one.at).toSorted((a, b) => a - b));
    }
    for (const { at: when, lon } of solar) {
      expect(bodyPosition('sun', when).lon).toBeCloseTo(lon, 9);
      expect(distance(bodyPosition('moon', when).lon, lon)).toBeLessThan(0.6);
    }
    for (const { at: when, lon } of lunar) {
      expect(bodyPosition('moon', when).lon).toBeCloseTo(lon, 9);
      expect(distance(bodyPosition('sun', when).lon, lon)).toBeGreaterThan(179.4);
    }
  });

  it('have one solar eclipse two weeks from each lunar one', () => {
    for (const { at: when } of lunar.filter(({ at: one }) => one > from && one < to)) {
      const near = solarEclipses(unixMs(when - 16 * 86_400_000), unixMs(when + 16 * 86_400_000));
      expect(near.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('of 20 April 2023 was hybrid: annular at both ends of its track, total in the middle', () => {
    expect(solar.filter(({ kind }) => kind === 'hybrid').map(({ at: when }) => isoDay(when))).toEqual([
      '2023-04-20',
    ]);
  });

  it('say on which side the shadow passes', () => {
    const gammaOf = (day: string): number => solar.find(({ at: when }) => isoDay(when) === day)?.gamma ?? NaN;
    // 8 April 2024 over Mexico and the United States, 4 December 2021 over the Antarctic.
    expect(gammaOf('2024-04-08')).toBeCloseTo(0.343, 3);
    expect(gammaOf('2021-12-04')).toBeCloseTo(-0.953, 3);
  });

  it('are over one in umbral magnitude when total, and under nothing when penumbral', () => {
    const kindOf = (magnitude: number): string =>
      magnitude >= 1 ? 'total' : magnitude > 0 ? 'partial' : 'penumbral';
    expect(lunar.map(({ umbralMagnitude }) => kindOf(umbralMagnitude))).toEqual(
      lunar.map(({ kind }) => kind),
    );
    // 26 May 2021, by the canon: 1.0095.
    const may = lunar.find(({ at: when }) => isoDay(when) === '2021-05-26');
    expect(may?.umbralMagnitude).toBeCloseTo(1.01, 2);
  });

  it('on the border of a search belong to the side that holds their greatest moment', () => {
    const [first] = solar;
    const when = first?.at ?? from;
    expect(solarEclipses(when, unixMs(when + 1))).toEqual([first]);
    expect(solarEclipses(unixMs(when - 86_400_000), when)).toEqual([]);
  });
});

function isoDay(when: number): string {
  return new Date(when).toISOString().slice(0, 10);
}
