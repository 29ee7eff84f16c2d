/**
 * The nine stars of the Thai tradition: their numbers, strengths, directions, colours and the pairs they make.
 *
 * Sources: the Taksa tables of github.com/vpcodebuilder/Thai-astro-suriyayatra and github.com/natteepao-collab/NAMEMONGKOL,
 * which agree; the pairs as taught with them.
 */
import { present } from '#lib/assert.ts';

/** The eight stars of the ring, in the order in which it turns. Ketu stands in the middle and takes no part. */
export const RING_STARS = ['sun', 'moon', 'mars', 'mercury', 'saturn', 'jupiter', 'rahu', 'venus'] as const;
export type RingStar = (typeof RING_STARS)[number];
export type ThaiStar = RingStar | 'ketu';

/** 1 Sun … 7 Saturn by weekday, 8 Rahu, 9 Ketu. */
export const STARS_BY_NUMBER = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const satisfies readonly ThaiStar[];

/** Strength (กำลัง), which is also the years a star rules. */
export const STAR_POWER: Readonly<Record<ThaiStar, number>> = {
  sun: 6,
  moon: 15,
  mars: 8,
  mercury: 17,
  jupiter: 19,
  venus: 21,
  saturn: 10,
  rahu: 12,
  ketu: 9,
};

export const COMPASS_IDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassId = (typeof COMPASS_IDS)[number];

/** Where each star stands on the compass; it does not turn with the ring. */
export const STAR_DIRECTION: Readonly<Record<RingStar, CompassId>> = {
  sun: 'ne',
  moon: 'e',
  mars: 'se',
  mercury: 's',
  saturn: 'sw',
  jupiter: 'w',
  rahu: 'nw',
  venus: 'n',
};

export const STAR_COLOURS = [
  'red',
  'cream',
  'pink',
  'green',
  'orange',
  'light-blue',
  'purple',
  'grey',
] as const;
export type StarColour = (typeof STAR_COLOURS)[number];

export const STAR_COLOUR: Readonly<Record<RingStar, StarColour>> = {
  sun: 'red',
  moon: 'cream',
  mars: 'pink',
  mercury: 'green',
  jupiter: 'orange',
  venus: 'light-blue',
  saturn: 'purple',
  rahu: 'grey',
};

/** How two stars stand to each other: one star, one of the four pairings, or none of them. */
export const STAR_RELATIONS = ['same', 'friend', 'enemy', 'element-pair', 'equal-power', 'none'] as const;
export type StarRelation = (typeof STAR_RELATIONS)[number];
export type Pairing = Exclude<StarRelation, 'same' | 'none'>;

const PAIRS: Readonly<Record<Pairing, readonly (readonly [RingStar, RingStar])[]>> = {
  friend: [
    ['sun', 'jupiter'],
    ['moon', 'mercury'],
    ['mars', 'venus'],
    ['saturn', 'rahu'],
  ],
  enemy: [
    ['sun', 'mars'],
    ['moon', 'jupiter'],
    ['mercury', 'rahu'],
    ['venus', 'saturn'],
  ],
  'element-pair': [
    ['sun', 'saturn'],
    ['moon', 'jupiter'],
    ['mars', 'rahu'],
    ['mercury', 'venus'],
  ],
  'equal-power': [
    ['sun', 'venus'],
    ['moon', 'rahu'],
    ['mars', 'jupiter'],
    ['mercury', 'saturn'],
  ],
};

/** The other star of a pairing: each star has exactly one. */
export function pairOf(star: RingStar, pairing: Pairing): RingStar {
  const pair = PAIRS[pairing].find((both) => both.includes(star));
  return present(
    pair?.find((other) => other !== star),
    'pair of a star',
  );
}

/** Every pairing of two stars. Moon and Jupiter are enemies and share an element: both are said. */
export function relationsOf(a: RingStar, b: RingStar): readonly [StarRelation, ...StarRelation[]] {
  if (a === b) return ['same'];
  const kinds: readonly Pairing[] = ['friend', 'enemy', 'element-pair', 'equal-power'];
  const [first, ...rest] = kinds.filter((kind) => pairOf(a, kind) === b);
  return first === undefined ? ['none'] : [first, ...rest];
}

/** The star of a number 1–9. */
export function starOfNumber(number: number): ThaiStar {
  return present(STARS_BY_NUMBER[number - 1], 'number of a star');
}

/** The number of a star, 1–9. */
export const numberOfStar = (star: ThaiStar): number => STARS_BY_NUMBER.indexOf(star) + 1;

/** The star of a weekday 1–7; Wednesday's is Mercury, its night is Rahu's. */
export function starOfWeekday(weekday: number): RingStar {
  return present(
    RING_STARS.find((star) => numberOfStar(star) === weekday),
    'star of a weekday',
  );
}
