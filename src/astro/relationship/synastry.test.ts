/**
 * Comparisons worked by hand from the table in synastry-weights.ts. The longitudes are chosen, not
 * computed: each point stands where no other contact is within orb.
 */
import { describe, expect, it } from 'vitest';
import { wrap360 } from '../angle/degrees.ts';
import { ASPECT_IDS } from '../aspect/aspect-id.ts';
import { orbLimit } from '../aspect/orb-table.ts';
import type { PointId } from '../body/body-id.ts';
import { pairReach, pairWeight, SYNASTRY_ORBS, SYNASTRY_POINT_IDS } from './synastry-weights.ts';
import { synastry } from './synastry.ts';
import type { SynastryChart } from './synastry.ts';

function chart(
  lons: Partial<Record<PointId, number>>,
  houses: { asc: number; mc: number } | null = null,
): SynastryChart {
  return {
    bodies: Object.entries(lons).map(([body, lon]) => ({ body: body as PointId, lon })),
    angles: houses === null ? null : { asc: { lon: houses.asc }, mc: { lon: houses.mc } },
    houses:
      houses === null ? null : { cusps: Array.from({ length: 12 }, (_, i) => wrap360(houses.asc + 30 * i)) },
  };
}

const rowsOf = (a: SynastryChart, b: SynastryChart) =>
  synastry(a, b).score.rows.map(({ key, points, reason }) => [key, points, reason]);

describe('aspects between two charts', () => {
  it('name the first person first, also where the slower point is theirs', () => {
    const found = synastry(chart({ sun: 10 }), chart({ moon: 133 })).aspects;
    expect(found).toEqual([
      { a: 'sun', aspect: 'trine', b: 'moon', orb: 3, orbLimit: 6, points: 6 }, // 12 × 1 × (1 − 3/6)
    ]);
  });

  it.each([
    // weight × nature × (1 − orb / limit), by hand
    ['moon', 100, 'moon', 100, 'moon-conjunction-moon', 10, 'moon-moon'],
    ['venus', 359, 'mars', 2, 'venus-conjunction-mars', 5, 'venus-mars'], // across 0°: 10 × ½
    ['sun', 0, 'sun', 62, 'sun-sextile-sun', 3, 'sun-sun'], // 8 × 0.7 × ½ = 2.8
    ['saturn', 200, 'sun', 290, 'saturn-square-sun', -6, 'saturn-heart'], // 8 × −0.8 = −6.4
    ['saturn', 200, 'moon', 203.5, 'saturn-conjunction-moon', -2, 'saturn-heart'], // 8 × −½ × ½
    ['mars', 15, 'mars', 198, 'mars-opposition-mars', -2, 'mars-mars'], // 6 × −0.6 × ½ = −1.8
    ['chiron', 40, 'venus', 161, 'chiron-trine-venus', 2, 'chiron-personal'], // 3 × ½ = 1.5, away from zero
    ['pluto', 40, 'venus', 132.5, 'pluto-square-venus', -2, 'pluto-personal'], // 5 × −0.8 × ½
    ['uranus', 40, 'pluto', 40, 'uranus-conjunction-pluto', 0, 'generation'],
  ] as const)('%s at %d and %s at %d: %s, %d points', (p, pLon, q, qLon, key, points, reason) => {
    expect(rowsOf(chart({ [p]: pLon }), chart({ [q]: qLon }))).toEqual([[key, points, reason]]);
  });

  it('end at the orb of the table', () => {
    const sun = chart({ sun: 10 });
    expect(synastry(sun, chart({ mars: 17 })).aspects).toHaveLength(1); // 7° with a light
    expect(synastry(sun, chart({ mars: 17.01 })).aspects).toEqual([]);
    expect(synastry(chart({ venus: 10 }), chart({ mars: 16.01 })).aspects).toEqual([]); // 6° without
    expect(synastry(sun, chart({ northnode: 12.01 })).aspects).toEqual([]);
    const angles = synastry(sun, chart({}, { asc: 13.99, mc: 103.01 })).aspects;
    expect(angles.map(({ a, b }) => [a, b])).toEqual([['sun', 'asc']]); // 4° and 3°
  });

  it('leave out the South Node and Lilith, and are sorted by orb', () => {
    const a = chart({ sun: 10, moon: 50, southnode: 10, lilith: 10 });
    const found = synastry(a, chart({ sun: 12, southnode: 10 })).aspects;
    expect(found.map(({ a: one, aspect, b }) => `${one} ${aspect} ${b}`)).toEqual(['sun conjunction sun']);
    const two = synastry(chart({ sun: 10, moon: 70 }), chart({ venus: 11, mars: 70.5 })).aspects;
    expect(two.map(({ orb }) => orb)).toEqual([0.5, 0.5, 1, 1]);
  });
});

describe('overlays', () => {
  const a = chart({ sun: 5, saturn: 185, mars: 125, mercury: 65, venus: 335, pluto: 5 });
  const b = chart({ moon: 100 }, { asc: 0, mc: 270 });

  it('put each planet of one in the houses of the other', () => {
    const { aInB, bInA } = synastry(a, b).overlays;
    expect(aInB).toEqual([
      { body: 'mercury', house: 3, points: 1 },
      { body: 'venus', house: 12, points: -1 },
      { body: 'sun', house: 1, points: 2 },
      { body: 'mars', house: 5, points: 1 },
      { body: 'saturn', house: 7, points: -1 },
      { body: 'pluto', house: 1, points: 0 },
    ]);
    expect(bInA).toEqual([]);
  });

  it('count as rows of their own, the other way round as the other person', () => {
    const overlaysOf = (rows: ReturnType<typeof rowsOf>) => rows.filter(([key]) => /house/.test(String(key)));
    expect(overlaysOf(rowsOf(a, b))).toEqual([
      ['a-mercury-house3', 1, 'overlay-mercury'],
      ['a-venus-house12', -1, 'overlay-warm'],
      ['a-sun-house1', 2, 'overlay-warm'],
      ['a-mars-house5', 1, 'overlay-mars'],
      ['a-saturn-house7', -1, 'overlay-saturn'],
    ]);
    expect(overlaysOf(rowsOf(b, a)).map(([key]) => key)).toEqual([
      'b-mercury-house3',
      'b-venus-house12',
      'b-sun-house1',
      'b-mars-house5',
      'b-saturn-house7',
    ]);
  });
});

describe('the score', () => {
  it('is the sum of its rows, split into what eases and what strains', () => {
    const a = chart({ sun: 5, venus: 95 }, { asc: 200, mc: 110 });
    const b = chart({ moon: 125, saturn: 95, mars: 95 });
    const { score } = synastry(a, b);
    expect(score.rows.map(({ key, points }) => [key, points])).toEqual([
      ['venus-conjunction-mars', 10],
      ['venus-conjunction-saturn', -4],
      ['sun-trine-moon', 12],
      ['sun-square-mars', -5], // 6 × −0.8 = −4.8
      ['sun-square-saturn', -6], // 8 × −0.8 = −6.4
      // Her Moon at 125 is in his house 10, Mars and Saturn at 95 in house 9: only houses of the table count.
    ]);
    expect(score).toMatchObject({ total: 7, ease: 22, tension: -15 });
    // Worst and best: sun-moon −9.6 and 12, sun-mars −4.8 and 6, sun-saturn −6.4 and 8, venus-mars −8 and 10,
    // venus-saturn −6.4 and 8; Moon in a house −1 and 3, Mars −1 and 1, Saturn −2 and 1.
    expect(score.possible).toEqual({ least: -10 - 5 - 6 - 8 - 6 - 4, most: 12 + 6 + 8 + 10 + 8 + 5 });
  });
});

describe('the table', () => {
  it('weighs every pair, once, and lets no aspect overlap another', () => {
    for (const a of SYNASTRY_POINT_IDS) {
      for (const b of SYNASTRY_POINT_IDS) {
        expect(pairWeight(a, b)).toBe(pairWeight(b, a));
        const { least, most } = pairReach(pairWeight(a, b));
        expect(least).toBeLessThanOrEqual(0);
        expect(most).toBeGreaterThanOrEqual(0);
        const limits = ASPECT_IDS.map((aspect) => orbLimit(SYNASTRY_ORBS, a, b, aspect));
        expect(Math.max(...limits)).toBeLessThanOrEqual(7);
      }
    }
    expect(pairWeight('sun', 'moon').weight).toBe(12);
    expect(pairWeight('jupiter', 'moon').reason).toBe('jupiter-heart');
    expect(pairWeight('northnode', 'saturn').reason).toBe('generation');
    expect(pairWeight('mc', 'northnode').reason).toBe('axes');
  });
});
