/** The choices of school of a Vedic chart, from names to arguments. */
import { AYANAMSAS, NODE_KINDS } from './graha.ts';
import type { SkySchool } from './graha.ts';
import type { DashaYear } from './dasha.ts';

export type VedicSchool = SkySchool & { readonly dashaYear: DashaYear };

/** The default of each stands first. */
export const VEDIC_SCHOOLS = {
  ayanamsa: AYANAMSAS,
  node: NODE_KINDS,
  'dasha-year': ['julian', 'savana'],
} as const;

/** Unknown names fall back to the default. */
export function vedicSchool(chosen: Readonly<Record<string, string>>): VedicSchool {
  const pick = <Id extends string>(ids: readonly [Id, ...Id[]], name: string): Id =>
    ids.find((id) => id === chosen[name]) ?? ids[0];
  return {
    ayanamsa: pick(VEDIC_SCHOOLS.ayanamsa, 'ayanamsa'),
    node: pick(VEDIC_SCHOOLS.node, 'node'),
    dashaYear: pick<DashaYear>(VEDIC_SCHOOLS['dasha-year'], 'dasha-year'),
  };
}
