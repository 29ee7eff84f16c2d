/** Written by tools/gazetteer.mjs; do not edit. The files are in public/places and served under /places/. */
export const PLACES_MANIFEST = {
  main: { file: 'cities-1c039e0bfb.txt', bytes: 1999629, gzipBytes: 823463, brotliBytes: 668609 },
  names: { file: 'names-2ab0a54dcb.txt', bytes: 1381117, gzipBytes: 622430, brotliBytes: 520804 },
  rows: 56744,
  /** Latest change of a record in the source data. */
  dataDate: '2023-03-05',
  source: 'GeoNames',
  sourceUrl: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
