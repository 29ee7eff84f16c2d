/**
 * What a contact between two charts counts for: one table, ours, in whole points.
 *
 * No school has measured such weights. These follow what the tradition agrees on (the lights and Venus and
 * Mars first, Saturn as the one that binds and weighs, slow planets little) and are stated so that each row
 * of a score can be checked by hand: points = weight of the pair × nature of the aspect × (1 − orb / widest
 * orb), rounded to a whole point. The last factor falls evenly from 1 when exact to 0 at the limit.
 */
import { present } from '#lib/assert.ts';
import type { AspectId } from '../aspect/aspect-id.ts';
import { NATAL_ORBS } from '../aspect/orb-table.ts';
import type { OrbTable } from '../aspect/orb-table.ts';
import { POINT_IDS } from '../body/body-id.ts';
import type { PlanetId, PointId } from '../body/body-id.ts';
import type { HouseNumber } from '../house/cusps.ts';

/**
 * What takes part in a comparison, in pair order. The South Node is the mirror of the North Node and adds
 * nothing.
 */
export const SYNASTRY_POINT_IDS = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'chiron',
  'uranus',
  'neptune',
  'pluto',
  'northnode',
  'asc',
  'mc',
] as const satisfies readonly PointId[];
export type SynastryPointId = (typeof SYNASTRY_POINT_IDS)[number];

/**
 * Orbs between two charts. Tighter than inside one: two charts offer about twice as many pairs, and with
 * natal orbs any two strangers would share some sixty aspects. Minor aspects and parallels are not
 * compared.
 */
export const SYNASTRY_ORBS: OrbTable = {
  ...NATAL_ORBS,
  id: 'soulstice-synastry',
  source: 'our convention',
  byAspect: { conjunction: 6, sextile: 3, square: 5, trine: 5, opposition: 6 },
  withLuminary: { conjunction: 7, sextile: 4, square: 6, trine: 6, opposition: 7 },
  // Calculated or faint points, and angles that a few minutes of clock move by a degree.
  atMost: { chiron: 2, northnode: 2, asc: 4, mc: 3 },
};

/**
 * How an aspect colours a pair. Trines and sextiles let the two work together unasked, a sextile with
 * less force; squares make them work against each other; an opposition does too, but each sees the other.
 * What a conjunction does depends on who meets, so each pair names it.
 */
export const ASPECT_NATURE: Readonly<Record<Exclude<AspectId, 'conjunction'>, number>> = {
  sextile: 0.7,
  square: -0.8,
  trine: 1,
  opposition: -0.6,
};

const PERSONAL = ['moon', 'mercury', 'venus', 'sun', 'mars'] as const;
const SLOW = ['jupiter', 'saturn', 'chiron', 'uranus', 'neptune', 'pluto', 'northnode'] as const;

type PairRow = {
  /** Names the reason; its words live in `text`. */
  readonly reason: string;
  readonly a: readonly SynastryPointId[];
  readonly b: readonly SynastryPointId[];
  readonly weight: number;
  /** Nature of the conjunction: 1 joins, ½ spurs, −½ chafes or weighs. */
  readonly conjunction: number;
};

const PAIR_ROWS = [
  // The oldest sign of a lasting bond: what one is meets what the other needs. Ptolemy, Tetrabiblos IV.5.
  { reason: 'sun-moon', a: ['sun'], b: ['moon'], weight: 12, conjunction: 1 },
  // Two daily rhythms and moods under one roof.
  { reason: 'moon-moon', a: ['moon'], b: ['moon'], weight: 10, conjunction: 1 },
  // Desire and what it is drawn to. Ptolemy, Tetrabiblos IV.5, on Venus and Mars between two births.
  { reason: 'venus-mars', a: ['venus'], b: ['mars'], weight: 10, conjunction: 1 },
  // Tenderness: affection meets need.
  { reason: 'moon-venus', a: ['moon'], b: ['venus'], weight: 9, conjunction: 1 },
  // Two directions in life.
  { reason: 'sun-sun', a: ['sun'], b: ['sun'], weight: 8, conjunction: 1 },
  // Liking: one warms to what the other is.
  { reason: 'sun-venus', a: ['sun'], b: ['venus'], weight: 8, conjunction: 1 },
  // Shared taste and ways of showing love.
  { reason: 'venus-venus', a: ['venus'], b: ['venus'], weight: 7, conjunction: 1 },
  // Talk: two minds at one pace or at two.
  { reason: 'mercury-mercury', a: ['mercury'], b: ['mercury'], weight: 7, conjunction: 1 },
  // Drive meets purpose: it spurs on, and can compete.
  { reason: 'sun-mars', a: ['sun'], b: ['mars'], weight: 6, conjunction: 0.5 },
  // Heat meets a tender spot.
  { reason: 'moon-mars', a: ['moon'], b: ['mars'], weight: 6, conjunction: -0.5 },
  // Two wills and two tempers.
  { reason: 'mars-mars', a: ['mars'], b: ['mars'], weight: 6, conjunction: -0.5 },
  // Being understood: words meet what the other is, feels or likes.
  { reason: 'mercury-light', a: ['mercury'], b: ['sun', 'moon', 'venus'], weight: 5, conjunction: 1 },
  // Sharp words.
  { reason: 'mercury-mars', a: ['mercury'], b: ['mars'], weight: 4, conjunction: -0.5 },
  // Goodwill and room to grow, the greater benefic on what is close to the heart.
  { reason: 'jupiter-heart', a: ['jupiter'], b: ['sun', 'moon', 'venus'], weight: 6, conjunction: 1 },
  { reason: 'jupiter-deed', a: ['jupiter'], b: ['mercury', 'mars'], weight: 4, conjunction: 1 },
  // What binds and what weighs: steadiness and duty, or coldness. In most old bonds, seldom light.
  { reason: 'saturn-heart', a: ['saturn'], b: ['sun', 'moon', 'venus'], weight: 8, conjunction: -0.5 },
  { reason: 'saturn-deed', a: ['saturn'], b: ['mercury', 'mars'], weight: 6, conjunction: -0.5 },
  // Sparks that do not settle.
  { reason: 'uranus-personal', a: ['uranus'], b: PERSONAL, weight: 4, conjunction: -0.5 },
  // Dream and blur.
  { reason: 'neptune-personal', a: ['neptune'], b: PERSONAL, weight: 4, conjunction: -0.5 },
  // Depth, and the pull of power.
  { reason: 'pluto-personal', a: ['pluto'], b: PERSONAL, weight: 5, conjunction: -0.5 },
  // A sore place that is touched.
  { reason: 'chiron-personal', a: ['chiron'], b: PERSONAL, weight: 3, conjunction: -0.5 },
  // A sense of meeting for a reason.
  { reason: 'node-personal', a: ['northnode'], b: PERSONAL, weight: 4, conjunction: 1 },
  // Ease at first sight: one stands where the other meets the world.
  { reason: 'asc-light', a: ['asc'], b: ['sun', 'moon', 'venus'], weight: 7, conjunction: 1 },
  { reason: 'asc-friend', a: ['asc'], b: ['mercury', 'mars', 'jupiter'], weight: 4, conjunction: 1 },
  { reason: 'asc-saturn', a: ['asc'], b: ['saturn'], weight: 5, conjunction: -0.5 },
  {
    reason: 'asc-slow',
    a: ['asc'],
    b: ['chiron', 'uranus', 'neptune', 'pluto'],
    weight: 3,
    conjunction: -0.5,
  },
  // Two ways of meeting the world.
  { reason: 'asc-asc', a: ['asc'], b: ['asc'], weight: 5, conjunction: 1 },
  // Part in each other's work and standing.
  {
    reason: 'mc-personal',
    a: ['mc'],
    b: ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter'],
    weight: 3,
    conjunction: 1,
  },
  {
    reason: 'mc-slow',
    a: ['mc'],
    b: ['saturn', 'chiron', 'uranus', 'neptune', 'pluto'],
    weight: 2,
    conjunction: -0.5,
  },
  { reason: 'axes', a: ['asc', 'mc'], b: ['mc', 'northnode'], weight: 2, conjunction: 1 },
  // Slow points keep their distances for years: two people share these with all of their ages.
  // Shown, not counted.
  { reason: 'generation', a: SLOW, b: SLOW, weight: 0, conjunction: 1 },
] as const satisfies readonly PairRow[];

/** Why a contact counts what it does; a key of the language catalogues. */
export type SynastryReason = (typeof PAIR_ROWS)[number]['reason'] | OverlayReason;

export type PairWeight = {
  readonly reason: SynastryReason;
  readonly weight: number;
  readonly conjunction: number;
};

const pairKey = (a: PointId, b: PointId): string =>
  POINT_IDS.indexOf(a) <= POINT_IDS.indexOf(b) ? `${a} ${b}` : `${b} ${a}`;

const PAIR_WEIGHTS: ReadonlyMap<string, PairWeight> = new Map(
  PAIR_ROWS.flatMap(({ reason, a, b, weight, conjunction }) =>
    a.flatMap((p) => b.map((q) => [pairKey(p, q), { reason, weight, conjunction }] as const)),
  ),
);

/** The weight of a pair, the same whoever brings which. Every pair of `SYNASTRY_POINT_IDS` has one. */
export function pairWeight(a: SynastryPointId, b: SynastryPointId): PairWeight {
  return present(PAIR_WEIGHTS.get(pairKey(a, b)), `${a} ${b}`);
}

/** Signed points of an aspect at an orb, a whole number. */
export function aspectPoints(pair: PairWeight, aspect: AspectId, orb: number, orbLimit: number): number {
  const nature = aspect === 'conjunction' ? pair.conjunction : ASPECT_NATURE[aspect];
  return wholePoints(pair.weight * nature * (1 - orb / orbLimit));
}

/** The least and the most a pair could give: its worst and its best aspect when exact. */
export function pairReach(pair: PairWeight): { readonly least: number; readonly most: number } {
  const natures = [pair.conjunction, ...Object.values(ASPECT_NATURE)];
  return {
    least: wholePoints(pair.weight * Math.min(...natures)),
    most: wholePoints(pair.weight * Math.max(...natures)),
  };
}

/** What arithmetic in binary may lose: a product that is 1.5 on paper arrives as 1.4999999999999998. */
const ROUNDING_SLACK = 1e-9;

/** Rounds half away from zero, so that a tension counts what the like ease counts; never −0. */
function wholePoints(points: number): number {
  const size = Math.round(Math.abs(points) + ROUNDING_SLACK);
  return points < 0 ? 0 - size : size;
}

export type OverlayReason = 'overlay-warm' | 'overlay-mercury' | 'overlay-mars' | 'overlay-saturn';

type OverlayRow = {
  readonly reason: OverlayReason;
  readonly bodies: readonly PlanetId[];
  readonly points: Readonly<Partial<Record<HouseNumber, number>>>;
};

/**
 * Small points for where one's planets fall in the other's houses: the houses of the self (1), home (4),
 * play (5), the partner (7), friends (11), and those hard to see into (8, 12). Slow planets stand in one
 * house for all of an age.
 */
const OVERLAY_ROWS: readonly OverlayRow[] = [
  // Light and warmth where the other lives, plays and pairs; unseen in the closed houses.
  {
    reason: 'overlay-warm',
    bodies: ['moon', 'venus', 'sun', 'jupiter'],
    points: { 1: 2, 4: 1, 5: 2, 7: 3, 8: -1, 11: 1, 12: -1 },
  },
  // Talk where the other begins, learns and pairs.
  { reason: 'overlay-mercury', bodies: ['mercury'], points: { 1: 1, 3: 1, 7: 1 } },
  // Heat is fun in play and a quarrel across the table.
  { reason: 'overlay-mars', bodies: ['mars'], points: { 5: 1, 7: -1, 12: -1 } },
  // Weight on the self, the home, the play; of use in the work.
  { reason: 'overlay-saturn', bodies: ['saturn'], points: { 1: -2, 4: -1, 5: -2, 7: -1, 10: 1 } },
];

export type OverlayWeight = {
  readonly reason: OverlayReason;
  readonly points: Readonly<Partial<Record<HouseNumber, number>>>;
};

/** What a planet counts by house; null for the planets that count in none. */
export function overlayWeight(body: PlanetId): OverlayWeight | null {
  return OVERLAY_ROWS.find(({ bodies }) => bodies.includes(body)) ?? null;
}

/**
 * The least and the most a planet could give: by its worst and its best house. A house that is not named
 * gives 0.
 */
export function overlayReach(overlay: OverlayWeight): { readonly least: number; readonly most: number } {
  const points = Object.values(overlay.points);
  return { least: Math.min(0, ...points), most: Math.max(0, ...points) };
}
