/** Who the sky is looked at for: their birth, their clock, and where they are. */
import { type KnownBirth, knownBirth } from '#contract/birth-details.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import type { SkyDayRequest } from '#engine/protocol.ts';
import { dayZone } from '#db/day-zone.ts';
import { isSameClock } from '#lib/same-clock.ts';

/** What the sky is looked at with. */
export type SkyPerson = {
  readonly birth: KnownBirth | null;
  readonly zone: string;
  readonly school: Pick<SkyDayRequest, 'houseSystem' | 'node'>;
  readonly lang: 'en' | 'th';
  /** Where hours are counted; null without a birthplace, and where the person's days run by another clock than its own. */
  readonly here: { readonly name: string; readonly latDeg: number; readonly lonDeg: number } | null;
  /** Its name, wherever the person lives now; null where it is not known. */
  readonly birthplace: string | null;
};

/** The person from the database. For a live query. */
export async function readPerson(db: SoulsticeDb, now: number): Promise<SkyPerson> {
  const [profile, houseSystem, node, chosen, lang] = await Promise.all([
    getProfile(db),
    getSetting(db, 'chart.houseSystem'),
    getSetting(db, 'chart.node'),
    getSetting(db, 'display.timezone'),
    getSetting(db, 'display.language'),
  ]);
  const zone = dayZone(chosen);
  const place = profile?.birth?.place ?? null;
  // Hours are counted at the place of birth while the person's days run by its clock.
  const here = place !== null && isSameClock(now, profile?.birth?.zone ?? '', zone) ? place : null;
  return {
    birth: knownBirth(profile?.birth ?? null),
    zone,
    school: { houseSystem, node },
    lang,
    here: here === null ? null : { name: here.name, latDeg: here.latDeg, lonDeg: here.lonDeg },
    birthplace: place?.name ?? null,
  };
}

/** "Lisbon time" reads better than an address of the zone database. */
export function zoneName(zone: string): string {
  return zone.includes('/') ? `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time` : zone;
}
