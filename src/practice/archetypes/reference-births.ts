/**
 * The births that bars are measured against: how the formula falls over 5,000 people nobody chose.
 *
 * Instants evenly from 1940 to 2015 (UTC), latitudes evenly over the sphere from 40° S to 60° N, longitudes evenly. The
 * same seed gives the same births everywhere; the finished table is `data/reference.ts`.
 */
import { asinDeg, sinDeg } from '#astro/angle/degrees.ts';
import type { Place } from '#astro/house/angles.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { present } from '#lib/assert.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { ARCHETYPE_IDS, FORMULA_VERSION } from './formula.ts';
import type { ArchetypeId } from './formula.ts';
import { scoreArchetype } from './score.ts';
import type { Tenths } from './score.ts';
import { archetypeSky } from './sky.ts';

export const REFERENCE_BIRTHS = 5000;

const FROM_MS = Date.UTC(1940, 0, 1);
const MINUTES = (Date.UTC(2016, 0, 1) - FROM_MS) / 60_000;
const SOUTH_DEG = -40;
const NORTH_DEG = 60;

export type ReferenceBirth = { readonly at: UnixMs; readonly place: Place };

/** The births, in the order they are drawn. */
export function referenceBirths(count: number = REFERENCE_BIRTHS): readonly ReferenceBirth[] {
  const stream = seededStream(sha256Hex(`soulstice-archetype-reference-${FORMULA_VERSION}`));
  const share = (): number => stream.next() / 2 ** 32;
  return Array.from({ length: count }, () => {
    const at = unixMs(FROM_MS + stream.below(MINUTES) * 60_000);
    const height = sinDeg(SOUTH_DEG) + share() * (sinDeg(NORTH_DEG) - sinDeg(SOUTH_DEG));
    return { at, place: { latDeg: asinDeg(height), lonDeg: share() * 360 - 180 } };
  });
}

/** With a time and a place (`known`), and without (no Ascendant, Midheaven, houses or corners). */
export type ReferenceTable = Readonly<
  Record<'known' | 'unknown', Readonly<Record<ArchetypeId, readonly Tenths[]>>>
>;

/** 101 quantiles, the least to the greatest, of each archetype over the births. */
export function referenceTable(births: readonly ReferenceBirth[]): ReferenceTable {
  const known = births.map(({ at, place }) => archetypeSky(at, place));
  const unknown = known.map(({ lons }) => ({ lons, angles: null }));
  const quantilesOver = (skies: typeof known): Record<ArchetypeId, readonly Tenths[]> => {
    const table = {} as Record<ArchetypeId, readonly Tenths[]>;
    for (const archetype of ARCHETYPE_IDS)
      table[archetype] = quantiles(skies.map((sky) => scoreArchetype(archetype, sky).tenths));
    return table;
  };
  return { known: quantilesOver(known), unknown: quantilesOver(unknown) };
}

/** The value at each whole percent from 0 to 100, by nearest rank. */
function quantiles(values: readonly Tenths[]): readonly Tenths[] {
  const sorted = values.toSorted((a, b) => a - b);
  return Array.from({ length: 101 }, (_, percent) =>
    present(sorted[Math.round((percent / 100) * (sorted.length - 1))], 'quantile'),
  );
}
