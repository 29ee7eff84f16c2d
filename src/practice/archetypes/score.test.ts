/** Points worked out by hand from the table of the formula, with the arithmetic beside them. */
import { describe, expect, it } from 'vitest';
import { scoreArchetype, wholeSignHouse } from './score.ts';
import type { ArchetypeRow, ArchetypeSky } from './score.ts';

/** Twelve signs of 30°, Aries at 0: a sky in which nothing touches anything until a test says so. */
const QUIET: ArchetypeSky['lons'] = {
  sun: 10, // Aries
  moon: 290, // 20° Capricorn, 280° ahead of the Sun
  mercury: 20,
  venus: 56,
  mars: 66,
  jupiter: 185,
  saturn: 195,
  uranus: 213,
  neptune: 263,
  pluto: 155,
};
const skyOf = (lons: Partial<ArchetypeSky['lons']>, angles: ArchetypeSky['angles'] = null): ArchetypeSky => ({
  lons: { ...QUIET, ...lons },
  angles,
});
const told = (rows: readonly ArchetypeRow[]): readonly string[] =>
  rows.map((row) => {
    const name = { aspect: 'a', sign: 'point', house: 'body', angle: 'body', phase: 'phase' }[row.kind];
    return `${row.kind} ${String(Object.entries(row).find(([key]) => key === name)?.[1])} ${row.tenths}`;
  });

describe('points', () => {
  it('of an aspect fall off with its orb', () => {
    // Neptune at 12° Pisces, Sun at 15° Pisces: conjunction, orb 3° of 8 + 2. 12 × 1 × (1 − 3/10) = 8.4.
    // Sun in Pisces 12.0. Moon 20° Capricorn to Neptune 52°: no aspect. Mercury 20° Aries, 38° away.
    const { rows, tenths } = scoreArchetype('mystic', skyOf({ sun: 345, neptune: 342, pluto: 125 }));
    expect(told(rows)).toEqual(['sign sun 120', 'aspect sun 84']);
    expect(tenths).toBe(204);
    expect(rows.find(({ kind }) => kind === 'aspect')).toMatchObject({
      aspect: 'conjunction',
      weight: 12,
      factor: 1,
      orbDeg: 3,
      orbLimitDeg: 10,
    });
  });

  it.each([
    // Uranus at 213° (3° Scorpio); weight 10 with Mercury; no light in the pair, so no wider orb.
    ['opposition', 33, 80], // 10 × 0.8 × 1
    ['opposition', 37, 40], // 4° of 8: 10 × 0.8 × 0.5
    ['square', 123, 80], // 10 × 0.8 × 1
    ['square', 126.5, 40], // 3.5° of 7: 10 × 0.8 × 0.5
    ['trine', 93, 70],
    ['trine', 94.4, 56], // 1.4° of 7: 7 × 0.8
    ['sextile', 153, 50],
    ['sextile', 155, 25], // 2° of 4: 5 × 0.5
    ['conjunction', 217, 50], // 4° of 8: 10 × 0.5
  ] as const)('of Mercury in %s to Uranus at %d° are %d tenths', (aspect, mercury, tenths) => {
    const { rows } = scoreArchetype('visionary', skyOf({ mercury, jupiter: 2 }));
    const row = rows.find((one) => one.kind === 'aspect' && one.a === 'mercury' && one.b === 'uranus');
    expect(row).toMatchObject({ aspect, tenths });
  });

  it('stop at the widest orb', () => {
    // 56° from Uranus: exactly 4° from a sextile, where nothing is left. Jupiter at 115° is 105° from the Sun and 42° from Mercury.
    expect(scoreArchetype('visionary', skyOf({ mercury: 157, jupiter: 115 })).rows).toEqual([]);
  });

  it('of houses and corners need a time and a place', () => {
    // Asc 15° Leo (135°): the sixth sign from it is Capricorn, so the Moon is in house 6: 8 for the Healer.
    // MC 288°: the Moon stands 2° from it: 6 × (1 − 2/8) = 4.5. Moon–Asc 155°: no aspect.
    const sky = skyOf({}, { asc: 135, mc: 288 });
    expect(told(scoreArchetype('healer', sky).rows)).toEqual([
      'house moon 80',
      // Venus 26° Taurus 4.0.
      'angle moon 45',
      'sign venus 40',
      // Venus 56, Moon 290: 126° apart, trine, orb 6° of 7 + 2: 11 × 0.7 × (1 − 6/9) = 2.57.
      'aspect moon 26',
      // Moon 290, Saturn 195: 95° apart, square, orb 5° of 7 + 2: 5 × 0.8 × (1 − 5/9) = 1.78.
      'aspect moon 18',
    ]);
    expect(told(scoreArchetype('healer', skyOf({})).rows)).toEqual([
      'sign venus 40',
      'aspect moon 26',
      'aspect moon 18',
    ]);
  });

  it.each([
    ['mystic', 315, true],
    ['mystic', 359.9, true],
    ['mystic', 314.9, false],
    ['visionary', 0, true],
    ['visionary', 45, false],
    ['healer', 180, true],
    ['healer', 225, false],
  ] as const)('of the phase for the %s at %d° past the Sun: %s', (archetype, ahead, counts) => {
    const { rows } = scoreArchetype(archetype, skyOf({ sun: 0, moon: ahead }));
    expect(rows.some(({ kind }) => kind === 'phase')).toBe(counts);
  });
});

describe('whole-sign houses', () => {
  it.each([
    [135, 135, 1],
    [120, 149.9, 1],
    [150, 149.9, 2],
    [119.9, 120, 12],
    [0, 330, 2],
  ])('put %d° with the Ascendant at %d° in house %d', (lon, asc, house) => {
    expect(wholeSignHouse(lon, asc)).toBe(house);
  });
});
