/** A place search over two towns, for forms. */
import type { PlaceSearch } from '#engine/places-client.ts';

export const lisbon = {
  id: 'gn:2267057',
  name: 'Lisbon',
  region: 'Lisbon',
  country: 'Portugal',
  countryCode: 'PT',
  latDeg: 38.717,
  lonDeg: -9.133,
  zone: 'Europe/Lisbon',
} as const;

export const chiangMai = {
  id: 'gn:1153671',
  name: 'Chiang Mai',
  region: 'Chiang Mai',
  country: 'Thailand',
  countryCode: 'TH',
  latDeg: 18.79,
  lonDeg: 98.985,
  zone: 'Asia/Bangkok',
} as const;

export const testPlaces: PlaceSearch = {
  warm: async () => undefined,
  search: async (query) => ({
    type: 'places',
    places: [lisbon, chiangMai].filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase())),
  }),
  close: () => undefined,
};
