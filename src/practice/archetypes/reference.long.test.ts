/** The reference table made again from its 5,000 births, and 5,000 others that fall over the bars as percentages should. */
import { describe, expect, it } from 'vitest';
import { createTestRandom } from '#lib/random.ts';
import { unixMs } from '#astro/time/instant.ts';
import { reference } from './data/reference.ts';
import { ARCHETYPE_IDS } from './formula.ts';
import { percentOf } from './percent.ts';
import { referenceBirths, referenceTable } from './reference-births.ts';
import { scoreArchetype } from './score.ts';
import { archetypeSky } from './sky.ts';

describe('5,000 births', () => {
  it('are what the committed table was made of', () => {
    expect(referenceTable(referenceBirths())).toEqual(reference);
  });

  it('of another draw fall evenly over the bars, and their rows add up', () => {
    const random = createTestRandom(20_261_121);
    const share = (): number => random(4).reduce((sum, byte) => (sum + byte) / 256, 0);
    const height = (deg: number): number => Math.sin((deg * Math.PI) / 180);
    const skies = Array.from({ length: 5000 }, () => {
      const sine = height(-40) + share() * (height(60) - height(-40));
      return archetypeSky(unixMs(Date.UTC(1940, 0, 1) + share() * 76 * 365.25 * 86_400_000), {
        latDeg: (Math.asin(sine) * 180) / Math.PI,
        lonDeg: share() * 360 - 180,
      });
    });
    for (const kind of ['known', 'unknown'] as const)
      for (const id of ARCHETYPE_IDS) {
        const scores = skies.map((sky) =>
          scoreArchetype(id, kind === 'known' ? sky : { ...sky, angles: null }),
        );
        for (const { rows, tenths } of scores)
          expect(rows.reduce((sum, row) => sum + row.tenths, 0)).toBe(tenths);
        const percents = scores.map(({ tenths }) => percentOf(tenths, reference[kind][id]));
        for (const limit of [10, 25, 50, 75, 90]) {
          const below = percents.filter((percent) => percent <= limit).length / percents.length;
          // Both draws err: three standard errors of their difference are at most 0.03; the middle of whole tenths adds a little.
          expect(Math.abs(below - limit / 100), `${kind} ${id} ${limit}`).toBeLessThan(0.035);
        }
      }
  });
});
