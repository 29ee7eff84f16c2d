/** Where a person is now: for sunrise, planetary hours and the sky of the home screen. */
import type { BirthPlace } from '#contract/birth.ts';
import type { PresentPlace } from '#contract/setting.ts';
import { isSameClock } from '#lib/same-clock.ts';

export type Here = {
  readonly name: string;
  /** Degrees, north positive. */
  readonly latDeg: number;
  /** Degrees, east positive. */
  readonly lonDeg: number;
  /** `chosen` by the person, the place of `birth`, or the city the `zone` is named after. */
  readonly from: 'chosen' | 'birth' | 'zone';
};

/**
 * The place the person chose, while its clock is the device's or that of their days; else the place of birth where it has the same
 * zone; else the city of the zone. A zone without a city leaves a place of birth with the same clock; null where nothing is left.
 *
 * `zone` is that of the person's days, `device` that of the device, `now` milliseconds since 1970.
 */
export async function readHere(known: {
  readonly chosen: PresentPlace | null;
  readonly birth: { readonly place: BirthPlace | null; readonly zone: string | null } | null;
  readonly zone: string;
  readonly device: string;
  readonly now: number;
}): Promise<Here | null> {
  const { chosen, birth, zone, device, now } = known;
  const isHere = (other: string) => isSameClock(now, other, zone) || isSameClock(now, other, device);
  if (chosen !== null && (chosen.zone === null || isHere(chosen.zone))) return placed(chosen, 'chosen');
  const { newerZoneName, zoneCity } = await import('#places/zone-city.ts');
  const born = birth?.place ?? null;
  const bornZone = birth?.zone ?? '';
  if (born !== null && newerZoneName(bornZone) === newerZoneName(zone)) return placed(born, 'birth');
  const city = zoneCity(zone);
  if (city !== null) return placed(city, 'zone');
  return born !== null && isSameClock(now, bornZone, zone) ? placed(born, 'birth') : null;
}

function placed(place: Omit<Here, 'from'>, from: Here['from']): Here {
  return { name: place.name, latDeg: place.latDeg, lonDeg: place.lonDeg, from };
}
