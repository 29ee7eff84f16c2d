/** The reference table is made again from its 5,000 births, and bars over other births fall as percentages should. */
import { describe, expect, it } from 'vitest';
import { createTestRandom } from '#lib/random.ts';
import { unixMs } from '#astro/time/instant.ts';
import { reference } from './data/reference.ts';
import { ARCHETYPE_IDS } from './formula.ts';
import { percentOf } from './percent.ts';
import { referenceBirths, referenceTable } from './reference-births.ts';
import { scoreArchetype } from './score.ts';
import { archetypeSky } from './sky.ts';

describe('the reference', () => {
  const births = referenceBirths();

  it('is what the tool makes of the formula', () => {
    expect(referenceTable(births)).toEqual(reference);
  });

  it('has births where and when it says', () => {
    expect(births).toHaveLength(5000);
    const inside = births.every(
      ({ at, place }) =>
        at >= Date.UTC(1940, 0, 1) &&
        at < Date.UTC(2016, 0, 1) &&
        place.latDeg >= -40 &&
        place.latDeg <= 60 &&
        Math.abs(place.lonDeg) <= 180,
    );
    expect(inside).toBe(true);
    // Evenly over the sphere between 40° S and 60° N: the share south of the equator is sin 40° / (sin 40° + sin 60°) = 0.426.
    const south = births.filter(({ place }) => place.latDeg < 0).length / 5000;
    expect(Math.abs(south - 0.426)).toBeLessThan(0.02);
  });

  it('has the medians of the design within a point', () => {
    const medians = (kind: 'known' | 'unknown') =>
      ARCHETYPE_IDS.map((id) => (reference[kind][id][50] ?? NaN) / 10);
    for (const [at, median] of [17.7, 17.7, 17].entries())
      expect(Math.abs((medians('known')[at] ?? NaN) - median)).toBeLessThan(1);
    for (const [at, median] of [10.8, 9.6, 9.7].entries())
      expect(Math.abs((medians('unknown')[at] ?? NaN) - median)).toBeLessThan(1);
  });

  it('spreads other births over the bar evenly', () => {
    const random = createTestRandom(20_261_121);
    const share = (): number => random(4).reduce((sum, byte) => (sum + byte) / 256, 0);
    const others = Array.from({ length: 600 }, () =>
      archetypeSky(unixMs(Date.UTC(1940, 0, 1) + share() * 76 * 365.25 * 86_400_000), {
        latDeg: -30 + share() * 80,
        lonDeg: share() * 360 - 180,
      }),
    );
    for (const id of ARCHETYPE_IDS) {
      const percents = others.map((sky) => percentOf(scoreArchetype(id, sky).tenths, reference.known[id]));
      for (const limit of [20, 40, 60, 80]) {
        const below = percents.filter((percent) => percent <= limit).length / others.length;
        // Three standard errors of a share among 600 are at most 0.062.
        expect(Math.abs(below - limit / 100)).toBeLessThan(0.07);
      }
    }
  });
});
