import { signedDifference, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { signIndex } from '../angle/sign.ts';
import type { Angles } from './angles.ts';
import {
  alcabitiusCusps,
  campanusCusps,
  kochCusps,
  morinusCusps,
  placidusCusps,
  porphyryCusps,
  regiomontanusCusps,
  topocentricCusps,
} from './division.ts';
import type { HouseSystem, SemiArcSystem } from './house-system.ts';

export type { HouseSystem } from './house-system.ts';
export type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const HOUSE_NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const satisfies readonly HouseNumber[];

/** Twelve longitudes, house 1 first. */
export type Cusps = readonly Degrees[];

export type HousesResult =
  | { readonly type: 'houses'; readonly system: HouseSystem; readonly cusps: Cusps }
  | { readonly type: 'undefined-here'; readonly system: SemiArcSystem; readonly reason: 'polar-circle' };

export type Houses = {
  /** What was asked for. */
  readonly requested: HouseSystem;
  /** What the cusps are. */
  readonly system: HouseSystem;
  /** True when the asked system gives no houses here and Whole Sign stands in. */
  readonly fellBack: boolean;
  readonly cusps: Cusps;
};

/**
 * Which way the houses run through the signs. Inside a polar circle Regiomontanus and Campanus run backward
 * for part of the day. Topocentric, from 65° of latitude on, can run neither way: twelve such longitudes
 * enclose no twelve houses.
 */
export type CuspOrder = 'forward' | 'backward' | 'mixed';

/**
 * The cusps of a house system.
 *
 * Placidus and Koch have none where |latitude| ≥ 90° − obliquity. The others have twelve longitudes
 * everywhere; what they are inside a polar circle is told in docs/adr/0030.
 */
export function housesAt(angles: Angles, system: HouseSystem): HousesResult {
  switch (system) {
    case 'placidus':
      return orUndefined(system, placidusCusps(angles));
    case 'koch':
      return orUndefined(system, kochCusps(angles));
    case 'whole':
      return { type: 'houses', system, cusps: wholeSignCusps(angles) };
    case 'equal':
      return { type: 'houses', system, cusps: evenCusps(angles.asc) };
    case 'porphyry':
      return { type: 'houses', system, cusps: porphyryCusps(angles) };
    case 'regiomontanus':
      return { type: 'houses', system, cusps: regiomontanusCusps(angles) };
    case 'campanus':
      return { type: 'houses', system, cusps: campanusCusps(angles) };
    case 'alcabitius':
      return { type: 'houses', system, cusps: alcabitiusCusps(angles) };
    case 'topocentric':
      return { type: 'houses', system, cusps: topocentricCusps(angles) };
    case 'morinus':
      return { type: 'houses', system, cusps: morinusCusps(angles) };
  }
}

/**
 * The asked system, or Whole Sign marked as a fallback where the asked one gives no twelve houses: Placidus
 * and Koch inside a polar circle, Topocentric for part of the day from 65° of latitude on.
 */
export function housesOrFallback(angles: Angles, requested: HouseSystem): Houses {
  const result = housesAt(angles, requested);
  if (result.type === 'houses' && cuspOrder(result.cusps) !== 'mixed')
    return { requested, system: result.system, fellBack: false, cusps: result.cusps };
  return { requested, system: 'whole', fellBack: true, cusps: wholeSignCusps(angles) };
}

/**
 * The house that holds a longitude. A body exactly on a cusp is in the house that begins there; a body closer
 * to the next cusp still belongs to the house it is in (no five-degree rule). Houses that run backward are
 * read backward.
 */
export function houseOf(lon: number, cusps: Cusps): HouseNumber {
  const forward = runsForward(cusps);
  const place = wrap360(lon);
  let held: HouseNumber = 1;
  let nearest = Infinity;
  for (const house of HOUSE_NUMBERS) {
    const ahead = forward ? place - at(cusps, house - 1) : at(cusps, house - 1) - place;
    const past = ahead < 0 ? ahead + 360 : ahead;
    // Of two cusps in the same degree the later begins the house that has any width.
    if (past < nearest || (past === nearest && house - held === 1)) {
      held = house;
      nearest = past;
    }
  }
  return held;
}

/** By the first house that has a width: none is wider than half a circle, so its own two cusps tell. */
function runsForward(cusps: Cusps): boolean {
  for (let i = 0; i < 11; i++) {
    const width = signedDifference(at(cusps, i), at(cusps, i + 1));
    if (Math.abs(width) > SAME_DEG) return width > 0;
  }
  return true;
}

/** Which way the cusps run, by whether going from one to the next takes exactly one turn. */
export function cuspOrder(cusps: Cusps): CuspOrder {
  let ahead = 0;
  let behind = 0;
  for (let i = 0; i < 12; i++) {
    const here = at(cusps, i);
    const next = at(cusps, (i + 1) % 12);
    ahead += step(here, next);
    behind += step(next, here);
  }
  if (Math.abs(ahead - 360) < SAME_DEG) return 'forward';
  return Math.abs(behind - 360) < SAME_DEG ? 'backward' : 'mixed';
}

/** Near the poles several cusps fall in one point, where rounding may put them in any order. */
const SAME_DEG = 1e-6;

function step(from: number, to: number): number {
  const turn = wrap360(to - from);
  return turn > 360 - SAME_DEG ? turn - 360 : turn;
}

function orUndefined(system: SemiArcSystem, cusps: Cusps | null): HousesResult {
  return cusps === null
    ? { type: 'undefined-here', system, reason: 'polar-circle' }
    : { type: 'houses', system, cusps };
}

function wholeSignCusps(angles: Angles): Cusps {
  return evenCusps(signIndex(angles.asc) * 30);
}

function evenCusps(first: number): Cusps {
  return HOUSE_NUMBERS.map((house) => wrap360(first + 30 * (house - 1)));
}

function at(cusps: Cusps, index: number): number {
  return cusps[index] ?? NaN;
}
