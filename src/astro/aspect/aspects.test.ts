import { describe, expect, it } from 'vitest';
import { POINT_IDS } from '../body/body-id.ts';
import { ANY_ASPECT_ANGLE, ASPECT_IDS, MINOR_ASPECT_IDS } from './aspect-id.ts';
import { aspectBetween, aspectsAmong, isApplying, minorAspectBetween, minorAspectsAmong } from './aspects.ts';
import type { AspectPoint } from './aspects.ts';
import { NATAL_ORBS, orbLimit } from './orb-table.ts';

const point = (id: AspectPoint['id'], lon: number, speed = 0): AspectPoint => ({ id, lon, speed });
const between = (a: AspectPoint, b: AspectPoint) => aspectBetween(a, b, NATAL_ORBS);

describe('aspects', () => {
  it.each([
    [10, 12, 'conjunction', 2],
    [359, 3, 'conjunction', 4],
    [350, 47, 'sextile', 3],
    [300, 33, 'square', 3],
    [345, 105, 'trine', 0],
    [5, 182, 'opposition', 3],
    [182, 5, 'opposition', 3],
    [355, 178, 'opposition', 3],
  ] as const)('%d and %d make a %s with orb %d', (a, b, aspect, orb) => {
    const found = between(point('mars', a, 0.5), point('saturn', b, 0.1));
    expect(found?.aspect).toBe(aspect);
    expect(found?.orb).toBeCloseTo(orb, 10);
  });

  it('end at the orb', () => {
    expect(between(point('mars', 0), point('saturn', 8))?.aspect).toBe('conjunction');
    expect(between(point('mars', 0), point('saturn', 8.01))).toBeNull();
    expect(between(point('mars', 0), point('saturn', 65))?.aspect).toBe('sextile');
    expect(between(point('mars', 0), point('saturn', 65.01))).toBeNull();
  });

  it('reach further with the Sun or the Moon, and less with nodes and angles', () => {
    expect(between(point('sun', 0), point('saturn', 9.5))?.orbLimit).toBe(10);
    expect(between(point('moon', 0), point('saturn', 66))?.aspect).toBe('sextile');
    expect(between(point('sun', 0), point('northnode', 4))).toBeNull();
    expect(between(point('sun', 0), point('asc', 6.5))).toBeNull();
  });

  it('write the faster point first, whatever order they come in', () => {
    const found = between(point('asc', 0), point('moon', 91));
    expect([found?.a, found?.b]).toEqual(['moon', 'asc']);
  });

  it('know when the signs disagree', () => {
    expect(between(point('mars', 29), point('saturn', 151))?.outOfSign).toBe(true);
    expect(between(point('mars', 20), point('saturn', 141))?.outOfSign).toBe(false);
    expect(between(point('mars', 359), point('saturn', 2))?.outOfSign).toBe(true);
    expect(between(point('mars', 355), point('saturn', 176))?.outOfSign).toBe(false);
  });

  it('leave out pairs that say nothing, and sort by orb', () => {
    const found = aspectsAmong(
      [
        point('mc', 95),
        point('asc', 5),
        point('southnode', 184),
        point('northnode', 4),
        point('sun', 92),
        point('moon', 1),
      ],
      NATAL_ORBS,
    );
    expect(found.map(({ a, aspect, b }) => `${a}-${aspect}-${b}`)).toEqual([
      'moon-square-sun',
      'northnode-conjunction-asc',
      'northnode-square-mc',
      'sun-square-northnode',
      'moon-conjunction-northnode',
      'sun-square-asc',
      'sun-conjunction-mc',
      'moon-conjunction-asc',
      'moon-square-mc',
    ]);
  });

  it('never overlap at these orbs, the eleven of any pair', () => {
    const angles = [...ASPECT_IDS, ...MINOR_ASPECT_IDS].toSorted(
      (p, q) => ANY_ASPECT_ANGLE[p] - ANY_ASPECT_ANGLE[q],
    );
    for (const a of POINT_IDS) {
      for (const b of POINT_IDS) {
        const edges = angles.map((id) => [
          ANY_ASPECT_ANGLE[id] - orbLimit(NATAL_ORBS, a, b, id),
          ANY_ASPECT_ANGLE[id] + orbLimit(NATAL_ORBS, a, b, id),
        ]);
        edges.slice(1).forEach(([from], i) => expect(edges[i]?.[1]).toBeLessThan(from ?? NaN));
      }
    }
  });
});

describe('orbs', () => {
  it.each([
    ['sun', 'moon', 'conjunction', 10],
    ['mars', 'chiron', 'square', 3],
    ['sun', 'chiron', 'conjunction', 3],
    ['sun', 'lilith', 'opposition', 2],
    ['venus', 'vertex', 'conjunction', 2],
    ['moon', 'fortune', 'conjunction', 2],
    ['fortune', 'spirit', 'square', 2],
    ['moon', 'northnode', 'trine', 3],
    ['mars', 'asc', 'square', 6],
    ['sun', 'mars', 'quintile', 1.5],
    ['venus', 'mars', 'quintile', 1],
    ['venus', 'mars', 'quincunx', 2],
    ['chiron', 'mars', 'semisquare', 1.5],
    ['lilith', 'sun', 'sesquisquare', 2],
  ] as const)('of %s and %s in %s are %d°', (a, b, aspect, limit) => {
    expect(orbLimit(NATAL_ORBS, a, b, aspect)).toBe(limit);
    expect(orbLimit(NATAL_ORBS, b, a, aspect)).toBe(limit);
  });
});

describe('minor aspects', () => {
  const minor = (a: AspectPoint, b: AspectPoint) => minorAspectBetween(a, b, NATAL_ORBS);

  it.each([
    [10, 41, 'semisextile', 1],
    [350, 36, 'semisquare', 1],
    [0, 72.5, 'quintile', 0.5],
    [300, 74, 'sesquisquare', 1],
    [0, 215.5, 'biquintile', 0.5],
    [5, 213, 'quincunx', 2],
  ] as const)('%d and %d make a %s with orb %d', (a, b, aspect, orb) => {
    const found = minor(point('mars', a, 0.5), point('saturn', b, 0.1));
    expect(found?.aspect).toBe(aspect);
    expect(found?.orb).toBeCloseTo(orb, 10);
    expect(between(point('mars', a), point('saturn', b))).toBeNull();
  });

  it('end at their orbs', () => {
    expect(minor(point('mars', 0), point('saturn', 73))?.aspect).toBe('quintile');
    expect(minor(point('mars', 0), point('saturn', 73.1))).toBeNull();
    expect(minor(point('mars', 0), point('sun', 73.4))?.aspect).toBe('quintile');
    expect(minor(point('mars', 0), point('saturn', 152.01))).toBeNull();
  });

  it('are out of sign only where signs could agree', () => {
    expect(minor(point('mars', 29.5), point('saturn', 60))?.outOfSign).toBe(true);
    expect(minor(point('mars', 10), point('saturn', 40))?.outOfSign).toBe(false);
    expect(minor(point('mars', 29.5), point('saturn', 180))?.outOfSign).toBe(true);
    expect(minor(point('mars', 0), point('saturn', 144))?.outOfSign).toBe(false);
  });

  it('are listed apart from the major ones, tightest first', () => {
    const points = [point('sun', 0), point('moon', 46), point('mars', 150.5), point('mc', 60)];
    expect(minorAspectsAmong(points, NATAL_ORBS).map(({ a, aspect, b }) => `${a}-${aspect}-${b}`)).toEqual([
      'sun-quincunx-mars',
      'moon-semisquare-sun',
    ]);
    expect(aspectsAmong(points, NATAL_ORBS).map(({ a, aspect, b }) => `${a}-${aspect}-${b}`)).toEqual([
      'sun-sextile-mc',
      'mars-square-mc',
    ]);
  });
});

describe('applying', () => {
  it('is the faster body behind the exact point', () => {
    expect(isApplying(point('moon', 8, 13), point('saturn', 10, 0.1), 'conjunction')).toBe(true);
    expect(isApplying(point('moon', 12, 13), point('saturn', 10, 0.1), 'conjunction')).toBe(false);
  });

  it('goes by motion, not by order: a retrograde body backs into the aspect', () => {
    expect(isApplying(point('mercury', 12, -1), point('sun', 10, 1), 'conjunction')).toBe(true);
    expect(isApplying(point('mercury', 8, -1), point('sun', 10, 1), 'conjunction')).toBe(false);
    expect(isApplying(point('mars', 12, 0.1), point('jupiter', 10, 0.2), 'conjunction')).toBe(true);
  });

  it('holds across Aries', () => {
    expect(isApplying(point('moon', 358, 13), point('saturn', 1, 0.1), 'conjunction')).toBe(true);
    expect(isApplying(point('moon', 1, 13), point('saturn', 358, 0.1), 'conjunction')).toBe(false);
    expect(isApplying(point('moon', 88, 13), point('saturn', 359, 0.1), 'square')).toBe(true);
    expect(isApplying(point('moon', 91, 13), point('saturn', 359, 0.1), 'square')).toBe(false);
  });

  it('holds on the waning side, where the faster body comes up from behind', () => {
    expect(isApplying(point('moon', 268, 13), point('sun', 0, 1), 'square')).toBe(true);
    expect(isApplying(point('moon', 272, 13), point('sun', 0, 1), 'square')).toBe(false);
    expect(isApplying(point('moon', 178, 13), point('sun', 0, 1), 'opposition')).toBe(true);
    expect(isApplying(point('moon', 182, 13), point('sun', 0, 1), 'opposition')).toBe(false);
  });

  it('is false for an exact or an unchanging aspect', () => {
    expect(isApplying(point('moon', 10, 13), point('sun', 10, 1), 'conjunction')).toBe(false);
    expect(isApplying(point('moon', 8, 1), point('sun', 10, 1), 'conjunction')).toBe(false);
  });
});
