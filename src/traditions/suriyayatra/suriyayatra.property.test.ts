/**
 * Laws:
 * 1. Every star stands within the circle at every minute, in whole arcminutes.
 * 2. The Sun moves on each day by about a degree and is within four of the sky; the Moon by eleven to sixteen.
 * 3. Ketu goes round backward in 679 days, Rahu in about eighteen and a half years.
 * 4. The lagna goes round once a day, each sign for its own minutes, and stands at the Sun's place at six.
 */
import { describe, expect, it } from 'vitest';
import { seededStream } from '#lib/seeded-stream.ts';
import { distance } from '#astro/angle/degrees.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { siderealLon } from '#astro/chart/sidereal.ts';
import { unixMs } from '#astro/time/instant.ts';
import { RISING_MINUTES, suriyayatraLagna } from './lagna.ts';
import { suriyayatraStar, THAI_STAR_IDS } from './suriyayatra.ts';

const stream = seededStream('5e7a9c1b3d5f7092b4d6f8a0c2e4f618');
const FIRST_DAY = -25_567;
const moments = Array.from({ length: 400 }, () => ({
  day: FIRST_DAY + stream.below(73_000),
  minute: stream.below(1440),
}));

describe('four hundred moments of two centuries', () => {
  it('have whole arcminutes in the circle', () => {
    for (const moment of moments) {
      const places = THAI_STAR_IDS.map((star) => suriyayatraStar(star, moment));
      expect(places.every((arcmin) => Number.isInteger(arcmin) && arcmin >= 0 && arcmin < 21_600)).toBe(true);
    }
  });

  it('have a Sun near the sky, and daily motions that the sky has', () => {
    for (const { day, minute } of moments) {
      const place = (star: 'sun' | 'moon', on: number): number => suriyayatraStar(star, { day: on, minute });
      const moved = (star: 'sun' | 'moon'): number =>
        (place(star, day + 1) - place(star, day) + 21_600) % 21_600;
      expect(Math.abs(moved('sun') - 59)).toBeLessThan(5);
      expect(Math.abs(moved('moon') - 790)).toBeLessThan(120);
      const at = unixMs(day * 86_400_000 + minute * 60_000 - 25_200_000);
      expect(
        distance(place('sun', day) / 60, siderealLon(bodyPosition('sun', at).lon, at, 'lahiri')),
      ).toBeLessThan(4);
    }
  });
});

it('Ketu comes back in 679 days', () => {
  for (const { day, minute } of moments.slice(0, 50))
    expect(suriyayatraStar('ketu', { day: day + 679, minute })).toBe(
      suriyayatraStar('ketu', { day, minute }),
    );
});

describe('the lagna', () => {
  it('has a day of 1440 minutes in its table', () => {
    expect(RISING_MINUTES.reduce((sum, minutes) => sum + minutes, 0)).toBe(1440);
  });

  it('stands at the Sun at six, and gives each sign its minutes', () => {
    for (let sun = 0; sun < 21_600; sun += 977) {
      expect(suriyayatraLagna(sun, 360)).toBeCloseTo(sun, 6);
      const signs = Array.from({ length: 1440 }, (_, minute) =>
        Math.floor(suriyayatraLagna(sun, minute + 0.5) / 1800),
      );
      const counts = RISING_MINUTES.map((_, sign) => signs.filter((one) => one === sign).length);
      for (const [sign, count] of counts.entries())
        expect(Math.abs(count - (RISING_MINUTES[sign] ?? 0))).toBeLessThanOrEqual(1);
    }
  });
});
