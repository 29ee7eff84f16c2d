import { wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import type { Sect } from './sect.ts';

/** The two lots of the lights: Fortune, of the Moon, and Spirit, of the Sun. */
export const LOT_IDS = ['fortune', 'spirit'] as const;
export type LotId = (typeof LOT_IDS)[number];

/**
 * Longitudes of the lots, degrees in [0, 360).
 *
 * Fortune by day is as far from the Ascendant as the Moon is ahead of the Sun; by night the lights change
 * places. Spirit is the other way round, so the two mirror each other about the Ascendant. Source: the rule
 * of Paulus of Alexandria (ch. 23) and Vettius Valens (II.3), with sect.
 */
export function lotsOf(asc: number, sun: number, moon: number, sect: Sect): Readonly<Record<LotId, Degrees>> {
  const moonAhead = wrap360(asc + moon - sun);
  const sunAhead = wrap360(asc + sun - moon);
  return sect === 'day' ? { fortune: moonAhead, spirit: sunAhead } : { fortune: sunAhead, spirit: moonAhead };
}
