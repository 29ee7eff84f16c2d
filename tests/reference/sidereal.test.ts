/**
 * Ayanamsas, sidereal longitudes, lunar mansions and first periods against an independent ephemeris: `houses-
 * open.json` (Swiss Ephemeris 2.10.03 on JPL DE431, see README.md). Every value of all 40 charts; the last
 * test counts them.
 */
import { describe, expect, it } from 'vitest';
import { distance } from '#astro/angle/degrees.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import {
  AYANAMSA_IDS,
  ayanamsaDeg,
  ayanamsaTrueDeg,
  nakshatraOf,
  NAKSHATRA_IDS,
  siderealLon,
} from '#astro/chart/sidereal.ts';
import { anglesAt } from '#astro/house/angles.ts';
import { astroTime, unixMs } from '#astro/time/instant.ts';
import reference from './houses-open.json' with { type: 'json' };

const AYANAMSA_ARCSEC = 0.1;
/** The Moon as in natal.test.ts, the Ascendant as in houses.test.ts. */
const MOON_ARCSEC = 6;
const ASCENDANT_ARCSEC = 1;
/** 6″ of Moon, as a share of a mansion of 13°20′. */
const ELAPSED = MOON_ARCSEC / 3600 / (360 / 27);

let compared = 0;

const arcsec = (a: number, b: number): number => {
  compared += 1;
  return distance(a, b) * 3600;
};

describe.each(reference.charts)('chart $id', (c) => {
  const at = unixMs(Date.parse(c.utc));

  it('has the four ayanamsas, mean and true', () => {
    for (const id of AYANAMSA_IDS) {
      expect(arcsec(ayanamsaDeg(at, id), c.ayan[id])).toBeLessThan(AYANAMSA_ARCSEC);
      expect(arcsec(ayanamsaTrueDeg(at, id), c.ayanTrue[id])).toBeLessThan(AYANAMSA_ARCSEC);
    }
  });

  it('has the Moon in its mansion and quarter, with lord and share elapsed', () => {
    const moon = siderealLon(bodyPosition('moon', at).lon, at, 'lahiri');
    expect(arcsec(moon, c.vedic.moon)).toBeLessThan(MOON_ARCSEC);
    const { number, id, pada, lord, elapsed } = nakshatraOf(moon);
    expect([number, pada, lord]).toEqual([c.vedic.nakshatra, c.vedic.pada, c.vedic.dashaLord.toLowerCase()]);
    expect(id).toBe(NAKSHATRA_IDS[c.vedic.nakshatra - 1]);
    expect(Math.abs(elapsed - c.vedic.dashaElapsed)).toBeLessThan(ELAPSED);
    compared += 4;
  });

  it('has the sidereal Ascendant', () => {
    const { asc } = anglesAt(skyFrame(astroTime(at)), { latDeg: c.lat, lonDeg: c.lon });
    expect(arcsec(siderealLon(asc, at, 'lahiri'), c.vedic.asc)).toBeLessThan(ASCENDANT_ARCSEC);
  });
});

it('compares every sample', () => {
  expect(reference.charts).toHaveLength(reference.meta.count);
  expect(compared).toBe(40 * (4 * 2 + 1 + 4 + 1));
});
