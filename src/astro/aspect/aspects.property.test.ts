/**
 * Laws of aspects.
 * 1. An aspect does not depend on the order of the two or on where zero is.
 * 2. Applying means that a moment later the orb is smaller, separating that it is larger.
 * 3. No pair stands in two aspects, major or minor.
 * 4. Parallels do not depend on order, nor on which hemisphere is up; with one body mirrored they become
 *    contraparallels.
 *
 * Law 2 leaves out pairs within a thousandth of a degree of exact or nearly keeping pace, where a moment
 * decides.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap360 } from '../angle/degrees.ts';
import { POINT_IDS } from '../body/body-id.ts';
import { aspectBetween, minorAspectBetween } from './aspects.ts';
import type { AspectPoint } from './aspects.ts';
import { NATAL_ORBS } from './orb-table.ts';
import { parallelsAmong } from './parallels.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const lon = fc.double({ min: 0, max: 359.999, noNaN: true });
const speed = fc.double({ min: -1.5, max: 14, noNaN: true });
const point = (id: AspectPoint['id']) => fc.record({ id: fc.constant(id), lon, speed });

const anyPoint = fc.record({ id: fc.constantFrom(...POINT_IDS), lon, speed });

describe('aspects', () => {
  it('1. do not depend on order or on zero', () => {
    fc.assert(
      fc.property(point('venus'), point('mars'), lon, (a, b, turn) => {
        const found = aspectBetween(a, b, NATAL_ORBS);
        expect(aspectBetween(b, a, NATAL_ORBS)).toEqual(found);
        const moved = (p: AspectPoint): AspectPoint => ({ ...p, lon: wrap360(p.lon + turn) });
        const again = aspectBetween(moved(a), moved(b), NATAL_ORBS);
        // At the very limit the rounding of a turn may decide.
        fc.pre(found !== null && found.orbLimit - found.orb > 1e-9);
        expect(again?.aspect).toBe(found?.aspect);
        expect(again?.orb).toBeCloseTo(found?.orb ?? NaN, 9);
      }),
      { numRuns: sweep(500) },
    );
  });

  it('2. apply while the orb shrinks', () => {
    fc.assert(
      fc.property(point('moon'), point('mars'), (a, b) => {
        const found = aspectBetween(a, b, NATAL_ORBS);
        fc.pre(found !== null && found.orb > 1e-3 && found.orb < found.orbLimit - 1e-3);
        fc.pre(Math.abs(a.speed - b.speed) > 1e-3);
        const days = 1e-5;
        const later = (p: AspectPoint): AspectPoint => ({ ...p, lon: wrap360(p.lon + p.speed * days) });
        const next = aspectBetween(later(a), later(b), NATAL_ORBS);
        expect((next?.orb ?? NaN) < (found?.orb ?? NaN)).toBe(found?.applying);
      }),
      { numRuns: sweep(500) },
    );
  });

  it('3. are one of a pair at most, major or minor, and minor ones obey law 1 too', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        fc.pre(a.id !== b.id);
        const minor = minorAspectBetween(a, b, NATAL_ORBS);
        expect(minorAspectBetween(b, a, NATAL_ORBS)).toEqual(minor);
        expect(minor !== null && aspectBetween(a, b, NATAL_ORBS) !== null).toBe(false);
        expect(minor === null || minor.orb <= minor.orbLimit).toBe(true);
      }),
      { numRuns: sweep(1000) },
    );
  });

  it('4. parallels mirror with the equator', () => {
    const dec = fc.integer({ min: -29_000, max: 29_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(dec, dec, (a, b) => {
        const of = (p: number, q: number) =>
          parallelsAmong(
            [
              { body: 'moon', dec: p },
              { body: 'mars', dec: q },
            ],
            NATAL_ORBS,
          ).map(({ kind, orb }) => [kind, orb]);
        expect(of(-a, -b)).toEqual(of(a, b));
        expect(of(b, a)).toEqual(of(a, b));
        fc.pre(Math.abs(a) > 0.6 && Math.abs(b) > 0.6);
        const other = of(a, -b).map(([kind, orb]) => [
          kind === 'parallel' ? 'contraparallel' : 'parallel',
          orb,
        ]);
        expect(other).toEqual(of(a, b));
      }),
      { numRuns: sweep(500) },
    );
  });
});
