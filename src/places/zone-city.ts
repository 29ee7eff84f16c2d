/**
 * The city a time zone is named after: the nearest guess at where a device is when nobody said.
 *
 * Source: zone.tab of the IANA time zone database 2025b (public domain), coordinates rounded to 0.01°.
 */
import cities from './data/zone-cities.json' with { type: 'json' };

/** What browsers call zones that the database renamed. */
const olderNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

export type ZoneCity = { readonly name: string; readonly latDeg: number; readonly lonDeg: number };

/** The name the zone database uses now; the same name where it knows no other. */
export function newerZoneName(zone: string): string {
  return olderNames[zone] ?? zone;
}

/** The city of an IANA zone, degrees north and east; null for a zone without one, as `UTC` or `Etc/GMT+3`. */
export function zoneCity(zone: string): ZoneCity | null {
  const name = newerZoneName(zone);
  const [latDeg, lonDeg] = new Map<string, readonly number[]>(Object.entries(cities)).get(name) ?? [];
  if (latDeg === undefined || lonDeg === undefined) return null;
  return { name: (name.split('/').at(-1) ?? name).replaceAll('_', ' '), latDeg, lonDeg };
}
