import { describe, expect, it } from 'vitest';
import { degreeInSign, signOf } from '../angle/sign.ts';
import { degrees } from '../angle/degrees.ts';
import { aspectsAmong, minorAspectsAmong } from '../aspect/aspects.ts';
import { NATAL_ORBS } from '../aspect/orb-table.ts';
import { PLANET_IDS } from '../body/body-id.ts';
import type { PlanetId } from '../body/body-id.ts';
import type { HouseNumber } from '../house/cusps.ts';
import type { ChartBody } from './natal.ts';
import { patternsOf } from './pattern.ts';
import type { PatternChart } from './pattern.ts';

type Places = Readonly<Partial<Record<PlanetId, number>>>;

/** A sky of only the planets named, at these longitudes. */
function skyOf(places: Places, houses: Readonly<Partial<Record<PlanetId, HouseNumber>>> = {}): PatternChart {
  const bodies = PLANET_IDS.flatMap((body): ChartBody[] => {
    const lon = places[body];
    if (lon === undefined) return [];
    return [
      {
        body,
        lon: degrees(lon),
        lat: degrees(0),
        speed: 1,
        dec: degrees(0),
        sign: signOf(lon),
        degree: degreeInSign(lon),
        house: houses[body] ?? null,
        retrograde: false,
        stationary: false,
        outOfBounds: false,
      },
    ];
  });
  const points = bodies.map(({ body, lon, speed }) => ({ id: body, lon, speed }));
  return {
    bodies,
    aspects: aspectsAmong(points, NATAL_ORBS),
    minorAspects: minorAspectsAmong(points, NATAL_ORBS),
  };
}

const none = { apex: null, sign: null, house: null, element: null, modality: null };

describe('patterns', () => {
  it('T-square: Moon opposite Saturn, Mars square to both', () => {
    expect(patternsOf(skyOf({ moon: 10, saturn: 190, mars: 102 }, { mars: 4 }))).toEqual([
      {
        kind: 't-square',
        points: ['moon', 'mars', 'saturn'],
        apex: 'mars',
        sign: 'cancer',
        house: 4,
        element: null,
        modality: 'cardinal',
      },
    ]);
  });

  it('T-square out of sign has no modality', () => {
    // 29° Pisces, 1° Libra, 29° Gemini.
    const [found] = patternsOf(skyOf({ venus: 359, saturn: 181, mars: 89 }));
    expect(found).toMatchObject({ kind: 't-square', apex: 'mars', modality: null });
  });

  it('grand cross: two oppositions square to each other, and no T-square beside it', () => {
    expect(patternsOf(skyOf({ moon: 45, mars: 135, jupiter: 225, uranus: 315 }))).toEqual([
      {
        ...none,
        kind: 'grand-cross',
        points: ['moon', 'mars', 'jupiter', 'uranus'],
        modality: 'fixed',
      },
    ]);
  });

  it('grand cross within the orbs, and a T-square when one arm leaves them', () => {
    // Uranus at 265° is 85° from Jupiter, 95° from Mars and 173° from Saturn; at 261°, 99° from Mars: no
    // square.
    const cross = patternsOf(skyOf({ mars: 0, jupiter: 180, saturn: 92, uranus: 265 }));
    expect(cross.map(({ kind }) => kind)).toEqual(['grand-cross']);
    const open = patternsOf(skyOf({ mars: 0, jupiter: 180, saturn: 92, uranus: 261 }));
    expect(open.map(({ kind, apex }) => [kind, apex])).toEqual([['t-square', 'saturn']]);
  });

  it('grand trine in water', () => {
    expect(patternsOf(skyOf({ venus: 100, jupiter: 222, neptune: 341 }))).toEqual([
      { ...none, kind: 'grand-trine', points: ['venus', 'jupiter', 'neptune'], element: 'water' },
    ]);
  });

  it('grand trine across the element at a seam has none', () => {
    expect(patternsOf(skyOf({ venus: 359, jupiter: 119, neptune: 241 }))).toEqual([
      { ...none, kind: 'grand-trine', points: ['venus', 'jupiter', 'neptune'] },
    ]);
  });

  it('kite: a grand trine and a planet opposite one corner, and the trine not beside it', () => {
    expect(patternsOf(skyOf({ sun: 5, mars: 125, saturn: 245, pluto: 185 }, { pluto: 7 }))).toEqual([
      {
        kind: 'kite',
        points: ['sun', 'mars', 'saturn', 'pluto'],
        apex: 'pluto',
        sign: 'libra',
        house: 7,
        element: 'fire',
        modality: null,
      },
    ]);
  });

  it('mystic rectangle: two oppositions joined by sextiles and trines', () => {
    expect(patternsOf(skyOf({ moon: 20, sun: 80, mars: 200, jupiter: 260 }))).toEqual([
      { ...none, kind: 'mystic-rectangle', points: ['moon', 'sun', 'mars', 'jupiter'] },
    ]);
  });

  it('yod: a sextile and a planet in quincunx to both ends', () => {
    expect(patternsOf(skyOf({ mercury: 40, saturn: 100, pluto: 250 }))).toEqual([
      { ...none, kind: 'yod', points: ['mercury', 'saturn', 'pluto'], apex: 'pluto', sign: 'sagittarius' },
    ]);
    expect(patternsOf(skyOf({ mercury: 40, saturn: 100, pluto: 252.5 }))).toEqual([]);
  });

  it('has none where the aspects are missing', () => {
    expect(patternsOf(skyOf({ moon: 10, mars: 190 }))).toEqual([]);
    expect(patternsOf(skyOf({ mars: 0, jupiter: 120, saturn: 229 }))).toEqual([]);
    expect(patternsOf(skyOf({}))).toEqual([]);
  });
});

describe('stelliums', () => {
  it('are three in a sign', () => {
    expect(patternsOf(skyOf({ moon: 61, mars: 75, jupiter: 88.5 }))).toEqual([
      {
        kind: 'stellium',
        points: ['moon', 'mars', 'jupiter'],
        apex: null,
        sign: 'gemini',
        house: null,
        element: 'air',
        modality: 'mutable',
      },
    ]);
  });

  it('are three in a house, whatever the signs', () => {
    const houses = { moon: 2, mars: 2, jupiter: 2 } as const;
    expect(patternsOf(skyOf({ moon: 58, mars: 75, jupiter: 88.5 }, houses))).toEqual([
      { ...none, kind: 'stellium', points: ['moon', 'mars', 'jupiter'], house: 2 },
    ]);
  });

  it('are listed once when sign and house hold the same planets', () => {
    const houses = { moon: 2, mars: 2, jupiter: 2 } as const;
    const found = patternsOf(skyOf({ moon: 61, mars: 75, jupiter: 88.5 }, houses));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ sign: 'gemini', house: 2 });
  });

  it('are not made by Sun, Mercury and Venus alone, nor by a generation', () => {
    expect(patternsOf(skyOf({ mercury: 61, venus: 75, sun: 88.5 }))).toEqual([]);
    expect(patternsOf(skyOf({ mercury: 61, venus: 75, sun: 88.5, pluto: 70 }))).toHaveLength(1);
    expect(patternsOf(skyOf({ saturn: 271, uranus: 285, neptune: 298 }))).toEqual([]);
    expect(patternsOf(skyOf({ moon: 290, saturn: 271, uranus: 285, neptune: 298 }))).toHaveLength(1);
  });

  it('are not two', () => {
    expect(patternsOf(skyOf({ moon: 61, mars: 75, jupiter: 90 }))).toEqual([]);
  });
});
