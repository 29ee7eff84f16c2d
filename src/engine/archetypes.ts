/** The three bars of a birth, for the worker. */
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { momentOf } from '#companion/sheet-for.ts';
import { archetypesOf } from '#practice/archetypes/archetypes.ts';
import type { Archetypes } from '#practice/archetypes/archetypes.ts';

const zoneRules = createZoneRules();

/** A doubtful hour counts as none: the bars then have two ends over the whole day. */
export function archetypesOfBirth(birth: BirthDetails): Archetypes {
  return archetypesOf(momentOf(birth, zoneRules));
}
