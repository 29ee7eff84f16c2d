/** Who the sky is looked at for: their birth, their clock, and where they are. */
import { type KnownBirth, knownBirth } from '#contract/birth-details.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import type { SkyDayRequest } from '#engine/protocol.ts';
import { dayZone, deviceZone } from '#db/day-zone.ts';
import { type Here, readHere } from '#parts/here/here.ts';

/** What the sky is looked at with. */
export type SkyPerson = {
  readonly birth: KnownBirth | null;
  readonly zone: string;
  readonly school: Pick<SkyDayRequest, 'houseSystem' | 'node'>;
  readonly lang: 'en' | 'th';
  /** Where hours are counted; null where nothing says where the person is. */
  readonly here: Here | null;
};

/** The person from the database. For a live query. */
export async function readPerson(db: SoulsticeDb, now: number): Promise<SkyPerson> {
  const [profile, houseSystem, node, chosenZone, lang, chosen] = await Promise.all([
    getProfile(db),
    getSetting(db, 'chart.houseSystem'),
    getSetting(db, 'chart.node'),
    getSetting(db, 'display.timezone'),
    getSetting(db, 'display.language'),
    getSetting(db, 'modes.place'),
  ]);
  const zone = dayZone(chosenZone);
  return {
    birth: knownBirth(profile?.birth ?? null),
    zone,
    school: { houseSystem, node },
    lang,
    here: await readHere({ chosen, birth: profile?.birth ?? null, zone, device: deviceZone(), now }),
  };
}

/** "Lisbon time" reads better than an address of the zone database. */
export function zoneName(zone: string): string {
  return zone.includes('/') ? `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time` : zone;
}
