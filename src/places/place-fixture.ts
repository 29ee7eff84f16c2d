/** A city index of ten places in the format of the real one, made by hand for tests. */

const ROWS = [
  // id, name, ascii, latitude, longitude, zone, log2(population) × 4, own name, other spellings; grouped by region
  [6183235, 'Yorkton', '', 51.213, -102.463, 2, 55, '', ''],
  [2657999, 'Munchenstein', '', 47.518, 7.61, 6, 54, '', ''],
  [2867714, 'Munich', '', 48.137, 11.575, 3, 81, 'München', 'Muenchen|Munic'],
  [640000, 'Pyorko', '', 61.0, 24.0, 7, 80, '', ''],
  [2988507, 'Paris', '', 48.853, 2.349, 4, 84, '', 'Lutece|Parigi'],
  [2633352, 'York', '', 53.958, -1.083, 5, 69, '', ''],
  [1850147, 'Tokyo', '', 35.69, 139.692, 8, 92, '東京', '東京都|Tokio'],
  [670000, 'Lutea', '', 45.0, 25.0, 9, 56, '', ''],
  [1609350, 'Bangkok', '', 13.754, 100.501, 1, 89, 'กรุงเทพ', 'กรุงเทพมหานคร|Krung Thep'],
  [5128581, 'New York City', '', 40.714, -74.006, 10, 92, '', 'New York'],
  [4562407, 'York', '', 39.963, -76.728, 10, 61, '', ''],
  [4717560, 'Paris', '', 33.661, -95.556, 0, 58, '', ''],
] as const;

const HEADER = {
  format: 1,
  build: 'fixture',
  rows: ROWS.length,
  zones: [
    'America/Chicago',
    'Asia/Bangkok',
    'America/Regina',
    'Europe/Berlin',
    'Europe/Paris',
    'Europe/London',
    'Europe/Zurich',
    'Europe/Helsinki',
    'Asia/Tokyo',
    'Europe/Bucharest',
    'America/New_York',
  ],
  regions: [
    ['CA.11', 'Saskatchewan', 1],
    ['CH.BL', 'Basel-Landschaft', 1],
    ['DE.02', 'Bavaria', 1],
    ['FI.06', 'Pirkanmaa', 1],
    ['FR.11', 'Île-de-France', 1],
    ['GB.ENG', 'England', 1],
    ['JP.40', 'Tokyo', 1],
    ['RO.09', 'Brașov', 1],
    ['TH.40', 'Bangkok', 1],
    ['US.NY', 'New York', 1],
    ['US.PA', 'Pennsylvania', 1],
    ['US.TX', 'Texas', 1],
  ],
};

const COUNTRIES: Readonly<Record<string, string>> = {
  CA: 'Canada',
  CH: 'Switzerland',
  DE: 'Germany',
  FI: 'Finland',
  FR: 'France',
  GB: 'United Kingdom',
  JP: 'Japan',
  RO: 'Romania',
  TH: 'Thailand',
  US: 'United States',
};

export const countryName = (code: string): string => COUNTRIES[code] ?? code;

const column = (value: (row: (typeof ROWS)[number]) => string): string =>
  `\u001e${ROWS.map(value).join('\n')}`;
const base36 = (n: number): string => Math.round(n).toString(36);

export function mainFile(): string {
  return [
    JSON.stringify(HEADER),
    column((row) => base36(row[0])),
    column((row) => row[1]),
    column((row) => row[2]),
    column((row) => base36((row[3] + 90) * 1000)),
    column((row) => base36((row[4] + 180) * 1000)),
    column((row) => base36(row[5])),
    column((row) => base36(row[6])),
  ].join('');
}

export function namesFile(): string {
  const { format, build, rows } = HEADER;
  return `${JSON.stringify({ format, build, rows })}${column((row) => row[7])}${column((row) => row[8])}`;
}
