/**
 * What the planets do to the weather, by two historic systems mixed.
 *
 * Sources: Ptolemy, Tetrabiblos I.4 and II.9–14, for the natures; A. J. Pearce, The Text-Book of Astrology (1911), for the pairs and the opening of the doors. History of an idea: nothing here forecasts weather.
 */
import type { ClassicalPlanetId } from '#astro/chart/dignity.ts';

export const QUALITIES = ['heat', 'cold', 'moisture', 'wind', 'storm'] as const;
export type Quality = (typeof QUALITIES)[number];

/** What each planet brings by itself. Saturn's dryness and Jupiter's fairness have no column of their own. */
export const NATURES: Readonly<Record<ClassicalPlanetId, readonly Quality[]>> = {
  saturn: ['cold'],
  jupiter: ['wind'],
  mars: ['heat', 'storm'],
  sun: ['heat'],
  venus: ['moisture'],
  mercury: ['wind'],
  moon: ['moisture'],
};

/** What two bring together, faster first. A pair that is not listed brings nothing of its own; `jupiter-venus` is fair. */
export const PAIR_RULES: Readonly<Record<string, readonly Quality[]>> = {
  'sun-saturn': ['cold', 'moisture'],
  'moon-saturn': ['cold', 'moisture'],
  'mars-saturn': ['storm'],
  'jupiter-saturn': ['wind'],
  'venus-saturn': ['cold', 'moisture'],
  'mercury-saturn': ['wind'],
  'sun-jupiter': ['heat'],
  'mars-jupiter': ['heat', 'storm'],
  'venus-jupiter': [],
  'mercury-jupiter': ['wind'],
  'sun-mars': ['heat'],
  'moon-mars': ['storm', 'moisture'],
  'venus-mars': ['moisture'],
  'mercury-mars': ['wind', 'storm'],
  'moon-venus': ['moisture'],
  'moon-mercury': ['wind'],
};

/** Pairs that rule opposite signs: an aspect between them opens the doors. */
export const DOORS = ['moon-saturn', 'sun-saturn', 'mercury-jupiter', 'venus-mars'] as const;
export type Door = (typeof DOORS)[number];

/** Points of a testimony. */
export const WEIGHTS = { angular: 3, exactToLight: 2, pair: 1 } as const;

/** Degrees: a planet on an angle; an aspect between planets; one with a light; one that counts as exact. */
export const ORBS = { angle: 8, planets: 2, lights: 5, exact: 1 } as const;
