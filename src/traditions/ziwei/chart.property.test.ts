/**
 * Laws of a Zi Wei chart.
 *
 * 1. Twelve palaces on twelve branches, 28 stars once each, the decades one after another from the bureau's number.
 * 2. Tian Fu mirrors Zi Wei across tiger and monkey; the body falls together with one of six palaces.
 * 3. Every bureau and every life branch is reached.
 * 4. Without a sex there are no decades, and all else is the same.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchIds, mod } from '../east-asian/sexagenary.ts';
import { ziweiChart } from './chart.ts';
import { bureauIds, starIds } from './stars.ts';

const days = fc.integer({ min: -25_000, max: 47_000 });
const hours = fc.integer({ min: 0, max: 11 });

describe('a chart', () => {
  it('has everything once', () => {
    fc.assert(
      fc.property(days, hours, fc.constantFrom('female' as const, 'male' as const), (day, hour, sex) => {
        const chart = ziweiChart(day, hour, sex);
        const { palaces, bureau, body } = chart;
        expect(new Set(palaces.map(({ branch }) => branch)).size).toBe(12);
        const stars = palaces.flatMap(({ majors, helpers }) =>
          [...majors, ...helpers].map(({ star }) => star),
        );
        expect(stars.toSorted()).toEqual([...starIds].toSorted());
        const first = Number(bureau.slice(-1));
        expect(palaces.map(({ ages }) => ages?.[0]).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
          palaces.map((_, i) => first + 10 * i),
        );
        const place = (id: string): number =>
          branchIds.indexOf(
            palaces.find(({ majors }) => majors.some(({ star }) => star === id))?.branch ?? 'rat',
          );
        expect(mod(place('ziwei') + place('tianfu'), 12)).toBe(4);
        expect(['life', 'spouse', 'wealth', 'travel', 'career', 'spirit']).toContain(body.palace);
        const open = ziweiChart(day, hour, null);
        expect(open.palaces.every(({ ages }) => ages === null)).toBe(true);
        expect({ ...open, palaces: [] }.lunar).toEqual(chart.lunar);
      }),
      { numRuns: 25 },
    );
  });

  it('reaches every bureau and life branch', () => {
    const charts = Array.from({ length: 130 }, (_, i) => ziweiChart(i * 97, i % 12, null));
    expect(new Set(charts.map(({ bureau }) => bureau))).toEqual(new Set(bureauIds));
    expect(new Set(charts.map(({ life }) => life.branch))).toEqual(new Set(branchIds));
  });
});
