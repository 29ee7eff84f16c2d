/**
 * The city index in memory, read from the two files that `tools/gazetteer.mjs` writes (format in README.md).
 *
 * Rows are put in order of population, largest first, so that a scan meets the likeliest place first and may stop.
 */
import { fold } from './fold.ts';
import type { Place } from './place.ts';

export type PlaceIndex = {
  readonly rows: number;
  /** Identifies the data; the names file must carry the same. */
  readonly build: string;
  readonly place: (row: number) => Place;
  /** Region number of each row. */
  readonly regionOf: Uint16Array;
  /** Log of the population, in quarters of a doubling: 40 is a thousand people, 80 a million. */
  readonly size: Uint8Array;
  readonly main: SearchText;
  /** Names on the places' own signs, and all other spellings; null until the second file is here. */
  readonly own: SearchText | null;
  readonly other: SearchText | null;
  /** Words a qualifier may match, one text a region: " texas tx united states us usa". */
  readonly regionWords: readonly string[];
  /** File row of each row, to line up the names file. */
  readonly fileRow: Uint32Array;
};

/**
 * Folded names of all rows in one text, each name between line feeds: a search in one long text is many times
 * faster than in fifty thousand short ones. `starts[row]` is where a row's names begin.
 */
export type SearchText = { readonly text: string; readonly starts: Uint32Array };

const COLUMN = '\u001e';
const FORMAT = 1;

type Header = {
  readonly format: number;
  readonly build: string;
  readonly rows: number;
  readonly zones: readonly string[];
  /** `["US.TX", "Texas", rows]`, in the order of the file. */
  readonly regions: readonly (readonly [code: string, name: string, rows: number])[];
};

/**
 * Reads the main file. `countryName` gives a country's name for its ISO code. Throws on a file of another
 * format or one cut short: the caller then has no index.
 */
export function parsePlaces(file: string, countryName: (code: string) => string): PlaceIndex {
  const [head = '', ...columns] = file.split(COLUMN);
  const header = JSON.parse(head) as Header;
  if (header.format !== FORMAT) throw new Error(`city index of format ${header.format}, expected ${FORMAT}`);
  const [ids = [], names = [], asciis = [], lats = [], lons = [], zones = [], sizes = []] = columns.map((c) =>
    c.split('\n'),
  );
  const { rows } = header;
  for (const column of [ids, names, asciis, lats, lons, zones, sizes]) {
    if (column.length !== rows) throw new Error(`city index is cut short: ${column.length} of ${rows} rows`);
  }

  const fileSize = Uint8Array.from(sizes, base36);
  const fileRow = Uint32Array.from(names.keys()).sort(
    (a, b) => (fileSize[b] ?? 0) - (fileSize[a] ?? 0) || a - b,
  );
  const regionInFile = new Uint16Array(rows);
  let filled = 0;
  header.regions.forEach(([, , count], region) => {
    regionInFile.fill(region, filled, filled + count);
    filled += count;
  });

  const place = (row: number): Place => {
    const i = fileRow[row] ?? 0;
    const [code, region] = header.regions[regionInFile[i] ?? 0] ?? ['', ''];
    const countryCode = code.slice(0, 2);
    return {
      id: `gn:${base36(ids[i] ?? '')}`,
      name: names[i] ?? '',
      region,
      country: countryName(countryCode),
      countryCode,
      latDeg: degrees(lats[i], 90),
      lonDeg: degrees(lons[i], 180),
      zone: header.zones[base36(zones[i] ?? '')] ?? '',
    };
  };

  return {
    rows,
    build: header.build,
    place,
    regionOf: Uint16Array.from(fileRow, (i) => regionInFile[i] ?? 0),
    size: Uint8Array.from(fileRow, (i) => fileSize[i] ?? 0),
    main: searchText(fileRow, (i) => {
      const name = fold(names[i] ?? '');
      const ascii = asciis[i] ?? '';
      return ascii === '' ? name : `${name}\n${fold(ascii)}`;
    }),
    own: null,
    other: null,
    regionWords: header.regions.map(([code, name]) => regionText(code, name, countryName)),
    fileRow,
  };
}

/** The same index with the names of the second file. Throws when the file is of another build or cut short. */
export function addNames(index: PlaceIndex, file: string): PlaceIndex {
  const [head = '', ownColumn = '', otherColumn = ''] = file.split(COLUMN);
  const header = JSON.parse(head) as Pick<Header, 'format' | 'build' | 'rows'>;
  if (header.format !== FORMAT || header.build !== index.build)
    throw new Error('place names of another build');
  const own = ownColumn.split('\n');
  const others = otherColumn.split('\n');
  if (own.length !== index.rows || others.length !== index.rows) throw new Error('place names are cut short');
  return {
    ...index,
    place(row) {
      const place = index.place(row);
      const nativeName = own[index.fileRow[row] ?? 0] ?? '';
      return nativeName === '' || nativeName === place.name ? place : { ...place, nativeName };
    },
    own: searchText(index.fileRow, (i) => fold(own[i] ?? '')),
    other: searchText(index.fileRow, (i) => (others[i] ?? '').split('|').map(fold).join('\n')),
  };
}

function searchText(fileRow: Uint32Array, namesOf: (fileRow: number) => string): SearchText {
  const starts = new Uint32Array(fileRow.length);
  const parts: string[] = [];
  let length = 0;
  fileRow.forEach((i, row) => {
    const names = namesOf(i);
    const part = names === '' ? '' : `\n${names}\n`;
    starts[row] = length;
    length += part.length;
    parts.push(part);
  });
  return { text: parts.join(''), starts };
}

/** GeoNames numbers these provinces and states; people write their letters. ISO 3166-2. */
const REGION_LETTERS: Readonly<Record<string, string>> = {
  'CA.01': 'ab',
  'CA.02': 'bc',
  'CA.03': 'mb',
  'CA.04': 'nb',
  'CA.05': 'nl',
  'CA.07': 'ns',
  'CA.08': 'on',
  'CA.09': 'pe',
  'CA.10': 'qc',
  'CA.11': 'sk',
  'CA.12': 'yt',
  'CA.13': 'nt',
  'CA.14': 'nu',
  'AU.01': 'act',
  'AU.02': 'nsw',
  'AU.03': 'nt',
  'AU.04': 'qld',
  'AU.05': 'sa',
  'AU.06': 'tas',
  'AU.07': 'vic',
  'AU.08': 'wa',
};

const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  US: 'usa america',
  GB: 'uk great britain england',
  AE: 'uae emirates',
  CZ: 'czech republic',
  CI: 'ivory coast',
  MM: 'burma',
  NL: 'holland',
  TR: 'turkey',
  KR: 'korea',
  RU: 'russian federation',
  CD: 'drc',
  BA: 'bosnia',
  MK: 'macedonia',
  SZ: 'swaziland',
};

function regionText(code: string, name: string, countryName: (code: string) => string): string {
  const country = code.slice(0, 2);
  const letters = REGION_LETTERS[code] ?? (/^[A-Z]+$/.test(code.slice(3)) ? code.slice(3).toLowerCase() : '');
  return ` ${fold(name)} ${letters} ${fold(countryName(country))} ${country.toLowerCase()} ${COUNTRY_WORDS[country] ?? ''} `;
}

function base36(digits: string): number {
  return Number.parseInt(digits, 36);
}

/** Columns hold thousandths of a degree above the southern or western end, so that no number has a sign. */
function degrees(digits: string | undefined, below: number): number {
  return (base36(digits ?? '') - below * 1000) / 1000;
}
