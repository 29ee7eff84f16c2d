/**
 * The bars against births nobody chose. A smaller draw in the gate; all 5,000 and 5,000 others in
 * reference.long.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { reference } from './data/reference.ts';
import { ARCHETYPE_IDS } from './formula.ts';
import { percentOf } from './percent.ts';
import { referenceBirths } from './reference-births.ts';
import { scoreArchetype } from './score.ts';
import { archetypeSky } from './sky.ts';

describe('the reference', () => {
  const births = referenceBirths();

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

  it('spreads its own first 400 births over the bar evenly, with angles and without', () => {
    const skies = births.slice(0, 400).map(({ at, place }) => archetypeSky(at, place));
    for (const kind of ['known', 'unknown'] as const)
      for (const id of ARCHETYPE_IDS) {
        const percents = skies.map((sky) =>
          percentOf(
            scoreArchetype(id, kind === 'known' ? sky : { ...sky, angles: null }).tenths,
            reference[kind][id],
          ),
        );
        for (const limit of [25, 50, 75]) {
          const below = percents.filter((percent) => percent <= limit).length / skies.length;
          // Three standard errors of a share among 400 are at most 0.075; points are counted in whole tenths.
          expect(Math.abs(below - limit / 100)).toBeLessThan(0.09);
        }
      }
  });
});
