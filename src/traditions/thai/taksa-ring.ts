/**
 * Taksa (ทักษา): the ring of eight stars set on eight seats from the birth star.
 *
 * Source: two published tables, identical (see stars.ts).
 */
import { present } from '#lib/assert.ts';
import { RING_STARS } from './stars.ts';
import type { RingStar } from './stars.ts';

/** The eight seats in the order in which they are filled, from the birth star on. */
export const TAKSA_SEATS = ['boriwan', 'ayu', 'det', 'si', 'mula', 'utsaha', 'montri', 'kalakini'] as const;
export type TaksaSeat = (typeof TAKSA_SEATS)[number];

export type TaksaRing = Readonly<Record<TaksaSeat, RingStar>>;

/** The star `steps` further round the ring; negative goes back. */
export function stepRing(star: RingStar, steps: number): RingStar {
  return present(RING_STARS[(((RING_STARS.indexOf(star) + steps) % 8) + 8) % 8], 'star of the ring');
}

/** Which star sits in each seat for a birth star. */
export function taksaRing(birthStar: RingStar): TaksaRing {
  return Object.fromEntries(TAKSA_SEATS.map((seat, at) => [seat, stepRing(birthStar, at)])) as TaksaRing;
}

/** The seat that a star holds in the ring of a birth star. */
export function seatOf(birthStar: RingStar, star: RingStar): TaksaSeat {
  const steps = (RING_STARS.indexOf(star) - RING_STARS.indexOf(birthStar) + 8) % 8;
  return present(TAKSA_SEATS[steps], 'seat of the ring');
}
