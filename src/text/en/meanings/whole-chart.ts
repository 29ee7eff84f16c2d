/** What the figures of a whole chart mean: patterns, shapes, minor aspects, parallels, and a body's unusual states. */
import type { MinorAspectId } from '#astro/aspect/aspect-id.ts';
import type { ChartPattern } from '#astro/chart/pattern.ts';
import type { ChartShape } from '#astro/chart/shape.ts';

/** A sentence about a pattern; `apex` is the name of the point it leans on, for the patterns that have one. */
export const patternMeans: Readonly<Record<ChartPattern['kind'], (apex: string) => string>> = {
  't-square': (apex) =>
    `Two parts of you pull apart and both push on ${apex}: the strain shows there, and so do the results.`,
  'grand-trine': () =>
    'Three parts of you hand work to each other unasked; what comes this easily is seldom practised.',
  'grand-cross': () =>
    'Four parts of you pull at right angles, so you finish things by letting them take turns.',
  yod: (apex) =>
    `Two parts that get along both point at ${apex}, which never quite fits and keeps being adjusted.`,
  kite: (apex) => `An easy triangle with a string tied to it: through ${apex} a gift is given a job.`,
  'mystic-rectangle': () =>
    'Two tensions are held level by four easy links: you argue with yourself and still lay the table.',
  stellium: () => 'Several planets share one place here, so this part of life does most of the talking.',
};

/** A sentence about the shape that the ten planets make; `planet` names the one that leads it or stands apart. */
export const shapeMeans: Readonly<Record<ChartShape['kind'], (planet: string) => string>> = {
  bundle: () =>
    'All ten planets stand within a third of the circle: one deep subject, and a great deal left to others.',
  bowl: () => 'The planets fill one half of the sky: you know what you hold, and you notice the empty half.',
  bucket: (planet) =>
    `Nine planets fill one half and ${planet} stands opposite, so much is picked up by that handle.`,
  locomotive: (planet) =>
    `A third of the sky is empty and ${planet} comes first after the gap, pulling the rest along.`,
  seesaw: () => 'Two groups face each other: you see both sides of the table and change seats often.',
  splash: () =>
    'The planets are spread around the whole sky: many interests, and none that may rest for long.',
  splay: () =>
    'The planets stand in a few uneven clumps: you keep to your own timetable and your own corners.',
};

/** What a minor aspect is, after "Moon quincunx Mars: ". */
export const minorAspectMeans: Readonly<Record<MinorAspectId, string>> = {
  semisextile: 'next-door neighbours, who borrow from each other and share little else',
  semisquare: 'a pebble in the shoe: small, regular friction that gets noticed on long walks',
  quintile: 'a knack: the two make something together that neither was taught',
  sesquisquare: 'a door that sticks: it opens, and always with a shove at the wrong moment',
  biquintile: 'a knack with a twist: the two improvise well when nobody set the task',
  quincunx: 'two who speak different languages in one kitchen and have to keep adjusting',
};

export const parallelMeans = {
  parallel: 'They stand equally far from the equator on one side, which many read as a quiet conjunction.',
  contraparallel:
    'They stand equally far from the equator on opposite sides, which many read as a quiet opposition.',
} as const;

export const stateMeans = {
  outOfBounds:
    'It stands further from the equator than the Sun ever goes, and takes fewer orders than the rest.',
  stationary: 'It was almost standing still that day, and what stands still is seen for longer.',
} as const;
