/**
 * Laws of every computed body, over the years a birth may have and the decades after:
 * 1. a longitude is in [0, 360), a latitude in [-90, 90], nothing is NaN, and nothing throws, even far outside the tables;
 * 2. the speed is the derivative of the longitude;
 * 3. nothing jumps where one piece of a table meets the next, nor where the tables end.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, signedDifference } from '../angle/degrees.ts';
import { astroTimeOfDays, daysToUnix } from '../time/instant.ts';
import { COMPUTED_BODY_IDS } from './body-id.ts';
import type { ComputedBodyId, NodeKind } from './body-id.ts';
import { FIRST_DAY, LAST_DAY, OUTER } from './data/outer.ts';
import { positionInFrame, positionsAt } from './position.ts';
import { skyFrame } from './sky-frame.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const YEAR = 365.25;
const body = fc.constantFrom<ComputedBodyId>(...COMPUTED_BODY_IDS);
const node = fc.constantFrom<NodeKind>('mean', 'true');
const day = (fromYear: number, toYear: number): fc.Arbitrary<number> =>
  fc.double({ min: (fromYear - 2000) * YEAR, max: (toYear - 2000) * YEAR, noNaN: true });

const lookAt = (id: ComputedBodyId, kind: NodeKind, days: number) =>
  positionInFrame(skyFrame(astroTimeOfDays(days)), id, kind);

it('answers with angles in range at any time from 1000 to 3000', () => {
  fc.assert(
    fc.property(day(1000, 3000), node, (days, kind) => {
      for (const { lon, lat, dec, speed } of positionsAt(daysToUnix(days), COMPUTED_BODY_IDS, {
        node: kind,
      })) {
        expect(lon).toBeGreaterThanOrEqual(0);
        expect(lon).toBeLessThan(360);
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(dec)).toBeLessThanOrEqual(90);
        expect(Number.isFinite(speed)).toBe(true);
      }
    }),
    { numRuns: sweep(60) },
  );
});

it('has the speed that its places have, to 0.3″ a day', () => {
  // Near enough for the bend of the Moon’s path to be far below the bound, far enough for rounding to be.
  const STEP = 0.004;
  fc.assert(
    fc.property(body, node, day(1800, 2150), (id, kind, days) => {
      const before = lookAt(id, kind, days - STEP).lon;
      const after = lookAt(id, kind, days + STEP).lon;
      const measured = signedDifference(before, after) / (2 * STEP);
      expect(Math.abs(lookAt(id, kind, days).speed - measured) * 3600).toBeLessThan(0.3);
    }),
  );
});

describe('pieces', () => {
  const MOMENT = 1e-4;
  const jump = (id: ComputedBodyId, days: number): number => {
    const before = lookAt(id, 'mean', days - MOMENT);
    const after = lookAt(id, 'mean', days + MOMENT);
    const moved = ((before.speed + after.speed) / 2) * 2 * MOMENT;
    return Math.abs(signedDifference(before.lon, after.lon) - moved) * 3600;
  };

  it.each(Object.keys(OUTER) as (keyof typeof OUTER)[])('of %s meet within 0.4″', (id) => {
    const { pieceDays, pieces } = OUTER[id];
    const seams = Array.from({ length: pieces - 1 }, (_, i) => FIRST_DAY + (i + 1) * pieceDays);
    const inside = seams.filter((seam) => seam < LAST_DAY);
    expect(inside.length).toBeGreaterThan(0);
    for (const seam of inside) expect(jump(id, seam)).toBeLessThan(0.4);
  });

  it.each([...COMPUTED_BODY_IDS])('of %s end within 1″ of what follows', (id) => {
    // The hand-over to the coarse series begins two years before the ends.
    for (const edge of [FIRST_DAY, FIRST_DAY + 730, LAST_DAY - 730, LAST_DAY]) {
      expect(jump(id, edge)).toBeLessThan(1);
    }
    for (const year of [1900, 2100]) expect(jump(id, (year - 2000) * YEAR)).toBeLessThan(0.4);
  });
});

it('crosses 0° Aries without a gap', () => {
  // The March equinox of 2026 (20 March, 14:46 UTC).
  const days = (Date.parse('2026-03-20T14:46:00Z') - Date.parse('2000-01-01T12:00:00Z')) / 86_400_000;
  const before = lookAt('sun', 'mean', days - 0.01).lon;
  const after = lookAt('sun', 'mean', days + 0.01).lon;
  expect(before).toBeGreaterThan(359.9);
  expect(after).toBeLessThan(0.1);
  expect(distance(before, after)).toBeCloseTo(0.0198, 3);
});
